#include "library/handle.h"

#include <algorithm>
#include <cstring>

#include "base/propagate.h"
#include "library/scenario_reader.h"
#include "notation/custom_scenario.h"
#include "rules/sand.h"

void mm_game::deal(std::uint64_t seed) {
  // A ruleset without a flaw can always be dealt.
  if (const auto arranged = rules::arrange(game.rules, {}, base::Seed{seed, 0})) layout = *arranged;
  game.state = rules::lay_out(game.rules, layout);
  game.version = 0;
  game.now = {};
  now = {};
  done.clear();
  has_forgotten = false;
  history.clear();
}

void mm_game::remember(const rules::Stamped& action) {
  if (most_done == 0) return;
  if (done.size() < most_done) {
    done.push_back(action);
  } else {
    has_forgotten = true;
  }
}

void mm_game::pass_time(rules::GameTime at) {
  const rules::GameTime end = rules::sand_ends(game.state);
  now = at;
  if (at < end) return;
  if (!rules::run_out(game, at).empty()) remember({rules::Seat{0}, end, rules::SandRunsOut{}});
}

rules::Objection mm_game::act(const rules::Stamped& action, library::ActionNumber number) {
  const rules::Decision decision = rules::play(game, action);
  if (decision) {
    remember(action);
    history.add(library::past_action_of(action, number));
  }
  pass_time(action.at);
  if (decision) return std::nullopt;
  return decision.error();
}

std::string mm_game::record() const {
  return most_done == 0 || has_forgotten ? std::string{} : library::record_of(game.rules, layout, done);
}

namespace library {
std::expected<rules::Ruleset, std::string> ruleset_of(std::string_view scenario, unsigned seats) {
  const notation::ScenarioDetails details{.seats = seats};
  const auto told = [](const std::expected<rules::Ruleset, notation::ScenarioProblem>& rules)
      -> std::expected<rules::Ruleset, std::string> {
    if (rules) return *rules;
    return std::unexpected{notation::sentence(rules.error())};
  };
  if (!scenario.starts_with('{')) return told(notation::ruleset_by_name(scenario, details));
  ASSIGN_OR_RETURN(const notation::ScenarioFields fields, read_scenario(scenario));
  return told(notation::ruleset_of(fields, details));
}

std::string record_of(const rules::Ruleset& rules, const rules::Layout& layout,
                      std::span<const rules::Stamped> done) {
  notation::Record record{.head = notation::head_of(rules, layout), .lines = {}};
  rules::Game again{.rules = rules, .state = rules::lay_out(rules, layout), .version = 0, .now = {}};
  for (const rules::Stamped& action : done) {
    if (const rules::Decision decision = rules::play(again, action))
      record.lines.push_back(notation::line_for(again, action, *decision));
  }
  return notation::text_of(record);
}

std::size_t copy_text(std::string_view text, char* to, std::size_t size) {
  if (to == nullptr || size == 0) return text.size();
  const std::size_t length = std::min(text.size(), size - 1);
  std::memcpy(to, text.data(), length);
  to[length] = '\0';
  return text.size();
}

}  // namespace library
