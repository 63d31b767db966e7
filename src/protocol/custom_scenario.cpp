#include "protocol/custom_scenario.h"

#include <boost/json.hpp>

#include "protocol/read_request.h"

namespace protocol {
namespace {

namespace json = boost::json;
using notation::ScenarioValue;

ScenarioValue value_of(const json::value& field) {
  ScenarioValue value{.value = {}, .json = json::serialize(field)};
  if (field.is_bool()) value.value = field.get_bool();
  if (field.is_int64()) value.value = field.get_int64();
  if (field.is_string()) value.value = std::string{field.get_string()};
  if (!field.is_array()) return value;
  ScenarioValue::List items;
  for (const json::value& item : field.get_array()) {
    items.push_back({.json = json::serialize(item)});
    if (item.is_string()) items.back().text = std::string{item.get_string()};
  }
  value.value = std::move(items);
  return value;
}

// A name that others will see must be readable, too.
bool is_unreadable(const json::object& scenario) {
  const json::value* name = scenario.if_contains("name");
  return name != nullptr && name->is_string() && !can_be_read(name->get_string());
}

}  // namespace

std::expected<rules::Ruleset, ScenarioProblem> ruleset_of(const json::value& scenario,
                                                          const ScenarioDetails& choice) {
  if (scenario.is_string()) return notation::ruleset_by_name(scenario.get_string(), choice);
  if (!scenario.is_object()) return std::unexpected{ScenarioProblem{"scenario must be a name or an object."}};
  if (is_unreadable(scenario.get_object()))
    return std::unexpected{ScenarioProblem{rules::Flaw{.fault = rules::Fault::NameIsMissing}}};
  notation::ScenarioFields fields;
  for (const auto& [key, value] : scenario.get_object()) fields.emplace_back(key, value_of(value));
  return notation::ruleset_of(fields, choice);
}

}  // namespace protocol
