// A game as text: a first line that says everything about its start, then one line per accepted action.
//
//   magicmaze-record 1 engine=0.1.0 rules=1 catalog=1 scenario=S7 ... seed=... deck=... deal=...
//   1 2350 s2 y 1b:1,1>1b:0,1 | moved pawn=yellow from=1b:1,1 to=1b:0,1 way=walk
//   2 3100 s0 draw | drawn tile=5 next=base; placed ... | #16 hex digits
//   ~ 3500 s1 text
//
// A line that begins with ~ says that someone communicated, when and how, but never what was said.
//
// Watching folds the events and never decides, so that a rule corrected later can't break an old game.
// Verifying also decides, and names the first line that differs under today's rules.
#pragma once

#include <array>
#include <cstdint>
#include <expected>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "notation/words.h"
#include "rules/game.h"
#include "rules/setup.h"

namespace notation {

inline constexpr unsigned kRecordFormat = 1;

struct RecordLine {
  std::uint32_t version = 0;
  rules::GameTime at;
  std::optional<rules::Seat> by;  // none: the table itself
  rules::Action action;
  rules::Events events;
  std::optional<std::uint64_t> hash;  // of the public state after this line
};

// How people communicated besides the game. What was said isn't stored anywhere.
enum class Channel : std::uint8_t {
  Text,
  Voice,
  Gesture,
  Stare,
  Call,  // they talked where the table couldn't hear it
};
template <>
struct Words<Channel> {
  static constexpr std::array<std::string_view, 5> kAll{"text", "voice", "gesture", "stare", "call"};
};

// Someone communicated, after this many lines of the record.
struct RecordNote {
  std::size_t after = 0;
  rules::GameTime at;
  std::optional<rules::Seat> by;  // none: all of them
  Channel channel = Channel::Text;
};

struct RecordHead {
  std::string engine;
  unsigned rules_version = 0;
  unsigned catalog_version = 0;
  catalog::Ruleset ruleset;
  rules::Layout layout;
};

struct Record {
  RecordHead head;
  std::vector<RecordLine> lines;
  std::vector<RecordNote> notes{};
};

// Where a record can't be trusted or followed: the line, counted from 1, and why.
struct RecordProblem {
  std::size_t line = 0;
  std::string what;
};

// The head of a game that begins now, with the versions of this engine.
RecordHead head_of(const catalog::Ruleset& ruleset, const rules::Layout& layout);

// Without the line break at the end.
std::string text_of(const RecordHead& head);
std::string line_text(const RecordLine& line);
std::string note_text(const RecordNote& note);
std::string text_of(const Record& record);

std::optional<RecordHead> read_head(std::string_view text);
std::optional<RecordLine> read_line(std::string_view text);
std::optional<RecordNote> read_note(std::string_view text);  // of a line that begins with ~
std::expected<Record, RecordProblem> read_record(std::string_view text);

// The game after all lines, folded from the events; hashes and times are checked on the way.
std::expected<rules::Game, RecordProblem> watch(const Record& record);

// The same, showing every position to a visitor: the first one and that after each line.
using PositionObserver = std::function<void(const rules::Game&)>;
std::expected<rules::Game, RecordProblem> watch(const Record& record, const PositionObserver& observer);

// The same, and today's rules must produce the same events.
std::expected<rules::Game, RecordProblem> verify(const Record& record);

// The line for an action that was just played, with the hash now and then and at the end.
RecordLine line_for(const rules::Game& after, const rules::Stamped& action, const rules::Events& events);

}  // namespace notation
