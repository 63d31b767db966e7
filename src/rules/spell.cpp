#include "rules/spell.h"

#include "rules/arrival.h"
#include "rules/before_acting.h"
#include "rules/covering.h"
#include "rules/empty_space.h"
#include "rules/explore.h"
#include "rules/guard_room.h"
#include "rules/watch.h"

namespace rules {
namespace {

bool is_dining(const State& state, Pawn guard) { return state.presence[index(guard)] == Presence::Dining; }

Objection why_cannot_be_taken(const Ruleset& rules, const State& state, Pawn pawn, Place to) {
  if (const Objection objection = why_not_at_large(rules, state, pawn)) return objection;
  return why_must_keep_its_captive(rules, state, pawn, to);
}

// the pawn is where the request says.
Objection why_not_where_it_was(const State& state, Pawn pawn, Place from) {
  const Place at = is_hero(pawn) ? place_of(state, pawn) : whereabouts(state, pawn);
  if (at == kNowhere || at == from) return std::nullopt;
  return Refusal{.reason = Reason::Overtaken, .place = at, .pawn = pawn};
}

void begin_spell(Resolution& resolution, Spell spell) {
  begin_action(resolution, ActionKind::Ability);
  emit(resolution, SpellCast{spell});
}

// One of two pawns that have changed places comes onto its new space.
Watch watch_after_swap(const Ruleset& rules, const State& before, const State& after, Pawn pawn) {
  const Place from = place_of(before, pawn);
  const Place to = place_of(after, pawn);
  if (sensor_covers(after, to))
    return {.objection = Refusal{.reason = Reason::SensorIsWatching, .place = to}};
  if (is_hero(pawn) && placed_tile(after, from.tile()).dimension != placed_tile(after, to.tile()).dimension)
    return {.objection = Refusal{.reason = Reason::OtherDimension, .place = to}};
  Watch watch;
  if (from.tile() != to.tile()) {
    watch = watch_over(rules, after, pawn, to.tile());
    if (watch.objection) return watch;
    if (const Objection objection = why_cannot_enter(rules, after, pawn, to.tile()))
      return {.objection = objection};
  }
  if (!watch.caught) watch.objection = why_cannot_stop_at(rules, after, pawn, to);
  return watch;
}

// A guard comes back where he was, or to the nearest empty space.
void bring_back(Resolution& resolution, Pawn guard, Place at) {
  const NearestSpaces nearest =
      is_occupied(resolution.now, at) ? nearest_empty(resolution.now, at) : NearestSpaces{};
  emit(resolution, PawnPut{guard, nearest.empty() ? at : nearest.front(), Presence::InTheMall, Put::Returns});
  come_upon(resolution, guard);
}

void end_frog(Resolution& resolution) {
  for (const Pawn guard : kGuardPawns) {
    const bool is_frog = resolution.now.presence[index(guard)] == Presence::Frog;
    if (is_frog) bring_back(resolution, guard, whereabouts(resolution.now, guard));
  }
}

void end_voucher(Resolution& resolution) {
  for (const Pawn guard : kGuardPawns) {
    const Presence presence = resolution.now.presence[index(guard)];
    const Place at = whereabouts(resolution.now, guard);
    if (presence == Presence::Dining) bring_back(resolution, guard, at);
    if (presence == Presence::DiningFrog) emit(resolution, PawnPut{guard, at, Presence::Frog, Put::Returns});
  }
}

// The guards see the mage again.
void end_invisibility(Resolution& resolution) {
  if (!is_in_the_mall(resolution.now, kMage)) return;
  const std::optional<Pawn> guard = guard_on(resolution.now, place_of(resolution.now, kMage).tile());
  if (guard) come_upon(resolution, *guard);
}

void end_clairvoyance(Resolution& resolution) {
  emit(resolution, DeckTurned{DeckFace::Down, top_as_seen(resolution.now, DeckFace::Down)});
}

}  // namespace

Place whereabouts(const State& state, Pawn guard) {
  const Place at = place_of(state, guard);
  return at != kNowhere ? at : state.security.back_at[guard_index(guard)];
}

Objection why_spell_is_missing(const Ruleset& rules, const State& state, Spell spell) {
  if (!rules.modules.contains(Module::Spells)) return Refusal{.reason = Reason::NotInThisGame};
  if (!state.security.spells.contains(spell)) return Refusal{.reason = Reason::TokenIsSpent};
  return std::nullopt;
}

Objection why_cannot_cast(const Ruleset& rules, const State& state, Spell spell) {
  if (const Objection objection = why_spell_is_missing(rules, state, spell)) return objection;
  switch (spell) {
    case Spell::CrystalBall:
      if (state.deck.empty() && !state.held) return Refusal{.reason = Reason::NothingWouldChange};
      return std::nullopt;
    case Spell::Clairvoyance:
      if (state.deck.empty() || state.deck_face == DeckFace::Up)
        return Refusal{.reason = Reason::NothingWouldChange};
      return std::nullopt;
    case Spell::GhostForm:
    case Spell::Invisibility:
      if (!is_in_the_mall(state, kMage)) return Refusal{.reason = Reason::MageMustBeThere, .pawn = kMage};
      return std::nullopt;
    case Spell::Code:
      return std::nullopt;
    case Spell::Broom:
    case Spell::Swap:
    case Spell::Teleportation:
    case Spell::Frog:
    case Spell::Voucher:
      return Refusal{.reason = Reason::NotThatSpell};
  }
  return Refusal{.reason = Reason::NotThatSpell};
}

Objection why_cannot_cast_broom(const State& state, Place at) {
  if (!is_corridor_space(state, at)) return Refusal{.reason = Reason::NotACorridorSpace, .place = at};
  if (!is_out_of_order(state, at)) return Refusal{.reason = Reason::NotOutOfOrder, .place = at};
  return std::nullopt;
}

Objection why_cannot_cast_swap(const Ruleset& rules, const State& state, Pawn one, Pawn other) {
  if (one == other) return Refusal{.reason = Reason::NothingWouldChange};
  if (const Objection objection = why_cannot_be_taken(rules, state, one, place_of(state, other)))
    return objection;
  if (const Objection objection = why_cannot_be_taken(rules, state, other, place_of(state, one)))
    return objection;
  for (const Pawn pawn : {one, other}) {
    if (const Objection objection = why_cannot_move_guard(rules, state, pawn, Way::Teleportation))
      return objection;
    if (const Objection objection = why_not_free_to_leave(rules, state, pawn)) return objection;
  }
  const State after = after_event(state, PawnsSwapped{one, other});
  for (const Pawn pawn : {one, other}) {
    if (const Objection objection = watch_after_swap(rules, state, after, pawn).objection) return objection;
  }
  return std::nullopt;
}

Objection why_cannot_cast_teleportation(const Ruleset& rules, const State& state, Pawn pawn, Place to) {
  if (!is_corridor_space(state, to)) return Refusal{.reason = Reason::NotACorridorSpace, .place = to};
  if (const Objection objection = why_cannot_be_taken(rules, state, pawn, to)) return objection;
  if (const Objection objection = why_cannot_move_guard(rules, state, pawn, Way::Teleportation))
    return objection;
  if (sensor_covers(state, to)) return Refusal{.reason = Reason::SensorIsWatching, .place = to};
  if (!is_empty(state, to)) return Refusal{.reason = Reason::SpaceIsNotEmpty, .place = to};
  if (const Objection objection = why_not_free_to_leave(rules, state, pawn)) return objection;
  return watch_at_arrival(rules, state, pawn, to).objection;
}

Objection why_cannot_cast_frog(const State& state, Pawn guard) {
  const bool is_a_guard = !is_hero(guard) && (is_in_the_mall(state, guard) || is_dining(state, guard));
  if (!is_a_guard) return Refusal{.reason = Reason::NotAGuard, .pawn = guard};
  return std::nullopt;
}

Objection why_cannot_cast_voucher(const Ruleset& rules, const State& state, Pawn guard, Tile shop) {
  if (is_hero(guard) || !is_in_the_mall(state, guard))
    return Refusal{.reason = Reason::NotAGuard, .pawn = guard};
  if (!is_placed(state, shop) || !catalog::def(shop).restaurant)
    return Refusal{.reason = Reason::NoMcTrollaldsThere, .tile = shop};
  return why_must_keep_its_captive(rules, state, guard, place(shop, catalog::def(shop).restaurant->front));
}

Objection why_refused(const Ruleset& rules, const State& state, const Stamped&, const CastSpell& cast) {
  return why_cannot_cast(rules, state, cast.spell);
}

void carry_out(Resolution& resolution, const CastSpell& cast) {
  begin_spell(resolution, cast.spell);
  if (cast.spell == Spell::Clairvoyance)
    emit(resolution, DeckTurned{DeckFace::Up, top_as_seen(resolution.now, DeckFace::Up)});
}

Objection why_refused(const Ruleset& rules, const State& state, const Stamped&, const CastBroom& cast) {
  if (const Objection objection = why_spell_is_missing(rules, state, Spell::Broom)) return objection;
  return why_cannot_cast_broom(state, cast.at);
}

void carry_out(Resolution& resolution, const CastBroom& cast) {
  begin_spell(resolution, Spell::Broom);
  emit(resolution, BackInOrder{cast.at});
  after_uncovering(resolution, cast.at);
}

Objection why_refused(const Ruleset& rules, const State& state, const Stamped&, const CastSwap& cast) {
  if (const Objection objection = why_spell_is_missing(rules, state, Spell::Swap)) return objection;
  if (const Objection objection = why_not_where_it_was(state, cast.one, cast.one_from)) return objection;
  if (const Objection objection = why_not_where_it_was(state, cast.other, cast.other_from)) return objection;
  return why_cannot_cast_swap(rules, state, cast.one, cast.other);
}

void carry_out(Resolution& resolution, const CastSwap& cast) {
  const State before = resolution.now;
  const State after = after_event(before, PawnsSwapped{cast.one, cast.other});
  begin_spell(resolution, Spell::Swap);
  emit(resolution, PawnsSwapped{cast.one, cast.other});
  for (const Pawn pawn : {cast.one, cast.other}) {
    if (resolution.now.outcome != Outcome::Running) break;
    const std::optional<Catcher> caught = watch_after_swap(resolution.rules, before, after, pawn).caught;
    apply_arrival(resolution, pawn, place_of(before, pawn), caught);
  }
  return_tile_without_place(resolution);
}

Objection why_refused(const Ruleset& rules, const State& state, const Stamped&,
                      const CastTeleportation& cast) {
  if (const Objection objection = why_spell_is_missing(rules, state, Spell::Teleportation)) return objection;
  if (const Objection objection = why_not_where_it_was(state, cast.pawn, cast.from)) return objection;
  return why_cannot_cast_teleportation(rules, state, cast.pawn, cast.to);
}

void carry_out(Resolution& resolution, const CastTeleportation& cast) {
  begin_spell(resolution, Spell::Teleportation);
  bring(resolution, cast.pawn, cast.to, Way::Teleportation);
}

Objection why_refused(const Ruleset& rules, const State& state, const Stamped&, const CastFrog& cast) {
  if (const Objection objection = why_spell_is_missing(rules, state, Spell::Frog)) return objection;
  if (!is_hero(cast.guard)) {
    if (const Objection objection = why_not_where_it_was(state, cast.guard, cast.from)) return objection;
  }
  return why_cannot_cast_frog(state, cast.guard);
}

void carry_out(Resolution& resolution, const CastFrog& cast) {
  begin_spell(resolution, Spell::Frog);
  const Presence presence = is_dining(resolution.now, cast.guard) ? Presence::DiningFrog : Presence::Frog;
  emit(resolution, PawnPut{cast.guard, whereabouts(resolution.now, cast.guard), presence, Put::Enchanted});
}

Objection why_refused(const Ruleset& rules, const State& state, const Stamped&, const CastVoucher& cast) {
  if (const Objection objection = why_spell_is_missing(rules, state, Spell::Voucher)) return objection;
  if (!is_hero(cast.guard)) {
    if (const Objection objection = why_not_where_it_was(state, cast.guard, cast.from)) return objection;
  }
  return why_cannot_cast_voucher(rules, state, cast.guard, cast.shop);
}

void carry_out(Resolution& resolution, const CastVoucher& cast) {
  begin_spell(resolution, Spell::Voucher);
  const Place front = place(cast.shop, catalog::def(cast.shop).restaurant->front);
  emit(resolution, PawnPut{cast.guard, front, Presence::Dining, Put::Invited});
}

void end_spells(Resolution& resolution) {
  while (!resolution.now.security.holding.empty() && resolution.now.outcome == Outcome::Running) {
    const Spell spell = resolution.now.security.holding.front();
    emit(resolution, SpellEnded{spell});
    if (spell == Spell::Clairvoyance) end_clairvoyance(resolution);
    if (spell == Spell::Frog) end_frog(resolution);
    if (spell == Spell::Invisibility) end_invisibility(resolution);
    if (spell == Spell::Voucher) end_voucher(resolution);
  }
}

}  // namespace rules
