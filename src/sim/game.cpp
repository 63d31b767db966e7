#include "sim/game.h"

#include <ctime>

#include "ai/solver.h"

namespace sim {
namespace {

// This thread's CPU time: other load on the machine isn't the teammates' thinking.
std::uint64_t thread_nanoseconds() {
  timespec time{};
  ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<std::uint64_t>(time.tv_sec) * 1'000'000'000U + static_cast<std::uint64_t>(time.tv_nsec);
}

constexpr std::uint64_t kSolverNanoseconds = 10'000'000'000U;

// From where the table stood still, for someone who knows the deck.
bool there_was_a_way(const catalog::Ruleset& rules, const GameWatch::Idle& idle) {
  const std::uint64_t begun = thread_nanoseconds();
  const rules::Game game{.rules = rules, .state = idle.position, .version = 0, .now = idle.since};
  const ai::SolverBudget budget{.any_plan_will_do = true, .goes_on = [begun] {
                                  return thread_nanoseconds() - begun < kSolverNanoseconds;
                                }};
  return ai::solve(game, budget).verdict == ai::Verdict::Winnable;
}

}  // namespace

ai::SeatSet teammate_seats(const SimOptions& options, const catalog::Ruleset& rules) {
  ai::SeatSet seats;
  for (std::uint8_t i = 0; i < rules.seats; ++i) {
    const rules::Seat seat{i};
    if (!options.person || seat != kPersonsSeat) seats.insert(seat);
  }
  return seats;
}

rules::Layout layout_of(const catalog::Ruleset& rules, std::uint64_t seed) {
  return rules::arrange(rules, {}, base::Seed{seed, 0}).value();
}

rules::Game start_of(const catalog::Ruleset& rules, const rules::Layout& layout) {
  return {.rules = rules, .state = rules::lay_out(rules, layout), .version = 0, .now = {}};
}

ai::SimulatedGame play_game(const SimOptions& options, const rules::Game& start, std::uint64_t seed,
                            const ai::Observer& observer, ai::Stopwatch stopwatch) {
  const base::Seed deal{seed, 0};
  ai::Participants participants{.stopwatch = std::move(stopwatch)};
  if (options.person) {
    participants.person.emplace(start.rules, kPersonsSeat, *options.person, options.pace,
                                ai::person_seed(deal));
  }
  ai::Teammates teammates{start.rules, teammate_seats(options, start.rules), options.pace,
                          ai::teammates_seed(deal)};
  return ai::simulate(start, std::move(teammates), observer, std::move(participants));
}

void tally_game(const SimOptions& options, const catalog::Ruleset& rules, std::uint64_t seed, Tally& tally) {
  const rules::Game start = start_of(rules, layout_of(rules, seed));
  GameWatch watch{start, teammate_seats(options, rules)};
  const ai::Observer observer = [&](const rules::Game& after, const rules::Stamped& action,
                                    const rules::Events& events) { watch.see(after, action, events); };
  const ai::Stopwatch stopwatch{.read = thread_nanoseconds,
                                .tell = [&](std::uint64_t ns) { tally.decisions.add(ns); }};
  tally.add(seed, play_game(options, start, seed, observer, stopwatch), watch);
  if (options.ask_solver && Tally::stood_still(rules, watch) && there_was_a_way(rules, watch.longest_idle()))
    ++tally.idle_with_a_way;
}

}  // namespace sim
