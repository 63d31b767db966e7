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

// pawns that stand in the mall, and no captive.
Objection must_be_at_large(const Ruleset& rules, const State& state, Pawn pawn, Place to) {
  if (has_escaped(state, pawn)) return Refusal{.reason = Reason::HasEscaped, .pawn = pawn};
  if (!is_in_the_mall(state, pawn)) return Refusal{.reason = Reason::NotInPlay, .pawn = pawn};
  if (is_hero(pawn) && is_captive(rules, state, pawn))
    return Refusal{.reason = Reason::IsACaptive, .pawn = pawn};
  return must_keep_its_captive(rules, state, pawn, to);
}

// the pawn is where the request says.
Objection must_be_where_it_was(const State& state, Pawn pawn, Place from) {
  const Place at = is_hero(pawn) ? place_of(state, pawn) : whereabouts(state, pawn);
  if (at == kNowhere || at == from) return std::nullopt;
  return Refusal{.reason = Reason::Overtaken, .place = at, .pawn = pawn};
}

Story begin_spell(const Ruleset& rules, const State& state, const Stamped& action, Spell spell) {
  Story story{rules, state, action.at};
  begin_action(story, action.by, ActionIs::Ability);
  emit(story, SpellCast{spell});
  return story;
}

// One of two pawns that have changed places comes onto its new space.
Watch watch_after_swap(const Ruleset& rules, const State& before, const State& after, Pawn pawn) {
  const Place from = place_of(before, pawn);
  const Place to = place_of(after, pawn);
  if (sensor_covers(after, to))
    return {.objection = Refusal{.reason = Reason::SensorIsWatching, .place = to}};
  if (is_hero(pawn) && lies(after, from.tile()).dimension != lies(after, to.tile()).dimension)
    return {.objection = Refusal{.reason = Reason::OtherDimension, .place = to}};
  Watch watch;
  if (from.tile() != to.tile()) {
    watch = watch_over(rules, after, pawn, to.tile());
    if (watch.objection) return watch;
    if (const Objection objection = ban_on_entering(rules, after, pawn, to.tile()))
      return {.objection = objection};
  }
  if (!watch.caught) watch.objection = ban_on_ending(rules, after, pawn, to);
  return watch;
}

// A guard comes back where he was, or to the nearest empty space.
void bring_back(Story& story, Pawn guard, Place at) {
  const NearestSpaces nearest = is_occupied(story.now, at) ? nearest_empty(story.now, at) : NearestSpaces{};
  emit(story, PawnPut{guard, nearest.empty() ? at : nearest.front(), Presence::InTheMall, Put::Returns});
  come_upon(story, guard);
}

void end_frog(Story& story) {
  for (const Pawn guard : kGuardPawns) {
    const bool is_frog = story.now.presence[index(guard)] == Presence::Frog;
    if (is_frog) bring_back(story, guard, whereabouts(story.now, guard));
  }
}

void end_voucher(Story& story) {
  for (const Pawn guard : kGuardPawns) {
    const Presence presence = story.now.presence[index(guard)];
    const Place at = whereabouts(story.now, guard);
    if (presence == Presence::Dining) bring_back(story, guard, at);
    if (presence == Presence::DiningFrog) emit(story, PawnPut{guard, at, Presence::Frog, Put::Returns});
  }
}

// The guards see the mage again.
void end_invisibility(Story& story) {
  if (!is_in_the_mall(story.now, kMage)) return;
  const std::optional<Pawn> guard = guard_on(story.now, place_of(story.now, kMage).tile());
  if (guard) come_upon(story, *guard);
}

void end_clairvoyance(Story& story) {
  State after = story.now;
  after.deck_face = DeckFace::Down;
  emit(story, DeckTurned{DeckFace::Down, top_as_seen(after)});
}

}  // namespace

Place whereabouts(const State& state, Pawn guard) {
  const Place at = place_of(state, guard);
  return at != kNowhere ? at : state.security.back_at[guard_index(guard)];
}

