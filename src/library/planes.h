// The mall as pictures: one plane of small squares for each thing that a space can have or be.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "library/magicmaze.h"
#include "rules/game.h"

namespace library {

// A window of the mall with tile 1 in its middle. What is further away is left out.
inline constexpr int kPlaneSide = MM_PLANE_SIDE;
inline constexpr int kBeforeTile1 = (kPlaneSide / 2) - 2;
inline constexpr std::size_t kPlane = static_cast<std::size_t>(kPlaneSide) * kPlaneSide;

// The planes in this order (docs/library.md). "By colour" and "by direction" are four planes each.
inline constexpr std::size_t kSpacePlane = 0;
inline constexpr std::size_t kOpenPlanes = 1;                         // by direction of the table
inline constexpr std::size_t kOrangeWallPlanes = kOpenPlanes + 4;     // by direction
inline constexpr std::size_t kExplorePlanes = kOrangeWallPlanes + 4;  // by colour, with nothing beyond
inline constexpr std::size_t kVortexPlanes = kExplorePlanes + 4;      // by colour
inline constexpr std::size_t kItemPlanes = kVortexPlanes + 4;         // by colour
inline constexpr std::size_t kExitPlanes = kItemPlanes + 4;           // by colour
inline constexpr std::size_t kTimerPlane = kExitPlanes + 4;
inline constexpr std::size_t kBallPlane = kTimerPlane + 1;
inline constexpr std::size_t kCameraPlane = kBallPlane + 1;
inline constexpr std::size_t kEscalatorPlane = kCameraPlane + 1;
inline constexpr std::size_t kTokenPlane = kEscalatorPlane + 1;
inline constexpr std::size_t kHeroPlanes = kTokenPlane + 1;
inline constexpr std::size_t kBasePlanes = kHeroPlanes + 4;

inline constexpr std::size_t kSteelDoorPlanes = kBasePlanes;               // by direction
inline constexpr std::size_t kAutoExplorePlane = kSteelDoorPlanes + 4;     // with nothing beyond
inline constexpr std::size_t kModuleSymbolPlanes = kAutoExplorePlane + 1;  // from codes to coffee machines
inline constexpr std::size_t kModuleSymbols =
    catalog::kSymbols - static_cast<std::size_t>(catalog::Symbol::Code);
inline constexpr std::size_t kShaftPlane = kModuleSymbolPlanes + kModuleSymbols;
inline constexpr std::size_t kBreachPlane = kShaftPlane + 1;
inline constexpr std::size_t kGuardPlanes = kBreachPlane + 1;
inline constexpr std::size_t kAllPlanes = kGuardPlanes + 4;

// How many a game has: in scenario 13 the second dimension has planes of its own, after those of the first.
std::size_t planes_of(const rules::Ruleset& rules);

// Draws into the same memory again and again, and changes only what has changed.
class Painter {
 public:
  void begin(std::uint8_t* planes, const rules::Ruleset& rules);  // the memory is cleared
  void draw(const rules::Game& game);
  const std::uint8_t* memory() const { return planes_; }

 private:
  // Everything that moves: pawns, tokens, both ends of shafts and breaches.
  static constexpr std::size_t kMostMoving = rules::kPawns + 64 + 2 * (rules::kShafts + rules::kBreaches);

  void draw_tiles(const rules::Game& game);
  void draw_space(const rules::Game& game, rules::Place at);
  void draw_moving(const rules::State& state);
  void mark(const rules::State& state, rules::Place at, std::size_t plane);
  void mark_for_now(const rules::State& state, rules::Place at, std::size_t plane);
  std::size_t offset(const rules::State& state, rules::Place at, std::size_t plane) const;

  std::uint8_t* planes_ = nullptr;
  std::size_t count_ = 0;    // of all planes
  std::size_t in_mall_ = 0;  // of those of one dimension
  rules::TileSet placed_;
  std::array<rules::PlacedTile, rules::kTiles> tiles_{};
  base::FixedList<std::uint32_t, kMostMoving> moving_{};
};

}  // namespace library
