ui-close = Close
page-skip = Skip to the content
page-load-failed = This page could not be loaded.
page-reload = Load again
page-not-found = There is no such page
page-home = To the home page
