// What `magicmaze sim` was asked to do, checked.
#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "ai/pace.h"
#include "ai/scripted_person.h"
#include "app/arguments.h"
#include "catalog/ruleset.h"

namespace app::sim {

struct SimOptions {
  std::vector<catalog::Ruleset> rulesets;  // a row each
  ai::Pace pace = ai::Pace::Human;
  std::uint64_t first_seed = 1;
  std::uint32_t games = 100;                        // of each ruleset, with seeds that follow one another
  std::optional<ai::Habits> person = std::nullopt;  // at seat 0
  unsigned threads = 1;
  bool as_json = false;
  bool explain = false;                              // the one game there is
  std::optional<std::string> record = std::nullopt;  // the file for the one game there is
};

std::span<const Option> sim_option_list();

// The error is a sentence.
std::expected<SimOptions, std::string> read_sim_options(const Arguments& arguments);

}  // namespace app::sim
