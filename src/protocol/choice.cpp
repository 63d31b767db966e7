#include "protocol/choice.h"

#include <boost/json.hpp>

#include "catalog/scenario.h"
#include "notation/json_writer.h"
#include "protocol/strict_json.h"

namespace protocol {
namespace {

namespace json = boost::json;

std::unexpected<ScenarioProblem> unreadable(std::string_view what) {
  return std::unexpected{ScenarioProblem{std::string{what} + " isn't JSON."}};
}

}  // namespace

bool has_expansion(const rules::Ruleset& rules) {
  for (const rules::Tile tile : rules.deck) {
    if (catalog::back(tile) == catalog::Back::Expansion) return true;
  }
  return !rules.modules.empty();
}

bool has_expansion(const Choice& choice) {
  if (!choice.scenario.is_custom()) return choice.scenario.game().has_value();
  constexpr std::uint8_t kUsual = 4;
  const auto game = new_game(choice, choice.seats == 0 ? kUsual : choice.seats, {});
  return game && has_expansion(game->rules);
}

std::optional<std::string> next_scenario(const Choice& choice) {
  if (const auto number = choice.scenario.number()) {
    if (*number >= catalog::kScenarios) return std::nullopt;
    return "S" + std::to_string(*number + 1);
  }
  const auto game = choice.scenario.game();
  if (!game || game->game == catalog::ExpansionGame::F3 || game->game == catalog::ExpansionGame::T13) {
    return std::nullopt;
  }
  NamedGame next = *game;
  next.game = static_cast<catalog::ExpansionGame>(catalog::index(game->game) + 1);
  return name_of(next);
}

bool is_campaign(const Choice& choice) {
  constexpr unsigned kLastOfTheCampaign = 7;
  const auto number = choice.scenario.number();
  return number && *number <= kLastOfTheCampaign;
}

bool wants_certified_deals(const Choice& choice) {
  return choice.deals == Deals::Certified && is_campaign(choice) && choice.laid_by_hand.empty();
}

std::uint8_t most_seats(const Choice& choice) {
  if (choice.seats != 0) return choice.seats;
  const catalog::Scenario* scenario = catalog::scenario_numbered(choice.scenario.number().value_or(0));
  if (scenario != nullptr) return scenario->most_seats;
  constexpr std::uint8_t kWithoutALeader = rules::kMostSeats - 1;
  return choice.scenario.is_custom() ? std::uint8_t{rules::kMostSeats} : kWithoutALeader;
}

std::expected<NewGame, ScenarioProblem> new_game(const Choice& choice, std::uint8_t seats, base::Seed seed) {
  json::value scenario(json::string{choice.scenario.text()});
  if (choice.scenario.is_custom()) {
    auto own = read_strict_json(choice.scenario.text());
    if (!own) return unreadable("The scenario");
    scenario = *std::move(own);
  }
  json::value by_hand = json::object{};
  if (!choice.laid_by_hand.empty()) {
    auto laid = read_strict_json(choice.laid_by_hand);
    if (!laid || !laid->is_object()) return unreadable("The setup");
    by_hand = *std::move(laid);
  }
  return read_new_game(scenario,
                       {.seats = seats,
                        .start = choice.start,
                        .level = choice.level,
                        .sand_ms = choice.sand_ms,
                        .free_talk = choice.free_talk,
                        .pairs = choice.pairs},
                       by_hand.get_object(), seed);
}

Choice choice_of(const rules::Ruleset& rules) {
  Choice choice;
  choice.scenario = "S" + std::to_string(rules.scenario);
  if (rules.game != catalog::ExpansionGame::None) {
    choice.scenario =
        std::string{catalog::name(rules.game)} + (rules.hardcore ? std::string{notation::kHardcore} : "");
  } else if (rules.scenario == 0) {
    notation::JsonWriter own;
    const std::string name{rules.name.begin(), rules.name.end()};
    choice.scenario = own.begin_object().key("name").string(name).end_object().text();
  }
  choice.seats = rules.seats;
  choice.start = rules.start;
  if (rules.sand_ms != catalog::kFullSand) choice.sand_ms = rules.sand_ms;
  choice.deals = Deals::Any;
  return choice;
}

void write_choice(notation::JsonWriter& out, const Choice& choice) {
  out.begin_object().key("scenario");
  choice.scenario.is_custom() ? out.raw(choice.scenario.text()) : out.string(choice.scenario.text());
  out.key("seats").number(choice.seats).key("side");
  choice.start ? out.string(catalog::name(*choice.start)) : out.null();
  out.key("level");
  choice.level ? out.number(*choice.level) : out.null();
  out.key("sand_ms");
  choice.sand_ms ? out.number(*choice.sand_ms) : out.null();
  out.key("free_talk").boolean(choice.free_talk).key("pairs").boolean(choice.pairs);
  out.key("public").boolean(choice.visibility == Visibility::Public);
  out.key("pauses").boolean(choice.pauses == Pauses::Allowed);
  out.key("certified").boolean(is_campaign(choice) && choice.deals == Deals::Certified);
  out.key("bots").boolean(choice.bots == Bots::Allowed);
  out.key("voice").string(word(choice.voice));
  // A seed and a setup would reveal the order of the deck.
  if (!choice.laid_by_hand.empty()) out.key("laid_by_hand").boolean(true);
  out.end_object();
}

}  // namespace protocol
