// A game on this machine's terminal table: one person plays all seats, and the record is written as the game
// goes on.
#pragma once

#include <fstream>
#include <optional>
#include <string>

#include "rules/game.h"
#include "rules/setup.h"
#include "terminal/referee.h"

namespace terminal {

class LocalGame final : public Referee {
 public:
  LocalGame(const rules::Ruleset& ruleset, const rules::Layout& layout);

  const rules::Game& game() const override { return game_; }
  const rules::State& state() const { return game_.state; }
  const rules::Ruleset& ruleset() const { return game_.rules; }

  // From now on every accepted action is written to the file at once. The error is a sentence.
  std::optional<std::string> record_to(const std::string& file);
  bool is_record_broken() const { return is_recording_ && !record_; }

  // A player's request; the caller has advanced the time before.
  rules::Decision attempt(const rules::Stamped& action);

  // ---- Referee
  SeatList hands() const override;
  std::optional<rules::Decision> ask(const rules::Stamped& action) override { return attempt(action); }
  // If the sand has run out meanwhile, these are its events.
  rules::Events pass_time(rules::GameTime at) override;
  std::string_view trouble() const override;

 private:
  void write(const rules::Stamped& action, const rules::Events& events);

  rules::Game game_;
  rules::Layout layout_;
  std::ofstream record_;
  bool is_recording_ = false;
};

}  // namespace terminal
