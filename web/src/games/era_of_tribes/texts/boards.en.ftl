### Boards of Era of Tribes: progress, cards, sums, battles, offers, the end (English).

era-you = you
era-thalers = { $number } T
era-back-to-map = Back to the map

## Sums

era-sum-seats = Whose sum
era-sum-total = Total
era-sum-nothing = Nothing counts yet.
era-sum-others = Other sums
era-sum-growth-more = Each leader on Expansion adds 2, each luxury good 1.
era-sum-growth-unused = { $morale ->
    [0] Growth that is not used brings 1 morale for every 3; { $growth } would bring none.
   *[other] Growth that is not used brings 1 morale for every 3: { $growth } would bring { $morale }.
}

## The wheel

era-progress = Progress
era-wheel = Wheel of progress
era-wheel-first = +1 IP
era-wheel-ends = { $number } ends
era-wheel-spoke = { $field }, level { $level }. { $state ->
    [top] There is no further level.
    [dear] The next level costs { $price } thalers, which is too dear.
    [chosen] The next level costs { $price } thalers and is chosen.
   *[affordable] The next level costs { $price } thalers.
} { $missing ->
    [0] { "" }
    [one] One side branch is missing.
   *[other] { $missing } side branches are missing.
} { $first ->
    [true] You would be the first: 1 influence point.
   *[false] { "" }
}
era-legend-affordable = affordable
era-legend-dear = too dear
era-legend-first = first there: +1 IP
era-legend-missing = branch missing
era-choose-field = Choose a field of the wheel: here is what it costs you now, and what it brings.
era-chosen-top = You have reached the last level of this field.
era-chosen-branch = Side branch { $field } { $level }
era-chosen-pay = You pay
era-chosen-gain = You get
era-chosen-first = First here: +1 influence point ({ $from } → { $to })
era-chosen-count = Progresses { $from } → { $to }
era-chosen-missing = Missing side branch: { $fields }
era-buy = { $free ->
    [true] Begin with { $field }
   *[false] Buy { $field } { $level }
}
era-buy-sub = { $price } T{ $first ->
    [true] , +1 IP
   *[false] { "" }
}

## Epochs

era-epochs = Epochs
era-epoch-ends = ends
era-need-luxuries = of { $needed } luxury goods
era-need-cities = of { $needed ->
    [one] 1 city
   *[other] { $needed } cities
}
era-need-progresses = of { $needed } progresses
era-need-met = met
era-epoch-verdict = { $possible ->
    [true] { $met } of 3: you can revolt into the { $epoch }.
   *[false] { $met } of 3; the { $epoch } needs { $needs }.
}
era-epoch-reward = { $first ->
    [true] The first gets 2 influence points and scores an open card.
   *[false] You get 1 influence point.
}

## Influence cards

era-cards = Influence cards
era-cards-now = if scored now
era-open-cards = Open cards
era-card-only-you = only you see it.
era-card-rank = { $seat }: { $value }{ $pays ->
    [0] { "" }
   *[other] , would get { $pays }
}
