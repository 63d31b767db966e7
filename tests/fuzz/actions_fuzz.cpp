// Bytes as actions: no matter what seats request, and in which order, the engine's laws hold.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <span>

#include "rules/can_happen.h"
#include "rules/game.h"
#include "rules/legal.h"
#include "rules/sand.h"
#include "rules/setup.h"
#include "rules/view.h"

namespace {

using namespace rules;

void must(bool holds) {
  if (!holds) std::abort();
}

class Bytes {
 public:
  explicit Bytes(std::span<const std::uint8_t> bytes) : bytes_(bytes) {}
  bool empty() const { return bytes_.empty(); }
  std::uint8_t next() {
    if (bytes_.empty()) return 0;
    const std::uint8_t byte = bytes_.front();
    bytes_ = bytes_.subspan(1);
    return byte;
  }
  Place place() {
    const unsigned high = next();
    return Place{static_cast<std::uint16_t>((high << 8U | next()) % (kTiles * catalog::kCells))};
  }

 private:
  std::span<const std::uint8_t> bytes_;
};

// Something a client could say, sensible or not.
Action any_action(Bytes& bytes, const State& state) {
  const auto pawn = static_cast<Pawn>(bytes.next() % kPawns);
  const Place stands = place_of(state, pawn);
  const Place from = stands == kNowhere || bytes.next() % 8 == 0 ? bytes.place() : stands;
  const Seat seat{static_cast<std::uint8_t>(bytes.next() % 16)};
  switch (bytes.next() % 10) {
    case 0:
      return Move{pawn, from, bytes.place()};
    case 1:
      return TakeVortex{pawn, from, bytes.place()};
    case 2:
      return RideEscalator{pawn, from, bytes.place()};
    case 3:
      return Draw{};
    case 4:
      return PlaceTile{bytes.place()};
    case 5:
      return Theft{};
    case 6:
      return Reveal{};
    case 7:
      return Discard{catalog::tile_at(bytes.next() % kTiles)};
    case 8:
      return PutRedPawn{seat};
    default:
      return Stare{seat};
  }
}

void check(const Game& game) {
  const State& state = game.state;
  for (std::size_t a = 0; a < kPawns; ++a) {
    for (std::size_t b = a + 1; b < kPawns; ++b) {
      must(state.places[a] == kNowhere || state.places[a] != state.places[b]);  // B-MOVE-3
    }
  }
  must(sand_left(state, game.now).count <= game.rules.sand_ms);
}

bool contains(const Actions& actions, const Action& action) {
  for (const Action& other : actions) {
    if (other == action) return true;
  }
  return false;
}

void act(Game& game, const Stamped& stamped) {
  const Actions legal = legal_actions(game.rules, game.state, stamped.by, Signals::With, stamped.at);
  const State before = game.state;
  const Decision decision = decide(game.rules, game.state, stamped);
  must(decision.has_value() == contains(legal, stamped.what));
  must(before == game.state);
  if (!decision) return;
  for (const Event& event : *decision) {
    must(can_happen(game.rules, game.state, event));
    State seen = view(game.state);
    evolve(game.state, event);
    evolve(seen, redact(event));
    must(seen == view(game.state));
  }
  game.now = stamped.at;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Bytes bytes{{data, size}};
  const auto ruleset = ruleset_for({.scenario = 1U + bytes.next() % 17U,
                                    .seats = 1U + bytes.next() % 9U,
                                    .start = bytes.next() % 2 == 0 ? Tile::T1a : Tile::T1b});
  if (!ruleset) return 0;
  const auto layout = arrange(*ruleset, {}, base::Seed{bytes.next(), 0});
  must(layout.has_value());
  Game game{.rules = *ruleset, .state = lay_out(*ruleset, *layout), .version = 0, .now = {}};
  for (int count = 0; count < 2000 && !bytes.empty(); ++count) {
    const GameTime at = game.now + Millis{bytes.next() * 8U};
    run_out(game, at);
    const Seat by{static_cast<std::uint8_t>(bytes.next() % game.state.seats)};
    const std::uint8_t how = bytes.next();
    const Actions legal = legal_actions(game.rules, game.state, by);
    const bool takes_a_legal_one = how % 4 != 0 && !legal.empty();
    act(game,
        {by, at, takes_a_legal_one ? legal[bytes.next() % legal.size()] : any_action(bytes, game.state)});
    check(game);
  }
  return 0;
}
