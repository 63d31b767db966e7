#include <boost/json.hpp>

#include "protocol/choice_fields.h"
#include "protocol/limits.h"
#include "protocol/strict_json.h"
#include "protocol/teammate_fields.h"

namespace protocol {
namespace {

namespace json = boost::json;

// Who sits there from the beginning; what is wrong with it, if anything is.
std::optional<std::string> read_teammates(const json::value& value, NewTable& table) {
  if (!value.is_object()) return "\"teammates\" is an object.";
  Fields fields{value.get_object()};
  table.teammates = fields.whole_if_any<std::uint8_t>("count", 0, rules::kMostSeats).value_or(0);
  table.habits.pace = take_pace(fields).value_or(ai::Pace::Human);
  const bool stands_in = fields.flag_if_any("stand_in").value_or(false);
  table.habits.stand_in = stands_in ? StandIn::Allowed : StandIn::Never;
  return fields.problem();
}

}  // namespace

std::optional<ai::Pace> take_pace(Fields& fields) {
  const auto said = fields.text_if_any("pace");
  if (!said) return std::nullopt;
  return one_of<ai::Pace>(fields, "pace", *said, ai::kPaceNames);
}

std::expected<NewTable, BadRequest> read_new_table(std::string_view text) {
  if (text.size() > kLargestRequest) return std::unexpected{BadRequest{"This is too large."}};
  auto value = read_strict_json(text);
  if (!value) return std::unexpected{BadRequest{value.error()}};
  if (!value->is_object()) return std::unexpected{BadRequest{"A new table is an object."}};
  NewTable table;
  json::object& object = value->get_object();
  if (const json::value* teammates = object.if_contains("teammates")) {
    if (const auto problem = read_teammates(*teammates, table)) {
      return std::unexpected{BadRequest{*problem}};
    }
    object.erase("teammates");
  }
  auto choice = read_choice(object);
  if (!choice) return std::unexpected{BadRequest{choice.error()}};
  table.choice = *std::move(choice);
  return table;
}

}  // namespace protocol
