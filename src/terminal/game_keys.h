// What the keys of the terminal table mean, for all seats or for one. Uses no terminal, no clock and no
// network.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "terminal/game_screen.h"
#include "terminal/key.h"
#include "terminal/referee.h"

namespace terminal {

class GameKeys {
 public:
  // Whether this player still has to flip the timer to start.
  enum class SandTimer : std::uint8_t { Waits, Runs };
  explicit GameKeys(Referee& referee, SandTimer timer = SandTimer::Waits);

  bool has_started() const { return phase_ != Phase::BeforeStart; }
  bool wants_to_leave() const { return phase_ == Phase::Left; }

  // The caller passes the time with every call; before the start it is 0.
  void press(const Key& key, rules::GameTime now);
  void pass_time(rules::GameTime now);

  // ---- what a remote referee has decided, when its answer arrives
  struct News {
    const rules::Events& events;
    std::optional<rules::Seat> by = std::nullopt;
    std::string_view who = {};  // its name
  };
  // The game has already been brought up to date.
  void hear(const News& news, rules::GameTime now);
  void refuse(std::string sentence);
  // Something happened around the game.
  void tell(std::string sentence) { happened_ = std::move(sentence); }

  ScreenView view(rules::GameTime now) const;

 private:
  enum class Phase : std::uint8_t { BeforeStart, Playing, Over, Left };
  enum class Asking : std::uint8_t { Nothing, Menu, SeatToHurry, SeatToStareAt, Leaving, Help };
  enum class WalkLength : std::uint8_t { OneStep, AllTheWay };

  static constexpr std::string_view kSigns = "123456789abcdefghijklmnopqrstuvwxyz";
  // Several actions of one kind to choose from, each with a key.
  struct Menu {
    rules::Seat by;
    std::vector<rules::Action> actions = {};
    std::size_t looking_at = 0;
    std::string prompt = {};
  };

  bool needs_a_seat(const Key& key) const;
  void press_while_playing(const Key& key, rules::GameTime now);
  void press_character(char character, rules::GameTime now);
  void press_while_choosing(const Key& key, rules::GameTime now);
  void press_for_seat(const Key& key, rules::GameTime now);
  void choose_hero(rules::Pawn hero);

  void walk(rules::Direction toward, WalkLength length, rules::GameTime now);
  void take_vortex(rules::GameTime now);
  void ride_escalator(rules::GameTime now);
  void explore(rules::GameTime now);
  void choose_place(rules::GameTime now);
  void discard(rules::GameTime now);

  void act(rules::Seat by, const rules::Action& action, rules::GameTime now);
  void offer(Menu menu, rules::GameTime now);
  void refuse(const rules::Refusal& refusal);
  bool is_right(const rules::Stamped& action) const;
  void drop_stale_menu(rules::GameTime now);

  const rules::State& state() const { return referee_.game().state; }
  const rules::Ruleset& ruleset() const { return referee_.game().rules; }
  bool has_hands_of(rules::Seat seat) const;
  rules::Seat seat_for(rules::Ability ability) const;
  rules::Seat sender() const;
  rules::Seat sender_to(rules::Seat target) const;
  std::vector<rules::Place> within_reach() const;

  Referee& referee_;
  Phase phase_ = Phase::BeforeStart;
  Asking asking_ = Asking::Nothing;
  Menu menu_;
  rules::Pawn chosen_ = rules::Pawn::Yellow;
  std::optional<rules::Seat> acted_;
  bool wants_to_place_ = false;  // a tile was requested; its place is chosen when it arrives
  Scale scale_ = Scale::Full;
  std::string happened_;
  std::string refused_;
};

}  // namespace terminal
