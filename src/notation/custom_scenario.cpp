#include "notation/custom_scenario.h"

#include <algorithm>

#include "catalog/scenario.h"
#include "notation/ruleset_text.h"
#include "notation/words.h"

namespace notation {
namespace {

using rules::Fault;
using rules::Flaw;
using rules::Ruleset;

using Problem = std::optional<ScenarioProblem>;

constexpr unsigned kLowestLevel = 2;
constexpr unsigned kHighestLevel = 24;

ScenarioProblem flaw(Fault fault) { return Flaw{.fault = fault}; }

// Each switch may be set by several sources: the base, the combined scenarios, and the file itself. The base
// is only the starting point; if two others disagree, they contradict each other (SX-3).
class Voices {
 public:
  explicit Voices(const catalog::Switches& start) : switches_(start) {}

  Setting say(std::string_view key, std::string_view word) {
    const Setting result = set_switch(switches_, key, word);
    if (result != Setting::Set) return result;
    const auto said = std::ranges::find_if(said_, [&](const auto& one) { return one.first == key; });
    if (said == said_.end()) {
      said_.emplace_back(key, word);
    } else if (said->second != word) {
      contradicts_ = true;
    }
    return result;
  }

  // A scenario sets the switches in which it differs from scenario 7.
  void say_all_of(const catalog::Scenario& scenario) {
    const std::string usual = switches_text(catalog::Switches{});
    const std::string text = switches_text(scenario.rules);
    TextParts words{text, " "};
    while (const auto word = words.next()) {
      const std::size_t equals = word->find('=');
      const std::string_view key = word->substr(0, equals);
      const std::string_view value = word->substr(equals + 1);
      if (value_of(usual, key) != value) say(key, value);
    }
  }

  const catalog::Switches& switches() const { return switches_; }
  bool contradict() const { return contradicts_; }

