#include "app/sim_game.h"

#include <ctime>

namespace app::sim {
namespace {

// Of this thread: what else the machine does is not the crew's thinking.
std::uint64_t thread_nanoseconds() {
  timespec time{};
  ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<std::uint64_t>(time.tv_sec) * 1'000'000'000U + static_cast<std::uint64_t>(time.tv_nsec);
}

}  // namespace

ai::SeatSet crew_seats(const SimOptions& options, const catalog::Ruleset& rules) {
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
                            const ai::Witness& witness, ai::Stopwatch stopwatch) {
  const base::Seed deal{seed, 0};
  ai::Company company{.stopwatch = std::move(stopwatch)};
  if (options.person) {
    company.person.emplace(start.rules, kPersonsSeat, *options.person, options.pace, ai::person_seed(deal));
  }
  ai::Crew crew{start.rules, crew_seats(options, start.rules), options.pace, ai::crew_seed(deal)};
  return ai::simulate(start, std::move(crew), witness, std::move(company));
}

void tally_game(const SimOptions& options, const catalog::Ruleset& rules, std::uint64_t seed, Tally& tally) {
  const rules::Game start = start_of(rules, layout_of(rules, seed));
  GameWatch watch{start, crew_seats(options, rules)};
  const ai::Witness witness = [&](const rules::Game& after, const rules::Stamped& action,
                                  const rules::Events& events) { watch.see(after, action, events); };
  const ai::Stopwatch stopwatch{.read = thread_nanoseconds,
                                .tell = [&](std::uint64_t ns) { tally.decisions.add(ns); }};
  tally.add(seed, play_game(options, start, seed, witness, stopwatch), watch);
}

}  // namespace app::sim
