"""What happens to all bonds of a nation at once, and at the end of a turn.

Rules   realm R7.3, R10.5, R31.3, R36.4, R37.7, R39.11, R40.7, E64, E65, E130; war R7.10
Owns    none
Nodes   none
Leaves  each bond to its chapter
"""

from __future__ import annotations

from aevum.games.invasions.rules.board.control import settle_control
from aevum.games.invasions.rules.board.mercenaries import dismiss, send_home
from aevum.games.invasions.rules.bonds.alliances import (
    drop_alliance,
    end_alliance,
    end_joint_activation,
    expire_alliances,
)
from aevum.games.invasions.rules.bonds.breach import (
    ask_federates,
    break_foedus,
    dissolve_foedus,
    let_foedera_lapse,
)
from aevum.games.invasions.rules.bonds.clients import free_clients, leave_patron
from aevum.games.invasions.rules.bonds.diplomacy import discard_cards
from aevum.games.invasions.rules.bonds.federation import reward_federates
from aevum.games.invasions.rules.bonds.foedus import clear_pledges
from aevum.games.invasions.rules.bonds.marriages import end_weddings, reward_peace
from aevum.games.invasions.rules.bonds.pacts import end_all_pacts, end_old_pacts, end_pacts_of
from aevum.games.invasions.rules.bonds.vassals import free_vassal, free_vassals
from aevum.games.invasions.rules.march.activation import partners
from aevum.games.invasions.state import InvasionsState


def send_mercenaries_home(s: InvasionsState) -> None:
    """realm R10.5: those who serve for one activation."""
    for nation in partners(s):
        send_home(s, nation)


def end_bonds_of_activation(s: InvasionsState) -> None:
    """realm R10.5: pacts of who has acted end, peace is rewarded, card alliances end."""
    end_old_pacts(s)
    nations = partners(s)
    for nation in nations:
        reward_peace(s, nation)
    end_joint_activation(s, nations)
    settle_control(s)


def end_diplomacy(s: InvasionsState) -> None:
    """Step 3.B, realm R40.7, E64, E65; pledges, pacts and weddings do not outlive the turn."""
    discard_cards(s)
    clear_pledges(s)
    end_all_pacts(s)
    end_weddings(s)
    reward_federates(s)
    let_foedera_lapse(s)
    settle_control(s)


def end_turn_alliances(s: InvasionsState) -> None:
    """realm R36.4: after phase 4, so that shared points are split."""
    expire_alliances(s)


def lose_dependants(s: InvasionsState, nation: int) -> None:
    """realm R7.3: allies, clients and vassals are lost at once; federates may break."""
    ask_federates(s, nation)
    free_clients(s, nation)
    free_vassals(s, nation)
    end_alliance(s, nation)


def become_free(s: InvasionsState, nation: int) -> None:
    """realm E130: an empire is nobody's dependant; it breaks its own foedera."""
    leave_patron(s, nation)
    free_vassal(s, nation)
    for foedus in reversed(range(len(s.federates))):
        if s.federates[foedus] == nation:
            break_foedus(s, foedus)


def end_bonds(s: InvasionsState, nation: int) -> None:
    """realm R31.3 (2), E108: all bonds and pacts of a nation that leaves the game."""
    leave_patron(s, nation)
    free_vassal(s, nation)
    free_clients(s, nation)
    free_vassals(s, nation)
    end_pacts_of(s, nation)
    for foedus in reversed(range(len(s.federates))):
        if nation in (s.federators[foedus], s.federates[foedus]):
            dissolve_foedus(s, foedus)
    drop_alliance(s, nation)
    dismiss(s, nation)
    settle_control(s)
