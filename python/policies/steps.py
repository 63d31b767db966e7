"""A policy in three steps, each a little better than the one before; docs/research.md explains them."""
import random

from policies.mall import Mall, Wishes, parts_of

SURE = ("theft", "place", "draw")


def first(view, legal, engine):
    return next((action for kind in SURE for action in legal if parts_of(action)[0] == kind), None)


def toward(what, wishes, legal):
    def gain(action):
        _, hero, start, to = parts_of(action)
        return wishes.far(what, hero, start) - wishes.far(what, hero, to) if hero else 0
    best = max(legal, key=gain, default=None)
    return best if best and gain(best) > 0 else None


def second(view, legal, engine):
    wishes = Wishes(Mall(engine.catalog, view))
    goal = "exit" if wishes.stolen else "item" if wishes.all_found else "explore"
    return first(view, legal, engine) or toward(goal, wishes, legal)


def third(view, legal, engine):
    action = second(view, legal, engine)
    if action is None and legal and random.random() < 0.25:
        action = random.choice(legal)
    return action
