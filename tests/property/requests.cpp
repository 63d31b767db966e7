#include "property/requests.h"

#include "rules/escalator.h"
#include "rules/legal.h"
#include "rules/mall.h"

namespace property {
namespace {

using rules::Ability;
using rules::Action;
using rules::Pawn;
using rules::Place;
using rules::Seat;
using rules::State;

class Asker {
 public:
  Asker(const State& state, rules::GameTime now, base::Random& random)
      : state_(state), now_(now), random_(random) {}

  rules::Stamped ask() {
    if (state_.discards_due > 0 && one_in(2)) return by_anybody(rules::Discard{some_tile()});
    switch (below(10)) {
      case 0:
      case 1:
      case 2:
        return walk();
      case 3:
        return vortex();
      case 4:
        return escalator();
      case 5:
        return by(Ability::Explore, rules::Draw{});
      case 6:
        return by(Ability::Explore, rules::PlaceTile{place_to_continue_from()});
      case 7:
        return by_anybody(rules::Discard{some_tile()});
      case 8:
        return signal();
      default:
        return of_the_table();
    }
  }

 private:
  std::uint32_t below(std::size_t bound) { return random_.below(static_cast<std::uint32_t>(bound)); }
  bool one_in(std::uint32_t chances) { return below(chances) == 0; }

  Pawn some_pawn() {
    return static_cast<Pawn>(one_in(12) ? below(rules::kPawns) : below(rules::kHeroes.size()));
  }

  rules::Tile one_of(rules::TileSet tiles) {
    std::uint32_t to_skip = below(static_cast<std::size_t>(tiles.size()));
    for (const rules::Tile tile : tiles) {
      if (to_skip == 0) return tile;
      --to_skip;
    }
    return rules::Tile::T1a;
  }
  rules::Tile some_tile() {
    return one_in(8) ? catalog::tile_at(below(rules::kTiles)) : one_of(state_.placed);
  }

  Place some_place() { return rules::place(some_tile(), rules::Cell{static_cast<std::uint8_t>(below(16))}); }

  Place start_of(Pawn pawn) {
    const Place stands = place_of(state_, pawn);
    return stands == rules::kNowhere || one_in(16) ? some_place() : stands;
  }

  // On the tile where one stands or on one next to it.
  Place place_near(Place from) {
    rules::Tile tile = from.tile();
    if (one_in(2))
      tile = placed_tile(state_, tile).neighbour(static_cast<rules::Direction>(below(4))).value_or(tile);
    return rules::place(tile, rules::Cell{static_cast<std::uint8_t>(below(16))});
  }

  // A few spaces further in some direction, through pawns and orange walls, up to the wall.
  Place along_the_corridor(Place from) {
    const auto toward = static_cast<rules::Direction>(below(4));
    const std::uint32_t steps = 1 + below(5);
    Place at = from;
    for (std::uint32_t i = 0; i < steps; ++i) {
      const rules::NextSpace next = next_space(state_, at, toward);
      if (next.place == rules::kNowhere) break;
      at = next.place;
    }
    return at == from ? anywhere_towards(from, toward) : at;
  }

  // In the same row or column, no matter what lies between.
  Place straight_from(Place from) {
    if (one_in(4)) return anywhere_towards(from, static_cast<rules::Direction>(below(4)));
    for (int i = 0; i < 8; ++i) {
      const Place to = place_near(from);
      if (straight_line(state_, from, to)) return to;
    }
    return some_place();
  }

  // The last space of the mall in a direction, beyond all edges.
  Place anywhere_towards(Place from, rules::Direction toward) {
    Place last = from;
    for (const rules::Tile tile : state_.placed) {
      for (std::uint8_t i = 0; i < catalog::kCells; ++i) {
        const Place to = rules::place(tile, rules::Cell{i});
        if (straight_line(state_, last, to) == toward) last = to;
      }
    }
    return last;
  }

  Place beyond_the_edge(Place from) {
    const rules::Direction side =
        catalog::on_table(*rules::exploration_side(from), placed_tile(state_, from.tile()).turns);
    return anywhere_towards(from, side);
  }

  Place some_end(Place from) {
    if (one_in(10) || !is_placed(state_, from.tile())) return some_place();
    if (one_in(2) && leads_to_the_unexplored(state_, from)) return beyond_the_edge(from);
    return one_in(2) ? along_the_corridor(from) : straight_from(from);
  }

  Seat any_seat() { return Seat{static_cast<std::uint8_t>(one_in(40) ? below(12) : below(state_.seats))}; }

