// The mage's spells (M10, R-70 to R-77).
#pragma once

#include "rules/story.h"

namespace rules {

// Whether the token lies there to be cast.
Objection must_lie_there(const Ruleset& rules, const State& state, Spell spell);

Objection ban_on_spell(const Ruleset& rules, const State& state, Spell spell);
Objection ban_on_broom(const State& state, Place at);
Objection ban_on_swap(const Ruleset& rules, const State& state, Pawn one, Pawn other);
Objection ban_on_teleportation(const Ruleset& rules, const State& state, Pawn pawn, Place to);
Objection ban_on_frog(const State& state, Pawn guard);
Objection ban_on_voucher(const Ruleset& rules, const State& state, Pawn guard, Tile shop);

// Where a guard is asked for: his space, or the one before the shop he eats in.
Place whereabouts(const State& state, Pawn guard);

Decision decide_spell(const Ruleset& rules, const State& state, const Stamped& action, const CastSpell& cast);
Decision decide_broom(const Ruleset& rules, const State& state, const Stamped& action, const CastBroom& cast);
Decision decide_swap(const Ruleset& rules, const State& state, const Stamped& action, const CastSwap& cast);
Decision decide_teleportation(const Ruleset& rules, const State& state, const Stamped& action,
                              const CastTeleportation& cast);
Decision decide_frog(const Ruleset& rules, const State& state, const Stamped& action, const CastFrog& cast);
Decision decide_voucher(const Ruleset& rules, const State& state, const Stamped& action,
                        const CastVoucher& cast);

// On a flip the temporary spells end, in the order they were cast (R-34, M10-END).
void end_spells(Story& story);

}  // namespace rules
