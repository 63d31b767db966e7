#include "library/planes.h"

#include <cstring>

#include "rules/mall.h"

namespace library {
namespace {

using catalog::Symbol;
using rules::Place;
using rules::State;

constexpr std::size_t kOutside = SIZE_MAX;

std::size_t coloured(std::size_t first, const catalog::Space& space) {
  return first + (space.colour ? catalog::index(*space.colour) : 0);
}

// The plane of what is printed on a space, if it has one.
std::size_t plane_of(const State& state, Place at, const catalog::Space& space) {
  switch (space.symbol) {
    case Symbol::Exploration:
      if (!rules::leads_to_the_unexplored(state, at)) return kOutside;
      return space.colour ? coloured(kExplorePlanes, space) : kAutoExplorePlane;
    case Symbol::Vortex:
      return coloured(kVortexPlanes, space);
    case Symbol::Item:
      return coloured(kItemPlanes, space);
    case Symbol::Exit:
      return coloured(kExitPlanes, space);
    case Symbol::SandTimer:
      return kTimerPlane;
    case Symbol::CrystalBall:
      return kBallPlane;
    case Symbol::Camera:
      return kCameraPlane;
    case Symbol::Plain:
    case Symbol::Illustrated:
    case Symbol::Start:
      return kOutside;
    default:
      return kModuleSymbolPlanes + static_cast<std::size_t>(space.symbol) -
             static_cast<std::size_t>(Symbol::Code);
  }
}

}  // namespace

std::size_t planes_of(const rules::Ruleset& rules) {
  const std::size_t in_mall = rules.modules.empty() ? kBasePlanes : kAllPlanes;
  return rules.two_dimensions ? 2 * in_mall : in_mall;
}

void Painter::begin(std::uint8_t* planes, const rules::Ruleset& rules) {
  planes_ = planes;
  count_ = planes_of(rules);
  in_mall_ = rules.modules.empty() ? kBasePlanes : kAllPlanes;
  placed_ = {};
  moving_.clear();
  std::memset(planes_, 0, count_ * kPlane);
}

std::size_t Painter::offset(const State& state, Place at, std::size_t plane) const {
  const rules::WorldPlace where = rules::world_place(state, at);
  const int row = where.row + kBeforeTile1;
  const int column = where.column + kBeforeTile1;
  const std::size_t number = plane + (static_cast<std::size_t>(where.dimension) * in_mall_);
  const bool is_inside = row >= 0 && row < kPlaneSide && column >= 0 && column < kPlaneSide;
  if (!is_inside || plane >= in_mall_ || number >= count_) return kOutside;
  return (number * kPlane) + static_cast<std::size_t>((row * kPlaneSide) + column);
}

void Painter::mark(const State& state, Place at, std::size_t plane) {
  if (const std::size_t found = offset(state, at, plane); found != kOutside) planes_[found] = 1;
}

void Painter::mark_for_now(const State& state, Place at, std::size_t plane) {
  const std::size_t found = offset(state, at, plane);
  if (found == kOutside || moving_.size() == kMostMoving) return;
  planes_[found] = 1;
  moving_.push_back(static_cast<std::uint32_t>(found));
}

void Painter::draw_space(const rules::Game& game, Place at) {
  const State& state = game.state;
  const catalog::TileDef& tile = catalog::def(at.tile());
  mark(state, at, kSpacePlane);
  mark(state, at, plane_of(state, at, tile.spaces[at.cell().index]));
  if (tile.escalator[at.cell().index]) mark(state, at, kEscalatorPlane);
  for (std::size_t side = 0; side < 4; ++side) {
    const rules::Border border = rules::next_space(state, at, static_cast<rules::Direction>(side)).border;
    if (border == rules::Border::Open) mark(state, at, kOpenPlanes + side);
    if (border == rules::Border::OrangeWall) mark(state, at, kOrangeWallPlanes + side);
    if (border == rules::Border::SteelDoor) mark(state, at, kSteelDoorPlanes + side);
  }
}

void Painter::draw_tiles(const rules::Game& game) {
  if (!placed_.empty()) std::memset(planes_, 0, count_ * kPlane);
  moving_.clear();
  placed_ = game.state.placed;
  tiles_ = game.state.tiles;
  rules::each_space(game.state, [&](Place at) { draw_space(game, at); });
}

void Painter::draw_moving(const State& state) {
  for (const std::uint32_t old : moving_) planes_[old] = 0;
  moving_.clear();
  for (std::size_t i = 0; i < rules::kPawns; ++i) {
    const std::size_t plane = i < 4 ? kHeroPlanes + i : kGuardPlanes + i - 4;
    if (state.places[i] != rules::kNowhere) mark_for_now(state, state.places[i], plane);
  }
  for (const rules::Tile tile : state.placed) {
    for (rules::Cells left = state.out_of_order[catalog::index(tile)]; left != 0;
         left = static_cast<rules::Cells>(left & (left - 1U))) {
      const auto cell = static_cast<std::uint8_t>(std::countr_zero(left));
      mark_for_now(state, rules::place(tile, rules::Cell{cell}), kTokenPlane);
    }
  }
  const auto both_ends = [&](const rules::TwoEnded& one, std::size_t plane) {
    for (const Place end : {one.first, one.second})
      if (end != rules::kNowhere) mark_for_now(state, end, plane);
  };
  for (const rules::TwoEnded& shaft : state.security.shafts) both_ends(shaft, kShaftPlane);
  for (const rules::TwoEnded& breach : state.security.breaches) both_ends(breach, kBreachPlane);
}

void Painter::draw(const rules::Game& game) {
  if (!(placed_ == game.state.placed) || tiles_ != game.state.tiles) draw_tiles(game);
  draw_moving(game.state);
}

}  // namespace library
