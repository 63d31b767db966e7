// Everything the server says, as one line of JSON without its line break (docs/protocol.md). What everybody
// hears is written once, the same bytes for all.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "protocol/choice.h"
#include "protocol/code.h"
#include "protocol/quality.h"
#include "protocol/refusal.h"
#include "protocol/request.h"
#include "protocol/token.h"
#include "rules/event.h"

namespace protocol {

// One line of a table's history: what happened in the game or, as text, around it. Secrets in the events are
// struck out here, so that nobody can forget it.
struct Envelope {
  Version version;
  std::optional<rules::GameTime> at = std::nullopt;  // none without a game
  std::optional<MemberId> by = std::nullopt;         // none: the table itself
  std::optional<rules::Seat> seat = std::nullopt;
  std::optional<Number> number = std::nullopt;
  std::span<const rules::Event> events{};
  std::span<const std::string> facts{};
  std::optional<std::uint64_t> hash = std::nullopt;  // rules::public_hash of the game
  std::string_view table_json{};                     // the whole table, where a fact about it changed
  std::string_view game_json{};                      // the whole game, where one begins
};
std::string text_of(const Envelope& envelope);

// Everything at once, for who comes, comes back after long, or has lost the thread.
struct SnapshotParts {
  Version version;
  std::optional<rules::GameTime> now = std::nullopt;
  std::string_view table_json;
  std::string_view game_json{};  // empty without a game
  std::optional<std::uint64_t> hash = std::nullopt;
};
std::string snapshot_text(const SnapshotParts& parts);

// ---- to the one who asked
std::string refusal_text(std::optional<Number> number, const Refusal& refusal);
// The request was granted before, at that version, or leaves no line in the history (a stare: none).
std::string done_text(Number number, std::optional<Version> version);
// No token for one who came back: it has one.
std::string welcome_text(MemberId member, const std::optional<Token>& token, Code code);
std::string no_entry_text(const Refusal& refusal);
std::string bad_text(std::string_view sentence, std::optional<Number> number);

enum class Clock : std::uint8_t { Stands, Runs };
std::string time_text(std::optional<rules::GameTime> now, Clock clock);

// ---- what passes and is not kept
enum class Here : std::uint8_t { No, Yes };
std::string presence_text(MemberId member, Here here, Quality quality);
std::string stare_text(rules::Seat by);
std::string hint_text(rules::Seat seat, std::optional<rules::Pawn> pawn);

// The store is in trouble and game time stands still, or goes on.
enum class Frozen : std::uint8_t { No, Yes };
std::string frozen_text(Frozen frozen);

// A member knows lines that the table does not have: the journal has lost some.
std::string rolled_back_text(Version seen, Version now);

// ---- last words before the connection is closed
std::string replaced_text();
std::string removed_text();
std::string closed_text();
std::string bye_text(std::uint32_t come_back_ms);

}  // namespace protocol