Objection must_lie_there(const Ruleset& rules, const State& state, Spell spell) {
  if (!rules.modules.contains(Module::Spells)) return Refusal{.reason = Reason::NotInThisGame};
  if (!state.security.spells.contains(spell)) return Refusal{.reason = Reason::TokenIsSpent};
  return std::nullopt;
}

Objection ban_on_spell(const Ruleset& rules, const State& state, Spell spell) {
  if (const Objection objection = must_lie_there(rules, state, spell)) return objection;
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

Objection ban_on_broom(const State& state, Place at) {
  if (!is_corridor_space(state, at)) return Refusal{.reason = Reason::NotACorridorSpace, .place = at};
  if (!is_out_of_order(state, at)) return Refusal{.reason = Reason::NotOutOfOrder, .place = at};
  return std::nullopt;
}

Objection ban_on_swap(const Ruleset& rules, const State& state, Pawn one, Pawn other) {
  if (one == other) return Refusal{.reason = Reason::NothingWouldChange};
  if (const Objection objection = must_be_at_large(rules, state, one, place_of(state, other)))
    return objection;
  if (const Objection objection = must_be_at_large(rules, state, other, place_of(state, one)))
    return objection;
  for (const Pawn pawn : {one, other}) {
    if (const Objection objection = ban_on_moving_guard(rules, state, pawn, Way::Teleportation))
      return objection;
    if (const Objection objection = must_be_free_to_leave(rules, state, pawn)) return objection;
  }
  const State after = after_event(state, PawnsSwapped{one, other});
  for (const Pawn pawn : {one, other}) {
    if (const Objection objection = watch_after_swap(rules, state, after, pawn).objection) return objection;
  }
  return std::nullopt;
}

Objection ban_on_teleportation(const Ruleset& rules, const State& state, Pawn pawn, Place to) {
  if (!is_corridor_space(state, to)) return Refusal{.reason = Reason::NotACorridorSpace, .place = to};
  if (const Objection objection = must_be_at_large(rules, state, pawn, to)) return objection;
  if (const Objection objection = ban_on_moving_guard(rules, state, pawn, Way::Teleportation))
    return objection;
  if (sensor_covers(state, to)) return Refusal{.reason = Reason::SensorIsWatching, .place = to};
  if (!is_empty(state, to)) return Refusal{.reason = Reason::SpaceIsNotEmpty, .place = to};
  if (const Objection objection = must_be_free_to_leave(rules, state, pawn)) return objection;
  return watch_at_arrival(rules, state, pawn, to).objection;
}

Objection ban_on_frog(const State& state, Pawn guard) {
  const bool is_a_guard = !is_hero(guard) && (is_in_the_mall(state, guard) || is_dining(state, guard));
  if (!is_a_guard) return Refusal{.reason = Reason::NotAGuard, .pawn = guard};
  return std::nullopt;
}

Objection ban_on_voucher(const Ruleset& rules, const State& state, Pawn guard, Tile shop) {
  if (is_hero(guard) || !is_in_the_mall(state, guard))
    return Refusal{.reason = Reason::NotAGuard, .pawn = guard};
  if (!is_placed(state, shop) || !catalog::def(shop).restaurant)
    return Refusal{.reason = Reason::NoMcTrollaldsThere, .tile = shop};
  return must_keep_its_captive(rules, state, guard, place(shop, catalog::def(shop).restaurant->front));
}

Decision decide_spell(const Ruleset& rules, const State& state, const Stamped& action,
                      const CastSpell& cast) {
  if (const Objection objection = ban_on_spell(rules, state, cast.spell)) return refuse(*objection);
  Story story = begin_spell(rules, state, action, cast.spell);
  if (cast.spell == Spell::Clairvoyance) {
    State after = state;
    after.deck_face = DeckFace::Up;
    emit(story, DeckTurned{DeckFace::Up, top_as_seen(after)});
  }
  return story.events;
}

Decision decide_broom(const Ruleset& rules, const State& state, const Stamped& action,
                      const CastBroom& cast) {
  if (const Objection objection = must_lie_there(rules, state, Spell::Broom)) return refuse(*objection);
  if (const Objection objection = ban_on_broom(state, cast.at)) return refuse(*objection);
  Story story = begin_spell(rules, state, action, Spell::Broom);
  emit(story, BackInOrder{cast.at});
  after_uncovering(story, cast.at);
  return story.events;
}

Decision decide_swap(const Ruleset& rules, const State& state, const Stamped& action, const CastSwap& cast) {
  if (const Objection objection = must_lie_there(rules, state, Spell::Swap)) return refuse(*objection);
  if (const Objection objection = must_be_where_it_was(state, cast.one, cast.one_from))
    return refuse(*objection);
  if (const Objection objection = must_be_where_it_was(state, cast.other, cast.other_from))
    return refuse(*objection);
  if (const Objection objection = ban_on_swap(rules, state, cast.one, cast.other)) return refuse(*objection);

  Story story = begin_spell(rules, state, action, Spell::Swap);
  emit(story, PawnsSwapped{cast.one, cast.other});
  const State after = after_event(state, PawnsSwapped{cast.one, cast.other});
  for (const Pawn pawn : {cast.one, cast.other}) {
    if (story.now.outcome != Outcome::Running) break;
    const std::optional<Catcher> caught = watch_after_swap(rules, state, after, pawn).caught;
    settle(story, pawn, place_of(state, pawn), caught);
  }
  return_tile_without_place(story);
  return story.events;
}

Decision decide_teleportation(const Ruleset& rules, const State& state, const Stamped& action,
                              const CastTeleportation& cast) {
  if (const Objection objection = must_lie_there(rules, state, Spell::Teleportation))
    return refuse(*objection);
  if (const Objection objection = must_be_where_it_was(state, cast.pawn, cast.from))
    return refuse(*objection);
  if (const Objection objection = ban_on_teleportation(rules, state, cast.pawn, cast.to))
    return refuse(*objection);
  Story story = begin_spell(rules, state, action, Spell::Teleportation);
  bring(story, cast.pawn, cast.to, Way::Teleportation);
  return story.events;
}

Decision decide_frog(const Ruleset& rules, const State& state, const Stamped& action, const CastFrog& cast) {
  if (const Objection objection = must_lie_there(rules, state, Spell::Frog)) return refuse(*objection);
  if (!is_hero(cast.guard)) {
    if (const Objection objection = must_be_where_it_was(state, cast.guard, cast.from))
      return refuse(*objection);
  }
  if (const Objection objection = ban_on_frog(state, cast.guard)) return refuse(*objection);
  Story story = begin_spell(rules, state, action, Spell::Frog);
  const Presence presence = is_dining(state, cast.guard) ? Presence::DiningFrog : Presence::Frog;
  emit(story, PawnPut{cast.guard, whereabouts(state, cast.guard), presence, Put::Enchanted});
  return story.events;
}

Decision decide_voucher(const Ruleset& rules, const State& state, const Stamped& action,
                        const CastVoucher& cast) {
  if (const Objection objection = must_lie_there(rules, state, Spell::Voucher)) return refuse(*objection);
  if (!is_hero(cast.guard)) {
    if (const Objection objection = must_be_where_it_was(state, cast.guard, cast.from))
      return refuse(*objection);
  }
  if (const Objection objection = ban_on_voucher(rules, state, cast.guard, cast.shop))
    return refuse(*objection);
  Story story = begin_spell(rules, state, action, Spell::Voucher);
  const Place front = place(cast.shop, catalog::def(cast.shop).restaurant->front);
  emit(story, PawnPut{cast.guard, front, Presence::Dining, Put::Invited});
  return story.events;
}

void end_spells(Story& story) {
  while (!story.now.security.holding.empty() && story.now.outcome == Outcome::Running) {
    const Spell spell = story.now.security.holding.front();
    emit(story, SpellEnded{spell});
    if (spell == Spell::Clairvoyance) end_clairvoyance(story);
    if (spell == Spell::Frog) end_frog(story);
    if (spell == Spell::Invisibility) end_invisibility(story);
    if (spell == Spell::Voucher) end_voucher(story);
  }
}

}  // namespace rules
