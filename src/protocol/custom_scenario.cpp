#include "protocol/custom_scenario.h"

#include <boost/json.hpp>
#include <map>

#include "catalog/scenario.h"
#include "notation/ruleset_text.h"
#include "notation/words.h"
#include "protocol/read_request.h"

namespace protocol {
namespace {

namespace json = boost::json;
using rules::Fault;
using rules::Flaw;
using rules::Ruleset;

using Problem = std::optional<ScenarioProblem>;

ScenarioProblem flaw(Fault fault) { return Flaw{.fault = fault}; }

// Each switch may be set by several sources: the base, the combined scenarios, and the file itself. The base
// is only the starting point; if two others disagree, they contradict each other (SX-3).
class Voices {
 public:
  explicit Voices(const catalog::Switches& start) : switches_(start) {}

  notation::Setting say(std::string_view key, std::string_view word) {
    const notation::Setting result = notation::set_switch(switches_, key, word);
    if (result != notation::Setting::Set) return result;
    const auto [said, is_first] = said_.emplace(std::string{key}, std::string{word});
    if (!is_first && said->second != word) contradicts_ = true;
    return result;
  }

  // A scenario sets the switches in which it differs from scenario 7.
  void say_all_of(const catalog::Scenario& scenario) {
    const std::string usual = notation::switches_text(catalog::Switches{});
    const std::string text = notation::switches_text(scenario.rules);
    notation::TextParts words{text, " "};
    while (const auto word = words.next()) {
      const std::size_t equals = word->find('=');
      const std::string_view key = word->substr(0, equals);
      const std::string_view value = word->substr(equals + 1);
      if (notation::value_of(usual, key) != value) say(key, value);
    }
  }

  const catalog::Switches& switches() const { return switches_; }
  bool contradict() const { return contradicts_; }

