// Everything a server can send to a client, parsed once and never trusted: a closed set
// (docs/protocol/asyncapi.json).
#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "protocol/remote_table.h"
#include "protocol/request.h"
#include "rules/event.h"
#include "rules/game.h"
#include "rules/refusal.h"

namespace protocol::server {

// A game as everyone may see it.
struct GameView {
  std::uint32_t number = 0;
  rules::Ruleset rules;
  rules::State state;
};

struct Envelope {
  Version version;
  std::optional<rules::GameTime> at;
  std::optional<MemberId> by;
  std::optional<rules::Seat> seat;
  std::optional<Number> number;
  rules::Events events{};  // of the game; facts about the table come as `table`
  std::optional<std::uint64_t> hash;
  std::optional<RemoteTable> table;
  std::optional<GameView> game;
};
struct Snapshot {
  Version version;
  std::optional<rules::GameTime> now;
  RemoteTable table;
  std::optional<GameView> game;
  std::optional<std::uint64_t> hash;
};

// Why something was refused.
struct Reason {
  std::string name;
  std::optional<rules::Refusal> of_the_rules{};  // if this program knows it
  std::string sentence{};                        // otherwise the server's sentence, with the rule in brackets
};
struct Refused {
  std::optional<Number> number;
  Reason reason;
};
struct Done {
  Number number;
};
struct Welcome {
  unsigned protocol = 0;
  MemberId member;
  std::string token{};  // empty for someone who came back
};
struct Presence {
  MemberId member;
  bool is_here = false;
};
struct Stare {
  rules::Seat by;
};
struct Hint {};  // what someone is dragging
struct Time {
  std::optional<rules::GameTime> now;
  bool is_running = false;
};
struct RolledBack {};  // the table has lost lines; a snapshot follows
struct Notice {        // from the server's operator
  std::string text;
};
struct Frozen {
  bool is_frozen = false;
};
struct Replaced {};
struct Removed {};
struct Closed {};
struct Bye {
  std::optional<std::uint32_t> come_back_ms{};
};
struct NoEntry {
  Reason reason;
};
struct Bad {
  std::string sentence;
  std::optional<Number> number;
};

using Message = std::variant<Envelope, Snapshot, Refused, Done, Welcome, Presence, Stare, Hint, Time, Frozen,
                             RolledBack, Notice, Replaced, Removed, Closed, Bye, NoEntry, Bad>;

// The error is a sentence: it isn't a message of our protocol.
std::expected<Message, std::string> read(std::string_view line);

}  // namespace protocol::server
