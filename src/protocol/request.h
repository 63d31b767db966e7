// Everything a client can say. A closed set: what is none of these is no request.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "ai/pace.h"
#include "protocol/choice.h"
#include "protocol/choice_change.h"
#include "protocol/limits.h"
#include "protocol/member_id.h"
#include "protocol/talk.h"
#include "protocol/token.h"
#include "rules/action.h"

namespace protocol {

// The client's own number of a request, greater than all before; every answer names it.
struct Number {
  std::uint32_t value = 0;
  friend constexpr auto operator<=>(Number, Number) = default;
};

// Where a table's history stands: the number of lines in its journal.
struct Version {
  std::uint32_t value = 0;
  friend constexpr auto operator<=>(Version, Version) = default;
};

// A teammate is a player of the program's own: nobody joins as one, the host seats it.
enum class Kind : std::uint8_t { Person, Bot, Teammate };
inline constexpr std::array<std::string_view, 3> kKindWords{"person", "bot", "teammate"};
constexpr std::string_view word(Kind kind) { return kKindWords[static_cast<std::size_t>(kind)]; }
enum class Part : std::uint8_t { Player, Spectator };
enum class Deal : std::uint8_t { New, Same };
enum class Switch : std::uint8_t { Off, On };

// ---- the first words on a connection
struct Join {
  std::string name;
  Part part = Part::Player;
  Kind kind = Kind::Person;
  // A secret the client has made itself. Joining again with it is coming back, so that a join whose answer
  // was lost can be repeated. None: the server makes one.
  std::optional<Token> token = std::nullopt;
  std::uint32_t protocol = kProtocolVersion;  // what the client speaks
};
struct Back {
  Token token;
  std::optional<Version> seen;  // the last line the client knows; none: it knows nothing
  std::uint32_t protocol = kProtocolVersion;
};

// ---- playing
struct Do {
  rules::Action action;
};

// ---- around the game
struct Rename {
  std::string name;
};
struct Sit {
  std::uint8_t chair = 0;
};  // before the start
struct Stand {};  // becomes a spectator
struct Ready {
  Switch on = Switch::On;
};
struct Choose {
  Choice choice;
};  // the host
struct ChangeChoice {
  ChoiceChange change;
};  // the host: a part of it
struct Lock {
  Switch on = Switch::On;
};  // the host: nobody new comes in
struct Remove {
  MemberId member;
};  // the host
struct PassHost {
  MemberId to;
};  // the host
struct Take {
  std::uint8_t seat = 0;
};  // a free or deserted seat of a running game
struct Pause {};
struct Resume {};  // after a pause or an interruption
struct GiveUp {};  // the host
struct Again {
  Deal deal = Deal::New;
};  // the host: back to the ready check
struct NextScenario {};  // the host: the same, with the next scenario
struct Leave {};
struct Fill {
  std::optional<std::uint8_t> chair;  // this one
  std::optional<std::uint8_t> seats;  // until so many sit; with neither, whatever is free
  std::optional<ai::Pace> pace;       // of all teammates, from now on
};  // the host: teammates sit down
struct SettleTeammates {
  std::optional<ai::Pace> pace;
  std::optional<Switch> stand_in;
};  // the host: what is left out stays

// ---- beside the game
struct Talk {
  Utterance what;
};
struct Mute {
  MemberId member;
  Switch on = Switch::On;
};  // the host: nobody hears what that one says

// ---- not about the table: these have no number and change nothing
struct Snapshot {};  // "my hash differs", or "tell me everything"
struct AskTime {};
struct AskIce {};  // where browsers find each other, for their voices
struct Hint {
  std::optional<rules::Pawn> pawn;
};  // what I am dragging: a hint, no lock

using Wish =
    std::variant<Do, Rename, Sit, Stand, Ready, Choose, ChangeChoice, Lock, Remove, PassHost, Take, Pause,
                 Resume, GiveUp, Again, NextScenario, Leave, Fill, SettleTeammates, Mute, Talk>;
struct Numbered {
  Number number;
  Wish wish;
};

using Request = std::variant<Join, Back, Numbered, Snapshot, AskTime, Hint, AskIce>;

}  // namespace protocol
