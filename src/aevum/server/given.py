"""What a handler is given by name; `dependencies` in `app.py` says where it comes from."""

from __future__ import annotations

from collections.abc import Callable

from litestar.channels import ChannelsPlugin
from litestar.di import NamedDependency

from aevum.server.analysis import Analyst
from aevum.server.coach import Coach
from aevum.server.desk import Desk
from aevum.server.hall import Hall
from aevum.server.identity import Identity
from aevum.server.notices import Notifier
from aevum.server.settings import Settings
from aevum.store.people import People, Person

TheHall = NamedDependency[Hall]
ThePeople = NamedDependency[People]
TheDesk = NamedDependency[Desk]
TheAnalyst = NamedDependency[Analyst]
TheCoach = NamedDependency[Coach]
TheNotifier = NamedDependency[Notifier]
TheIdentity = NamedDependency[Identity]
TheSettings = NamedDependency[Settings]
TheChannels = NamedDependency[ChannelsPlugin]
Farewell = Callable[[str], None]
TheFarewell = NamedDependency[Farewell]
"""Tells all processes that a session of this person has ended."""
Visitor = NamedDependency[Person | None]
"""Whoever asks; nobody where no cookie came."""
Somebody = NamedDependency[Person]
"""Whoever asks, a guest at least."""