  rules::Stamped by_anybody(const Action& action) { return {any_seat(), now_, action}; }

  // Mostly by someone who has the ability.
  rules::Stamped by(Ability ability, const Action& action) {
    if (one_in(6)) return by_anybody(action);
    for (std::uint8_t seat = 0; seat < state_.seats; ++seat) {
      if (state_.action_tiles[seat].allows(ability)) return {Seat{seat}, now_, action};
    }
    return by_anybody(action);
  }

  rules::Stamped walk() {
    const Pawn pawn = some_pawn();
    const Place from = start_of(pawn);
    const Place to = some_end(from);
    const rules::Move move{pawn, from, to};
    const bool is_there = is_placed(state_, from.tile()) && is_placed(state_, to.tile());
    const auto toward = is_there ? straight_line(state_, from, to) : std::nullopt;
    return toward ? by(catalog::move_towards(*toward), move) : by_anybody(move);
  }

  rules::Stamped vortex() {
    const Pawn pawn = some_pawn();
    Place to = some_place();
    if (is_hero(pawn) && !one_in(4)) {
      const rules::TileSet tiles = state_.placed & catalog::tiles_with_vortex(colour_of(pawn));
      if (!tiles.empty()) {
        const rules::Tile tile = one_of(tiles);
        to = rules::place(tile, *catalog::def(tile).vortex[index(colour_of(pawn))]);
      }
    }
    if (one_in(8) && place_of(state_, pawn) != rules::kNowhere) to = place_of(state_, pawn);
    return by(Ability::Vortex, rules::TakeVortex{pawn, start_of(pawn), to});
  }

  rules::Stamped escalator() {
    Pawn pawn = some_pawn();
    for (const Pawn hero : rules::kHeroes) {  // preferably one at an end
      const Place stands = place_of(state_, hero);
      if (stands != rules::kNowhere && rules::escalator_end(stands) && one_in(2)) pawn = hero;
    }
    const Place from = start_of(pawn);
    const Place to = rules::escalator_end(from).value_or(some_place());
    return by(Ability::Escalator, rules::RideEscalator{pawn, from, one_in(8) ? some_place() : to});
  }

  // Where a hero stands, or some opening of a tile.
  Place place_to_continue_from() {
    const Place stands = place_of(state_, rules::kHeroes[below(rules::kHeroes.size())]);
    if (one_in(2) && stands != rules::kNowhere) return stands;
    return one_in(4) ? some_place() : rules::place(some_tile(), catalog::kOpening[below(4)]);
  }

  rules::Stamped signal() {
    const Seat other{static_cast<std::uint8_t>(below(state_.seats + 1U))};
    if (one_in(3)) return by_anybody(rules::Stare{other});
    for (std::uint8_t seat = 0; seat < state_.seats; ++seat) {  // preferably one who has to wait
      if (now_ < state_.red_pawn_ready_at[seat] && one_in(2))
        return {Seat{seat}, now_, rules::PutRedPawn{other}};
    }
    return by_anybody(rules::PutRedPawn{other});
  }

  rules::Stamped of_the_table() {
    switch (below(3)) {
      case 0:
        return by_anybody(rules::Theft{});
      case 1:
        return by_anybody(rules::Reveal{});
      default:
        return by_anybody(rules::SandRunsOut{});
    }
  }

  const State& state_;
  const rules::GameTime now_;
  base::Random& random_;
};

}  // namespace

rules::Stamped any_request(const State& state, rules::GameTime now, base::Random& random) {
  return Asker{state, now, random}.ask();
}

void for_each_way(const State& state, rules::GameTime now,
                  const std::function<void(const rules::Stamped&)>& use) {
  for (std::uint8_t seat = 0; seat < state.seats; ++seat) {
    for (const Pawn pawn : rules::kHeroes) {
      const Place from = place_of(state, pawn);
      for (const rules::Tile tile : state.placed) {
        for (std::uint8_t cell = 0; cell < catalog::kCells; ++cell) {
          const Place to = rules::place(tile, rules::Cell{cell});
          use({Seat{seat}, now, rules::Move{pawn, from, to}});
          use({Seat{seat}, now, rules::TakeVortex{pawn, from, to}});
          use({Seat{seat}, now, rules::RideEscalator{pawn, from, to}});
        }
      }
    }
  }
}

bool is_listed(const rules::Ruleset& rules, const State& state, const rules::Stamped& request) {
  for (const Action& action : legal_actions(rules, state, request.by, rules::Signals::With, request.at)) {
    if (action == request.what) return true;
  }
  return false;
}

}  // namespace property
