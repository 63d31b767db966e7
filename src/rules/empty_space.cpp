#include "rules/empty_space.h"

#include "rules/breach.h"
#include "rules/mall.h"
#include "rules/watch.h"

namespace rules {

bool is_corridor_space(const State& state, Place at) {
  return at.code < kTiles * catalog::kCells && is_placed(state, at.tile()) &&
         catalog::contains(catalog::def(at.tile()).corridor, at.cell());
}

namespace {

bool has_frog(const State& state, Place at) {
  for (const Pawn guard : kGuardPawns) {
    if (state.presence[index(guard)] == Presence::Frog && state.security.back_at[guard_index(guard)] == at)
      return true;
  }
  return false;
}

bool lies_on(const TwoEnded& token, Tile tile) {
  return token.token == TokenState::Laid && (token.first.tile() == tile || token.second.tile() == tile);
}

// Where a guard could walk: open borders, white arrows, breaches; not the small openings.
std::optional<Place> walks_to(const State& state, Place from, Direction toward) {
  const NextSpace next = next_space(state, from, toward);
  if (next.border == Border::Open) return next.place;
  const bool is_free =
      next.border == Border::SteelDoor && door_way(state, from, toward) == catalog::DoorWay::Free;
  if (is_free) return next.place;
  if (const std::optional<Crossing> breach = breach_across(state, from, toward)) return breach->to;
  return std::nullopt;
}

// the sensor doesn't keep away a guard whom a rule puts there.
bool receives_a_guard(const State& state, Place at) {
  return !is_occupied(state, at) && !is_out_of_order(state, at) && !is_covered(state.security, at) &&
         !has_frog(state, at);
}

bool lies_before(const State& state, Place one, Place other) {
  const WorldPlace a = world_place(state, one);
  const WorldPlace b = world_place(state, other);
  if (a.dimension != b.dimension) return a.dimension < b.dimension;
  return a.row != b.row ? a.row < b.row : a.column < b.column;
}

}  // namespace

bool is_empty(const State& state, Place at) {
  return receives_a_guard(state, at) && !sensor_covers(state, at);
}

bool is_empty(const State& state, Tile tile) {
  for (const Place standing : state.places) {
    if (standing != kNowhere && standing.tile() == tile) return false;
  }
  for (const Pawn guard : kGuardPawns) {
    const bool is_frog = state.presence[index(guard)] == Presence::Frog;
    if (is_frog && state.security.back_at[guard_index(guard)].tile() == tile) return false;
  }
  for (const TwoEnded& shaft : state.security.shafts) {
    if (lies_on(shaft, tile)) return false;
  }
  for (const TwoEnded& breach : state.security.breaches) {
    if (lies_on(breach, tile)) return false;
  }
  const bool has_sensor = state.security.sensor == PieceState::InTheMall && tile == Tile::T6s;
  return !has_sensor && !beholder_is_on(state, tile) && state.out_of_order[catalog::index(tile)] == 0;
}

NearestSpaces nearest_empty(const State& state, Place from, std::optional<Tile> only) {
  NearestSpaces found;
  std::array<Cells, kTiles> seen{};
  base::FixedList<Place, catalog::kMostPlaced * catalog::kCells> ring;
  base::FixedList<Place, catalog::kMostPlaced * catalog::kCells> next_ring;
  const auto visit = [&](Place at) {
    Cells& cells = seen[static_cast<std::size_t>(at.tile())];
    if (catalog::contains(cells, at.cell())) return;
    cells = static_cast<Cells>(cells | catalog::bit(at.cell()));
    next_ring.push_back(at);
  };
  if (is_corridor_space(state, from)) visit(from);
  while (found.empty() && !next_ring.empty()) {
    ring = next_ring;
    next_ring.clear();
    for (const Place at : ring) {
      const bool is_wanted = !only || at.tile() == *only;
      if (is_wanted && receives_a_guard(state, at) && !found.full()) found.push_back(at);
      for (const Direction toward : kDirections) {
        if (const std::optional<Place> to = walks_to(state, at, toward)) visit(*to);
      }
    }
  }
  if (found.empty() && only) {  // nobody could walk there: all are as near
    for (std::uint8_t i = 0; i < catalog::kCells; ++i) {
      const Place at = place(*only, Cell{i});
      if (is_corridor_space(state, at) && receives_a_guard(state, at)) found.push_back(at);
    }
  }
  for (std::size_t i = 1; i < found.size(); ++i) {
    for (std::size_t k = i; k > 0 && lies_before(state, found[k], found[k - 1]); --k)
      std::swap(found[k], found[k - 1]);
  }
  return found;
}

}  // namespace rules
