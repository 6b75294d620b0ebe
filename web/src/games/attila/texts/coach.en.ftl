### Attila: what the coach calls a decision, after what is true of it (English).

attila-coach-last-tile = The last tile of all
attila-coach-scoring-next = A scoring, and when it comes
attila-coach-conflict = The fifth stone in { $province }
attila-coach-stake = Cards for the { $tribe }
attila-coach-no-stake = Cards in a conflict
attila-coach-full = The fourth stone in { $province }
attila-coach-costs = A step that cost points
attila-coach-gives = A gift to { $seat }
attila-coach-threat = A lead for one card
attila-coach-behind = Behind with the { $tribe }
attila-coach-second = Second with the { $tribe }
