// Everything a client can send. A closed set: nothing else is a request.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "ai/pace.h"
#include "ai/temperament.h"
#include "protocol/choice.h"
#include "protocol/choice_change.h"
#include "protocol/limits.h"
#include "protocol/member_id.h"
#include "protocol/talk.h"
#include "protocol/token.h"
#include "protocol/visitor.h"
#include "rules/action.h"

namespace protocol {

// The client's own number of a request, greater than all before; every answer names it.
struct Number {
  std::uint32_t value = 0;
  friend constexpr auto operator<=>(Number, Number) = default;
};

// Where a table's history is: the number of lines in its journal.
struct Version {
  std::uint32_t value = 0;
  friend constexpr auto operator<=>(Version, Version) = default;
};

// A teammate is a computer player: nobody joins as one, the host seats it. A screen shows the game to a room
// full of people; it watches and does nothing else.
enum class Kind : std::uint8_t { Person, Bot, Teammate, Screen };
inline constexpr std::array<std::string_view, 4> kKindWords{"person", "bot", "teammate", "screen"};
constexpr std::string_view word(Kind kind) { return kKindWords[static_cast<std::size_t>(kind)]; }
enum class Part : std::uint8_t { Player, Spectator };
enum class Deal : std::uint8_t { New, Same };
enum class Switch : std::uint8_t { Off, On };

// ---- the first message on a connection
struct Join {
  std::string name;
  Part part = Part::Player;
  Kind kind = Kind::Person;
  // A secret made by the client. Joining again with it means coming back, so that a join whose answer was
  // lost can be repeated. None: the server makes one.
  std::optional<Token> token = std::nullopt;
  std::uint32_t protocol = kProtocolVersion;  // the protocol version of the client
  // The browser's own id, the same at all tables. The network side turns it into the visitor.
  std::optional<Token> browser = std::nullopt;
  Visitor visitor{};
};
struct Back {
  Token token;
  std::optional<Version> seen;  // the last line the client knows; none if it knows nothing
  std::uint32_t protocol = kProtocolVersion;
  std::optional<Token> browser = std::nullopt;  // as in Join
};

// ---- playing
struct Do {
  rules::Action action;
};

// ---- around the game
struct Rename {
  std::string name;
};
// A picture and a colour that the member is drawn with. The server knows only the number.
struct ChooseAvatar {
  std::uint8_t face = 0;  // 0: none
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
};  // the host: nobody new can join
struct Remove {
  MemberId member;
};  // the host
// The host: someone who was removed may come back.
struct LetIn {
  MemberId member;
};
// To the server's operator: someone who is or was at this table behaves badly. The others aren't told.
struct Complain {
  MemberId member;
};
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
  std::optional<std::uint8_t> seats;  // until this many are seated; with neither, whatever is free
  std::optional<ai::Pace> pace;       // of all teammates, from now on
};  // the host: teammates take seats
struct SettleTeammates {
  std::optional<ai::Pace> pace;
  std::optional<Switch> stand_in;
  std::optional<ai::Temperament> temperament = std::nullopt;
};  // the host: what is left out stays

// ---- besides the game
struct Talk {
  Utterance what;
};
struct Mute {
  MemberId member;
  Switch on = Switch::On;
};  // the host: nobody hears what that member says

// ---- not about the table: these have no number and change nothing
struct Snapshot {};  // "my hash differs", or "send me everything"
struct AskTime {};
struct AskIce {};  // how browsers connect to each other for voice chat
struct Hint {
  std::optional<rules::Pawn> pawn;
};  // what I am dragging: a hint, not a lock

using Command = std::variant<Do, Rename, Sit, Stand, Ready, Choose, ChangeChoice, Lock, Remove, PassHost,
                             Take, Pause, Resume, GiveUp, Again, NextScenario, Leave, Fill, SettleTeammates,
                             Mute, ChooseAvatar, LetIn, Complain, Talk>;
struct Numbered {
  Number number;
  Command command;
};

using Request = std::variant<Join, Back, Numbered, Snapshot, AskTime, Hint, AskIce>;

}  // namespace protocol
