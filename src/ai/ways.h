// Every single action that could take a hero from one space of the mall to another, no matter who may do it,
// ignoring the other pawns; and from these, how much effort it is to get somewhere.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "rules/state.h"

namespace ai {

// What an action costs: four for one that someone will do soon, more if everyone has to wait for its seat.
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
  Effort penalty = 0;
};

// The effort from every space to the best destination.
class EffortField {
 public:
  EffortField() { effort_.fill(kUnreachable); }
  Effort from(rules::Place at) const { return at == rules::kNowhere ? kUnreachable : effort_[at.code]; }
  void set(std::uint16_t code, Effort effort) { effort_[code] = effort; }
  Effort at_code(std::uint16_t code) const { return effort_[code]; }

 private:
  std::array<Effort, kPlaces> effort_{};
};

enum class VortexUse : std::uint8_t { Works, Off };

// As the mall is, or as if nobody watched and every code were given: how far it would be then.
enum class Watchers : std::uint8_t { Heeded, LeftAside };

class Ways {
 public:
  // Examines the mall again; needed when a tile, a token, a camera or the theft has changed it. Nobody enters
  // the tiles to avoid.
  void survey(const rules::Ruleset& rules, const rules::State& state, rules::TileSet avoided = {});

  EffortField field(const rules::State& state, rules::Pawn hero, std::span<const Destination> wanted,
                    const Efforts& efforts, VortexUse vortex, Watchers watchers = Watchers::Heeded) const;

 private:
  struct Edge {
    std::uint16_t from;
    std::uint16_t to;
    std::uint8_t ability;
  };
  // The ways of one kind of walker, sorted by where they end.
  struct WayGraph {
    std::vector<Edge> edges;
    std::array<std::uint16_t, kPlaces + 1> first{};
  };
  using Vortexes = std::array<std::vector<rules::Place>, 4>;  // the vortex spaces, by colour
  struct Map {
    WayGraph others;
    WayGraph dwarf;
    WayGraph mage;  // under a spell; otherwise she walks like the others
    Vortexes vortexes;
  };
  void survey(Map& map, const rules::Ruleset& rules, const rules::State& alone);
  void fill(WayGraph& graph, const rules::Ruleset& rules, const rules::State& alone, rules::Pawn walker);
  static void sort_by_end(WayGraph& graph);
  const WayGraph& graph_of(const Map& map, rules::Pawn hero) const;

  Map here_;
  Map unwatched_;  // only with modules
  rules::TileSet avoided_;
  bool has_modules_ = false;
  bool has_guard_room_ = false;  // which no vortex leads out of (M5-5)
  bool mage_is_enchanted_ = false;
  bool vortex_works_ = false;
  bool vortex_is_between_dimensions_ = false;
};

// The position without anyone in the mall except those who will never move again, and the watchers.
rules::State without_heroes(const rules::State& state);
// Without the watchers, too, and with every code given.
rules::State without_watchers(const rules::State& state);

// A hero may be brought there from where it is without being caught; whether the space is free is checked
// elsewhere.
bool comes_unseen(const rules::Ruleset& rules, const rules::State& state, rules::Pawn hero, rules::Place to);

}  // namespace ai
