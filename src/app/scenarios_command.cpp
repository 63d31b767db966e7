#include "app/scenarios_command.h"

#include <iostream>

#include "app/table_choice.h"
#include "catalog/scenario.h"
#include "notation/json_writer.h"
#include "notation/ruleset_text.h"
#include "notation/scenario_json.h"

namespace app {
namespace {

using catalog::Scenario;
using catalog::Sides;

constexpr std::array kScenariosOptions{
    Option{"--check", Takes::Value, "says whether the scenario in this JSON file can be played, and why not"},
    kSeatsOption, kJsonOption};

std::string_view sides_text(Sides sides) {
  switch (sides) {
    case Sides::OnlyA:
      return "1a";
    case Sides::OnlyB:
      return "1b";
    case Sides::Either:
      return "1a or 1b";
  }
  return "";
}

void write_json(notation::JsonWriter& json, const Scenario& scenario) {
  json.begin_object().key("id").string("S" + std::to_string(scenario.number));
  json.key("title").string(scenario.title).key("new").string(scenario.novelty);
  notation::write_choices(json, scenario);
  json.key("rules").string(notation::switches_text(scenario.rules)).end_object();
}

int list(const Arguments& arguments) {
  notation::JsonWriter json;
  json.begin_object().key("scenarios").begin_array();
  for (const Scenario& scenario : catalog::kScenarioTable) {
    write_json(json, scenario);
    if (arguments.has("--json")) continue;
    std::string id = "S" + std::to_string(scenario.number);
    id.resize(5, ' ');
    std::cout << id << scenario.title << "\n     " << scenario.novelty << "\n     tile "
              << sides_text(scenario.sides) << ", tiles 2 to " << static_cast<unsigned>(scenario.level);
    if (scenario.lowest_level != scenario.highest_level) {
      std::cout << " (" << static_cast<unsigned>(scenario.lowest_level) << " to "
                << static_cast<unsigned>(scenario.highest_level) << ")";
    }
    std::cout << ", " << static_cast<unsigned>(scenario.fewest_seats) << " to "
              << static_cast<unsigned>(scenario.most_seats) << " seats\n";
  }
  json.end_array().end_object();
  if (arguments.has("--json")) std::cout << json.text() << "\n";
  return 0;
}

int check(const Arguments& arguments, const std::string& file) {
  const auto seats = number_option(arguments, "--seats", 4, 1, 9);
  if (!seats) return complain(seats.error());
  const auto rules = ruleset_named(file, {.seats = static_cast<unsigned>(*seats)});
  if (arguments.has("--json")) {
    notation::JsonWriter json;
    json.begin_object().key("playable").boolean(rules.has_value());
    if (!rules) {
      if (const auto* flaw = std::get_if<rules::Flaw>(&rules.error())) {
        json.key("refused").string(rules::name(flaw->fault)).key("rule").string(rules::rule_of(flaw->fault));
      }
      json.key("text").string(protocol::sentence(rules.error()));
    }
    std::cout << json.end_object().text() << "\n";
  } else if (rules) {
    std::cout << "It can be played: " << notation::text_of(*rules) << "\n";
  } else {
    std::cout << "It cannot be played: " << protocol::sentence(rules.error()) << "\n";
  }
  return rules ? 0 : 1;
}

int run_scenarios(const Arguments& arguments) {
  if (const auto file = arguments.value("--check")) return check(arguments, *file);
  if (!arguments.rest().empty())
    return complain("scenarios takes no words; --check FILE looks at one of your own.");
  return list(arguments);
}

}  // namespace

const Command kScenariosCommand{.name = "scenarios",
                                .usage = "scenarios [--check FILE]",
                                .summary = "Lists what can be played, or checks a scenario of your own.",
                                .options = kScenariosOptions,
                                .run = run_scenarios};

}  // namespace app
