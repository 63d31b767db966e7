#include "notation/scenario_json.h"

#include "notation/ruleset_text.h"
#include "notation/words.h"

namespace notation {

namespace {

void write_sides(JsonWriter& json, std::string_view key, catalog::Sides sides) {
  json.key(key).begin_array();
  if (sides != catalog::Sides::OnlyB) json.string("1a");
  if (sides != catalog::Sides::OnlyA) json.string("1b");
  json.end_array();
}

}  // namespace

void write_choices(JsonWriter& json, const catalog::Scenario& scenario) {
  write_sides(json, "sides", scenario.sides);
  write_sides(json, "enlarged_sides", catalog::sides_at(scenario, scenario.highest_level));
  json.key("level").number(scenario.level).key("lowest_level").number(scenario.lowest_level);
  json.key("highest_level").number(scenario.highest_level);
  json.key("fewest_seats").number(scenario.fewest_seats).key("most_seats").number(scenario.most_seats);
}

// Taken from their text form, so that there is only one list of them.
void write_switches(JsonWriter& json, const catalog::Switches& switches) {
  json.begin_object();
  const std::string text = switches_text(switches);
  TextParts words{text, " "};
  while (const auto word = words.next()) {
    const std::size_t equals = word->find('=');
    json.key(word->substr(0, equals)).string(word->substr(equals + 1));
  }
  json.end_object();
}

}  // namespace notation
