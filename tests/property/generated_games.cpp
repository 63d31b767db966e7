#include "property/generated_games.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <sstream>

#include "catalog/scenario.h"
#include "notation/action_text.h"
#include "property/budget.h"
#include "rules/setup.h"
#include "support/late_position.h"

namespace property {
namespace {

std::uint64_t number_from_environment(const char* name, std::uint64_t otherwise) {
  const char* const text = std::getenv(name);
  return text == nullptr ? otherwise : std::strtoull(text, nullptr, 10);
}

// Those with their own refusals come up more often.
const catalog::Scenario& some_scenario(base::Random& random) {
  constexpr std::array kPeculiar{9U, 10U, 11U, 13U, 17U};
  if (random.below(3) == 0) return *catalog::scenario_numbered(kPeculiar[random.below(kPeculiar.size())]);
  return catalog::kScenarioTable[random.below(catalog::kScenarios)];
}

rules::Ruleset some_ruleset(base::Random& random) {
  while (true) {
    const catalog::Scenario& scenario = some_scenario(random);
    const auto between = [&](unsigned least, unsigned most) {
      return least + random.below(most - least + 1);
    };
    rules::ScenarioChoice choice{.scenario = scenario.number};
    choice.seats = between(scenario.fewest_seats, scenario.most_seats);
    choice.level = between(scenario.lowest_level, scenario.highest_level);
    choice.start = random.below(2) == 0 ? rules::Tile::T1a : rules::Tile::T1b;
    if (const auto rules = rules::ruleset_for(choice)) return *rules;
  }
}

struct Kind {
  ai::WandererKind kind;
  bool is_late;
  std::uint32_t most_actions;
};

// Uniform play soon goes round in circles; biased play needs time to see a theft.
constexpr std::array kKinds{
    Kind{ai::WandererKind::Uniform, false, 60}, Kind{ai::WandererKind::Biased, false, 500},
    Kind{ai::WandererKind::Uniform, true, 20},  Kind{ai::WandererKind::Uniform, true, 20},
    Kind{ai::WandererKind::Uniform, true, 20},  Kind{ai::WandererKind::Uniform, true, 20},
    Kind{ai::WandererKind::Biased, true, 60},   Kind{ai::WandererKind::Biased, true, 60},
};

constexpr std::array kPaces{ai::ActionInterval{}, ai::ActionInterval{rules::Millis{0}, rules::Millis{400}},
                            ai::ActionInterval{rules::Millis{500}, rules::Millis{4000}}};

std::string description(const Opening& opening, const std::vector<rules::Stamped>& actions) {
  std::ostringstream text;
  const rules::Ruleset& rules = opening.game.rules;
  text << "scenario " << int{rules.scenario} << ", seats " << int{rules.seats} << ", start "
       << catalog::name(rules.start) << ", seed " << opening.seed.low << ' ' << opening.seed.high << ", "
       << (opening.events.empty() ? "from the start" : "from a late position") << ", actions:";
  for (const rules::Stamped& action : actions) {
    text << "\n  " << action.at.ms << " seat " << int{action.by.index} << ' '
         << notation::text_of(action.what);
  }
  return text.str();
}

// Plays one game, counting what happens in it.
std::uint64_t play_one(const Opening& opening, const CheckStep& check, const CheckGame& check_end) {
  std::vector<rules::Stamped> actions;
  std::vector<rules::Event> events;
  rules::State before = opening.game.state;
  std::uint32_t number = 0;
  const ai::Wanderer wanderer{opening.kind, opening.seed, rules::Signals::With};
  const ai::ActionInterval pace = kPaces[opening.seed.low % kPaces.size()];
  bool has_failed = false;
  const ai::Playout playout = ai::play_out(
      opening.game, wanderer, opening.most_actions, pace, opening.seed,
      [&](const rules::Game& after, const rules::Stamped& action, const rules::Events& happened) {
        if (has_failed) return;
        actions.push_back(action);
        for (const rules::Event& event : happened) events.push_back(event);
        census().count_action();
        census().count(happened);
        check(Step{after.rules, before, action, happened, after.state, number});
        before = after.state;
        ++number;
        has_failed = testing::Test::HasFailure();
      });
  if (!has_failed) check_end(opening, events, playout.game);
  if (testing::Test::HasFailure()) ADD_FAILURE() << description(opening, actions);
  return actions.size();
}

}  // namespace

std::uint64_t planned_actions() { return number_from_environment("MAGICMAZE_ACTIONS", kUsualActions); }
std::uint64_t chosen_seed() { return number_from_environment("MAGICMAZE_SEED", 1); }

Opening opening(std::uint64_t salt, std::uint64_t number) {
  const base::Seed seed{chosen_seed() << 32U | number, salt};
  base::Random random{seed};
  const rules::Ruleset rules = some_ruleset(random);
  const Kind kind = kKinds[random.below(kKinds.size())];
  Opening opening{.first = {},
                  .events = {},
                  .game = {},
                  .kind = kind.kind,
                  .most_actions = kind.most_actions,
                  .seed = seed};
  if (kind.is_late) {
    late::LatePosition late = late::late_position(rules, seed);
    opening.first = late.first;
    opening.events = std::move(late.events);
    opening.game = late.game;
  } else {
    opening.first = ai::first_position(rules, seed);
    opening.game = opening.first;
  }
  return opening;
}

void for_each_game(std::uint64_t salt, std::uint32_t hundredths, const CheckStep& check,
                   const CheckGame& check_end) {
  const std::uint64_t share = planned_actions() * hundredths / 100;
  std::uint64_t played = 0;
  for (std::uint64_t number = 0; played < share && !testing::Test::HasFailure(); ++number) {
    played += play_one(opening(salt, number), check, check_end);
  }
}

void for_each_step(std::uint64_t salt, std::uint32_t hundredths, const CheckStep& check) {
  for_each_game(salt, hundredths, check,
                [](const Opening&, const std::vector<rules::Event>&, const rules::Game&) {});
}

}  // namespace property
