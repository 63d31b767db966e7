// The fields of every event kind and their names, listed once: bytes, text, JSON and reading all go through
// here. Kinds are append-only, and fields keep their names and their order; a field that was added later gets
// its default where it is missing. Each kind is destructured completely, so that a field missing from the
// list doesn't compile.
#pragma once

#include <string_view>
#include <type_traits>

#include "rules/event.h"

namespace rules {

template <class Kind>
inline constexpr std::string_view kEventName{};
template <>
inline constexpr std::string_view kEventName<PawnMoved> = "moved";
template <>
inline constexpr std::string_view kEventName<WentOutOfOrder> = "out_of_order";
template <>
inline constexpr std::string_view kEventName<SandFlipped> = "flipped";
template <>
inline constexpr std::string_view kEventName<ActionTilesPassed> = "passed";
template <>
inline constexpr std::string_view kEventName<SoloShuffled> = "shuffled";
template <>
inline constexpr std::string_view kEventName<SoloRenewed> = "renewed";
template <>
inline constexpr std::string_view kEventName<SoloRevealed> = "revealed";
template <>
inline constexpr std::string_view kEventName<TalkOpened> = "talk_opened";
template <>
inline constexpr std::string_view kEventName<TalkClosed> = "talk_closed";
template <>
inline constexpr std::string_view kEventName<TileDrawn> = "drawn";
template <>
inline constexpr std::string_view kEventName<TilePlaced> = "placed";
template <>
inline constexpr std::string_view kEventName<TileReturned> = "returned";
template <>
inline constexpr std::string_view kEventName<BallBegun> = "ball_begun";
template <>
inline constexpr std::string_view kEventName<BallEnded> = "ball_ended";
template <>
inline constexpr std::string_view kEventName<Stolen> = "stolen";
template <>
inline constexpr std::string_view kEventName<HeroEscaped> = "escaped";
template <>
inline constexpr std::string_view kEventName<NoExitLeft> = "no_exit_left";
template <>
inline constexpr std::string_view kEventName<DiscardsDue> = "discards_due";
template <>
inline constexpr std::string_view kEventName<TileDiscarded> = "discarded";
template <>
inline constexpr std::string_view kEventName<RedPawnPut> = "do_something";
template <>
inline constexpr std::string_view kEventName<Stared> = "stared";
template <>
inline constexpr std::string_view kEventName<GameWon> = "won";
template <>
inline constexpr std::string_view kEventName<GameLost> = "lost";
template <>
inline constexpr std::string_view kEventName<PawnPut> = "put";
template <>
inline constexpr std::string_view kEventName<HeroCaught> = "caught";
template <>
inline constexpr std::string_view kEventName<StressTokenUsed> = "stress_token";
template <>
inline constexpr std::string_view kEventName<ActionTilesSwapped> = "tiles_swapped";
template <>
inline constexpr std::string_view kEventName<ShaftLaid> = "shaft_laid";
template <>
inline constexpr std::string_view kEventName<ShaftDiscarded> = "shaft_discarded";
template <>
inline constexpr std::string_view kEventName<BreachLaid> = "breach_laid";
template <>
inline constexpr std::string_view kEventName<BreachDiscarded> = "breach_discarded";
template <>
inline constexpr std::string_view kEventName<CodeSpellUsed> = "code_spell_used";
template <>
inline constexpr std::string_view kEventName<MapBegun> = "map_begun";
template <>
inline constexpr std::string_view kEventName<MapEnded> = "map_ended";
template <>
inline constexpr std::string_view kEventName<BallSpellBegun> = "ball_spell_begun";
template <>
inline constexpr std::string_view kEventName<BallSpellEnded> = "ball_spell_ended";
template <>
inline constexpr std::string_view kEventName<BeholderMoved> = "beholder";
template <>
inline constexpr std::string_view kEventName<SensorTurned> = "sensor";
template <>
inline constexpr std::string_view kEventName<TileLifted> = "lifted";
template <>
inline constexpr std::string_view kEventName<SpellCast> = "cast";
template <>
inline constexpr std::string_view kEventName<SpellEnded> = "spell_ended";
template <>
inline constexpr std::string_view kEventName<BackInOrder> = "in_order";
template <>
inline constexpr std::string_view kEventName<PawnsSwapped> = "pawns_swapped";
template <>
inline constexpr std::string_view kEventName<DeckTurned> = "deck_turned";
template <>
inline constexpr std::string_view kEventName<SpaceToChoose> = "space_to_choose";
template <>
inline constexpr std::string_view kEventName<GoalMarked> = "goal_marked";

// Calls visit(name, field) for each field in order; the event may be const.
template <class Visit, class Told>
void each_field(Told& event, Visit&& visit) {
  using Kind = std::remove_const_t<Told>;
  static_assert(!kEventName<Kind>.empty(), "an event kind without a name");
  if constexpr (std::is_same_v<Kind, PawnMoved>) {
    auto& [pawn, from, to, way] = event;
    visit("pawn", pawn), visit("from", from), visit("to", to), visit("way", way);
  } else if constexpr (std::is_same_v<Kind, WentOutOfOrder> || std::is_same_v<Kind, MapBegun> ||
                       std::is_same_v<Kind, BackInOrder>) {
    auto& [at] = event;
    visit("at", at);
  } else if constexpr (std::is_same_v<Kind, SandFlipped>) {
    auto& [at, left, by] = event;
    visit("at_ms", at), visit("left_ms", left), visit("by", by);
  } else if constexpr (std::is_same_v<Kind, SoloShuffled>) {
    auto& [deck, drawn] = event;
    visit("deck", deck), visit("drawn", drawn);
  } else if constexpr (std::is_same_v<Kind, SoloRevealed>) {
    auto& [card] = event;
    visit("action", card);
  } else if constexpr (std::is_same_v<Kind, TalkOpened>) {
    auto& [speech] = event;
    visit("talk", speech);
  } else if constexpr (std::is_same_v<Kind, TileDrawn> || std::is_same_v<Kind, TileReturned> ||
                       std::is_same_v<Kind, TileDiscarded>) {
    auto& [tile, next] = event;
    visit("tile", tile), visit("next", next);
  } else if constexpr (std::is_same_v<Kind, TilePlaced>) {
    auto& [tile, from, row, column, turns, dimension, right] = event;
    visit("tile", tile), visit("from", from), visit("row", row), visit("column", column),
        visit("turns", turns), visit("dimension", dimension), visit("right", right);
  } else if constexpr (std::is_same_v<Kind, HeroEscaped>) {
    auto& [hero, stays] = event;
    visit("pawn", hero), visit("stays", stays);
  } else if constexpr (std::is_same_v<Kind, DiscardsDue>) {
    auto& [count] = event;
    visit("count", count);
  } else if constexpr (std::is_same_v<Kind, RedPawnPut>) {
    auto& [by, before, ready_at] = event;
    visit("by", by), visit("before", before), visit("ready_ms", ready_at);
  } else if constexpr (std::is_same_v<Kind, Stared>) {
    auto& [by, at] = event;
    visit("by", by), visit("at", at);
  } else if constexpr (std::is_same_v<Kind, GameWon>) {
    auto& [at] = event;
    visit("at_ms", at);
  } else if constexpr (std::is_same_v<Kind, GameLost>) {
    auto& [at, defeat] = event;
    visit("at_ms", at), visit("reason", defeat);
  } else if constexpr (std::is_same_v<Kind, PawnPut>) {
    auto& [pawn, at, presence, why] = event;
    visit("pawn", pawn), visit("at", at), visit("presence", presence), visit("why", why);
  } else if constexpr (std::is_same_v<Kind, HeroCaught>) {
    auto& [hero, by] = event;
    visit("pawn", hero), visit("by", by);
  } else if constexpr (std::is_same_v<Kind, StressTokenUsed>) {
    auto& [by, token] = event;
    visit("by", by), visit("token", token);
  } else if constexpr (std::is_same_v<Kind, ActionTilesSwapped>) {
    auto& [by, with] = event;
    visit("by", by), visit("with", with);
  } else if constexpr (std::is_same_v<Kind, ShaftLaid>) {
    auto& [pair, from, to] = event;
    visit("pair", pair), visit("from", from), visit("to", to);
  } else if constexpr (std::is_same_v<Kind, ShaftDiscarded>) {
    auto& [pair] = event;
    visit("pair", pair);
  } else if constexpr (std::is_same_v<Kind, BreachLaid>) {
    auto& [number, from, to] = event;
    visit("number", number), visit("from", from), visit("to", to);
  } else if constexpr (std::is_same_v<Kind, BreachDiscarded>) {
    auto& [number] = event;
    visit("number", number);
  } else if constexpr (std::is_same_v<Kind, BeholderMoved>) {
    auto& [to] = event;
    visit("to", to);
  } else if constexpr (std::is_same_v<Kind, SensorTurned>) {
    auto& [side] = event;
    visit("side", side);
  } else if constexpr (std::is_same_v<Kind, TileLifted>) {
    auto& [token, tile, from, row, column, turns, dimension] = event;
    visit("number", token), visit("tile", tile), visit("from", from), visit("row", row),
        visit("column", column), visit("turns", turns), visit("dimension", dimension);
  } else if constexpr (std::is_same_v<Kind, SpellCast> || std::is_same_v<Kind, SpellEnded>) {
    auto& [spell] = event;
    visit("spell", spell);
  } else if constexpr (std::is_same_v<Kind, PawnsSwapped>) {
    auto& [one, other] = event;
    visit("pawn", one), visit("other", other);
  } else if constexpr (std::is_same_v<Kind, DeckTurned>) {
    auto& [face, next] = event;
    visit("face", face), visit("next", next);
  } else if constexpr (std::is_same_v<Kind, SpaceToChoose>) {
    auto& [guard] = event;
    visit("pawn", guard);
  } else {
    static_assert(std::is_empty_v<Kind>, "an event kind whose fields aren't listed");
  }
}

}  // namespace rules
