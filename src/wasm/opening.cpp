#include "wasm/opening.h"

#include <algorithm>

#include "catalog/scenario.h"
#include "notation/json_writer.h"
#include "notation/layout_text.h"
#include "notation/position_text.h"
#include "notation/refusal_json.h"
#include "notation/ruleset_text.h"
#include "notation/words.h"
#include "rules/setup.h"
#include "wasm/answers.h"
#include "wasm/check.h"

namespace wasm {
namespace {

using rules::Game;

std::unexpected<std::string> flawed(const rules::Flaw& flaw) {
  notation::JsonWriter out;
  out.begin_object();
  notation::write_flaw(out, flaw, rules::sentence(flaw.fault));
  return std::unexpected{out.end_object().text()};
}

// If the word is in the line at all, it must be exactly such a value.
class Wanted {
 public:
  explicit Wanted(std::string_view words) : words_(words) {}

  template <class Read>
  void take(std::string_view key, Read&& read_it) {
    const auto text = notation::value_of(words_, key);
    if (text && !read_it(*text) && bad_.empty()) bad_ = key;
  }
  template <class Value>
  void take_value(std::string_view key, Value& value) {
    take(key, [&](std::string_view text) { return notation::read(text, value); });
  }
  template <class Value>
  void take_value(std::string_view key, std::optional<Value>& value) {
    take(key, [&](std::string_view text) { return notation::read(text, value.emplace()); });
  }
  std::string_view bad() const { return bad_; }

 private:
  std::string_view words_;
  std::string_view bad_;
};

std::string nonsense(std::string_view key) {
  return error_answer("This can't be dealt: " + std::string{key} + ".");
}

using Rules = std::expected<rules::Ruleset, rules::Flaw>;

// What the expansion adds to a choice; tables choose the same with custom scenarios.
struct Security {
  std::optional<catalog::ExpansionGame> game{};
  bool hardcore = false;
  bool anti_stress = false;
  catalog::TileList tiles{};
  catalog::Modules modules{};

  void take(Wanted& wanted) {
    wanted.take_value("game", game);
    wanted.take_value("hardcore", hardcore);
    wanted.take_value("anti_stress", anti_stress);
    wanted.take("tiles", [&](std::string_view text) { return notation::read_tiles(text, tiles); });
    wanted.take("modules", [&](std::string_view text) { return notation::read_modules(text, modules); });
  }
  bool is_wanted() const { return game || !tiles.empty(); }

  Rules rules_for(const rules::ScenarioChoice& choice) const {
    if (game) {
      return rules::ruleset_for(rules::ExpansionChoice{.game = *game,
                                                       .seats = choice.seats,
                                                       .hardcore = hardcore,
                                                       .anti_stress = anti_stress,
                                                       .sand_ms = choice.sand_ms});
    }
    const catalog::Scenario* scenario = catalog::scenario_numbered(choice.scenario);
    if (scenario == nullptr) return std::unexpected{rules::Flaw{}};
    rules::Ruleset own;
    static_cast<catalog::Switches&>(own) = scenario->rules;
    own.name.push_back('-');
    own.seats = static_cast<std::uint8_t>(std::min(choice.seats, 255U));
    own.start = choice.start.value_or(own.start);
    own.sand_ms = choice.sand_ms.value_or(own.sand_ms);
    own.modules = modules;
    for (const catalog::Tile tile : tiles) own.deck.insert(tile);
    if (const auto flaw = rules::flaw_of(own)) return std::unexpected{*flaw};
    return own;
  }
};

// The choice, and what is wrong with it.
struct Chosen {
  rules::ScenarioChoice choice{};
  Security security{};

  void take(Wanted& wanted) {
    wanted.take_value("scenario", choice.scenario);
    wanted.take_value("seats", choice.seats);
    wanted.take_value("side", choice.start);
    wanted.take_value("level", choice.level);
    wanted.take_value("sand_ms", choice.sand_ms);
    wanted.take_value("free_talk", choice.free_talk);
    if constexpr (catalog::kWithExpansion) security.take(wanted);
  }
  Rules ruleset() const {
    if constexpr (catalog::kWithExpansion) {
      if (security.is_wanted()) return security.rules_for(choice);
    }
    return rules::ruleset_for(choice);
  }
};

}  // namespace

std::string check_answer(std::string_view words) {
  Wanted wanted{words};
  Chosen chosen;
  chosen.take(wanted);
  if (!wanted.bad().empty()) return nonsense(wanted.bad());
  const auto rules = chosen.ruleset();
  return rules ? "null" : flawed(rules.error()).error();
}

std::optional<Game> read_view(std::string_view text) {
  const std::size_t end = text.find('\n');
  if (end == std::string_view::npos) return std::nullopt;
  const auto rules = notation::read_ruleset(text.substr(0, end));
  const auto state = notation::read_position(text.substr(end + 1));
  if (!rules || !state || rules::flaw_of(*rules) || rules->seats != state->seats) return std::nullopt;
  return Game{.rules = *rules, .state = *state, .version = 0, .now = {}};
}

std::expected<Game, std::string> deal_game(std::string_view words) {
  const auto dealt = deal_with_layout(words);
  if (!dealt) return std::unexpected{dealt.error()};
  return dealt->game;
}

std::expected<DealtGame, std::string> deal_with_layout(std::string_view words) {
  Chosen chosen;
  rules::Setup setup;
  base::Seed seed;
  Wanted wanted{words};
  chosen.take(wanted);
  wanted.take("seed", [&](std::string_view text) { return notation::read_seed(text, seed); });
  for (const rules::Colour colour : rules::kColours) {
    wanted.take_value(catalog::name(colour), setup.heroes[catalog::index(colour)]);
  }
  wanted.take("deck", [&](std::string_view text) { return notation::read_tiles(text, setup.deck); });
  wanted.take("deal", [&](std::string_view text) { return notation::read_deal(text, setup.deal); });
  wanted.take("solo", [&](std::string_view text) { return notation::read_solo(text, setup.solo); });
  if (!wanted.bad().empty()) return std::unexpected{nonsense(wanted.bad())};
  const auto rules = chosen.ruleset();
  if (!rules) return flawed(rules.error());
  const auto layout = rules::arrange(*rules, setup, seed);
  if (!layout) return flawed(layout.error());
  const Game game{.rules = *rules, .state = rules::lay_out(*rules, *layout), .version = 0, .now = {}};
  return DealtGame{.game = game, .layout = *layout};
}

}  // namespace wasm
