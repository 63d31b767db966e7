// What a store can be asked to write that belongs to no table's journal: crews are founded and deleted, games
// hidden and deleted, names removed. The set is closed, and every store can do all of it.
//
// A chore is done in its turn among the tables' lines, and may be tried several times before it is durable.
// Then the answer is delivered in the writer's thread.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "protocol/code.h"
#include "protocol/token.h"

namespace store {

// ---- crews

struct Founded {};

// A new crew with this name. A crew that is there already stays as it is.
struct FoundCrew {
  using Answer = Founded;
  protocol::TokenDigest secret;
  std::string name;
  std::int64_t at_wall_s = 0;
};

// Its number; 0 if there is none.
struct FindCrew {
  using Answer = std::int64_t;
  protocol::TokenDigest secret;
};

// Everything that is known about a crew, apart from the lines of its tables. The answer is how many finished
// games have no names now. The crew's number isn't given again.
struct ForgetCrew {
  using Answer = std::int64_t;
  std::int64_t crew = 0;
};

// ---- finished games

enum class Takedown : std::uint8_t { Done, NoSuchGame, NotWrittenYet, NoSuchSeat };

// Seats count from 0, as in the record.
struct RemoveNameOfSeat {
  using Answer = Takedown;
  std::string record;
  std::size_t seat = 0;
};

// Only its link leads to it: it is in no list, no Book and on no board, and belongs to nobody.
struct HideGame {
  using Answer = Takedown;
  std::string record;
};

struct DeleteGame {
  using Answer = Takedown;
  std::string record;
};

// ---- names, which are gone through in portions because the tables' lines wait meanwhile: `after` is where
// the portion before ended, 0 at first

struct NamesPortion {
  std::int64_t last = 0;   // 0: there are no more
  std::int64_t games = 0;  // that had this name
  std::int64_t crews = 0;  // that were called so, and have no name now
};

// From finished games and from crews.
struct RemoveName {
  using Answer = NamesPortion;
  std::string name;
  std::int64_t after = 0;
};

struct JournalPortion {
  std::int64_t last = 0;  // 0: there are no more
  std::int64_t changed = 0;
};

// The journal still has the lines by which people came.
struct RemoveNameFromJournal {
  using Answer = JournalPortion;
  std::string name;
  std::int64_t after = 0;
};

// All names at these tables.
struct RemoveNamesOfTables {
  using Answer = JournalPortion;
  std::vector<protocol::Code> tables;
  std::int64_t after = 0;
};

// ---- a chore

// A request on its way to the store and back.
template <class Request>
struct Asked {
  using Answer = typename Request::Answer;

  Request request;
  std::function<void(const Answer&)> on_durable;
  std::optional<Answer> answer{};

  // A commit that was reported as failed may have succeeded after all. Then the next attempt finds nothing
  // left to do, and what the first one has done is the answer.
  void note(Answer found) {
    if (!answer) answer = std::move(found);
  }
  void deliver() const {
    if (answer && on_durable) on_durable(*answer);
  }
};

using Chore = std::variant<Asked<FoundCrew>, Asked<FindCrew>, Asked<ForgetCrew>, Asked<RemoveNameOfSeat>,
                           Asked<HideGame>, Asked<DeleteGame>, Asked<RemoveName>,
                           Asked<RemoveNameFromJournal>, Asked<RemoveNamesOfTables>>;

// Its answer is durable.
inline void deliver(const Chore& chore) {
  std::visit([](const auto& asked) { asked.deliver(); }, chore);
}

template <class Request>
Chore chore(Request request, std::function<void(const typename Request::Answer&)> on_durable = {}) {
  return Asked<Request>{.request = std::move(request), .on_durable = std::move(on_durable)};
}

}  // namespace store
