// Facts that seat teammates, one after the other. Each has a name of its own and the next free number.
#pragma once

#include <utility>
#include <vector>

#include "table/lobby.h"

namespace table {

class Seating {
 public:
  // Those who would make room on a full list, the first to go at the front.
  explicit Seating(const Lobby& lobby, std::vector<MemberId> dispensable = {})
      : lobby_(lobby), dispensable_(std::move(dispensable)) {}

  // Whether the list of members can take one more.
  bool has_room() const;
  // Before a game the chair becomes its own; in a running one it sits in for an owner who is gone.
  void seat(std::uint8_t chair);

  // The table as it will be.
  const Lobby& lobby() const { return lobby_; }
  const FactList& facts() const { return facts_; }

 private:
  void add(Fact fact);

  Lobby lobby_;
  std::vector<MemberId> dispensable_;
  FactList facts_;
};

}  // namespace table
