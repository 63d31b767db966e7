// What the keys of the terminal table mean: a person's hands for all seats. Knows no terminal and no clock.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/key.h"
#include "app/table_game.h"
#include "app/table_screen.h"

namespace app {

class TablePlay {
 public:
  explicit TablePlay(TableGame& table);

  bool has_started() const { return phase_ != Phase::BeforeStart; }
  bool wants_to_leave() const { return phase_ == Phase::Left; }

  // The caller says the time with everything; before the start it is 0.
  void press(const Key& key, rules::GameTime now);
  void pass_time(rules::GameTime now);

  TableView view(rules::GameTime now) const;

 private:
  enum class Phase : std::uint8_t { BeforeStart, Playing, Over, Left };
  enum class Asking : std::uint8_t { Nothing, Choice, SeatToHurry, SeatToStareAt, Leaving, Help };
  enum class Reach : std::uint8_t { OneStep, AllTheWay };

  // Several actions of one kind to choose from, each with its sign.
  struct Choice {
    rules::Seat by;
    std::vector<rules::Action> actions = {};
    std::size_t looking_at = 0;
    std::string prompt = {};
  };

  void press_while_playing(const Key& key, rules::GameTime now);
  void press_character(char character, rules::GameTime now);
  void press_while_choosing(const Key& key, rules::GameTime now);
  void press_for_seat(const Key& key, rules::GameTime now);
  void choose_hero(rules::Pawn hero);

  void walk(rules::Direction toward, Reach reach, rules::GameTime now);
  void take_vortex(rules::GameTime now);
  void ride_escalator(rules::GameTime now);
  void explore(rules::GameTime now);
  void discard(rules::GameTime now);

  void act(rules::Seat by, const rules::Action& action, rules::GameTime now);
  void offer(Choice choice, rules::GameTime now);
  void refuse(const rules::Refusal& refusal);

  rules::Seat seat_for(rules::Ability ability) const;
  rules::Seat sender_to(rules::Seat target) const;
  std::vector<rules::Place> within_reach() const;

  TableGame& table_;
  Phase phase_ = Phase::BeforeStart;
  Asking asking_ = Asking::Nothing;
  Choice choice_;
  rules::Pawn chosen_ = rules::Pawn::Yellow;
  std::optional<rules::Seat> acted_;
  Scale scale_ = Scale::Full;
  std::string happened_;
  std::string refused_;
};

}  // namespace app
