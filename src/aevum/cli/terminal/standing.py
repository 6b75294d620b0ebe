"""Standing orders at the keyboard: what a person has answered beforehand, while it is open."""

from __future__ import annotations

from aevum.cli.terminal.generic import Scene
from aevum.cli.terminal.screen import Screen
from aevum.core.orders import ASK, NOTHING, Given, Order, Orders


class StandingOrders:
    """The command `orders`: a list, and `orders 1 never` to change it."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.by_seat: dict[int, Orders] = {}

    def action(self, seat: int) -> str | None:
        """What the seat has ordered for the present question."""
        table = self.screen.table
        return table.game.order(table.state, seat, self.by_seat.get(seat, {}))

    def obey(self, rest: str, scene: Scene) -> None:
        """Change an order if the line says which, then show all of them."""
        screen = self.screen
        declared = screen.table.game.standing_orders
        if not declared:
            screen.say("orders-none")
            return
        words = rest.casefold().split()
        if words and not self.give(declared, words, scene.seat):
            screen.say("orders-how")
            return
        given = self.by_seat.get(scene.seat, {})
        for number, order in enumerate(declared, 1):
            answer = self.answer(given.get(order.name, NOTHING).answer)
            named = screen.voice.say(f"order-{order.name}")
            screen.say("orders-line", number=number, order=named, answer=answer)
        screen.say("orders-how")

    def give(self, declared: list[Order], words: list[str], seat: int) -> bool:
        """`1 never`, as the screen calls it."""
        if len(words) != 2 or not words[0].isdecimal():
            return False
        if not 1 <= int(words[0]) <= len(declared):
            return False
        order = declared[int(words[0]) - 1]
        for answer in (*order.answers, ASK):
            if words[1] == self.answer(answer):
                self.by_seat.setdefault(seat, {})[order.name] = Given(answer)
                return True
        return False

    def answer(self, answer: str) -> str:
        return self.screen.voice.say(f"orders-{answer}")
