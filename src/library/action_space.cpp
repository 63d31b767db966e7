#include "library/action_space.h"

#include <cstdlib>

#include "base/overloaded.h"
#include "rules/escalator.h"
#include "rules/mall.h"
#include "rules/shaft.h"
#include "rules/spell.h"
#include "rules/vortex.h"
#include "rules/walk.h"

namespace library {
namespace {

using rules::Action;
using rules::Pawn;
using rules::Place;
using rules::State;
using rules::Tile;

using MaybeNumber = std::optional<ActionNumber>;
using MaybeAction = std::optional<Action>;

constexpr ActionNumber offset(Pawn pawn) { return static_cast<ActionNumber>(pawn); }
constexpr ActionNumber offset(Tile tile) { return static_cast<ActionNumber>(tile); }
constexpr ActionNumber offset(Place place) { return place.code; }
constexpr ActionNumber offset(rules::Direction direction) { return static_cast<ActionNumber>(direction); }

constexpr Pawn pawn_at(ActionNumber i) { return static_cast<Pawn>(i); }
constexpr Tile tile_at(ActionNumber i) { return catalog::tile_at(i); }
constexpr Place place_at(ActionNumber i) { return Place{static_cast<std::uint16_t>(i)}; }
constexpr rules::Direction direction_at(ActionNumber i) { return static_cast<rules::Direction>(i); }

MaybeNumber number_of_walk(const State& state, const rules::Move& move) {
  if (move.code != rules::kNowhere) return std::nullopt;
  const rules::WorldPlace from = rules::world_place(state, move.from);
  const rules::WorldPlace to = rules::world_place(state, move.to);
  const int rows = to.row - from.row;
  const int columns = to.column - from.column;
  const auto distance = static_cast<ActionNumber>(std::abs(rows) + std::abs(columns));
  const bool is_straight = from.dimension == to.dimension && (rows == 0 || columns == 0);
  if (!is_straight || distance == 0 || distance > kFarthest) return std::nullopt;
  const auto toward = columns == 0 ? (rows < 0 ? rules::Direction::North : rules::Direction::South)
                                   : (columns > 0 ? rules::Direction::East : rules::Direction::West);
  return walk_numbered(move.pawn, toward, distance);
}

MaybeNumber number_of_ride(const State& state, const rules::TakeShaft& take) {
  for (std::uint8_t pair = 0; pair < rules::kShafts; ++pair) {
    const auto end = rules::shaft_from(state, take.from, pair);
    if (end && end->to == take.to) return kShaftRides + (offset(take.pawn) * rules::kShafts) + pair;
  }
  return std::nullopt;
}

MaybeNumber number_of_placing(const rules::PlaceTile& placing) {
  const auto side = rules::exploration_side(placing.from);
  if (!side) return std::nullopt;
  return kPlacings + (offset(placing.from.tile()) * 4) + offset(*side);
}

// Where the pawn is, if it is anywhere.
std::optional<Place> standing(const State& state, Pawn pawn) {
  if (!rules::is_in_the_mall(state, pawn)) return std::nullopt;
  return rules::place_of(state, pawn);
}

MaybeAction walk(const rules::Game& game, ActionNumber i) {
  const Pawn pawn = pawn_at(i / (4 * kFarthest));
  const auto from = standing(game.state, pawn);
  if (!from) return std::nullopt;
  Place to = *from;
  for (ActionNumber left = (i % kFarthest) + 1; left > 0; --left) {
    const rules::Step next = rules::step(game.rules, game.state, pawn, to, direction_at(i / kFarthest % 4));
    if (!next) return std::nullopt;
    to = next.place;
  }
  return rules::Move{pawn, *from, to};
}

// A guard goes to the vortexes of the hero who controls him (M12-2).
MaybeAction vortex(const rules::Game& game, ActionNumber i) {
  const Pawn pawn = pawn_at(i / rules::kTiles);
  const Tile tile = tile_at(i % rules::kTiles);
  const auto from = standing(game.state, pawn);
  if (!from || !rules::is_placed(game.state, tile)) return std::nullopt;
  const auto hero =
      rules::is_hero(pawn) ? std::optional{pawn} : rules::hero_in_control(game.rules, game.state);
  if (!hero) return std::nullopt;
  const auto& cell = catalog::def(tile).vortex[catalog::index(rules::colour_of(*hero))];
  if (!cell) return std::nullopt;
  return rules::TakeVortex{pawn, *from, rules::place(tile, *cell)};
}

MaybeAction escalator(const rules::Game& game, Pawn pawn) {
  const auto from = standing(game.state, pawn);
  const auto to = from ? rules::escalator_end(*from) : std::nullopt;
  if (!to) return std::nullopt;
  return rules::RideEscalator{pawn, *from, *to};
}

MaybeAction placing(ActionNumber i) {
  const Place from = rules::place(tile_at(i / 4), catalog::kOpening[i % 4]);
  if (!rules::exploration_side(from)) return std::nullopt;
  return rules::PlaceTile{from};
}

MaybeAction shaft_ride(const rules::Game& game, ActionNumber i) {
  const Pawn pawn = pawn_at(i / rules::kShafts);
  const auto from = standing(game.state, pawn);
  if (!from) return std::nullopt;
  const auto end = rules::shaft_from(game.state, *from, static_cast<std::uint8_t>(i % rules::kShafts));
  if (!end) return std::nullopt;
  return rules::TakeShaft{pawn, *from, end->to};
}

MaybeAction lifting(const State& state, ActionNumber i) {
  const Tile tile = tile_at(i % rules::kTiles);
  if (!rules::is_placed(state, tile)) return std::nullopt;
  const rules::PlacedTile& lies = rules::placed_tile(state, tile);
  return rules::LiftTile{static_cast<std::uint8_t>(i / rules::kTiles), tile, lies.row, lies.column,
                         rules::place_of(state, rules::kElf)};
}

MaybeAction token_or_spell(const State& state, ActionNumber number) {
  const auto at = [&](Pawn pawn) { return rules::place_of(state, pawn); };
  if (number >= kVouchers) {
    const ActionNumber i = number - kVouchers;
    const Pawn guard = pawn_at(i / rules::kTiles);
    return rules::CastVoucher{guard, at(guard), tile_at(i % rules::kTiles)};
  }
  if (number >= kFrogs) {
    const Pawn guard = pawn_at(number - kFrogs);
    if (rules::is_hero(guard)) return std::nullopt;
    return rules::CastFrog{guard, rules::whereabouts(state, guard)};
  }
  if (number >= kTeleportations) {
    const ActionNumber i = number - kTeleportations;
    return rules::CastTeleportation{pawn_at(i / kPlaces), at(pawn_at(i / kPlaces)), place_at(i % kPlaces)};
  }
  if (number >= kSwaps) {
    const Pawn one = pawn_at((number - kSwaps) / rules::kPawns);
    const Pawn other = pawn_at((number - kSwaps) % rules::kPawns);
    return rules::CastSwap{one, at(one), other, at(other)};
  }
  if (number >= kBrooms) return rules::CastBroom{place_at(number - kBrooms)};
  if (number >= kSpellCasts) return rules::CastSpell{static_cast<rules::Spell>(number - kSpellCasts)};
  if (number >= kLiftings) return lifting(state, number - kLiftings);
  if (number >= kBreachLayings) {
    const ActionNumber i = number - kBreachLayings;
    return rules::DeployBreach{static_cast<std::uint8_t>(i / kPlaces), at(rules::kBarbarian),
                               place_at(i % kPlaces)};
  }
  if (number >= kShaftLayings) {
    const ActionNumber i = number - kShaftLayings;
    return rules::DeployShaft{static_cast<std::uint8_t>(i / kPlaces), at(rules::kDwarf),
                              place_at(i % kPlaces)};
  }
  if (number >= kLoudspeakers) {
    return rules::UseLoudspeaker{static_cast<rules::StressToken>(
        static_cast<ActionNumber>(rules::StressToken::Loudspeaker1) + number - kLoudspeakers)};
  }
  if (number >= kSwapTokens) {
    const ActionNumber i = number - kSwapTokens;
    const bool is_first = i < rules::kMostSeats;
    return rules::UseSwapToken{is_first ? rules::StressToken::Swap1 : rules::StressToken::Swap2,
                               rules::Seat{static_cast<std::uint8_t>(i % rules::kMostSeats)}};
  }
  return rules::UseTimerToken{};
}

MaybeAction action_of_modules(const rules::Game& game, ActionNumber number) {
  const State& state = game.state;
  if (number >= kTimerToken) return token_or_spell(state, number);
  if (number >= kChoices) {
    if (!state.security.choosing) return std::nullopt;
    return rules::ChooseSpace{*state.security.choosing, place_at(number - kChoices)};
  }
  if (number >= kSensorTurns)
    return rules::TurnSensor{state.security.sensor_side, direction_at(number - kSensorTurns)};
  if (number >= kBeholderMoves)
    return rules::MoveBeholder{state.security.beholder_tile, direction_at(number - kBeholderMoves)};
  return shaft_ride(game, number - kShaftRides);
}

}  // namespace

std::optional<ActionNumber> number_of(const State& state, const Action& action) {
  if (const auto* const move = std::get_if<rules::Move>(&action))
    return number_of_walk(state, *move);  // most are
  using rules::kPawns;
  using rules::kTiles;
  const auto loud = static_cast<ActionNumber>(rules::StressToken::Loudspeaker1);
  return std::visit(
      base::Overloaded{
          [&](const rules::Move& move) { return number_of_walk(state, move); },
          [](const rules::TakeVortex& take) -> MaybeNumber {
            return kVortexes + (offset(take.pawn) * kTiles) + offset(take.to.tile());
          },
          [](const rules::RideEscalator& ride) -> MaybeNumber { return kEscalators + offset(ride.pawn); },
          [](const rules::Draw&) -> MaybeNumber { return kDraw; },
          [](const rules::PlaceTile& placing) { return number_of_placing(placing); },
          [](const rules::Theft&) -> MaybeNumber { return kTheft; },
          [](const rules::Reveal&) -> MaybeNumber { return kReveal; },
          [](const rules::Discard& discard) -> MaybeNumber { return kDiscards + offset(discard.tile); },
          [](const rules::PutRedPawn& put) -> MaybeNumber { return kRedPawns + put.before.index; },
          [](const rules::Stare&) -> MaybeNumber { return std::nullopt; },
          [](const rules::SandRunsOut&) -> MaybeNumber { return std::nullopt; },
          [](const rules::UseTimerToken&) -> MaybeNumber { return kTimerToken; },
          [](const rules::UseSwapToken& use) -> MaybeNumber {
            const bool is_first = use.token == rules::StressToken::Swap1;
            return kSwapTokens + (is_first ? 0 : rules::kMostSeats) + use.with.index;
          },
          [&](const rules::UseLoudspeaker& use) -> MaybeNumber {
            return kLoudspeakers + static_cast<ActionNumber>(use.token) - loud;
          },
          [](const rules::DeployShaft& deploy) -> MaybeNumber {
            return kShaftLayings + (deploy.pair * kPlaces) + offset(deploy.to);
          },
          [&](const rules::TakeShaft& take) { return number_of_ride(state, take); },
          [](const rules::DeployBreach& deploy) -> MaybeNumber {
            return kBreachLayings + (deploy.number * kPlaces) + offset(deploy.to);
          },
          [](const rules::MoveBeholder& move) -> MaybeNumber { return kBeholderMoves + offset(move.toward); },
          [](const rules::LiftTile& lift) -> MaybeNumber {
            return kLiftings + (lift.token * kTiles) + offset(lift.tile);
          },
          [](const rules::CastSpell& cast) -> MaybeNumber {
            return kSpellCasts + static_cast<ActionNumber>(cast.spell);
          },
          [](const rules::CastBroom& cast) -> MaybeNumber { return kBrooms + offset(cast.at); },
          [](const rules::CastSwap& cast) -> MaybeNumber {
            return kSwaps + (offset(cast.one) * kPawns) + offset(cast.other);
          },
          [](const rules::CastTeleportation& cast) -> MaybeNumber {
            return kTeleportations + (offset(cast.pawn) * kPlaces) + offset(cast.to);
          },
          [](const rules::CastFrog& cast) -> MaybeNumber { return kFrogs + offset(cast.guard); },
          [](const rules::CastVoucher& cast) -> MaybeNumber {
            return kVouchers + (offset(cast.guard) * kTiles) + offset(cast.shop);
          },
          [](const rules::ChooseSpace& choose) -> MaybeNumber { return kChoices + offset(choose.to); },
          [](const rules::TurnSensor& turn) -> MaybeNumber { return kSensorTurns + offset(turn.to); },
      },
      action);
}

std::optional<Action> action_numbered(const rules::Game& game, ActionNumber number) {
  if (number == kWait || number >= actions_of(game.rules)) return std::nullopt;
  if (number >= kBaseActions) return action_of_modules(game, number);
  if (number >= kRedPawns)
    return rules::PutRedPawn{rules::Seat{static_cast<std::uint8_t>(number - kRedPawns)}};
  if (number >= kDiscards) return rules::Discard{tile_at(number - kDiscards)};
  if (number >= kPlacings) return placing(number - kPlacings);
  if (number == kReveal) return rules::Reveal{};
  if (number == kTheft) return rules::Theft{};
  if (number == kDraw) return rules::Draw{};
  if (number >= kEscalators) return escalator(game, pawn_at(number - kEscalators));
  if (number >= kVortexes) return vortex(game, number - kVortexes);
  return walk(game, number - kWalks);
}

}  // namespace library
