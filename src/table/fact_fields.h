// The fields of every kind of fact, listed once: writing and reading go through here. Kinds are append-only
// and fields keep their names and their order. Each kind is decomposed as a whole, so that a forgotten field
// doesn't compile.
#pragma once

#include <concepts>
#include <string_view>
#include <type_traits>

#include "table/fact.h"
#include "table/fact_text.h"

namespace table {

template <class Fact>
struct FactKind;

template <>
struct FactKind<Opened> {
  static constexpr std::string_view kName = "opened";
};
template <>
struct FactKind<Joined> {
  static constexpr std::string_view kName = "joined";
};
template <>
struct FactKind<Renamed> {
  static constexpr std::string_view kName = "renamed";
};
template <>
struct FactKind<SatDown> {
  static constexpr std::string_view kName = "sat";
};
template <>
struct FactKind<StoodUp> {
  static constexpr std::string_view kName = "stood";
};
template <>
struct FactKind<TookSeat> {
  static constexpr std::string_view kName = "took";
};
template <>
struct FactKind<SeatReturned> {
  static constexpr std::string_view kName = "returned_seat";
};
template <>
struct FactKind<WentAway> {
  static constexpr std::string_view kName = "left";
};
template <>
struct FactKind<WasRemoved> {
  static constexpr std::string_view kName = "removed";
};
template <>
struct FactKind<HostPassed> {
  static constexpr std::string_view kName = "host";
};
template <>
struct FactKind<LockTurned> {
  static constexpr std::string_view kName = "lock";
};
template <>
struct FactKind<GameChosen> {
  static constexpr std::string_view kName = "chosen";
};
template <>
struct FactKind<ReadySaid> {
  static constexpr std::string_view kName = "ready";
};
template <>
struct FactKind<CountdownBegan> {
  static constexpr std::string_view kName = "countdown";
};
template <>
struct FactKind<CountdownStopped> {
  static constexpr std::string_view kName = "countdown_stopped";
};
template <>
struct FactKind<GameBegan> {
  static constexpr std::string_view kName = "began";
};
template <>
struct FactKind<GamePaused> {
  static constexpr std::string_view kName = "paused";
};
template <>
struct FactKind<GameInterrupted> {
  static constexpr std::string_view kName = "interrupted";
};
template <>
struct FactKind<GameResumed> {
  static constexpr std::string_view kName = "resumed";
};
template <>
struct FactKind<GivenUp> {
  static constexpr std::string_view kName = "given_up";
};
template <>
struct FactKind<GameRecorded> {
  static constexpr std::string_view kName = "recorded";
};
template <>
struct FactKind<BackToStart> {
  static constexpr std::string_view kName = "back_to_start";
};
template <>
struct FactKind<Acknowledged> {
  static constexpr std::string_view kName = "granted";
};
template <>
struct FactKind<LastGame> {
  static constexpr std::string_view kName = "last_game";
};
template <>
struct FactKind<TeammatesSettled> {
  static constexpr std::string_view kName = "teammates";
};
template <>
struct FactKind<NoWaySeen> {
  static constexpr std::string_view kName = "no_way";
};
template <>
struct FactKind<ParTold> {
  static constexpr std::string_view kName = "par";
};
template <>
struct FactKind<Talked> {
  static constexpr std::string_view kName = "talked";
};
template <>
struct FactKind<Muted> {
  static constexpr std::string_view kName = "muted";
};
template <>
struct FactKind<AvatarChosen> {
  static constexpr std::string_view kName = "face";
};
template <>
struct FactKind<KeptOut> {
  static constexpr std::string_view kName = "kept_out";
};
template <>
struct FactKind<LetIn> {
  static constexpr std::string_view kName = "let_in";
};

// each_field(fact, f) calls f(name, field, audience) for each field in order; the audience says who may see
// it.
template <class F, class Kind>
concept FactOf = std::same_as<std::remove_const_t<F>, Kind>;

void each_field(FactOf<Opened> auto& fact, auto&& f) {
  auto& [code, wall_s, purpose] = fact;
  auto& [crew, heist, race, race_head] = purpose;
  f("code", code, Audience::Everybody);
  f("wall_s", wall_s, Audience::Everybody);
  f("crew", crew, Audience::Journal);
  f("heist", heist, Audience::Journal);
  f("race", race, Audience::Journal);
  f("race_head", race_head, Audience::Journal);
}
void each_field(FactOf<Joined> auto& fact, auto&& f) {
  auto& [member, name, kind, part, digest, visitor] = fact;
  f("member", member, Audience::Everybody);
  f("name", name, Audience::Everybody);
  f("kind", kind, Audience::Everybody);
  f("part", part, Audience::Everybody);
  f("digest", digest, Audience::Journal);
  f("visitor", visitor, Audience::Journal);
}
void each_field(FactOf<Renamed> auto& fact, auto&& f) {
  auto& [member, name] = fact;
  f("member", member, Audience::Everybody);
  f("name", name, Audience::Everybody);
}
void each_field(FactOf<SatDown> auto& fact, auto&& f) {
  auto& [member, chair] = fact;
  f("member", member, Audience::Everybody);
  f("chair", chair, Audience::Everybody);
}
void each_field(FactOf<StoodUp> auto& fact, auto&& f) {
  auto& [member, part] = fact;
  f("member", member, Audience::Everybody);
  f("part", part, Audience::Everybody);
}
void each_field(FactOf<TookSeat> auto& fact, auto&& f) {
  auto& [member, seat] = fact;
  f("member", member, Audience::Everybody);
  f("seat", seat, Audience::Everybody);
}
void each_field(FactOf<SeatReturned> auto& fact, auto&& f) {
  auto& [seat] = fact;
  f("seat", seat, Audience::Everybody);
}
void each_field(FactOf<WentAway> auto& fact, auto&& f) {
  auto& [member] = fact;
  f("member", member, Audience::Everybody);
}
void each_field(FactOf<WasRemoved> auto& fact, auto&& f) {
  auto& [member] = fact;
  f("member", member, Audience::Everybody);
}
void each_field(FactOf<HostPassed> auto& fact, auto&& f) {
  auto& [member] = fact;
  f("member", member, Audience::Everybody);
}
void each_field(FactOf<LockTurned> auto& fact, auto&& f) {
  auto& [locked] = fact;
  f("locked", locked, Audience::Everybody);
}
void each_field(FactOf<GameChosen> auto& fact, auto&& f) {
  auto& [choice] = fact;
  auto& [scenario, seats, start, level, sand_ms, free_talk, pairs, visibility, pauses, laid_by_hand, deals,
         bots, voice] = choice;
  f("scenario", scenario, Audience::Everybody);
  f("seats", seats, Audience::Everybody);
  f("start", start, Audience::Everybody);
  f("level", level, Audience::Everybody);
  f("sand_ms", sand_ms, Audience::Everybody);
  f("free_talk", free_talk, Audience::Everybody);
  f("pairs", pairs, Audience::Everybody);
  f("visibility", visibility, Audience::Everybody);
  f("pauses", pauses, Audience::Everybody);
  f("laid_by_hand", laid_by_hand, Audience::Journal);
  f("certified", deals, Audience::Journal);
  f("bots", bots, Audience::Everybody);
  f("voice", voice, Audience::Everybody);
}
void each_field(FactOf<ReadySaid> auto& fact, auto&& f) {
  auto& [member, ready] = fact;
  f("member", member, Audience::Everybody);
  f("ready", ready, Audience::Everybody);
}
void each_field(FactOf<CountdownBegan> auto& fact, auto&& f) {
  auto& [ends] = fact;
  f("ends", ends, Audience::Everybody);
}
void each_field(FactOf<CountdownStopped> auto& /*fact*/, auto&& /*f*/) {}
void each_field(FactOf<GameBegan> auto& fact, auto&& f) {
  auto& [game, seats, origin, wall_s, known_deal, head, certified] = fact;
  f("game", game, Audience::Everybody);
  f("seats", seats, Audience::Everybody);
  f("origin", origin, Audience::Journal);
  f("wall_s", wall_s, Audience::Everybody);
  f("known_deal", known_deal, Audience::Everybody);
  f("head", head, Audience::Journal);
  f("certified", certified, Audience::Everybody);
}
void each_field(FactOf<GamePaused> auto& fact, auto&& f) {
  auto& [at] = fact;
  f("at", at, Audience::Everybody);
}
void each_field(FactOf<GameInterrupted> auto& fact, auto&& f) {
  auto& [at] = fact;
  f("at", at, Audience::Everybody);
}
void each_field(FactOf<GameResumed> auto& fact, auto&& f) {
  auto& [at, origin] = fact;
  f("at", at, Audience::Everybody);
  f("origin", origin, Audience::Journal);
}
void each_field(FactOf<GivenUp> auto& fact, auto&& f) {
  auto& [at] = fact;
  f("at", at, Audience::Everybody);
}
void each_field(FactOf<GameRecorded> auto& fact, auto&& f) {
  auto& [id, achievements] = fact;
  f("id", id, Audience::Everybody);
  f("achievements", achievements, Audience::Everybody);
}
void each_field(FactOf<BackToStart> auto& fact, auto&& f) {
  auto& [deal] = fact;
  f("deal", deal, Audience::Everybody);
}
void each_field(FactOf<Acknowledged> auto& fact, auto&& f) {
  auto& [member, number, version] = fact;
  f("member", member, Audience::Everybody);
  f("number", number, Audience::Everybody);
  f("version", version, Audience::Everybody);
}
void each_field(FactOf<LastGame> auto& fact, auto&& f) {
  auto& [games, seats, known_deal, result, record, head, position, at, last_member, certified, actions,
         achievements] = fact;
  f("games", games, Audience::Everybody);
  f("seats", seats, Audience::Everybody);
  f("known_deal", known_deal, Audience::Everybody);
  f("result", result, Audience::Everybody);
  f("record", record, Audience::Everybody);
  f("head", head, Audience::Journal);
  f("position", position, Audience::Journal);
  f("at", at, Audience::Everybody);
  f("last_member", last_member, Audience::Everybody);
  f("certified", certified, Audience::Everybody);
  f("actions", actions, Audience::Everybody);
  f("achievements", achievements, Audience::Everybody);
}
void each_field(FactOf<TeammatesSettled> auto& fact, auto&& f) {
  auto& [teammate_settings] = fact;
  auto& [pace, stand_in, temperament] = teammate_settings;
  f("pace", pace, Audience::Everybody);
  f("stand_in", stand_in, Audience::Everybody);
  f("temperament", temperament, Audience::Everybody);
}
void each_field(FactOf<ParTold> auto& fact, auto&& f) {
  auto& [game, actions, flips] = fact;
  f("game", game, Audience::Everybody);
  f("actions", actions, Audience::Everybody);
  f("flips", flips, Audience::Everybody);
}
void each_field(FactOf<Talked> auto& fact, auto&& f) {
  auto& [at, seat, channel] = fact;
  f("at", at, Audience::Journal);
  f("seat", seat, Audience::Journal);
  f("channel", channel, Audience::Journal);
}
void each_field(FactOf<Muted> auto& fact, auto&& f) {
  auto& [member, muted] = fact;
  f("member", member, Audience::Everybody);
  f("muted", muted, Audience::Everybody);
}
void each_field(FactOf<AvatarChosen> auto& fact, auto&& f) {
  auto& [member, face] = fact;
  f("member", member, Audience::Everybody);
  f("face", face, Audience::Everybody);
}
void each_field(FactOf<NoWaySeen> auto& fact, auto&& f) {
  auto& [game] = fact;
  f("game", game, Audience::Everybody);
}
void each_field(FactOf<KeptOut> auto& fact, auto&& f) {
  auto& [member, name, visitor] = fact;
  f("member", member, Audience::Everybody);
  f("name", name, Audience::Everybody);
  f("visitor", visitor, Audience::Journal);
}
void each_field(FactOf<LetIn> auto& fact, auto&& f) {
  auto& [member] = fact;
  f("member", member, Audience::Everybody);
}

}  // namespace table
