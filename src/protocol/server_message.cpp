#include "protocol/server_message.h"

#include <algorithm>
#include <boost/json.hpp>
#include <exception>
#include <limits>

#include "notation/event_text.h"
#include "notation/position_text.h"
#include "notation/ruleset_text.h"
#include "notation/words.h"

namespace protocol::server {
namespace {

namespace json = boost::json;

// Thrown if a value has the right type but makes no sense; caught in `read`.
struct Nonsense {
  std::string what;
};

std::string_view text_of(const json::value& value) { return value.as_string(); }

std::optional<std::uint32_t> number_if_any(const json::value& value) {
  return value.is_null() ? std::nullopt : std::optional{value.to_number<std::uint32_t>()};
}
std::optional<rules::GameTime> time_if_any(const json::value& value) {
  const auto ms = number_if_any(value);
  return ms ? std::optional{rules::GameTime{*ms}} : std::nullopt;
}
std::optional<Number> request_if_any(const json::value& value) {
  const auto number = number_if_any(value);
  return number ? std::optional{Number{*number}} : std::nullopt;
}
MemberId member_of(const json::value& value) { return MemberId{value.to_number<std::uint16_t>()}; }
rules::Seat seat_of(const json::value& value) {
  const auto index = value.to_number<std::uint8_t>();
  if (index >= rules::kMostSeats) throw Nonsense{"There's no such seat."};
  return rules::Seat{index};
}

std::optional<std::uint64_t> hash_if_any(const json::value& value) {
  if (value.is_null()) return std::nullopt;
  std::uint64_t hash = 0;
  if (!notation::read_hexadecimal(text_of(value), hash)) throw Nonsense{"That isn't a hash."};
  return hash;
}

RemoteTable table_of(const json::value& value) {
  auto table = read_table(value.as_object());
  if (!table) throw Nonsense{table.error()};
  return *std::move(table);
}

GameView game_of(const json::value& value) {
  const auto rules = notation::read_ruleset(text_of(value.at("ruleset")));
  const auto state = notation::read_position(text_of(value.at("position")));
  if (!rules || !state) throw Nonsense{"The game can't be read."};
  return {.number = value.at("number").to_number<std::uint32_t>(), .rules = *rules, .state = *state};
}

rules::Events events_of(const json::array& texts) {
  rules::Events events;
  for (const json::value& text : texts) {
    const auto event = notation::read_event(text_of(text));
    if (!event || events.full()) throw Nonsense{"What happened can't be read: " + std::string{text_of(text)}};
    events.push_back(*event);
  }
  return events;
}

Envelope envelope_of(const json::object& object) {
  Envelope envelope{.version = Version{object.at("v").to_number<std::uint32_t>()},
                    .at = time_if_any(object.at("at")),
                    .by = std::nullopt,
                    .seat = std::nullopt,
                    .number = request_if_any(object.at("n")),
                    .hash = hash_if_any(object.at("hash")),
                    .table = std::nullopt,
                    .game = std::nullopt};
  if (!object.at("by").is_null()) envelope.by = member_of(object.at("by"));
  if (!object.at("seat").is_null()) envelope.seat = seat_of(object.at("seat"));
  if (const json::value* table = object.if_contains("table")) {
    envelope.table = table_of(*table);
  } else {
    envelope.events = events_of(object.at("events").as_array());
  }
  if (const json::value* game = object.if_contains("game")) envelope.game = game_of(*game);
  return envelope;
}

Snapshot snapshot_of(const json::value& value) {
  Snapshot snapshot{.version = Version{value.at("v").to_number<std::uint32_t>()},
                    .now = time_if_any(value.at("now")),
                    .table = table_of(value.at("table")),
                    .game = std::nullopt,
                    .hash = hash_if_any(value.at("hash"))};
  if (!value.at("game").is_null()) snapshot.game = game_of(value.at("game"));
  return snapshot;
}

Reason reason_of(const json::object& object, std::string_view name) {
  for (std::size_t i = 0; i < rules::kReasons; ++i) {
    rules::Refusal refusal{.reason = static_cast<rules::Reason>(i)};
    if (rules::name(refusal.reason) != name) continue;
    const json::value* pawn = object.at("args").as_object().if_contains("pawn");
    rules::Pawn known{};
    if (pawn != nullptr && notation::read(text_of(*pawn), known)) refusal.pawn = known;
    return {.name = std::string{name}, .of_the_rules = refusal};
  }
  std::string sentence{text_of(object.at("text"))};
  if (!object.at("rule").is_null()) sentence += " (" + std::string{text_of(object.at("rule"))} + ")";
  return {.name = std::string{name}, .sentence = std::move(sentence)};
}

Refused refused_of(const json::object& object) {
  return {.number = request_if_any(object.at("n")),
          .reason = reason_of(object, text_of(object.at("refused")))};
}

Welcome welcome_of(const json::value& value) {
  Welcome welcome{.protocol = value.at("protocol").to_number<unsigned>(),
                  .member = member_of(value.at("member"))};
  const json::value* token = value.as_object().if_contains("token");
  if (token != nullptr && token->is_string()) welcome.token = text_of(*token);
  return welcome;
}

Bye bye_of(const json::value& value) {
  const json::object* object = value.if_object();
  const json::value* ms = object == nullptr ? nullptr : object->if_contains("come_back_ms");
  if (ms == nullptr || !ms->is_int64() || ms->get_int64() < 0) return {};
  constexpr std::int64_t kMost = std::numeric_limits<std::uint32_t>::max();
  return {.come_back_ms = static_cast<std::uint32_t>(std::min(ms->get_int64(), kMost))};
}

// Each message is recognised by the one key that no other has.
struct Reader {
  std::string_view key;
  Message (*read)(const json::object& object, const json::value& value);
};
constexpr std::array<Reader, 18> kReaders{{
    {"v", [](const json::object& object, const json::value&) -> Message { return envelope_of(object); }},
    {"snapshot", [](const json::object&, const json::value& value) -> Message { return snapshot_of(value); }},
    {"refused", [](const json::object& object, const json::value&) -> Message { return refused_of(object); }},
    {"done",
     [](const json::object&, const json::value& value) -> Message {
       return Done{Number{value.at("n").to_number<std::uint32_t>()}};
     }},
    {"welcome", [](const json::object&, const json::value& value) -> Message { return welcome_of(value); }},
    {"presence",
     [](const json::object&, const json::value& value) -> Message {
       return Presence{member_of(value.at("member")), value.at("here").as_bool()};
     }},
    {"stare",
     [](const json::object&, const json::value& value) -> Message { return Stare{seat_of(value.at("by"))}; }},
    {"hint", [](const json::object&, const json::value&) -> Message { return Hint{}; }},
    {"time",
     [](const json::object&, const json::value& value) -> Message {
       return Time{time_if_any(value.at("now")), value.at("running").as_bool()};
     }},
    {"frozen",
     [](const json::object&, const json::value& value) -> Message { return Frozen{value.as_bool()}; }},
    {"rolled_back", [](const json::object&, const json::value&) -> Message { return RolledBack{}; }},
    {"notice",
     [](const json::object&, const json::value& value) -> Message {
       return Notice{std::string{text_of(value.as_object().at("text"))}};
     }},
    {"replaced", [](const json::object&, const json::value&) -> Message { return Replaced{}; }},
    {"removed", [](const json::object&, const json::value&) -> Message { return Removed{}; }},
    {"closed", [](const json::object&, const json::value&) -> Message { return Closed{}; }},
    {"bye", [](const json::object&, const json::value& value) -> Message { return bye_of(value); }},
    {"no_entry",
     [](const json::object& object, const json::value& value) -> Message {
       return NoEntry{reason_of(object, text_of(value))};
     }},
    {"bad",
     [](const json::object& object, const json::value& value) -> Message {
       return Bad{std::string{text_of(value)}, request_if_any(object.at("n"))};
     }},
}};

}  // namespace

std::expected<Message, std::string> read(std::string_view line) {
  boost::system::error_code error;
  const json::value value = json::parse(line, error);
  const json::object* object = error ? nullptr : value.if_object();
  if (object == nullptr) return std::unexpected{"That isn't a message from a Magic Maze server."};
  try {
    for (const Reader& reader : kReaders) {
      if (const json::value* found = object->if_contains(reader.key)) return reader.read(*object, *found);
    }
  } catch (const Nonsense& nonsense) {
    return std::unexpected{nonsense.what};
  } catch (const std::exception& problem) {
    return std::unexpected{std::string{"A message can't be understood: "} + problem.what()};
  }
  return std::unexpected{"That isn't a message from a Magic Maze server."};
}

}  // namespace protocol::server
