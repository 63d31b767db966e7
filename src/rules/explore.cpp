#include "rules/explore.h"

#include "rules/appearance.h"
#include "rules/before_acting.h"
#include "rules/goal.h"
#include "rules/mall.h"
#include "rules/map.h"
#include "rules/talk.h"
#include "rules/watch.h"

namespace rules {
namespace {

// B-EXPL-1: the hero is on an exploration space of its own colour that leads somewhere new.
bool explores_from_its_space(const State& state, Pawn hero) {
  if (!is_in_the_mall(state, hero)) return false;
  const Place at = place_of(state, hero);
  const Space& space = space_at(at);
  return space.symbol == Symbol::Exploration && space.colour == colour_of(hero) &&
         leads_to_the_unexplored(state, at) && !is_covered(state.security, at);
}

// S5-2, R-8: the mage on a ball in order, or one whose use has begun.
bool mage_looks_into_a_ball(const Ruleset& rules, const State& state) {
  if (!rules.crystal_balls || !is_in_the_mall(state, kMage)) return false;
  const Place at = place_of(state, kMage);
  if (working_symbol(rules, state, at) != Symbol::CrystalBall) return false;
  return state.ball_in_use || !is_out_of_order(state, at);
}

bool explored_by_its_hero(const State& state, Place at) {
  const std::optional<Colour> colour = space_at(at).colour;
  return colour && place_of(state, hero(*colour)) == at && explores_from_its_space(state, hero(*colour));
}

bool ball_spell_allows(const State& state) { return state.security.ball_spell != BallSpell::None; }

// M7-1: the hero on a map explores every space of its colour.
bool map_allows(const Ruleset& rules, const State& state, Pawn hero, Place from) {
  return space_at(from).colour == colour_of(hero) && map_under(rules, state, hero);
}

bool map_in_use_allows(const State& state, Place from) {
  const std::optional<Pawn> hero = hero_on_map_in_use(state);
  return hero && space_at(from).colour == colour_of(*hero);
}

bool map_leads_somewhere(const Ruleset& rules, const State& state, Pawn hero) {
  if (!map_under(rules, state, hero)) return false;
  for (const Tile tile : state.placed) {
    for (const Direction printed : kDirections) {
      const Place at = place(tile, catalog::kOpening[catalog::index(printed)]);
      if (space_at(at).colour == colour_of(hero) && can_be_explored(rules, state, at)) return true;
    }
  }
  return false;
}

// The hero whose unused map allows the place.
std::optional<Pawn> hero_with_map(const Ruleset& rules, const State& state, Place from) {
  for (const Pawn hero : kHeroes) {
    if (map_allows(rules, state, hero, from)) return hero;
  }
  return std::nullopt;
}

// the place decides which right a placement uses.
Right right_used(const Ruleset& rules, const State& state, Place from) {
  if (map_in_use_allows(state, from)) return Right::Map;
  if (state.ball_in_use) return Right::CrystalBall;
  if (state.security.ball_spell == BallSpell::Begun) return Right::BallSpell;
  for (const Pawn hero : kHeroes) {
    if (place_of(state, hero) == from && explores_from_its_space(state, hero)) return Right::Hero;
  }
  if (!rules.modules.empty()) {
    if (is_auto_explore(rules, state, from)) return Right::AutoExplore;
    if (hero_with_map(rules, state, from)) return Right::Map;
    if (!mage_looks_into_a_ball(rules, state) && ball_spell_allows(state)) return Right::BallSpell;
  }
  return Right::CrystalBall;
}

// exploring otherwise, by another map too, ends a use that has begun.
void end_other_uses(Resolution& resolution, Right right, Place from) {
  if (right != Right::CrystalBall && resolution.now.ball_in_use) emit(resolution, BallEnded{});
  if (right != Right::BallSpell && resolution.now.security.ball_spell == BallSpell::Begun)
    emit(resolution, BallSpellEnded{});
  if (right != Right::Map || !map_in_use_allows(resolution.now, from)) end_map(resolution);
}

// What placing the tile uses up.
void use_right(Resolution& resolution, Right right) {
  if (right == Right::CrystalBall) {
    if (resolution.now.ball_in_use) {
      emit(resolution, BallEnded{});
    } else {
      emit(resolution, WentOutOfOrder{place_of(resolution.now, kMage)});  // S5-4
      emit(resolution, BallBegun{});
    }
  }
  if (right == Right::BallSpell) {
    if (resolution.now.security.ball_spell == BallSpell::Begun) {
      emit(resolution, BallSpellEnded{});
    } else {
      emit(resolution, BallSpellBegun{});
    }
  }
}

void place_held_tile(Resolution& resolution, Place from) {
  const std::optional<Tile> tile = resolution.now.held->tile();
  if (!tile) return;  // a view without the deck: the server will say which tile it was
  const Right right = right_used(resolution.rules, resolution.now, from);
  end_other_uses(resolution, right, from);
  if (resolution.now.outcome != Outcome::Running) return;
  if (right == Right::Map && !map_in_use_allows(resolution.now, from)) {
    emit(resolution,
         MapBegun{place_of(resolution.now, *hero_with_map(resolution.rules, resolution.now, from))});
  }
  const TilePlacement at = placement_explored_from(resolution.now, from, *tile);
  emit(resolution, TilePlaced{Card{*tile}, from, at.row, at.column, at.turns, at.dimension, right});
  use_right(resolution, right);
  if (!resolution.rules.modules.empty()) {
    appear_with(resolution, *tile);
    mark_exploration(resolution, *tile, from, right);
    if (right == Right::Map) judge_map(resolution);
    if (resolution.now.outcome != Outcome::Running) return;
  }
  // S4-2, R-9: the loudspeaker sounds when the elf explores from a green space.
  const bool by_the_elf = right == Right::Hero && space_at(from).colour == colour_of(kElf);
  if (by_the_elf && resolution.rules.loudspeakers) open_talk(resolution);
}

// Goes through the places where the next tile may go until one fits.
template <class IsIt>
bool look_for_places(const Ruleset& rules, const State& state, IsIt is_it) {
  const bool everywhere = mage_looks_into_a_ball(rules, state) || ball_spell_allows(state);
  if (!everywhere && !rules.modules.contains(Module::Maps)) {
    for (const Pawn hero : kHeroes) {
      if (explores_from_its_space(state, hero) && is_it(place_of(state, hero))) return true;
    }
    return false;
  }
  for (const Tile tile : state.placed) {  // any colour, no hero needed
    for (const Direction printed : kDirections) {
      const Place at = place(tile, catalog::kOpening[catalog::index(printed)]);
      if (!can_be_explored(rules, state, at)) continue;
      const bool is_eligible = everywhere || explored_by_its_hero(state, at) || !space_at(at).colour ||
                               hero_with_map(rules, state, at);
      if (is_eligible && is_it(at)) return true;
    }
  }
  return false;
}

// Why there is nothing to explore, as precisely as the heroes' spaces say.
Reason why_nowhere(const State& state) {
  bool stands_before_a_tile = false;
  bool is_another_colour = false;
  for (const Pawn hero : kHeroes) {
    if (!is_in_the_mall(state, hero)) continue;
    const Space& space = space_at(place_of(state, hero));
    const bool explores = working_symbol(state, place_of(state, hero)) == Symbol::Exploration;
    if (!explores || !space.colour) continue;
    if (space.colour == colour_of(hero)) stands_before_a_tile = true;
    if (space.colour != colour_of(hero) && leads_to_the_unexplored(state, place_of(state, hero))) {
      is_another_colour = true;
    }
  }
  if (is_another_colour) return Reason::HeroOfAnotherColour;  // B-EXPL-7
  if (stands_before_a_tile) return Reason::AlreadyExplored;
  return Reason::NowhereToExplore;                            // B-EXPL-1
}

}  // namespace

bool makes_a_place_eligible(const Ruleset& rules, const State& state, Pawn hero) {
  if (!is_hero(hero)) return false;
  if (hero == kMage && mage_looks_into_a_ball(rules, state)) return true;
  return explores_from_its_space(state, hero) || map_leads_somewhere(rules, state, hero);
}

EligiblePlaces eligible_places(const Ruleset& rules, const State& state) {
  EligiblePlaces places;
  look_for_places(rules, state, [&](Place at) {
    places.push_back(at);
    return false;
  });
  return places;
}

bool has_eligible_place(const Ruleset& rules, const State& state) {
  return look_for_places(rules, state, [](Place) { return true; });
}

bool can_draw(const Ruleset& rules, const State& state) {
  return !state.held && !state.deck.empty() && has_eligible_place(rules, state);
}

bool is_eligible(const Ruleset& rules, const State& state, Place at) {
  return look_for_places(rules, state, [&](Place place) { return place == at; });
}

Card as_seen(Card card, DeckFace face) {
  if (face == DeckFace::Up) return card;
  const std::optional<Back> back = card.back();
  return back ? Card::with_back(*back) : Card::hidden();
}

Card top_as_seen(const State& state, DeckFace face) {
  return state.deck.empty() ? Card::hidden() : as_seen(state.deck.back(), face);
}

Objection why_refused(const Ruleset& rules, const State& state, const Stamped& action, const Draw&) {
  if (const Objection objection = why_not_allowed(state, action.by, Ability::Explore)) return objection;
  if (can_draw(rules, state)) return std::nullopt;
  if (state.held) return Refusal{.reason = Reason::TileIsWaiting};        // B-EXPL-4
  if (state.deck.empty()) return Refusal{.reason = Reason::DeckIsEmpty};  // B-EXPL-6
  return Refusal{.reason = why_nowhere(state)};
}

void carry_out(Resolution& resolution, const Draw&) {
  const EligiblePlaces places = eligible_places(resolution.rules, resolution.now);
  begin_action(resolution, ActionKind::Exploring);
  const auto& deck = resolution.now.deck;
  const Card top = deck.back();
  const Card next =
      deck.size() == 1 ? Card::hidden() : as_seen(deck[deck.size() - 2], resolution.now.deck_face);
  emit(resolution, TileDrawn{top.tile() ? top : Card::hidden(), next});
  if (places.size() == 1) place_held_tile(resolution, places.front());
}

Objection why_refused(const Ruleset& rules, const State& state, const Stamped& action,
                      const PlaceTile& placing) {
  if (const Objection objection = why_not_allowed(state, action.by, Ability::Explore)) return objection;
  if (!state.held) return Refusal{.reason = Reason::NoTileDrawn};
  const Place from = placing.from;
  if (!is_placed(state, from.tile()) || !exploration_side(from)) {
    return Refusal{.reason = Reason::NotAnExplorationSpace, .place = from};
  }
  if (!leads_to_the_unexplored(state, from)) return Refusal{.reason = Reason::AlreadyExplored, .place = from};
  if (!is_eligible(rules, state, from)) {
    const std::optional<Pawn> pawn = pawn_at(state, from);
    const bool is_another_colour =
        pawn && is_hero(*pawn) && space_at(from).colour && !is_covered(state.security, from);  // B-EXPL-7
    return Refusal{.reason = is_another_colour ? Reason::HeroOfAnotherColour : Reason::NowhereToExplore,
                   .place = from};
  }
  return std::nullopt;
}

void carry_out(Resolution& resolution, const PlaceTile& placing) {
  begin_action(resolution, ActionKind::Exploring);
  place_held_tile(resolution, placing.from);
}

void return_tile_without_place(Resolution& resolution) {
  if (!resolution.now.held || resolution.now.discards_due > 0 || resolution.now.outcome != Outcome::Running)
    return;
  if (has_eligible_place(resolution.rules, resolution.now)) return;
  const Card held = *resolution.now.held;
  emit(resolution, TileReturned{held, as_seen(held, resolution.now.deck_face)});
}

}  // namespace rules
