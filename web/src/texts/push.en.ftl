### Push messages to this browser (English).

push-here = Tell me in this browser, even when the page is closed
push-browser = Browser
push-unsupported = This browser cannot be told while the page is closed; it needs a page that came by https.
problem-push = This browser takes no push messages now; in private windows none does.
push-blocked = This browser blocks notifications from this page; allow them in its settings first.
