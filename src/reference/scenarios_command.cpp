#include "reference/scenarios_command.h"

#include <iostream>
#include <vector>

#include "catalog/scenario.h"
#include "cli/expansion_titles.h"
#include "cli/game_options.h"
#include "notation/json_writer.h"
#include "notation/ruleset_text.h"
#include "notation/scenario_json.h"

namespace reference {
namespace {

using catalog::ExpansionGame;
using catalog::Scenario;
using catalog::Sides;

constexpr std::array kScenariosOptions{
    cli::Option{"--check", "FILE", "check whether the scenario in this JSON file can be played"},
    cli::kSeatsOption, cli::kJsonOption};

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

// The tutorials first, in the order they are learnt.
std::vector<ExpansionGame> expansion_games() {
  std::vector<ExpansionGame> games;
  for (const bool tutorials : {true, false}) {
    for (std::size_t i = 1; i < catalog::kExpansionGames; ++i) {
      const auto game = static_cast<ExpansionGame>(i);
      if (catalog::is_tutorial(game) == tutorials) games.push_back(game);
    }
  }
  return games;
}

template <class Each>
void each_module(catalog::Modules modules, Each&& each) {
  for (std::size_t i = 0; i < catalog::kModules; ++i) {
    const auto module = static_cast<catalog::Module>(i);
    if (modules.contains(module)) each(catalog::name(module));
  }
}

void write_json(notation::JsonWriter& json, ExpansionGame game) {
  const catalog::ExpansionGameDef& def = catalog::def(game);
  json.begin_object().key("id").string(catalog::name(game));
  json.key("title").string(cli::title_of(game).title).key("new").string(cli::title_of(game).novelty);
  json.key("tutorial").boolean(catalog::is_tutorial(game)).key("tiles").begin_array();
  for (const catalog::Tile tile : def.deck) json.string(catalog::name(tile));
  json.end_array().key("modules").begin_array();
  each_module(def.modules, [&](std::string_view name) { json.string(name); });
  json.end_array().end_object();
}

void print(ExpansionGame game) {
  const catalog::ExpansionGameDef& def = catalog::def(game);
  std::string id{catalog::name(game)};
  id.resize(5, ' ');
  std::cout << id << cli::title_of(game).title << "\n     " << cli::title_of(game).novelty << "\n     tiles";
  for (const catalog::Tile tile : def.deck) std::cout << " " << catalog::name(tile);
  std::cout << "; modules";
  each_module(def.modules, [](std::string_view name) { std::cout << " " << name; });
  std::cout << "; 1 to 8 seats\n";
}

int list(const cli::Arguments& arguments) {
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
  json.end_array().key("games").begin_array();
  for (const ExpansionGame game : expansion_games()) {
    write_json(json, game);
    if (!arguments.has("--json")) print(game);
  }
  json.end_array().end_object();
  if (arguments.has("--json")) std::cout << json.text() << "\n";
  return 0;
}

int check(const cli::Arguments& arguments, const std::string& file) {
  const auto seats = cli::number_option(arguments, "--seats", 4, 1, 9);
  if (!seats) return cli::complain(seats.error());
  const auto rules = cli::ruleset_named(file, {.seats = static_cast<unsigned>(*seats)});
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
    std::cout << "This can be played: " << notation::text_of(*rules) << "\n";
  } else {
    std::cout << "This can't be played: " << protocol::sentence(rules.error()) << "\n";
  }
  return rules ? 0 : 1;
}

int run_scenarios(const cli::Arguments& arguments) {
  if (const auto file = arguments.value("--check")) return check(arguments, *file);
  if (!arguments.rest().empty())
    return cli::complain("scenarios takes options only; --check FILE checks a scenario of your own.");
  return list(arguments);
}

}  // namespace

const cli::Subcommand kScenariosCommand{
    .name = "scenarios",
    .usage = "scenarios [--check FILE]",
    .summary = "Lists what can be played, or checks a scenario of your own.",
    .options = kScenariosOptions,
    .run = run_scenarios};

}  // namespace reference
