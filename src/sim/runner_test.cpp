#include "sim/runner.h"

#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "rules/setup.h"
#include "sim/game.h"
#include "sim/report.h"

namespace sim {
namespace {

const TellProgress kNobody = [](std::uint64_t, std::uint64_t) {};

SimOptions some_options() {
  SimOptions options;
  options.rulesets = {*rules::ruleset_for({.scenario = 1}), *rules::ruleset_for({.scenario = 9})};
  options.first_seed = 1000;
  options.games = 5;
  return options;
}

// All rows without what a clock measured.
std::string rows_of(const SimOptions& options) {
  boost::json::value report = boost::json::parse(json_of(run_games(options, kNobody)));
  for (boost::json::value& row : report.at("rows").as_array()) row.as_object().erase("decision_us");
  return boost::json::serialize(report.at("rows"));
}

TEST(SimRunner, the_same_seeds_give_the_same_games_on_any_number_of_threads) {
  SimOptions options = some_options();
  for (const bool with_a_person : {false, true}) {
    if (with_a_person) options.person = ai::PersonScript{};
    options.threads = 1;
    const std::string alone = rows_of(options);
    for (const unsigned threads : {2U, 3U, 16U}) {
      options.threads = threads;
      EXPECT_EQ(rows_of(options), alone) << threads;
    }
  }
}

TEST(SimRunner, a_range_of_games_is_the_sum_of_its_parts) {
  SimOptions options = some_options();
  const Report all = run_games(options, kNobody);
  std::uint64_t fingerprints = 0;
  for (std::uint64_t seed = 1000; seed < 1005; ++seed) {
    Tally one;
    tally_game(options, options.rulesets[0], seed, one);
    fingerprints += one.fingerprint;
    EXPECT_EQ(one.games, 1U);
    EXPECT_GE(one.decisions.count(), one.actions.sum());
  }
  EXPECT_EQ(all.tallies[0].fingerprint, fingerprints);
  EXPECT_EQ(all.tallies[0].games, 5U);
  EXPECT_NE(all.tallies[0].fingerprint, all.tallies[1].fingerprint);
}

TEST(SimRunner, reports_the_end) {
  const SimOptions options = some_options();
  std::uint64_t last = 0;
  run_games(options, [&](std::uint64_t done, std::uint64_t of) {
    EXPECT_EQ(of, 10U);
    EXPECT_GE(done, last);
    last = done;
  });
  EXPECT_EQ(last, 10U);
}

TEST(SimRunner, the_person_is_no_teammate) {
  SimOptions options = some_options();
  EXPECT_EQ(teammate_seats(options, options.rulesets[0]).bits, 0b1111);
  options.person = ai::PersonScript{};
  EXPECT_EQ(teammate_seats(options, options.rulesets[0]).bits, 0b1110);
}

}  // namespace
}  // namespace sim
