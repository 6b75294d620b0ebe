map-zoom = Größe der Karte
map-zoom-in = Näher heran
map-zoom-out = Weiter weg
map-zoom-whole = Ganze Karte
map-mini = Kleine Karte: antippen führt dorthin

# Die Seite /map-demo
map-demo = Kartenraum
map-demo-overlays = Was die Karte zeigt
map-demo-control = Herrschaft
map-demo-lands = Länder
map-demo-income = Einkommen
map-demo-bare = Leer
map-demo-find = Einen Ort finden
map-demo-more = { $count } weitere
