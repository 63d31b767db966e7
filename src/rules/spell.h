// The mage's spells (M10, R-70 to R-77).
#pragma once

#include "rules/give_action.h"
#include "rules/resolution.h"

namespace rules {

// Whether the token is there to be cast.
Objection why_spell_is_missing(const Ruleset& rules, const State& state, Spell spell);

Objection why_cannot_cast(const Ruleset& rules, const State& state, Spell spell);
Objection why_cannot_cast_broom(const State& state, Place at);
Objection why_cannot_cast_swap(const Ruleset& rules, const State& state, Pawn one, Pawn other);
Objection why_cannot_cast_teleportation(const Ruleset& rules, const State& state, Pawn pawn, Place to);
Objection why_cannot_cast_frog(const State& state, Pawn guard);
Objection why_cannot_cast_voucher(const Ruleset& rules, const State& state, Pawn guard, Tile shop);

// Where a request expects a guard: on his space, or in front of the shop he eats in.
Place whereabouts(const State& state, Pawn guard);

Objection why_refused(const Ruleset& rules, const State& state, const Stamped& action, const CastSpell& cast);
void carry_out(Resolution& resolution, const CastSpell& cast);
Objection why_refused(const Ruleset& rules, const State& state, const Stamped& action, const CastBroom& cast);
void carry_out(Resolution& resolution, const CastBroom& cast);
Objection why_refused(const Ruleset& rules, const State& state, const Stamped& action, const CastSwap& cast);
void carry_out(Resolution& resolution, const CastSwap& cast);
Objection why_refused(const Ruleset& rules, const State& state, const Stamped& action,
                      const CastTeleportation& cast);
void carry_out(Resolution& resolution, const CastTeleportation& cast);
Objection why_refused(const Ruleset& rules, const State& state, const Stamped& action, const CastFrog& cast);
void carry_out(Resolution& resolution, const CastFrog& cast);
Objection why_refused(const Ruleset& rules, const State& state, const Stamped& action,
                      const CastVoucher& cast);
void carry_out(Resolution& resolution, const CastVoucher& cast);

// On a flip the temporary spells end, in the order they were cast (R-34, M10-END).
void end_spells(Resolution& resolution);

// For the table of modules.
void list_spells(const Ruleset& rules, const State& state, Seat seat, GiveAction give);

}  // namespace rules
