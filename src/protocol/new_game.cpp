#include "protocol/new_game.h"

#include <boost/json.hpp>

#include "base/propagate.h"
#include "notation/layout_text.h"
#include "notation/words.h"

namespace protocol {
namespace {

namespace json = boost::json;
using Complaint = std::optional<std::string>;

Complaint read_deck(const json::value& value, rules::Setup& setup) {
  if (!value.is_array()) return "setup.deck must be a list of tile names, top first.";
  for (const json::value& item : value.get_array()) {
    rules::Tile tile{};
    if (!item.is_string() || !notation::read(std::string_view{item.get_string()}, tile) ||
        setup.deck.full()) {
      return "setup.deck: there's no such tile: " + json::serialize(item) + ".";
    }
    setup.deck.push_back(tile);
  }
  return std::nullopt;
}

Complaint read_heroes(const json::value& value, rules::Setup& setup) {
  if (!value.is_object()) return "setup.heroes must be an object like {\"yellow\":\"1a:1,1\"}.";
  for (const auto& [key, where] : value.get_object()) {
    rules::Pawn pawn{};
    rules::Place at;
    const bool is_read = notation::read(std::string_view{key}, pawn) && rules::is_hero(pawn) &&
                         where.is_string() && notation::read(std::string_view{where.get_string()}, at);
    if (!is_read)
      return "setup.heroes: \"" + std::string{key} + "\": " + json::serialize(where) +
             " isn't a place for a hero.";
    setup.heroes[rules::index(pawn)] = at;
  }
  return std::nullopt;
}

Complaint read_abilities(const json::value& value, std::string_view what, auto&& take) {
  if (!value.is_array()) return std::string{what} + " must be a list of actions.";
  for (const json::value& item : value.get_array()) {
    rules::Ability ability{};
    if (!item.is_string() || !notation::read(std::string_view{item.get_string()}, ability) ||
        !take(ability)) {
      return std::string{what} + ": " + json::serialize(item) + " doesn't fit.";
    }
  }
  return std::nullopt;
}

Complaint read_deal(const json::value& value, rules::Setup& setup) {
  if (!value.is_array()) return "setup.deal must be a list of action tiles, one per seat.";
  for (const json::value& item : value.get_array()) {
    rules::ActionTile tile;
    const auto add = [&](rules::Ability ability) {
      tile.bits = static_cast<std::uint8_t>(tile.bits | catalog::action_tile(ability).bits);
      return true;
    };
    if (Complaint problem = read_abilities(item, "setup.deal", add)) return problem;
    if (setup.deal.full()) return "setup.deal has more seats than a table can have.";
    setup.deal.push_back(tile);
  }
  return std::nullopt;
}

Complaint read_solo(const json::value& value, rules::Setup& setup) {
  return read_abilities(value, "setup.solo", [&](rules::Ability ability) {
    if (setup.solo.full()) return false;
    setup.solo.push_back(ability);
    return true;
  });
}

Complaint read_whole(const json::value& value, std::string_view what, std::int64_t most, auto& number) {
  if (!value.is_int64() || value.get_int64() < 0 || value.get_int64() > most) {
    return std::string{what} + " must be a whole number.";
  }
  number = static_cast<std::uint32_t>(value.get_int64());
  return std::nullopt;
}

Complaint read_flag(const json::value& value, std::string_view what, bool& flag) {
  if (!value.is_bool()) return std::string{what} + " must be true or false.";
  flag = value.get_bool();
  return std::nullopt;
}

Complaint read_spells(const json::value& value, rules::Spells& spells) {
  if (!value.is_array()) return "setup.spells must be a list like [\"broom\",\"frog\"].";
  for (const json::value& item : value.get_array()) {
    rules::Spell spell{};
    const bool is_read = item.is_string() && notation::read(std::string_view{item.get_string()}, spell);
    if (!is_read || spells.contains(spell))
      return "setup.spells contains something that isn't a spell, or a spell twice.";
    spells.insert(spell);
  }
  return std::nullopt;
}

// What the setup contains: pieces, choices of the table, and the side of tile 1, which a custom deal may set
// in any scenario.
struct HandLaid {
  rules::Setup setup{};
  ScenarioDetails choice{};
  std::optional<rules::Tile> start = std::nullopt;
};

Complaint read_setup_field(std::string_view key, const json::value& value, HandLaid& laid) {
  if (key == "deck") return read_deck(value, laid.setup);
  if (key == "heroes") return read_heroes(value, laid.setup);
  if (key == "deal") return read_deal(value, laid.setup);
  if (key == "solo") return read_solo(value, laid.setup);
  if (key == "level") return read_whole(value, "setup.level", 1000, laid.choice.level);
  if (key == "sand_ms") return read_whole(value, "setup.sand_ms", 0xffffffff, laid.choice.sand_ms);
  if (key == "free_talk") return read_flag(value, "setup.free_talk", laid.choice.free_talk);
  if (key == "pairs") return read_flag(value, "setup.pairs", laid.choice.pairs);
  if (key == "side") {
    rules::Tile side{};
    const bool is_read = value.is_string() && notation::read(std::string_view{value.get_string()}, side);
    if (!is_read || !catalog::is_start(side)) return "setup.side must be \"1a\" or \"1b\".";
    laid.start = side;
    return std::nullopt;
  }
  if (key == "spells") return read_spells(value, laid.setup.spells);
  return "setup has no field \"" + std::string{key} + "\".";
}

// A small number, or 128 bits as 32 hexadecimal digits.
Complaint read_seed_value(const json::value& value, base::Seed& seed) {
  if (value.is_int64() && value.get_int64() >= 0) {
    seed.low = static_cast<std::uint64_t>(value.get_int64());
    return std::nullopt;
  }
  if (value.is_uint64()) {
    seed.low = value.get_uint64();
    return std::nullopt;
  }
  const std::string_view text = value.is_string() ? std::string_view{value.get_string()} : std::string_view{};
  if (text.size() != 32 || !read_seed(text, seed)) return std::string{kSeedSentence};
  return std::nullopt;
}

}  // namespace

bool read_seed(std::string_view text, base::Seed& seed) {
  if (text.size() == 32) return notation::read_seed(text, seed);
  std::int64_t number = 0;
  if (!notation::read(text, number) || number < 0) return false;
  seed = base::Seed{static_cast<std::uint64_t>(number), 0};
  return true;
}

std::expected<NewGame, ScenarioProblem> read_new_game(const json::object& request) {
  ScenarioDetails choice;
  if (const json::value* value = request.if_contains("seats")) {
    std::uint32_t seats = 0;
    if (Complaint problem = read_whole(*value, "seats", 255, seats))
      return std::unexpected{ScenarioProblem{*problem}};
    choice.seats = seats;
  }
  const json::value* scenario = request.if_contains("scenario");
  if (scenario == nullptr) return std::unexpected{ScenarioProblem{"new needs a scenario like \"S7\"."}};
  return read_new_game(*scenario, choice, request, base::Seed{});
}

std::expected<NewGame, ScenarioProblem> read_new_game(const json::value& scenario,
                                                      const ScenarioDetails& choice,
                                                      const json::object& by_hand, base::Seed seed) {
  HandLaid laid{.choice = choice};
  if (const json::value* value = by_hand.if_contains("seed")) {
    seed = base::Seed{};
    if (Complaint problem = read_seed_value(*value, seed)) return std::unexpected{ScenarioProblem{*problem}};
  }
  if (const json::value* value = by_hand.if_contains("setup")) {
    if (!value->is_object()) return std::unexpected{ScenarioProblem{"setup must be an object."}};
    for (const auto& [key, field] : value->get_object()) {
      if (Complaint problem = read_setup_field(key, field, laid)) {
        return std::unexpected{ScenarioProblem{*problem}};
      }
    }
  }
  ASSIGN_OR_RETURN(auto rules, ruleset_of(scenario, laid.choice));
  if (laid.start) rules.start = *laid.start;
  const auto layout = rules::arrange(rules, laid.setup, seed);
  if (!layout) return std::unexpected{ScenarioProblem{layout.error()}};
  return NewGame{rules, *layout};
}

}  // namespace protocol
