// Everything the server sends, as one line of JSON without its line break (docs/protocol.md). A message to
// everyone is written once, with the same bytes for all.
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
// removed here, so that nobody can forget to.
struct Envelope {
  Version version;
  std::optional<rules::GameTime> at = std::nullopt;  // none without a game
  std::optional<MemberId> by = std::nullopt;         // none: the table itself
  std::optional<rules::Seat> seat = std::nullopt;
  std::optional<Number> number = std::nullopt;
  std::span<const rules::Event> events{};
  std::span<const std::string> facts{};
  std::optional<std::uint64_t> hash = std::nullopt;  // rules::public_hash of the game
  std::string_view table_json{};                     // the whole table, if a fact about it changed
  std::string_view game_json{};                      // the whole game, if one begins
};
std::string text_of(const Envelope& envelope);

// Everything at once, for someone who joins, returns after a long time, or is out of sync.
struct SnapshotParts {
  Version version;
  std::optional<rules::GameTime> now = std::nullopt;
  std::string_view table_json;
  std::string_view game_json{};  // empty without a game
  std::optional<std::uint64_t> hash = std::nullopt;
};
std::string snapshot_text(const SnapshotParts& parts);

// ---- to the sender
std::string refusal_text(std::optional<Number> number, const Refusal& refusal);
// The request was done before, at that version, or leaves no line in the history (none, for a stare).
std::string done_text(Number number, std::optional<Version> version);
// No token for someone who came back: they have one.
std::string welcome_text(MemberId member, const std::optional<Token>& token, Code code);
std::string no_entry_text(const Refusal& refusal);
std::string bad_text(std::string_view sentence, std::optional<Number> number);

enum class Clock : std::uint8_t { Stands, Runs };
std::string time_text(std::optional<rules::GameTime> now, Clock clock);

// ---- transient messages that aren't kept
enum class Here : std::uint8_t { No, Yes };
std::string presence_text(MemberId member, Here here, Quality quality);
std::string stare_text(rules::Seat by);
std::string hint_text(rules::Seat seat, std::optional<rules::Pawn> pawn);

// The store is in trouble and game time is stopped, or it continues.
enum class Frozen : std::uint8_t { No, Yes };
std::string frozen_text(Frozen frozen);

// A member knows lines that the table doesn't have: the journal has lost some.
std::string rolled_back_text(Version seen, Version now);

// The server's operator has something to say to everyone, in their own words.
std::string notice_text(std::string_view text);

// ---- last messages before the connection is closed
std::string replaced_text();
std::string removed_text();
std::string closed_text();
std::string bye_text(std::uint32_t come_back_ms);

}  // namespace protocol
