#include "app/load_news.h"

#include <boost/json.hpp>

#include "notation/words.h"

namespace app::load {
namespace {

namespace json = boost::json;

std::optional<json::object> parse(std::string_view line) {
  boost::system::error_code error;
  json::value value = json::parse(line, error);
  if (error.failed() || !value.is_object()) return std::nullopt;
  return std::move(value.get_object());
}

const json::object* object_in(const json::object& object, std::string_view name) {
  const json::value* found = object.if_contains(name);
  return found == nullptr ? nullptr : found->if_object();
}

std::string_view text_in(const json::object& object, std::string_view name) {
  const json::value* found = object.if_contains(name);
  if (found == nullptr || !found->is_string()) return {};
  return {found->get_string().data(), found->get_string().size()};
}

std::optional<std::uint32_t> number_in(const json::object& object, std::string_view name) {
  const json::value* found = object.if_contains(name);
  if (found == nullptr || !found->is_int64()) return std::nullopt;
  const std::int64_t number = found->get_int64();
  if (number < 0 || number > 0xffff'ffffLL) return std::nullopt;
  return static_cast<std::uint32_t>(number);
}

std::optional<TableNews> table_of(const json::object& table) {
  TableNews news;
  const std::string_view phase = text_in(table, "phase");
  const std::string_view clock = text_in(table, "clock");
  if (phase.empty() || clock.empty()) return std::nullopt;
  news.is_gathering = phase == "gathering";
  news.is_playing = phase == "playing";
  news.clock_runs = clock == "running";
  news.was_interrupted = clock == "interrupted";
  news.games = number_in(table, "games").value_or(0);
  const json::value* ring = table.if_contains("ring");
  if (ring == nullptr || !ring->is_array()) return std::nullopt;
  for (const json::value& value : ring->get_array()) {
    const json::object* chair = value.if_object();
    const auto index = chair == nullptr ? std::nullopt : number_in(*chair, "chair");
    if (!index || *index >= news.holders.size()) return std::nullopt;
    news.holders[*index] = number_in(*chair, "holder").value_or(0);
  }
  return news;
}

std::optional<News> news_of(const json::object& object) {
  const auto version = number_in(object, "v");
  if (!version) return std::nullopt;
  News news{.version = *version,
            .by = number_in(object, "by"),
            .number = number_in(object, "n"),
            .hash = std::nullopt,
            .table = std::nullopt,
            .game = std::nullopt};
  std::uint64_t hash = 0;
  if (notation::read_hexadecimal(text_in(object, "hash"), hash)) news.hash = hash;
  if (const json::object* table = object_in(object, "table")) {
    news.table = table_of(*table);
    if (!news.table) return std::nullopt;
  }
  if (const json::object* game = object_in(object, "game")) {
    news.game = Replica::read(text_in(*game, "ruleset"), text_in(*game, "position"));
    if (!news.game) return std::nullopt;
  }
  return news;
}

}  // namespace

std::optional<News> read_envelope(std::string_view line) {
  const auto object = parse(line);
  return object ? news_of(*object) : std::nullopt;
}

std::optional<News> read_snapshot(std::string_view line) {
  const auto object = parse(line);
  const json::object* snapshot = object ? object_in(*object, "snapshot") : nullptr;
  return snapshot == nullptr ? std::nullopt : news_of(*snapshot);
}

std::optional<Welcome> read_welcome(std::string_view line) {
  const auto object = parse(line);
  const json::object* welcome = object ? object_in(*object, "welcome") : nullptr;
  const auto member = welcome == nullptr ? std::nullopt : number_in(*welcome, "member");
  if (!member) return std::nullopt;
  return Welcome{*member, std::string{text_in(*welcome, "token")}};
}

std::optional<Refused> read_refused(std::string_view line) {
  const auto object = parse(line);
  if (!object) return std::nullopt;
  const std::string_view reason = text_in(*object, "refused");
  if (reason.empty()) return std::nullopt;
  return Refused{std::string{reason}, number_in(*object, "n")};
}

std::optional<std::uint32_t> read_bye(std::string_view line) {
  const auto object = parse(line);
  const json::object* bye = object ? object_in(*object, "bye") : nullptr;
  return bye == nullptr ? std::nullopt : number_in(*bye, "come_back_ms");
}

}  // namespace app::load