 private:
  catalog::Switches switches_;
  std::vector<std::pair<std::string, std::string>> said_;
  bool contradicts_ = false;
};

Problem read_tile_list(const ScenarioValue& value, std::string_view key, catalog::TileList& tiles) {
  const std::string name{key};
  const auto* items = std::get_if<ScenarioValue::List>(&value.value);
  if (items == nullptr) return name + " must be a list of tile names like [\"2\",\"9\"].";
  for (const ScenarioValue::Item& item : *items) {
    rules::Tile tile{};
    if (!item.text || !read(*item.text, tile)) return name + ": there's no tile " + item.json + ".";
    for (const rules::Tile other : tiles) {
      if (other == tile) return Flaw{.fault = Fault::TileTwice, .tile = tile};
    }
    if (tiles.full()) return name + " has more tiles than there are in the game.";
    tiles.push_back(tile);
  }
  return std::nullopt;
}

Problem read_module_list(const ScenarioValue& value, catalog::Modules& modules) {
  const auto* items = std::get_if<ScenarioValue::List>(&value.value);
  if (items == nullptr) return "modules must be a list like [\"M1\",\"M3\"].";
  for (const ScenarioValue::Item& item : *items) {
    bool is_known = false;
    for (std::size_t i = 0; i < catalog::kModules && item.text; ++i) {
      if (catalog::kModuleNames[i] != *item.text) continue;
      modules.insert(static_cast<catalog::Module>(i));
      is_known = true;
    }
    if (!is_known) return "There's no module " + item.json + "; they are M1 to M13.";
  }
  return std::nullopt;
}

Problem read_switch(const ScenarioValue& value, std::string_view key, Voices& voices) {
  std::string word;
  if (const bool* flag = std::get_if<bool>(&value.value)) word = *flag ? "yes" : "no";
  if (const auto* text = std::get_if<std::string>(&value.value)) word = *text;
  switch (voices.say(key, word)) {
    case Setting::Set:
      return std::nullopt;
    case Setting::NoSuchKey:
      return "A scenario has no field \"" + std::string{key} + "\".";
    case Setting::NoSuchWord:
      return "\"" + std::string{key} + "\" cannot be " + value.json + ".";
  }
  return std::nullopt;
}

Problem read_scenario_name(const ScenarioValue& value, Ruleset& rules) {
  const auto* name = std::get_if<std::string>(&value.value);
  if (name == nullptr) return "name must be a string.";
  if (!is_a_name(*name)) return flaw(Fault::NameIsMissing);
  if (is_printed_name(*name)) return "\"" + *name + "\" is the name of a printed scenario.";
  rules.name.clear();
  for (const char c : *name) rules.name.push_back(c);
  return std::nullopt;
}

Problem read_combined(const ScenarioValue& value, Voices& voices) {
  const auto* items = std::get_if<ScenarioValue::List>(&value.value);
  if (items == nullptr) return "combine must be a list of scenarios like [\"S8\",\"S16\"].";
  for (const ScenarioValue::Item& item : *items) {
    if (!item.text) return "combine must be a list of scenarios like [\"S8\",\"S16\"].";
    const auto number = scenario_number(*item.text);
    if (!number) return flaw(Fault::NoSuchScenario);
    voices.say_all_of(*catalog::scenario_numbered(*number));
  }
  return std::nullopt;
}

Problem read_side(const ScenarioValue& value, Ruleset& rules) {
  const auto* side = std::get_if<std::string>(&value.value);
  const bool is_read = side != nullptr && read(*side, rules.start);
  if (!is_read || !catalog::is_start(rules.start)) return "side must be \"1a\" or \"1b\".";
  return std::nullopt;
}

Problem read_level(const ScenarioValue& value, Ruleset& rules) {
  const auto* level = std::get_if<std::int64_t>(&value.value);
  if (level == nullptr) return "level must be a whole number.";
  if (*level < kLowestLevel || *level > kHighestLevel) return flaw(Fault::LevelOutOfRange);
  rules.deck = catalog::tiles_2_to(static_cast<unsigned>(*level));
  return std::nullopt;
}

Problem read_deck(const ScenarioValue& value, Ruleset& rules) {
  catalog::TileList tiles{};
  if (Problem problem = read_tile_list(value, "tiles", tiles)) return problem;
  rules.deck = rules::TileSet{};
  for (const rules::Tile tile : tiles) rules.deck.insert(tile);
  return std::nullopt;
}

Problem read_sand(const ScenarioValue& value, Ruleset& rules) {
  const auto* sand_ms = std::get_if<std::int64_t>(&value.value);
  if (sand_ms == nullptr) return "sand_ms must be a whole number.";
  if (*sand_ms < 0 || *sand_ms > 0xffffffff) return flaw(Fault::SandOutOfRange);
  rules.sand_ms = static_cast<std::uint32_t>(*sand_ms);
  return std::nullopt;
}

Problem read_field(std::string_view key, const ScenarioValue& value, Ruleset& rules, Voices& voices) {
  if (key == "name") return read_scenario_name(value, rules);
  if (key == "combine") return read_combined(value, voices);
  if (key == "top") return read_tile_list(value, key, rules.on_top);
  if (key == "bottom") return read_tile_list(value, key, rules.at_bottom);
  if (key == "modules") return read_module_list(value, rules.modules);
  if (key == "side") return read_side(value, rules);
  if (key == "level") return read_level(value, rules);
  if (key == "tiles") return read_deck(value, rules);
  if (key == "sand_ms") return read_sand(value, rules);
  return read_switch(value, key, voices);
}

bool has_field(const ScenarioFields& fields, std::string_view key) {
  return std::ranges::any_of(fields, [&](const auto& field) { return field.first == key; });
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
  if (!read(name, number) || catalog::scenario_numbered(number) == nullptr) return std::nullopt;
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
  if (!read(name, named.game) || named.game == catalog::ExpansionGame::None) return std::nullopt;
  if (named.anti_stress && !catalog::is_tutorial(named.game)) return std::nullopt;  // they have them anyway
  return named;
}

std::string name_of(const NamedGame& game) {
  std::string name{catalog::name(game.game)};
  if (game.hardcore) name += kHardcore;
  if (game.anti_stress) name += kAntiStress;
  return name;
}

std::expected<Ruleset, ScenarioProblem> ruleset_by_name(std::string_view name,
                                                        const ScenarioDetails& choice) {
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

std::expected<Ruleset, ScenarioProblem> ruleset_of(const ScenarioFields& fields,
                                                   const ScenarioDetails& choice) {
  Ruleset rules;
  rules.deck = catalog::tiles_2_to(19);
  if (has_field(fields, "level") && has_field(fields, "tiles")) {
    return std::unexpected{ScenarioProblem{"A scenario can have a level or tiles, not both."}};
  }
  Voices voices{catalog::Switches{}};
  for (const auto& [key, value] : fields) {
    if (Problem problem = read_field(key, value, rules, voices)) return std::unexpected{*problem};
  }
  if (choice.free_talk) voices.say("talk", "free");
  if (choice.pairs) voices.say("groups", "pairs");
  if (voices.contradict()) return std::unexpected{flaw(Fault::RulesContradict)};
  static_cast<catalog::Switches&>(rules) = voices.switches();
  rules.seats = static_cast<std::uint8_t>(std::min(choice.seats, 255U));
  if (choice.start) rules.start = *choice.start;
  if (choice.level && (*choice.level < kLowestLevel || *choice.level > kHighestLevel))
    return std::unexpected{flaw(Fault::LevelOutOfRange)};
  if (choice.level) rules.deck = catalog::tiles_2_to(*choice.level);
  if (choice.sand_ms) rules.sand_ms = *choice.sand_ms;
  if (const auto found = rules::flaw_of(rules)) return std::unexpected{ScenarioProblem{*found}};
  return rules;
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

}  // namespace notation
