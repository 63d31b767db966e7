// Every single action that could take a hero from one space of the mall to another, whoever may do it, the
// other pawns left aside; and from it how much effort it is to get somewhere.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "rules/state.h"

namespace ai {

// What an action costs: four for one that somebody will do soon, more where the crew waits for its seat.
using Effort = std::uint16_t;
inline constexpr Effort kOneAction = 4;
inline constexpr Effort kUnreachable = 0xffff;

// By ability.
using Efforts = std::array<Effort, catalog::kAbilities>;
inline constexpr Efforts kEvenEfforts{kOneAction, kOneAction, kOneAction, kOneAction,
                                      kOneAction, kOneAction, kOneAction};

inline constexpr std::size_t kPlaces = rules::kTiles * catalog::kCells;

// Somewhere to go, and how much less it is wanted than the best.
struct Destination {
  rules::Place at;
  Effort malus = 0;
};

// The effort from every space to the best destination.
class Field {
 public:
  Field() { effort_.fill(kUnreachable); }
  Effort from(rules::Place at) const { return at == rules::kNowhere ? kUnreachable : effort_[at.code]; }
  void set(std::uint16_t code, Effort effort) { effort_[code] = effort; }
  Effort at_code(std::uint16_t code) const { return effort_[code]; }

 private:
  std::array<Effort, kPlaces> effort_{};
};

enum class Whirl : std::uint8_t { Works, Off };

class Ways {
 public:
  // Looks at the mall anew; needed when a tile, a token, a camera or the theft has changed it.
  void survey(const rules::Ruleset& rules, const rules::State& state);

  Field field(const rules::State& state, rules::Pawn hero, std::span<const Destination> wanted,
              const Efforts& efforts, Whirl whirl) const;

 private:
  struct Edge {
    std::uint16_t from;
    std::uint16_t to;
    std::uint8_t ability;
  };
  // The ways of one kind of walker, sorted by where they end.
  struct Net {
    std::vector<Edge> edges;
    std::array<std::uint16_t, kPlaces + 1> first{};
  };
  static void fill(Net& net, const rules::Ruleset& rules, const rules::State& alone, rules::Pawn walker);
  static void sort_by_end(Net& net);

  const Net& net_of(rules::Pawn hero) const { return hero == rules::kDwarf ? dwarf_ : others_; }

  Net others_;
  Net dwarf_;
  bool whirl_works_ = false;
  bool whirl_is_between_dimensions_ = false;
  std::array<std::vector<rules::Place>, 4> whirls_;  // the vortex spaces, by colour
};

// The position with nobody in the mall but those who will never move again.
rules::State without_heroes(const rules::State& state);

}  // namespace ai
