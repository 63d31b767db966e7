// Shared by the chronicle's tests: a scene that advances by events, and what it would earn if it were won
// now.
#pragma once

#include <initializer_list>
#include <string_view>

#include "chronicle/chronicle.h"
#include "support/scene.h"

namespace chronicle {

class Told {
 public:
  explicit Told(const scene::Scene& start) : scene(start), chronicle_(scene.game.rules, scene.game.state) {}

  // One action with these consequences.
  Told& happen(std::initializer_list<rules::Event> events) {
    rules::Events list;
    for (const rules::Event& event : events) list.push_back(event);
    chronicle_.see(list);
    return *this;
  }
  Told& act(const scene::Request& request) {
    chronicle_.see(scene.act(request));
    return *this;
  }
  Told& hear(Channel channel) {
    chronicle_.hear({.at = rules::GameTime{1000}, .seat = rules::Seat{0}, .channel = channel});
    return *this;
  }

  AchievementSet if_won() const {
    Chronicle ended = chronicle_;
    ended.see(rules::Events{rules::GameWon{rules::GameTime{2000}}});
    return ended.achievements();
  }
  AchievementSet if_lost() const {
    Chronicle ended = chronicle_;
    ended.see(rules::Events{rules::GameLost{rules::GameTime{2000}, rules::Defeat::SandRanOut}});
    return ended.achievements();
  }
  AchievementSet as_it_is() const { return chronicle_.achievements(); }
  bool earns(Achievement achievement) const { return if_won().contains(achievement); }

  scene::Scene scene;

 private:
  Chronicle chronicle_;
};

inline rules::PawnMoved went(std::string_view pawn, std::string_view from, std::string_view to,
                             rules::Way way) {
  return {scene::pawn(pawn), scene::at(from), scene::at(to), way};
}

inline rules::PawnPut put(std::string_view pawn, std::string_view at, rules::Put why,
                          rules::Presence presence = rules::Presence::InTheMall) {
  return {scene::pawn(pawn), scene::at(at), presence, why};
}

inline constexpr std::array kHeroNames{"yellow", "purple", "green", "orange"};

}  // namespace chronicle
