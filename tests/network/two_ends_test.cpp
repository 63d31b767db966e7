// Both ends of the connection, and a network that may do anything: everyone ends with the same position,
// every request is answered once, and nothing valid is refused or lost.
#include <gtest/gtest.h>

#include "network/simulation.h"

namespace network {
namespace {

void expect_well(const Findings& findings, const std::string& which) {
  EXPECT_EQ(findings.resyncs, 0U) << which;
  for (const std::string& problem : findings.problems) ADD_FAILURE() << which << ": " << problem;
}

TEST(TwoEnds, R_4_everyone_acts_at_once_and_nothing_valid_is_lost) {
  std::uint64_t granted = 0;
  for (unsigned scenario = 1; scenario <= 17; ++scenario) {
    const Findings findings = play(scenario, 4, 2'000, {.acts_in_a_hundred = 80}, {scenario, 1});
    expect_well(findings, "scenario " + std::to_string(scenario));
    granted += findings.granted;
  }
  EXPECT_GT(granted, 5'000U);
}

TEST(TwoEnds, R_4_lost_connections_lose_nothing_and_repeat_nothing) {
  Findings all;
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    const unsigned seats = 2 + static_cast<unsigned>(seed % 7);
    const Findings findings = play(7, seats, 800, {.cuts_in_a_thousand = 10}, {seed, 2});
    expect_well(findings, "seed " + std::to_string(seed));
    all.cuts += findings.cuts;
    all.repeated += findings.repeated;
    all.granted += findings.granted;
  }
  EXPECT_GT(all.cuts, 1'000U);
  EXPECT_GT(all.repeated, 100U);
  EXPECT_GT(all.granted, 5'000U);
}

TEST(TwoEnds, R_4_a_lost_connection_at_every_step) {
  for (std::uint32_t step = 0; step < 300; ++step) {
    const Findings findings = play(3, 3, 320, {.acts_in_a_hundred = 60, .cut_at_step = step}, {7, 3});
    expect_well(findings, "cut at step " + std::to_string(step));
  }
}

TEST(TwoEnds, R_25_a_server_that_keeps_crashing_loses_nothing_that_was_shown) {
  std::uint64_t crashes = 0;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    const Findings findings = play(
        7, 4, 800, {.cuts_in_a_thousand = 3, .crashes_in_a_thousand = 10, .slowest_disk_ms = 60}, {seed, 4});
    expect_well(findings, "seed " + std::to_string(seed));
    crashes += findings.crashes;
  }
  EXPECT_GT(crashes, 100U);
}

}  // namespace
}  // namespace network
