### The film of a table: chapters, time line, a moment to share (English).
### $title is the title of a chapter, $speed is written like 2×.

film-chapters = Chapters
film-chapter-of = { $number } of { $count }
film-begins = The game begins
film-caption = Moment on show
film-chapter-back = Chapter back (⇧ ←)
film-chapter-on = Next chapter (⇧ →)
film-speed = Speed
film-faster = Speed { $speed }
film-time = { $at } of { $all }
film-quick = Pass quiet stretches
film-hide = Hide what comes
film-on-brief = Play on
film-playhead = Place in the film
film-at = Move { $number } of { $count }. { $title }
film-points = Points, if all were scored now
film-share = Share this moment
film-share-about = The link opens the film at this moment. Whoever follows it sees what they may see at this table.
film-send = Send …
film-copied = Text and link are copied.
