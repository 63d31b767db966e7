// Facts that seat people and teammates, the latter one after the other. Each gets its own name and the next
// free number.
#pragma once

#include <utility>
#include <vector>

#include "table/lobby.h"

namespace table {

// Someone sits down there; a teammate makes room.
void sit_down(FactList& facts, const Lobby& lobby, MemberId member, std::uint8_t chair);

class Seating {
 public:
  // Members who would make room on a full list, the first to go at the front.
  explicit Seating(const Lobby& lobby, std::vector<MemberId> dispensable = {})
      : lobby_(lobby), dispensable_(std::move(dispensable)) {}

  // Whether the list of members can take one more.
  bool has_room() const;
  // Before a game, the chair becomes the member's own; in a running one, the member sits in for an absent
  // owner.
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
