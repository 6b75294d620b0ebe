"""A bot from afar: it sits down with the token of an invitation and plays over HTTP, by lot.

python docs/far_bot.py http://127.0.0.1:8000 TOKEN    (the invitation's address ends with it)
"""

import random
import sys
import time

import httpx


def choose(seen):
    """One of `legal`; `view` is what I see, and all that the server tells me."""
    return random.choice(seen["legal"])


def play(house, token):
    with httpx.Client(base_url=house, timeout=30) as http:
        http.headers["x-csrftoken"] = http.cookies[http.get("/api/me").json()["csrf"]]
        table = "/api/tables/" + http.get(f"/api/invites/{token}").json()["id"]
        seat = http.post(f"{table}/join", json={"token": token}).json()["seat"]
        while not (seen := http.get(table, params={"seat": seat}).json())["result"]:
            if seen["actor"] == seat:
                said = {"seat": seat, "seq": seen["seq"], "action": choose(seen)}
                http.post(f"{table}/act", json=said)
            time.sleep(0.1)
        return seen["result"]


print(play(*sys.argv[1:]))
