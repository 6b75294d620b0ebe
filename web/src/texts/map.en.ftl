map-zoom = Size of the map
map-zoom-in = Closer
map-zoom-out = Farther
map-zoom-whole = Whole map
map-mini = Small map: a tap leads there

# The page /map-demo
map-demo = Map room
map-demo-overlays = What the map shows
map-demo-control = Control
map-demo-lands = Lands
map-demo-income = Income
map-demo-bare = Bare
map-demo-find = Find a place
map-demo-more = { $count } more