 private:
  catalog::Switches switches_;
  std::map<std::string, std::string> said_;
  bool contradicts_ = false;
};

Problem read_tile_list(const json::value& value, std::string_view key, catalog::TileList& tiles) {
  const std::string name{key};
  if (!value.is_array()) return name + " must be a list of tile names like [\"2\",\"9\"].";
  for (const json::value& item : value.get_array()) {
    rules::Tile tile{};
    if (!item.is_string() || !notation::read(std::string_view{item.get_string()}, tile)) {
      return name + ": there's no tile " + json::serialize(item) + ".";
    }
    for (const rules::Tile other : tiles) {
      if (other == tile) return Flaw{.fault = Fault::TileTwice, .tile = tile};
    }
    if (tiles.full()) return name + " has more tiles than there are in the game.";
    tiles.push_back(tile);
  }
  return std::nullopt;
}

Problem read_modules(const json::value& value, catalog::Modules& modules) {
  if (!value.is_array()) return "modules must be a list like [\"M1\",\"M3\"].";
  for (const json::value& item : value.get_array()) {
    bool is_known = false;
    for (std::size_t i = 0; i < catalog::kModules && item.is_string(); ++i) {
      if (catalog::kModuleNames[i] != std::string_view{item.get_string()}) continue;
      modules.insert(static_cast<catalog::Module>(i));
      is_known = true;
    }
    if (!is_known) return "There's no module " + json::serialize(item) + "; they are M1 to M13.";
  }
  return std::nullopt;
}

Problem read_switch(const json::value& value, std::string_view key, Voices& voices) {
  std::string word;
  if (value.is_bool()) word = value.get_bool() ? "yes" : "no";
  if (value.is_string()) word = std::string{value.get_string()};
  switch (voices.say(key, word)) {
    case notation::Setting::Set:
      return std::nullopt;
    case notation::Setting::NoSuchKey:
      return "A scenario has no field \"" + std::string{key} + "\".";
    case notation::Setting::NoSuchWord:
      return "\"" + std::string{key} + "\" cannot be " + json::serialize(value) + ".";
  }
  return std::nullopt;
}

Problem read_scenario_name(const json::value& value, Ruleset& rules) {
  if (!value.is_string()) return "name must be a string.";
  const std::string_view name = value.get_string();
  if (!notation::is_a_name(name) || !can_be_read(name)) return flaw(Fault::NameIsMissing);
  if (is_printed_name(name)) return "\"" + std::string{name} + "\" is the name of a printed scenario.";
  for (const char c : name) rules.name.push_back(c);
  return std::nullopt;
}

Problem read_combined(const json::value& value, Voices& voices) {
  if (!value.is_array()) return "combine must be a list of scenarios like [\"S8\",\"S16\"].";
  for (const json::value& item : value.get_array()) {
    if (!item.is_string()) return "combine must be a list of scenarios like [\"S8\",\"S16\"].";
    const auto number = scenario_number(item.get_string());
    if (!number) return flaw(Fault::NoSuchScenario);
    voices.say_all_of(*catalog::scenario_numbered(*number));
  }
  return std::nullopt;
}

std::expected<unsigned, ScenarioProblem> read_level(const json::value& value) {
  if (!value.is_int64()) return std::unexpected{ScenarioProblem{"level must be a whole number."}};
  const std::int64_t level = value.get_int64();
  if (level < 2 || level > 24) return std::unexpected{flaw(Fault::LevelOutOfRange)};
  return static_cast<unsigned>(level);
}

Problem read_field(std::string_view key, const json::value& value, Ruleset& rules, Voices& voices) {
  if (key == "name") return read_scenario_name(value, rules);
  if (key == "combine") return read_combined(value, voices);
  if (key == "top") return read_tile_list(value, key, rules.on_top);
  if (key == "bottom") return read_tile_list(value, key, rules.at_bottom);
  if (key == "modules") return read_modules(value, rules.modules);
  if (key == "side") {
    const bool is_read =
        value.is_string() && notation::read(std::string_view{value.get_string()}, rules.start);
    if (!is_read || !catalog::is_start(rules.start)) return "side must be \"1a\" or \"1b\".";
    return std::nullopt;
  }
  if (key == "level") {
    const auto level = read_level(value);
    if (!level) return level.error();
    rules.deck = catalog::tiles_2_to(*level);
    return std::nullopt;
  }
  if (key == "tiles") {
    catalog::TileList tiles{};
    if (Problem problem = read_tile_list(value, key, tiles)) return problem;
    rules.deck = rules::TileSet{};
    for (const rules::Tile tile : tiles) rules.deck.insert(tile);
    return std::nullopt;
  }
  if (key == "sand_ms") {
    if (!value.is_int64()) return "sand_ms must be a whole number.";
    if (value.get_int64() < 0 || value.get_int64() > 0xffffffff) return flaw(Fault::SandOutOfRange);
    rules.sand_ms = static_cast<std::uint32_t>(value.get_int64());
    return std::nullopt;
  }
  return read_switch(value, key, voices);
}

std::expected<Ruleset, ScenarioProblem> custom_ruleset(const json::object& object,
                                                       const ScenarioDetails& choice) {
  Ruleset rules;
  rules.deck = catalog::tiles_2_to(19);
  if (object.contains("level") && object.contains("tiles")) {
    return std::unexpected{ScenarioProblem{"A scenario can have a level or tiles, not both."}};
  }
  Voices voices{catalog::Switches{}};
  for (const auto& [key, value] : object) {
    if (Problem problem = read_field(key, value, rules, voices)) return std::unexpected{*problem};
  }
  if (choice.free_talk) voices.say("talk", "free");
  if (choice.pairs) voices.say("groups", "pairs");
  if (voices.contradict()) return std::unexpected{flaw(Fault::RulesContradict)};
  static_cast<catalog::Switches&>(rules) = voices.switches();
  rules.seats = static_cast<std::uint8_t>(std::min(choice.seats, 255U));
  if (choice.start) rules.start = *choice.start;
  if (choice.level && (*choice.level < 2 || *choice.level > 24))
    return std::unexpected{flaw(Fault::LevelOutOfRange)};
  if (choice.level) rules.deck = catalog::tiles_2_to(*choice.level);
  if (choice.sand_ms) rules.sand_ms = *choice.sand_ms;
  if (const auto found = rules::flaw_of(rules)) return std::unexpected{ScenarioProblem{*found}};
  return rules;
}

std::expected<Ruleset, ScenarioProblem> ruleset_of_game(NamedGame named, const ScenarioDetails& choice) {
  const bool changes_it = choice.start || choice.level || choice.free_talk || choice.pairs;
  if (changes_it) return std::unexpected{flaw(Fault::RulesContradict)};
  const auto rules = rules::ruleset_for(rules::ExpansionChoice{.game = named.game,
                                                               .seats = choice.seats,
                                                               .hardcore = named.hardcore,
                                                               .anti_stress = named.anti_stress,
                                                               .sand_ms = choice.sand_ms});
  if (!rules) return std::unexpected{ScenarioProblem{rules.error()}};
  return *rules;
}

}  // namespace

std::optional<unsigned> scenario_number(std::string_view name) {
  if (name.starts_with('S') || name.starts_with('s')) name.remove_prefix(1);
  unsigned number = 0;
  if (!notation::read(name, number) || catalog::scenario_numbered(number) == nullptr) return std::nullopt;
  return number;
}

bool is_printed_name(std::string_view name) {
  const bool is_of_the_book = (name.starts_with('S') || name.starts_with('s')) && scenario_number(name);
  return is_of_the_book || expansion_game(name);
}

std::optional<NamedGame> expansion_game(std::string_view name) {
  const auto ends_with = [&](std::string_view words) {
    if (!name.ends_with(words)) return false;
    name.remove_suffix(words.size());
    return true;
  };
  NamedGame named;
  named.anti_stress = ends_with(kAntiStress);
  named.hardcore = ends_with(kHardcore);
  if (!notation::read(name, named.game) || named.game == catalog::ExpansionGame::None) return std::nullopt;
  if (named.anti_stress && !catalog::is_tutorial(named.game)) return std::nullopt;  // they have them anyway
  return named;
}

std::string name_of(const NamedGame& game) {
  std::string name{catalog::name(game.game)};
  if (game.hardcore) name += kHardcore;
  if (game.anti_stress) name += kAntiStress;
  return name;
}

std::expected<Ruleset, ScenarioProblem> ruleset_of(const json::value& scenario,
                                                   const ScenarioDetails& choice) {
  if (scenario.is_object()) return custom_ruleset(scenario.get_object(), choice);
  if (!scenario.is_string()) {
    return std::unexpected{ScenarioProblem{"scenario must be a name or an object."}};
  }
  const std::string_view name = scenario.get_string();
  if (const auto game = expansion_game(name)) return ruleset_of_game(*game, choice);
  const auto number = scenario_number(name);
  if (!number) return std::unexpected{flaw(Fault::NoSuchScenario)};
  const auto rules = rules::ruleset_for({.scenario = *number,
                                         .seats = choice.seats,
                                         .start = choice.start,
                                         .level = choice.level,
                                         .sand_ms = choice.sand_ms,
                                         .free_talk = choice.free_talk,
                                         .pairs = choice.pairs});
  if (!rules) return std::unexpected{ScenarioProblem{rules.error()}};
  return *rules;
}

std::string sentence(const Flaw& found) {
  std::string text{rules::sentence(found.fault)};
  if (found.tile) text += " (tile " + std::string{catalog::name(*found.tile)} + ")";
  if (found.colour) text += " (" + std::string{catalog::name(*found.colour)} + ")";
  if (found.module) text += " (" + std::string{catalog::name(*found.module)} + ")";
  return text;
}

std::string sentence(const ScenarioProblem& problem) {
  if (const auto* text = std::get_if<std::string>(&problem)) return *text;
  return sentence(std::get<Flaw>(problem));
}

}  // namespace protocol
