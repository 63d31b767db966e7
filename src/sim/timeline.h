// The course of one game as a spectator would describe it: when things were found, who did what, and where
// the time went.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "rules/game.h"

namespace sim {

// Something the heist needs: the item or the exit of a colour.
struct Need {
  rules::Symbol what = rules::Symbol::Item;
  rules::Colour colour = rules::Colour::Yellow;
  std::optional<rules::GameTime> found = std::nullopt;
};

std::string name_of(const Need& need);        // the purple item
std::string moment_text(rules::GameTime at);  // 1:02.3
std::string duration_text(std::uint32_t ms);  // 12.3 s

class Timeline {
 public:
  explicit Timeline(const rules::Game& start);

  // After each accepted action, including the table's own, with the game after it.
  void see(const rules::Game& after, const rules::Stamped& action, const rules::Events& events);

  struct Entry {
    rules::GameTime at;
    std::string what;
  };
  struct Pause {
    rules::GameTime from;
    rules::GameTime to;
    std::uint32_t length() const { return to.ms - from.ms; }
  };

  const std::vector<Entry>& timeline() const { return timeline_; }
  const std::vector<Need>& needs() const { return needs_; }
  std::optional<rules::GameTime> stolen() const { return stolen_; }
  std::uint32_t sand_at_the_theft() const { return sand_at_the_theft_; }
  // Since when it has been on its item, or when it left.
  std::optional<rules::GameTime> in_place_since(rules::Pawn hero) const { return in_place_[index(hero)]; }
  std::optional<rules::GameTime> left(rules::Pawn hero) const { return left_[index(hero)]; }
  const Pause& longest_pause() const { return longest_pause_; }
  std::uint32_t watched_ms() const { return watched_ms_; }  // the cameras blocked the timer spaces
  const std::array<std::uint32_t, rules::kMostSeats>& actions() const { return actions_; }  // by seat

 private:
  void look_for_needs(const rules::State& state, rules::GameTime at);
  void look_at_the_heroes(const rules::Game& after, rules::GameTime at);
  void look_at_the_cameras(const rules::Game& after, rules::GameTime at);
  void note(rules::GameTime at, std::string what) { timeline_.push_back({at, std::move(what)}); }
  std::string tell(const rules::Event& event, const rules::Stamped& action) const;

  rules::Game before_;
  std::vector<Entry> timeline_;
  std::vector<Need> needs_;
  std::optional<rules::GameTime> stolen_;
  std::uint32_t sand_at_the_theft_ = 0;
  std::array<std::optional<rules::GameTime>, 4> in_place_{};
  std::array<std::optional<rules::GameTime>, 4> left_{};
  Pause longest_pause_{};
  std::optional<rules::GameTime> watched_since_;
  std::uint32_t watched_ms_ = 0;
  std::array<std::uint32_t, rules::kMostSeats> actions_{};
};

}  // namespace sim
