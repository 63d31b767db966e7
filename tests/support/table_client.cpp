#include "support/table_client.h"

#include <boost/json.hpp>

#include "notation/action_text.h"
#include "notation/event_text.h"
#include "notation/position_text.h"
#include "notation/ruleset_text.h"
#include "notation/words.h"
#include "rules/evolve.h"
#include "rules/legal.h"
#include "rules/view.h"

namespace support {
namespace {

namespace json = boost::json;

std::string text(const json::value& value) {
  return value.is_string() ? std::string{value.get_string()} : std::string{};
}

}  // namespace

std::string open_table(const Where& where, const std::string& choice) {
  const HttpReply reply = http(where, {.method = "POST", .target = "/api/tables", .body = choice});
  if (reply.status != 201) return {};
  return text(json::parse(reply.body).at("code"));
}

std::optional<TableClient> TableClient::join(const Where& where, const std::string& code,
                                             const std::string& name, const std::string& as,
                                             const std::string& browser) {
  auto socket = WsClient::open(where, where.base_path + "/ws/" + code);
  if (!socket) return std::nullopt;
  TableClient guest{std::move(*socket)};
  json::object line{{"t", "join"}, {"name", name}, {"as", as}};
  if (!browser.empty()) line["browser"] = browser;
  return guest.enter(json::serialize(line)) ? std::optional{std::move(guest)} : std::nullopt;
}

std::optional<TableClient> TableClient::back(const Where& where, const std::string& code,
                                             const std::string& token) {
  auto socket = WsClient::open(where, where.base_path + "/ws/" + code);
  if (!socket) return std::nullopt;
  TableClient guest{std::move(*socket)};
  guest.token_ = token;
  const json::object line{{"t", "back"}, {"token", token}};
  return guest.enter(json::serialize(line)) ? std::optional{std::move(guest)} : std::nullopt;
}

bool TableClient::enter(const std::string& first_line) { return say(first_line) && hear("\"snapshot\""); }

std::optional<std::string> TableClient::hear(std::string_view letters) {
  while (auto line = socket_.line()) {
    follow(*line);
    if (line->contains(letters)) return line;
  }
  return std::nullopt;
}

bool TableClient::sees_a_game() { return position_ || hear("\"game\":{"); }

void TableClient::follow(const std::string& line) {
  const json::object message = json::parse(line).as_object();
  if (const auto* welcome = message.if_contains("welcome")) {
    member_ = welcome->at("member").to_number<std::uint16_t>();
    if (welcome->at("token").is_string()) token_ = text(welcome->at("token"));
    return;
  }
  has_heard_of_trouble_ |= message.contains("frozen");
  const auto* snapshot = message.if_contains("snapshot");
  const json::object& news = snapshot == nullptr ? message : snapshot->as_object();
  if (!news.contains("v")) return;
  version_ = news.at("v").to_number<std::uint32_t>();
  told_hash_ = text(news.at("hash"));
  const json::value& at = news.at(snapshot == nullptr ? "at" : "now");
  if (!at.is_null()) now_ = rules::GameTime{at.to_number<std::uint32_t>()};
  if (const auto* events = news.if_contains("events"); events != nullptr && position_) {
    for (const json::value& event : events->as_array()) {
      if (const auto read = notation::read_event(text(event))) rules::evolve(*position_, *read);
    }
  }
  if (const auto* table = news.if_contains("table"); table != nullptr && table->is_object()) {
    clock_ = text(table->at("clock"));
    result_ = text(table->at("result"));
    for (const json::value& chair : table->at("ring").as_array()) {
      if (chair.at("holder").is_int64() && chair.at("holder").to_number<std::uint16_t>() == member_) {
        chair_ = chair.at("chair").to_number<std::uint8_t>();
      }
    }
  }
  if (const auto* game = news.if_contains("game"); game != nullptr && game->is_object()) {
    rules_.reset();
    if (const auto rules = notation::read_ruleset(text(game->at("ruleset")))) rules_ = *rules;
    position_ = notation::read_position(text(game->at("position")));
  }
}

std::optional<std::string> TableClient::possible_action() const {
  if (!rules_ || !position_ || !chair_) return std::nullopt;
  const rules::Actions actions = rules::legal_actions(*rules_, *position_, rules::Seat{*chair_});
  for (const rules::Action& action : actions) {
    if (std::holds_alternative<rules::Move>(action)) return notation::text_of(action);
  }
  // In a solo game, an action has to be turned over first.
  return actions.empty() ? std::nullopt : std::optional{notation::text_of(actions[0])};
}

std::string TableClient::own_hash() const {
  return position_ ? notation::hexadecimal(rules::public_hash(*position_)) : std::string{};
}

}  // namespace support
