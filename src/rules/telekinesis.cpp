#include "rules/telekinesis.h"

#include "rules/before_acting.h"
#include "rules/empty_space.h"
#include "rules/explore.h"
#include "rules/mall.h"
#include "rules/map.h"

namespace rules {
namespace {

bool is_protected(const Ruleset& rules, Tile tile) {
  return catalog::is_start(tile) || (rules.two_dimensions && tile == catalog::kSecondStart);
}

// from any tile of the dimension all others can be reached over shared sides.
bool is_in_one_piece(const State& state, std::uint8_t dimension) {
  TileSet all;
  for (const Tile tile : state.placed) {
    if (placed_tile(state, tile).dimension == dimension) all.insert(tile);
  }
  TileSet reached;
  base::FixedList<Tile, catalog::kMostPlaced> to_visit;
  reached.insert(*all.begin());
  to_visit.push_back(*all.begin());
  while (!to_visit.empty()) {
    const Tile tile = to_visit.back();
    to_visit.pop_back();
    for (const Direction side : kDirections) {
      const std::optional<Tile> next = placed_tile(state, tile).neighbour(side);
      if (!next || reached.contains(*next)) continue;
      reached.insert(*next);
      to_visit.push_back(*next);
    }
  }
  return reached == all;
}

TileLifted lifting(const State& state, std::uint8_t token, Tile tile, Place from) {
  const TilePlacement at = placement_explored_from(state, from, tile);
  return TileLifted{token, tile, from, at.row, at.column, at.turns, at.dimension};
}

}  // namespace

Objection why_cannot_lift(const Ruleset& rules, const State& state, Tile tile) {
  if (state.held) return Refusal{.reason = Reason::TileIsWaiting};
  if (!is_in_the_mall(state, kElf) || !can_be_explored(rules, state, place_of(state, kElf)))
    return Refusal{.reason = Reason::ElfMustExplore, .pawn = kElf};
  if (!is_placed(state, tile)) return Refusal{.reason = Reason::NoSuchTileInTheMall, .tile = tile};
  if (is_protected(rules, tile)) return Refusal{.reason = Reason::StartingTileStays, .tile = tile};
  if (!is_empty(state, tile)) return Refusal{.reason = Reason::TileIsNotEmpty, .tile = tile};  // M9-2
  const Place from = place_of(state, kElf);
  if (placed_tile(state, tile).dimension != placed_tile(state, from.tile()).dimension)
    return Refusal{.reason = Reason::OtherDimension, .tile = tile};
  const State after = after_event(state, lifting(state, 0, tile, from));
  if (!is_in_one_piece(after, placed_tile(state, from.tile()).dimension))
    return Refusal{.reason = Reason::MallWouldFallApart, .tile = tile};  // M9-3
  return std::nullopt;
}

Objection why_refused(const Ruleset& rules, const State& state, const Stamped&, const LiftTile& lift) {
  if (!rules.modules.contains(Module::Telekinesis)) return Refusal{.reason = Reason::NotInThisGame};
  if (lift.token >= kTelekinesisTokens || !is_left(state.security.telekinesis_tokens, lift.token))
    return Refusal{.reason = Reason::TokenIsSpent};
  const bool elf_has_gone = is_in_the_mall(state, kElf) && place_of(state, kElf) != lift.to;
  if (elf_has_gone) return Refusal{.reason = Reason::Overtaken, .place = place_of(state, kElf), .pawn = kElf};
  if (is_placed(state, lift.tile)) {
    const PlacedTile& lying = placed_tile(state, lift.tile);
    if (lying.row != lift.row || lying.column != lift.column)
      return Refusal{.reason = Reason::Overtaken, .tile = lift.tile};
  }
  return why_cannot_lift(rules, state, lift.tile);
}

void carry_out(Resolution& resolution, const LiftTile& lift) {
  begin_action(resolution, ActionKind::Ability);
  emit(resolution, lifting(resolution.now, lift.token, lift.tile, lift.to));
}

void set_up_telekinesis(const Ruleset&, State& state) { state.security.telekinesis_tokens = 0b11; }

void list_liftings(const Ruleset& rules, const State& state, Seat, GiveAction give) {
  for (const Tile tile : state.placed) {
    if (why_cannot_lift(rules, state, tile)) continue;
    for (std::uint8_t token = 0; token < kTelekinesisTokens; ++token) {
      if (!is_left(state.security.telekinesis_tokens, token)) continue;
      give(LiftTile{token, tile, placed_tile(state, tile).row, placed_tile(state, tile).column,
                    place_of(state, kElf)});
    }
  }
}

}  // namespace rules
