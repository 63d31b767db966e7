#include "protocol/remote_table.h"

#include <algorithm>
#include <boost/json.hpp>

#include "base/ascii.h"
#include "protocol/read_request.h"

namespace protocol {
namespace {

namespace json = boost::json;

template <class Number>
std::optional<Number> number_if_any(const json::value& value) {
  return value.is_null() ? std::nullopt : std::optional{value.to_number<Number>()};
}

std::optional<MemberId> member_if_any(const json::value& value) {
  const auto id = number_if_any<std::uint16_t>(value);
  return id ? std::optional{MemberId{*id}} : std::nullopt;
}

// The enumerator with this word.
template <class Enum>
bool read_word(const json::value& value, std::initializer_list<Enum> all, Enum& result) {
  const std::string_view text = value.is_null() ? std::string_view{} : std::string_view{value.as_string()};
  for (const Enum one : all) {
    if (word(one) != text) continue;
    result = one;
    return true;
  }
  return false;
}

std::optional<std::uint8_t> chair_if_any(const json::value& value) {
  const auto chair = number_if_any<std::uint8_t>(value);
  return chair && *chair < rules::kMostSeats ? chair : std::nullopt;
}

Kind kind_of(std::string_view word) {
  const auto found = std::ranges::find(kKindWords, word);
  return found == kKindWords.end() ? Kind::Person : static_cast<Kind>(found - kKindWords.begin());
}

RemoteMember member_of(const json::object& object) {
  // A name is shown, so one that the server itself wouldn't accept isn't trusted.
  const auto name = read_name(std::string_view{object.at("name").as_string()});
  return {.id = MemberId{object.at("id").to_number<std::uint16_t>()},
          .name = name.value_or("?"),
          .kind = kind_of(object.at("kind").as_string()),
          .part = object.at("part").as_string() == "player" ? Part::Player : Part::Spectator,
          .chair = chair_if_any(object.at("chair")),
          .is_ready = object.at("ready").as_bool(),
          .is_here = object.at("here").as_bool(),
          .left = member_if_any(object.at("left"))};
}

// Part of an address, so only characters that the server uses in names.
std::string record_of(const json::value& value) {
  if (value.is_null()) return {};
  const std::string_view name{value.as_string()};
  const bool is_name = name.size() <= 64 && std::ranges::all_of(name, [](char c) {
                         return base::is_digit(c) || base::is_small_letter(c);
                       });
  return is_name ? std::string{name} : std::string{};
}

// A newer server may send more than this program knows.
json::object known_part(const json::object& choice) {
  json::object known;
  for (const char* key : {"scenario", "seats", "side", "level", "sand_ms", "free_talk", "pairs", "public",
                          "pauses", "bots", "voice"}) {
    if (const json::value* value = choice.if_contains(key)) known.emplace(key, *value);
  }
  return known;
}

}  // namespace

std::expected<RemoteTable, std::string> read_table(const json::object& object) {
  using enum Phase;
  RemoteTable table;
  table.code = std::string_view{object.at("code").as_string()};
  table.host = member_if_any(object.at("host"));
  table.is_locked = object.at("locked").as_bool();
  table.allows_setup = object.at("allow_setup").as_bool();
  const bool is_known =
      read_word(object.at("phase"), {Gathering, Counting, Playing}, table.phase) &&
      read_word(object.at("clock"),
                {ClockState::Stopped, ClockState::Running, ClockState::Paused, ClockState::Interrupted},
                table.clock) &&
      read_word(object.at("result"),
                {GameResult::None, GameResult::Won, GameResult::Lost, GameResult::GivenUp}, table.result);
  if (!is_known) return std::unexpected{"The table is in a state this program doesn't know."};

  table.is_laid_by_hand = object.at("choice").as_object().contains("laid_by_hand");
  auto read = read_choice(json::serialize(known_part(object.at("choice").as_object())));
  if (!read) return std::unexpected{read.error().what};
  table.choice = *std::move(read);

  for (const json::value& value : object.at("members").as_array()) {
    table.members.push_back(member_of(value.as_object()));
  }
  for (const json::value& value : object.at("ring").as_array()) {
    const auto chair = chair_if_any(value.at("chair"));
    if (!chair) return std::unexpected{"The table has more seats than possible."};
    table.ring.push_back({*chair, member_if_any(value.at("owner")), member_if_any(value.at("holder"))});
  }
  table.seats = object.at("seats").to_number<std::uint8_t>();
  table.games = object.at("games").to_number<std::uint32_t>();
  table.countdown_ms = number_if_any<std::uint32_t>(object.at("countdown_ms"));
  table.record = record_of(object.at("record"));
  if (const json::value* actions = object.if_contains("actions")) {
    table.actions = number_if_any<std::uint32_t>(*actions);
  }
  if (const json::value* par = object.if_contains("par"); par != nullptr && par->is_object()) {
    table.par = number_if_any<std::uint32_t>(par->at("actions"));
  }
  return table;
}

const RemoteMember* RemoteTable::member(MemberId id) const {
  const auto found = std::ranges::find(members, id, &RemoteMember::id);
  return found == members.end() ? nullptr : &*found;
}
RemoteMember* RemoteTable::member(MemberId id) {
  const auto found = std::ranges::find(members, id, &RemoteMember::id);
  return found == members.end() ? nullptr : &*found;
}

const RemoteMember* RemoteTable::sitting_on(std::uint8_t chair) const {
  const auto found = std::ranges::find(ring, chair, &RemoteChair::chair);
  return found == ring.end() || !found->holder ? nullptr : member(*found->holder);
}

std::string RemoteTable::name_of(std::optional<MemberId> id) const {
  const RemoteMember* found = id ? member(*id) : nullptr;
  return found == nullptr ? "someone" : found->name;
}

std::optional<rules::Seat> RemoteTable::seat_of(MemberId id) const {
  if (phase != Phase::Playing) return std::nullopt;
  for (const RemoteChair& chair : ring) {
    if (chair.holder == id && chair.chair < seats) return rules::Seat{chair.chair};
  }
  return std::nullopt;
}

}  // namespace protocol
