// The options of `magicmaze sim`, checked.
#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "ai/pace.h"
#include "ai/scripted_person.h"
#include "catalog/ruleset.h"
#include "cli/arguments.h"

namespace sim {

struct SimOptions {
  std::vector<catalog::Ruleset> rulesets;  // one row each
  ai::Pace pace = ai::Pace::Human;
  std::uint64_t first_seed = 1;
  std::uint32_t games = 100;                              // per ruleset, with consecutive seeds
  std::optional<ai::PersonScript> person = std::nullopt;  // at seat 0
  unsigned threads = 1;
  bool as_json = false;
  bool ask_solver = false;                           // about games that stood still
  bool explain = false;                              // only if there is one game
  std::optional<std::string> record = std::nullopt;  // the file for that one game
};

std::span<const cli::Option> sim_option_list();

// The error is a sentence.
std::expected<SimOptions, std::string> read_sim_options(const cli::Arguments& arguments);

}  // namespace sim
