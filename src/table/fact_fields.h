// The fields of every kind of fact, told once: writing and reading go through here. Kinds are append-only and
// fields keep their names and their order.
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
struct FactKind<Granted> {
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

// each_field(fact, f) calls f(name, field, audience) for each field in order; the audience says who may see
// it.
template <class F, class Kind>
concept FactOf = std::same_as<std::remove_const_t<F>, Kind>;

void each_field(FactOf<Opened> auto& fact, auto&& f) {
  f("code", fact.code, Audience::Everybody);
  f("wall_s", fact.wall_s, Audience::Everybody);
  f("crew", fact.challenge.crew, Audience::Journal);
  f("heist", fact.challenge.heist, Audience::Journal);
  f("race", fact.challenge.race, Audience::Journal);
  f("race_head", fact.challenge.race_head, Audience::Journal);
}
void each_field(FactOf<Joined> auto& fact, auto&& f) {
  f("member", fact.member, Audience::Everybody);
  f("name", fact.name, Audience::Everybody);
  f("kind", fact.kind, Audience::Everybody);
  f("part", fact.part, Audience::Everybody);
  f("digest", fact.digest, Audience::Journal);
}
void each_field(FactOf<Renamed> auto& fact, auto&& f) {
  f("member", fact.member, Audience::Everybody);
  f("name", fact.name, Audience::Everybody);
}
void each_field(FactOf<SatDown> auto& fact, auto&& f) {
  f("member", fact.member, Audience::Everybody);
  f("chair", fact.chair, Audience::Everybody);
}
void each_field(FactOf<StoodUp> auto& fact, auto&& f) {
  f("member", fact.member, Audience::Everybody);
  f("part", fact.part, Audience::Everybody);
}
void each_field(FactOf<TookSeat> auto& fact, auto&& f) {
  f("member", fact.member, Audience::Everybody);
  f("seat", fact.seat, Audience::Everybody);
}
void each_field(FactOf<SeatReturned> auto& fact, auto&& f) { f("seat", fact.seat, Audience::Everybody); }
void each_field(FactOf<WentAway> auto& fact, auto&& f) { f("member", fact.member, Audience::Everybody); }
void each_field(FactOf<WasRemoved> auto& fact, auto&& f) { f("member", fact.member, Audience::Everybody); }
void each_field(FactOf<HostPassed> auto& fact, auto&& f) { f("member", fact.member, Audience::Everybody); }
void each_field(FactOf<LockTurned> auto& fact, auto&& f) { f("locked", fact.locked, Audience::Everybody); }
void each_field(FactOf<GameChosen> auto& fact, auto&& f) {
  f("scenario", fact.choice.scenario, Audience::Everybody);
  f("seats", fact.choice.seats, Audience::Everybody);
  f("start", fact.choice.start, Audience::Everybody);
  f("level", fact.choice.level, Audience::Everybody);
  f("sand_ms", fact.choice.sand_ms, Audience::Everybody);
  f("free_talk", fact.choice.free_talk, Audience::Everybody);
  f("pairs", fact.choice.pairs, Audience::Everybody);
  f("visibility", fact.choice.visibility, Audience::Everybody);
  f("pauses", fact.choice.pauses, Audience::Everybody);
  f("laid_by_hand", fact.choice.laid_by_hand, Audience::Journal);
  f("certified", fact.choice.deals, Audience::Journal);
  f("bots", fact.choice.bots, Audience::Everybody);
  f("voice", fact.choice.voice, Audience::Everybody);
}
void each_field(FactOf<ReadySaid> auto& fact, auto&& f) {
  f("member", fact.member, Audience::Everybody);
  f("ready", fact.ready, Audience::Everybody);
}
void each_field(FactOf<CountdownBegan> auto& fact, auto&& f) { f("ends", fact.ends, Audience::Everybody); }
void each_field(FactOf<CountdownStopped> auto& /*fact*/, auto&& /*f*/) {}
void each_field(FactOf<GameBegan> auto& fact, auto&& f) {
  f("game", fact.game, Audience::Everybody);
  f("seats", fact.seats, Audience::Everybody);
  f("origin", fact.origin, Audience::Journal);
  f("wall_s", fact.wall_s, Audience::Everybody);
  f("known_deal", fact.known_deal, Audience::Everybody);
  f("head", fact.head, Audience::Journal);
  f("certified", fact.certified, Audience::Everybody);
}
void each_field(FactOf<GamePaused> auto& fact, auto&& f) { f("at", fact.at, Audience::Everybody); }
void each_field(FactOf<GameInterrupted> auto& fact, auto&& f) { f("at", fact.at, Audience::Everybody); }
void each_field(FactOf<GameResumed> auto& fact, auto&& f) {
  f("at", fact.at, Audience::Everybody);
  f("origin", fact.origin, Audience::Journal);
}
void each_field(FactOf<GivenUp> auto& fact, auto&& f) { f("at", fact.at, Audience::Everybody); }
void each_field(FactOf<GameRecorded> auto& fact, auto&& f) {
  f("id", fact.id, Audience::Everybody);
  f("achievements", fact.achievements, Audience::Everybody);
}
void each_field(FactOf<BackToStart> auto& fact, auto&& f) { f("deal", fact.deal, Audience::Everybody); }
void each_field(FactOf<Granted> auto& fact, auto&& f) {
  f("member", fact.member, Audience::Everybody);
  f("number", fact.number, Audience::Everybody);
  f("version", fact.version, Audience::Everybody);
}
void each_field(FactOf<LastGame> auto& fact, auto&& f) {
  f("games", fact.games, Audience::Everybody);
  f("seats", fact.seats, Audience::Everybody);
  f("known_deal", fact.known_deal, Audience::Everybody);
  f("result", fact.result, Audience::Everybody);
  f("record", fact.record, Audience::Everybody);
  f("head", fact.head, Audience::Journal);
  f("position", fact.position, Audience::Journal);
  f("at", fact.at, Audience::Everybody);
  f("last_member", fact.last_member, Audience::Everybody);
  f("certified", fact.certified, Audience::Everybody);
  f("actions", fact.actions, Audience::Everybody);
  f("achievements", fact.achievements, Audience::Everybody);
}
void each_field(FactOf<TeammatesSettled> auto& fact, auto&& f) {
  f("pace", fact.habits.pace, Audience::Everybody);
  f("stand_in", fact.habits.stand_in, Audience::Everybody);
}
void each_field(FactOf<ParTold> auto& fact, auto&& f) {
  f("game", fact.game, Audience::Everybody);
  f("actions", fact.actions, Audience::Everybody);
  f("flips", fact.flips, Audience::Everybody);
}
void each_field(FactOf<Talked> auto& fact, auto&& f) {
  f("at", fact.at, Audience::Journal);
  f("seat", fact.seat, Audience::Journal);
  f("channel", fact.channel, Audience::Journal);
}
void each_field(FactOf<Muted> auto& fact, auto&& f) {
  f("member", fact.member, Audience::Everybody);
  f("muted", fact.muted, Audience::Everybody);
}

}  // namespace table
