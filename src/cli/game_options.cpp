#include "cli/game_options.h"

#include <boost/json.hpp>
#include <iostream>

#include "base/propagate.h"
#include "cli/read_file.h"
#include "notation/words.h"
#include "protocol/new_game.h"
#include "protocol/strict_json.h"

namespace cli {

namespace json = boost::json;
using protocol::kSeedSentence;
using protocol::read_seed;
using protocol::ruleset_of;
using protocol::ScenarioDetails;
using protocol::ScenarioProblem;
using protocol::sentence;

std::expected<ScenarioDetails, std::string> read_scenario_details(const Arguments& arguments,
                                                                  unsigned seats_otherwise) {
  ScenarioDetails choice;
  ASSIGN_OR_RETURN(const auto seats, number_option(arguments, "--seats", seats_otherwise, 1, 9));
  choice.seats = static_cast<unsigned>(seats);
  if (arguments.has("--level")) {
    ASSIGN_OR_RETURN(const auto level, number_option(arguments, "--level", 0, 2, 24));
    choice.level = static_cast<unsigned>(level);
  }
  if (const auto side = arguments.value("--side")) {
    rules::Tile start{};
    if (!notation::read(*side, start) || !catalog::is_start(start)) {
      return std::unexpected{std::string{"--side must be 1a or 1b."}};
    }
    choice.start = start;
  }
  if (arguments.has("--sand")) {
    ASSIGN_OR_RETURN(const auto seconds, number_option(arguments, "--sand", 0, 10, 3600));
    choice.sand_ms = static_cast<std::uint32_t>(seconds * 1000);
  }
  return choice;
}

rules::Game start_of(const ChosenGame& chosen) {
  return {
      .rules = chosen.rules, .state = rules::lay_out(chosen.rules, chosen.layout), .version = 0, .now = {}};
}

std::expected<ChosenGame, std::string> chosen_game(const Arguments& arguments) {
  ASSIGN_OR_RETURN(const auto choice, read_scenario_details(arguments, 4));
  base::Seed seed;
  if (!read_seed(arguments.value("--seed").value_or("1"), seed))
    return std::unexpected{std::string{kSeedSentence}};
  const auto rules = ruleset_named(arguments.value("--scenario").value_or("S7"), choice);
  if (!rules) return std::unexpected{sentence(rules.error())};
  const auto layout = rules::arrange(*rules, {}, seed);
  if (!layout) return std::unexpected{sentence(layout.error())};
  return ChosenGame{*rules, *layout};
}

std::expected<rules::Ruleset, ScenarioProblem> ruleset_named(std::string_view name,
                                                             const ScenarioDetails& choice) {
  if (!name.ends_with(".json")) return ruleset_of(json::value(json::string(name)), choice);
  const auto text = read_file(std::string{name});
  if (!text) return std::unexpected{ScenarioProblem{text.error()}};
  // As strict as the engine and the server: what is accepted here can be played there.
  const auto value = protocol::read_strict_json(*text);
  if (!value) return std::unexpected{ScenarioProblem{std::string{name} + ": " + value.error()}};
  if (!value->is_object()) {
    return std::unexpected{ScenarioProblem{"The file " + std::string{name} + " isn't a JSON object."}};
  }
  return ruleset_of(*value, choice);
}

int complain(std::string_view sentence) {
  std::cerr << "magicmaze: " << sentence << "\n";
  return 2;
}

}  // namespace cli
