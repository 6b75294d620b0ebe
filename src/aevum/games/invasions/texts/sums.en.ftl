### Sums that open into their parts (English).

sum-points = Points so far
sum-scoring = Points that a scoring would bring now
sum-par = Par, taken away at the end
source-par = par
