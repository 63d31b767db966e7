// What may be done in a generated game of Maximum Security, and a choice among it.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/random.h"
#include "rules/game.h"

namespace property {

// Everything the lists have for a seat, sorted; tokens and spells have a separate, long list.
enum class Tokens : std::uint8_t { Without, With };
std::vector<rules::Action> listed_actions(const rules::Game& game, rules::Seat seat, Tokens tokens);

// Any seat, with a preference for the one that may explore, or move the beholder.
rules::Seat some_acting_seat(const rules::State& state, base::Random& random);

// Something of a list; every kind of action has its turn, however many others there are. None if the list is
// empty.
std::optional<rules::Action> some_listed_action(const rules::State& state,
                                                const std::vector<rules::Action>& listed,
                                                base::Random& random);

}  // namespace property
