// Facts that seat teammates, one after the other. Each has a name of its own and the next free number.
#pragma once

#include "table/lobby.h"

namespace table {

class Seating {
 public:
  explicit Seating(const Lobby& lobby) : lobby_(lobby) {}

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
  FactList facts_;
};

}  // namespace table
