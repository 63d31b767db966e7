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

// B-EXPL-1: the hero stands on an exploration space of its own colour that leads somewhere new.
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
void end_other_uses(Story& story, Right right, Place from) {
  if (right != Right::CrystalBall && story.now.ball_in_use) emit(story, BallEnded{});
  if (right != Right::BallSpell && story.now.security.ball_spell == BallSpell::Begun)
    emit(story, BallSpellEnded{});
  if (right != Right::Map || !map_in_use_allows(story.now, from)) end_map(story);
}

// What the right costs, once the tile lies.
void use_right(Story& story, Right right) {
  if (right == Right::CrystalBall) {
    if (story.now.ball_in_use) {
      emit(story, BallEnded{});
    } else {
      emit(story, WentOutOfOrder{place_of(story.now, kMage)});  // S5-4
      emit(story, BallBegun{});
    }
  }
  if (right == Right::BallSpell) {
    if (story.now.security.ball_spell == BallSpell::Begun) {
      emit(story, BallSpellEnded{});
    } else {
      emit(story, BallSpellBegun{});
    }
  }
}

void place_held_tile(Story& story, Place from) {
  const std::optional<Tile> tile = story.now.held->tile();
  if (!tile) return;  // a view without the deck: the server will say which tile it was
  const Right right = right_used(story.rules, story.now, from);
  end_other_uses(story, right, from);
  if (story.now.outcome != Outcome::Running) return;
  if (right == Right::Map && !map_in_use_allows(story.now, from)) {
    emit(story, MapBegun{place_of(story.now, *hero_with_map(story.rules, story.now, from))});
  }
  const Position at = position_explored_from(story.now, from, *tile);
  emit(story, TilePlaced{Card{*tile}, from, at.row, at.column, at.turns, at.dimension, right});
  use_right(story, right);
  if (!story.rules.modules.empty()) {
    appear_with(story, *tile);
    mark_exploration(story, *tile, from, right);
    if (right == Right::Map) judge_map(story);
    if (story.now.outcome != Outcome::Running) return;
  }
  // S4-2, R-9: the loudspeaker sounds when the elf explores from a green space.
  const bool by_the_elf = right == Right::Hero && space_at(from).colour == colour_of(kElf);
  if (by_the_elf && story.rules.loudspeakers) open_talk(story);
}

// Why there is nothing to explore, as exactly as the heroes' spaces tell.
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
  const bool everywhere = mage_looks_into_a_ball(rules, state) || ball_spell_allows(state);
  const bool has_maps = rules.modules.contains(Module::Maps);
  if (everywhere || has_maps) {  // any colour, no hero needed
    for (const Tile tile : state.placed) {
      for (const Direction printed : kDirections) {
        const Place at = place(tile, catalog::kOpening[catalog::index(printed)]);
        if (!can_be_explored(rules, state, at)) continue;
        const bool by_hero = explored_by_its_hero(state, at);
        if (everywhere || by_hero || !space_at(at).colour || hero_with_map(rules, state, at))
          places.push_back(at);
      }
    }
    return places;
  }
  for (const Pawn hero : kHeroes) {
    if (explores_from_its_space(state, hero)) places.push_back(place_of(state, hero));
  }
  return places;
}

bool is_eligible(const Ruleset& rules, const State& state, Place at) {
  for (const Place eligible : eligible_places(rules, state)) {
    if (eligible == at) return true;
  }
  return false;
}

Card top_as_seen(const State& state) {
  if (state.deck.empty()) return Card::hidden();
  const Card top = state.deck.back();
  if (state.deck_face == DeckFace::Up) return top;
  const std::optional<Back> back = top.back();
  return back ? Card::with_back(*back) : Card::hidden();
}

Decision decide_draw(const Ruleset& rules, const State& state, const Stamped& action) {
  if (const Objection objection = must_be_allowed(state, action.by, Ability::Explore))
    return refuse(*objection);
  if (state.held) return refuse(Reason::TileIsWaiting);        // B-EXPL-4
  if (state.deck.empty()) return refuse(Reason::DeckIsEmpty);  // B-EXPL-6
  const EligiblePlaces places = eligible_places(rules, state);
  if (places.empty()) return refuse(why_nowhere(state));

  Story story{rules, state, action.at};
  begin_action(story, action.by, ActionIs::Exploring);
  State after = state;
  after.deck.pop_back();
  const Card top = state.deck.back();
  emit(story, TileDrawn{top.tile() ? top : Card::hidden(), top_as_seen(after)});
  if (places.size() == 1) place_held_tile(story, places.front());
  return story.events;
}

Decision decide_place(const Ruleset& rules, const State& state, const Stamped& action,
                      const PlaceTile& placing) {
  if (const Objection objection = must_be_allowed(state, action.by, Ability::Explore))
    return refuse(*objection);
  if (!state.held) return refuse(Reason::NoTileDrawn);
  const Place from = placing.from;
  if (!is_placed(state, from.tile()) || !exploration_side(from)) {
    return refuse({.reason = Reason::NotAnExplorationSpace, .place = from});
  }
  if (!leads_to_the_unexplored(state, from))
    return refuse({.reason = Reason::AlreadyExplored, .place = from});
  if (!is_eligible(rules, state, from)) {
    const std::optional<Pawn> pawn = pawn_at(state, from);
    const bool is_another_colour =
        pawn && is_hero(*pawn) && space_at(from).colour && !is_covered(state.security, from);  // B-EXPL-7
    return refuse({.reason = is_another_colour ? Reason::HeroOfAnotherColour : Reason::NowhereToExplore,
                   .place = from});
  }

  Story story{rules, state, action.at};
  begin_action(story, action.by, ActionIs::Exploring);
  place_held_tile(story, from);
  return story.events;
}

void return_tile_without_place(Story& story) {
  if (!story.now.held || story.now.discards_due > 0 || story.now.outcome != Outcome::Running) return;
  if (!eligible_places(story.rules, story.now).empty()) return;
  State after = story.now;
  after.deck.push_back(*story.now.held);
  emit(story, TileReturned{*story.now.held, top_as_seen(after)});
}

}  // namespace rules
