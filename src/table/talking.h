// What may be said at a table, by whom and to whom: the only place that asks the rules, for every channel
// (B-COM-1, B-COM-4, S12-1, S14-1, R-16, R-20, R-25).
#pragma once

#include <array>
#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <variant>

#include "notation/record.h"
#include "protocol/refusal.h"
#include "protocol/talk.h"
#include "rules/game.h"
#include "table/lobby.h"
#include "table/people.h"
#include "table/talk_limits.h"

namespace table {

using notation::Channel;
using protocol::Circle;

Channel channel_of(const protocol::Utterance& said);
TalkKind talk_kind_of(const protocol::Utterance& said);

// While a game is running, members without a seat talk among themselves, and no player hears it. Members who
// had a seat stay with the players: otherwise two of them could stand up, talk and sit down again (B-COM-1).
Circle circle_of(const Lobby& lobby, MemberId member);

// Why that member may not use the channel now.
std::optional<protocol::TableRefusal> objection_to_talk(const Lobby& lobby,
                                                        const std::optional<rules::Game>& game, MemberId me,
                                                        Channel channel);

// What comes of something said: a line for those who may hear it, and whether the journal notes that someone
// communicated.
struct TalkEffects {
  struct ToCircle {
    Circle circle;
    std::string line;
  };
  struct ToMember {
    MemberId member;
    std::string line;
  };
  std::variant<std::monostate, ToCircle, ToMember> told{};
  std::optional<bool> turns_voice = std::nullopt;
  std::optional<rules::Seat> speaker = std::nullopt;  // a player was heard; setting up a call isn't talking
};

// Pure, like handle_command. It doesn't ask objection_to_talk again.
std::expected<TalkEffects, protocol::TableRefusal> handle_talk(const Lobby& lobby, const People& people,
                                                               MemberId me, const protocol::Utterance& said);

// What the journal already has: constant talk is noted now and then, and again whenever talking is allowed
// again.
class TalkNotes {
 public:
  // Whether it is worth a line.
  bool take(rules::Seat seat, Channel channel, rules::GameTime at);
  void clear() { until_ = {}; }

 private:
  static constexpr std::size_t kChannels = 5;
  static constexpr std::uint32_t kEveryMs = 30'000;
  std::array<std::array<std::uint32_t, kChannels>, rules::kMostSeats> until_{};
};

}  // namespace table
