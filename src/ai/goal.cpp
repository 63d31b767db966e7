#include "ai/goal.h"

#include "rules/escape.h"
#include "rules/mall.h"

namespace ai {
namespace {

using rules::Colour;
using rules::Pawn;
using rules::Place;
using rules::Ruleset;
using rules::Space;
using rules::State;
using rules::Symbol;

Colour agreed_colour(Pawn hero, ColourShift shift) {
  return static_cast<Colour>((index(hero) + shift.difference) % rules::kColours.size());
}

template <class Predicate>
Spaces spaces_with(const State& state, Symbol symbol, Predicate is_wanted) {
  Spaces spaces;
  for (const rules::Tile tile : state.placed& catalog::tiles_with(symbol)) {
    const auto& printed = catalog::def(tile).spaces;
    for (std::uint8_t i = 0; i < catalog::kCells; ++i) {
      if (printed[i].symbol != symbol) continue;
      const Place at = rules::place(tile, rules::Cell{i});
      if (is_wanted(at)) spaces.insert(at);
    }
  }
  return spaces;
}

Spaces exits_for(const Ruleset& rules, const State& state, Pawn hero, ColourShift shift) {
  if (!state.stolen) return {};
  return spaces_with(state, Symbol::Exit, [&](Place at) {
    if (!may_leave_by(rules, state, hero, at)) return false;
    return rules.exits != catalog::Exits::Foreign || rules::space_at(at).colour == agreed_colour(hero, shift);
  });
}

Spaces items_for(const Ruleset& rules, const State& state, Pawn hero, ColourShift shift) {
  const bool is_foreign = rules.items == catalog::Items::Foreign;
  const Colour colour = is_foreign ? agreed_colour(hero, shift) : colour_of(hero);
  return spaces_with(state, Symbol::Item, [&](Place at) { return rules::space_at(at).colour == colour; });
}

Spaces spaces_to_explore_from(const State& state, Pawn hero) {
  Spaces spaces;
  for (const rules::Tile tile : state.placed) {
    for (const rules::Cell cell : catalog::kOpening) {
      const Place at = rules::place(tile, cell);
      if (rules::space_at(at).colour == colour_of(hero) && leads_to_the_unexplored(state, at))
        spaces.insert(at);
    }
  }
  return spaces;
}

}  // namespace

Spaces wanted_spaces(const Ruleset& rules, const State& state, Pawn hero, Goal goal, ColourShift shift) {
  const auto in_order = [&](Place at) { return !is_out_of_order(state, at); };
  switch (goal) {
    case Goal::Leave:
      return exits_for(rules, state, hero, shift);
    case Goal::FlipTheTimer:
      return spaces_with(state, Symbol::SandTimer, in_order);
    case Goal::BreakCamera:
      if (!rules.cameras || hero != rules::kBarbarian) return {};
      return spaces_with(state, Symbol::Camera, in_order);
    case Goal::LookAhead:
      if (!rules.crystal_balls || hero != rules::kMage || state.deck.empty()) return {};
      return spaces_with(state, Symbol::CrystalBall, in_order);
    case Goal::Steal:
      if (state.stolen) return {};
      return items_for(rules, state, hero, shift);
    case Goal::Explore:
      if (state.deck.empty()) return {};
      return spaces_to_explore_from(state, hero);
  }
  return {};
}

bool all_items_are_out(const State& state) {
  std::uint8_t colours = 0;
  for (const rules::Tile tile : state.placed& catalog::tiles_with(Symbol::Item)) {
    for (const Space& space : catalog::def(tile).spaces) {
      if (space.symbol == Symbol::Item)
        colours = static_cast<std::uint8_t>(colours | (1U << index(*space.colour)));
    }
  }
  return colours == 0b1111;
}

}  // namespace ai
