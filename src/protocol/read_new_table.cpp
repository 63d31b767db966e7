#include <boost/json.hpp>

#include "protocol/choice_fields.h"
#include "protocol/limits.h"
#include "protocol/strict_json.h"
#include "protocol/teammate_fields.h"

namespace protocol {
namespace {

namespace json = boost::json;

// Who is seated from the start; returns what is wrong with it, if anything.
std::optional<std::string> read_teammates(const json::value& value, NewTable& table) {
  if (!value.is_object()) return "\"teammates\" must be an object.";
  Fields fields{value.get_object()};
  table.teammates = fields.whole_if_any<std::uint8_t>("count", 0, rules::kMostSeats).value_or(0);
  table.teammate_settings.pace = take_pace(fields).value_or(ai::Pace::Human);
  table.teammate_settings.temperament = take_temperament(fields).value_or(ai::Temperament::Mixed);
  const bool stands_in = fields.flag_if_any("stand_in").value_or(false);
  table.teammate_settings.stand_in = stands_in ? StandIn::Allowed : StandIn::Never;
  return fields.problem();
}

// Which crew it plays for and which game it races; the server checks that both exist.
std::optional<std::string> read_challenge(json::object& object, NewTable& table) {
  if (const json::value* crew = object.if_contains("crew"); crew != nullptr && !crew->is_null()) {
    table.crew_secret = crew->is_string() ? read_token(std::string_view{crew->get_string()}) : std::nullopt;
    if (!table.crew_secret) return "\"crew\" must be the secret of a crew: 32 hexadecimal digits.";
  }
  if (const json::value* heist = object.if_contains("heist")) {
    if (!heist->is_bool()) return "\"heist\" must be true or false.";
    table.is_heist = heist->get_bool();
  }
  if (const json::value* race = object.if_contains("race"); race != nullptr && !race->is_null()) {
    const std::string_view id = race->is_string() ? std::string_view{race->get_string()} : "";
    if (id.empty() || id.size() > 64) return "\"race\" must be the id of a finished game.";
    table.purpose.race = id;
  }
  if (table.is_heist && !table.purpose.race.empty()) return "A table is either for the heist or for a race.";
  for (const std::string_view key : {"crew", "heist", "race"}) object.erase(key);
  return std::nullopt;
}

}  // namespace

std::expected<std::string, BadRequest> read_new_crew(std::string_view text) {
  const auto value = read_strict_json(text);
  if (!value) return std::unexpected{BadRequest{value.error()}};
  if (!value->is_object()) return std::unexpected{BadRequest{"A new crew must be an object."}};
  Fields fields{value->get_object()};
  const auto name = read_name(fields.text("name"));
  if (const auto problem = fields.problem()) return std::unexpected{BadRequest{*problem}};
  if (!name)
    return std::unexpected{BadRequest{"A crew needs a readable name of at most " +
                                      std::to_string(kLongestName) + " characters."}};
  return *name;
}

std::optional<ai::Pace> take_pace(Fields& fields) {
  const auto said = fields.text_if_any("pace");
  if (!said) return std::nullopt;
  return one_of<ai::Pace>(fields, "pace", *said, ai::kPaceNames);
}

std::optional<ai::Temperament> take_temperament(Fields& fields) {
  const auto said = fields.text_if_any("temperament");
  if (!said) return std::nullopt;
  return one_of<ai::Temperament>(fields, "temperament", *said, ai::kTemperamentNames);
}

std::expected<NewTable, BadRequest> read_new_table(std::string_view text) {
  if (text.size() > kLargestRequest) return std::unexpected{BadRequest{"This is too large."}};
  auto value = read_strict_json(text);
  if (!value) return std::unexpected{BadRequest{value.error()}};
  if (!value->is_object()) return std::unexpected{BadRequest{"A new table must be an object."}};
  NewTable table;
  json::object& object = value->get_object();
  if (const json::value* teammates = object.if_contains("teammates")) {
    if (const auto problem = read_teammates(*teammates, table)) {
      return std::unexpected{BadRequest{*problem}};
    }
    object.erase("teammates");
  }
  if (const auto problem = read_challenge(object, table)) return std::unexpected{BadRequest{*problem}};
  auto choice = read_choice(object);
  if (!choice) return std::unexpected{BadRequest{choice.error()}};
  table.choice = *std::move(choice);
  return table;
}

}  // namespace protocol
