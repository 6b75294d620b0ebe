"""Borders: what touches in the picture against what the lists of the data pack say."""

from collections.abc import Mapping

from .settings import BorderList, Pair


def measured(
    lengths: Mapping[Pair, float], layer: str, layer_of: Mapping[str, str], corner: float
) -> dict[Pair, float]:
    """The contacts of one layer (land, coast or sea) that are long enough to be borders."""
    return {
        couple: km
        for couple, km in lengths.items()
        if km > corner and _layer(couple, layer_of) == layer
    }


def _layer(couple: Pair, layer_of: Mapping[str, str]) -> str:
    """Waste land borders nothing."""
    kinds = {layer_of[name] for name in couple}
    if kinds == {"land", "sea"}:
        return "coast"
    return kinds.pop() if len(kinds) == 1 else "waste"


def complaints(
    found: Mapping[Pair, float], listed: set[Pair], rules: BorderList, layer: str
) -> list[str]:
    """One sentence for each difference between picture and list."""
    extra = [
        f"{layer}: {a} and {b} touch over {found[a, b]:.1f} km, but are not listed."
        for a, b in sorted(found.keys() - listed)
    ]
    missing = [
        f"{layer}: {a} and {b} are listed, but do not touch."
        for a, b in sorted(listed - found.keys())
    ]
    short = [
        f"{layer}: {a} and {b} touch over only {found[a, b]:.1f} km."
        for a, b in sorted(found.keys() - rules.narrow)
        if found[a, b] < rules.shortest
    ]
    return extra + missing + short
