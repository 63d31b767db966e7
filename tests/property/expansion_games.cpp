#include "property/expansion_games.h"

#include <algorithm>
#include <array>
#include <iterator>

#include "property/drawing.h"
#include "property/space_kinds.h"
#include "rules/beholder.h"
#include "rules/legal.h"
#include "rules/mall.h"
#include "rules/token_actions.h"
#include "rules/watch.h"

namespace property {
namespace {

using rules::Symbol;

// How much more interesting an action is than most others: the theft, exploring with a map, a way through a
// wall or a door or onto a sand timer, a guard's way.
int peculiarity(const rules::State& state, const rules::Action& action) {
  if (std::holds_alternative<rules::Theft>(action)) return 4;
  const bool explores =
      std::holds_alternative<rules::Draw>(action) || std::holds_alternative<rules::PlaceTile>(action);
  if (explores) return rules::hero_on(state, Symbol::Map) ? 2 : 0;
  if (const auto* take = std::get_if<rules::TakeShaft>(&action)) return rules::is_hero(take->pawn) ? 0 : 1;
  const auto* move = std::get_if<rules::Move>(&action);
  if (move == nullptr) return 0;
  const std::optional<rules::Direction> toward = rules::straight_line(state, move->from, move->to);
  if (toward && next_space(state, move->from, *toward).border != rules::Border::Open) return 3;
  if (rules::space_at(move->to).symbol == Symbol::SandTimer) return 2;
  if (rules::is_hero(move->pawn)) return 0;
  return is_hero_on(state, move->to.tile()) ? 2 : 1;
}

}  // namespace

std::vector<rules::Action> listed_actions(const rules::Game& game, rules::Seat seat, Tokens tokens) {
  std::vector<rules::Action> listed;
  for (const rules::Action& action : rules::legal_actions(game.rules, game.state, seat))
    listed.push_back(action);
  if (tokens == Tokens::With) {
    rules::each_token_action(game.rules, game.state, seat,
                             [&](const rules::Action& action) { listed.push_back(action); });
  }
  std::ranges::sort(listed);
  return listed;
}

rules::Seat some_acting_seat(const rules::State& state, base::Random& random) {
  const auto holder_of = [&](rules::Ability ability) -> std::optional<rules::Seat> {
    for (std::uint8_t seat = 0; seat < state.seats; ++seat) {
      if (state.action_tiles[seat].allows(ability)) return rules::Seat{seat};
    }
    return std::nullopt;
  };
  std::optional<rules::Seat> seat;
  if (one_in(random, state.held ? 2 : 4)) seat = holder_of(rules::Ability::Explore);
  for (const rules::Direction toward : rules::kDirections) {
    if (rules::commands_beholder(state, toward) && one_in(random, 2))
      seat = holder_of(catalog::move_towards(toward));
  }
  return seat.value_or(rules::Seat{static_cast<std::uint8_t>(random.below(state.seats))});
}

std::optional<rules::Action> some_listed_action(const rules::State& state,
                                                const std::vector<rules::Action>& listed,
                                                base::Random& random) {
  if (listed.empty()) return std::nullopt;
  std::vector<std::size_t> kinds;
  std::array<std::vector<rules::Action>, 5> peculiar;
  for (const rules::Action& action : listed) {  // the list is sorted by kinds
    if (kinds.empty() || kinds.back() != action.index()) kinds.push_back(action.index());
    peculiar[static_cast<std::size_t>(peculiarity(state, action))].push_back(action);
  }
  for (std::size_t degree = 4; degree > 0; --degree) {
    if (!peculiar[degree].empty() && one_in(random, 3)) return one_of(peculiar[degree], random);
  }
  const std::size_t kind = one_of(kinds, random);
  std::vector<rules::Action> of_the_kind;
  std::ranges::copy_if(listed, std::back_inserter(of_the_kind),
                       [&](const rules::Action& action) { return action.index() == kind; });
  return one_of(of_the_kind, random);
}

}  // namespace property
