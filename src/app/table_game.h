// A game at the terminal table of this machine: the rules' game, played by one person for all seats, and its
// record written as it goes.
#pragma once

#include <fstream>
#include <optional>
#include <string>

#include "app/table_referee.h"
#include "rules/game.h"
#include "rules/setup.h"

namespace app {

class TableGame final : public Referee {
 public:
  TableGame(const rules::Ruleset& ruleset, const rules::Layout& layout);

  const rules::Game& game() const override { return game_; }
  const rules::State& state() const { return game_.state; }
  const rules::Ruleset& ruleset() const { return game_.rules; }

  // From now on every accepted action is written there, at once. The error is a sentence.
  std::optional<std::string> record_to(const std::string& file);
  bool is_record_broken() const { return is_recording_ && !record_; }

  // Somebody asks for something; the caller has let the time pass before.
  rules::Decision attempt(const rules::Stamped& action);

  // ---- Referee
  SeatList hands() const override;
  std::optional<rules::Decision> ask(const rules::Stamped& action) override { return attempt(action); }
  // If the sand ran out on the way, these are the events of it.
  rules::Events pass_time(rules::GameTime at) override;
  std::string_view trouble() const override;

 private:
  void write(const rules::Stamped& action, const rules::Events& events);

  rules::Game game_;
  rules::Layout layout_;
  std::ofstream record_;
  bool is_recording_ = false;
};

}  // namespace app
