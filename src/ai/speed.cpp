#include "ai/speed.h"

#include <utility>

#include "ai/playout.h"
#include "base/siphash.h"
#include "rules/legal.h"
#include "rules/setup.h"

namespace ai {
namespace {

// Enough of each for about a fifth of a second.
constexpr std::uint32_t kPassesOfSteps = 20;
constexpr std::uint32_t kPassesOfDecisions = 80;
constexpr std::uint32_t kCalibrationRounds = 10'000'000;

RecordedGame record(const rules::Ruleset& rules, base::Seed seed) {
  RecordedGame recorded{.start = first_position(rules, seed), .actions = {}};
  const Wanderer wanderer{WandererKind::Biased, seed};
  const Playout playout = play_out(recorded.start, wanderer, kRecordedActions, ActionInterval{}, seed,
                                   [&](const rules::Game&, const rules::Stamped& action,
                                       const rules::Events&) { recorded.actions.push_back(action); });
  const bool goes_on = playout.game.state.outcome == rules::Outcome::Running;
  const bool is_whole = playout.game.state.deck.empty() && !playout.game.state.held;
  if (!goes_on || !is_whole || playout.actions != kRecordedActions) recorded.actions.clear();
  return recorded;
}

enum class Listing : std::uint8_t { Without, With };

template <Listing Wanted>
std::uint64_t replay(const Recording& recording) {
  std::uint64_t checksum = 0;
  for (const RecordedGame& recorded : recording.games) {
    rules::Game game = recorded.start;
    for (const rules::Stamped& action : recorded.actions) {
      if constexpr (Wanted == Listing::With) checksum += actions_of_all_seats(game.rules, game.state).size();
      const rules::Decision decision = apply(game.rules, game.state, action);
      if (!decision) continue;
      checksum += decision->size();
    }
    checksum += game.state.placed.bits();
  }
  return checksum;
}

std::uint64_t calibrate() {
  std::uint64_t value = 0;
  const std::array<std::uint8_t, 8> bytes{1, 2, 3, 4, 5, 6, 7, 8};
  for (std::uint32_t i = 0; i < kCalibrationRounds; ++i) value = base::siphash({value, i}, bytes);
  return value;
}

template <class Work>
std::uint64_t rate_of(ReadClock now_ns, std::uint64_t count, std::uint64_t& checksum, Work work) {
  const std::uint64_t begin = now_ns();
  checksum += work();
  const std::uint64_t taken = now_ns() - begin;
  return taken == 0 ? 0 : count * 1'000'000'000U / taken;
}

std::uint64_t median_of(std::array<std::uint64_t, kMeasurings> values) {
  for (std::size_t i = 1; i < values.size(); ++i) {
    for (std::size_t j = i; j > 0 && values[j] < values[j - 1]; --j) std::swap(values[j], values[j - 1]);
  }
  return values[values.size() / 2];
}

template <Listing Wanted>
std::uint64_t repeat(const Recording& recording, std::uint32_t passes) {
  std::uint64_t checksum = 0;
  for (std::uint32_t pass = 0; pass < passes; ++pass) checksum += replay<Wanted>(recording);
  return checksum;
}

}  // namespace

Recording record_games() {
  Recording recording;
  const auto rules = rules::ruleset_for({.scenario = 7, .seats = 4});
  if (!rules) return recording;
  while (recording.games.size() < kRecordedGames) {
    RecordedGame recorded = record(*rules, base::Seed{recording.seeds_tried++, 0});
    if (!recorded.actions.empty()) recording.games.push_back(std::move(recorded));
  }
  return recording;
}

SpeedReport measure_speed(ReadClock now_ns) {
  const Recording recording = record_games();
  SpeedReport report{
      .seeds_tried = recording.seeds_tried, .games = kRecordedGames, .actions = kRecordedActions};
  constexpr std::uint64_t kAll = std::uint64_t{kRecordedGames} * kRecordedActions;
  // Alternating, so that a slow moment of the machine doesn't affect only one of them.
  for (std::size_t i = 0; i < kMeasurings; ++i) {
    report.calibration.each[i] = rate_of(now_ns, kCalibrationRounds, report.checksum, calibrate);
    report.steps.each[i] = rate_of(now_ns, kAll * kPassesOfSteps, report.checksum,
                                   [&] { return repeat<Listing::With>(recording, kPassesOfSteps); });
    report.decisions.each[i] = rate_of(now_ns, kAll * kPassesOfDecisions, report.checksum, [&] {
      return repeat<Listing::Without>(recording, kPassesOfDecisions);
    });
  }
  for (Rate* rate : {&report.calibration, &report.steps, &report.decisions})
    rate->median = median_of(rate->each);
  return report;
}

}  // namespace ai
