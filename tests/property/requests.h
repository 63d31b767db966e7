// Requests of every kind, sensible or not: what a client could send.
#pragma once

#include <functional>

#include "base/random.h"
#include "rules/action.h"
#include "rules/state.h"

namespace property {

// Some request, chosen so that every reason for refusing comes up now and then.
rules::Stamped any_request(const rules::State& state, rules::GameTime now, base::Random& random);

// Every pawn to every space of the mall, by every way and every seat: some tens of thousands.
void for_each_way(const rules::State& state, rules::GameTime now,
                  const std::function<void(const rules::Stamped&)>& use);

// Whether the seat's list of legal actions, signals included, holds the request.
bool is_listed(const rules::Ruleset& rules, const rules::State& state, const rules::Stamped& request);

}  // namespace property
