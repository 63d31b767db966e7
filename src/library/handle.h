// What is behind the handle of a game.
#pragma once

#include <expected>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "library/history.h"
#include "library/magicmaze.h"
#include "notation/record.h"
#include "rules/game.h"
#include "rules/setup.h"

struct mm_game {
  rules::Game game;
  rules::GameTime now{};
  rules::Layout layout{};
  library::History history{};
  std::vector<rules::Stamped> done{};  // as many as there is room for, if a record is kept
  std::size_t most_done = 0;
  bool has_forgotten = false;

  void deal(std::uint64_t seed);
  // What forbids it, if anything. Time has passed either way.
  rules::Objection act(const rules::Stamped& action, library::ActionNumber number);
  void pass_time(rules::GameTime at);
  // Empty if there is no record, or it was full.
  std::string record() const;

 private:
  void remember(const rules::Stamped& action);
};

namespace library {

// By the name of a scenario, or the JSON of a custom one; the error is a sentence.
std::expected<rules::Ruleset, std::string> ruleset_of(std::string_view scenario, unsigned seats);

// A game as `magicmaze replay --verify` reads it.
std::string record_of(const rules::Ruleset& rules, const rules::Layout& layout,
                      std::span<const rules::Stamped> done);

// As snprintf does.
std::size_t copy_text(std::string_view text, char* to, std::size_t size);

}  // namespace library
