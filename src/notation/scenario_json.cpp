#include "notation/scenario_json.h"

namespace notation {

void write_choices(JsonWriter& json, const catalog::Scenario& scenario) {
  json.key("sides").begin_array();
  if (scenario.sides != catalog::Sides::OnlyB) json.string("1a");
  if (scenario.sides != catalog::Sides::OnlyA) json.string("1b");
  json.end_array();
  json.key("level").number(scenario.level).key("lowest_level").number(scenario.lowest_level);
  json.key("highest_level").number(scenario.highest_level);
  json.key("fewest_seats").number(scenario.fewest_seats).key("most_seats").number(scenario.most_seats);
}

}  // namespace notation
