"""What travels over the wire; the OpenAPI page is made from these."""

# ruff: noqa: F403
from aevum.server.messages.drafts import *
from aevum.server.messages.kinds import *
from aevum.server.messages.notices import *
from aevum.server.messages.people import *
from aevum.server.messages.play import *
from aevum.server.messages.problems import *
from aevum.server.messages.questions import *
from aevum.server.messages.shelf import *
from aevum.server.messages.study import *
from aevum.server.messages.tables import *
from aevum.server.messages.teaching import *
