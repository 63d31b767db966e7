// The numbers of all actions that are legal now, without a list of the actions: most are walks, and the
// search that finds them knows pawn and direction already.
#pragma once

#include <cstdlib>
#include <type_traits>

#include "library/action_space.h"
#include "rules/find_actions.h"
#include "rules/mall.h"

namespace library {

// The spaces between two places in a straight line.
inline ActionNumber distance_between(const rules::State& state, rules::Place from, rules::Place to) {
  const rules::WorldPlace a = rules::world_place(state, from);
  const rules::WorldPlace b = rules::world_place(state, to);
  return static_cast<ActionNumber>(std::abs(a.row - b.row) + std::abs(a.column - b.column));
}

// Gives seats as bits, and a number. Signals, tokens and spells aren't included.
template <class Give>
void each_number(const rules::Game& game, Give&& give) {
  using rules::Ability;
  const auto find = [&](std::uint16_t seats, std::optional<Ability> ability, const auto& action) {
    using Found = std::remove_cvref_t<decltype(action)>;
    if constexpr (std::is_same_v<Found, rules::Move>) {
      const ActionNumber distance = distance_between(game.state, action.from, action.to);
      const bool is_plain = action.code == rules::kNowhere && distance > 0 && distance <= kFarthest;
      if (is_plain) give(seats, walk_numbered(action.pawn, catalog::direction_of_move(*ability), distance));
    } else if (const auto number = number_of(game.state, rules::Action{action})) {
      give(seats, *number);
    }
  };
  rules::find_actions_of_all_seats(game.rules, game.state, find);
}

}  // namespace library
