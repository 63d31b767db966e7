// One event of a game with the position before and after it: what every part of the chronicle is shown.
#pragma once

#include "rules/event.h"
#include "rules/mall.h"
#include "rules/state.h"

namespace chronicle {

struct SeenEvent {
  const rules::Ruleset& rules;
  const rules::State& before;
  const rules::State& after;
  const rules::Event& event;

  template <class Kind>
  const Kind* is() const {
    return std::get_if<Kind>(&event);
  }
};

// Every step of a pawn's way, from one space to the next. A walk passes the spaces between; every other way
// has none.
template <class See>
void follow(const rules::State& before, const rules::PawnMoved& moved, See see) {
  const auto toward =
      moved.way == rules::Way::Walk ? rules::straight_line(before, moved.from, moved.to) : std::nullopt;
  if (!toward) {
    see(moved.from, moved.to);
    return;
  }
  for (rules::Place at = moved.from; at != moved.to;) {
    const std::optional<rules::Place> next = rules::touching_space(before, at, *toward);
    if (!next) return;
    see(at, *next);
    at = *next;
  }
}

// Who is where, as small bit sets.
class Pawns {
 public:
  constexpr void insert(rules::Pawn pawn) { bits_ |= 1U << rules::index(pawn); }
  constexpr void erase(rules::Pawn pawn) { bits_ &= ~(1U << rules::index(pawn)); }
  constexpr bool contains(rules::Pawn pawn) const { return ((bits_ >> rules::index(pawn)) & 1U) != 0; }
  constexpr bool are_all_heroes() const { return (bits_ & 0x0fU) == 0x0fU; }
  constexpr bool are_all_guards() const { return (bits_ & 0xf0U) == 0xf0U; }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr void clear() { bits_ = 0; }
  constexpr void insert(Pawns others) { bits_ |= others.bits_; }

 private:
  unsigned bits_ = 0;
};

// Spaces that share a side, also across tiles, with or without walls between them.
inline bool touch(const rules::State& state, rules::Place one, rules::Place other) {
  for (const rules::Direction toward : rules::kDirections) {
    if (rules::touching_space(state, one, toward) == other) return true;
  }
  return false;
}

}  // namespace chronicle
