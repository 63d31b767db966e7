// Someone at the table who isn't a teammate: acts at a steady pace and mostly sensibly, with the habits of a
// friend one might play with. Teammates have to cope with such people, and are measured with them.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "ai/mind.h"
#include "base/random.h"

namespace ai {

enum class PersonKind : std::uint8_t {
  Sensible,       // does what the plan has for the seat
  Slow,           // the same, but takes twice as long
  OwnPlans,       // leads heroes to other heroes' items first
  NeverExplores,  // unless the red pawn is put in front of the seat
  ForgetsToFlip,  // moves nobody onto a sand timer space, with the same exception
  Undoes,         // now and then takes a hero back to where another seat has just moved it from
};
inline constexpr std::array kPersonKinds{PersonKind::Sensible,      PersonKind::Slow,
                                         PersonKind::OwnPlans,      PersonKind::NeverExplores,
                                         PersonKind::ForgetsToFlip, PersonKind::Undoes};
inline constexpr std::array<std::string_view, kPersonKinds.size()> kPersonKindNames{
    "sensible", "slow", "own-plans", "never-explores", "forgets-to-flip", "undoes"};
constexpr std::string_view name(PersonKind kind) { return kPersonKindNames[static_cast<std::size_t>(kind)]; }
std::optional<PersonKind> person_kind_named(std::string_view name);

struct PersonScript {
  rules::Millis every{4000};
  std::uint32_t random_in = 5;  // one action in this many is drawn from the legal ones; 0: none
  rules::Millis later{0};       // before the first wait, so that several people don't act together
  PersonKind kind = PersonKind::Sensible;
};
// With the pace of its kind; only the sensible one does anything at random.
PersonScript usual_script(PersonKind kind);

class ScriptedPerson {
 public:
  // "Sensible" means what teammates of this pace would do with this seat.
  ScriptedPerson(const rules::Ruleset& rules, rules::Seat seat, PersonScript script, Pace pace,
                 base::Seed seed);

  void begin(const rules::State& view, rules::GameTime now);
  void notice(const rules::State& view, const rules::Stamped& action, const rules::Events& events);

  rules::Seat seat() const { return seat_; }
  rules::GameTime next_beat() const { return next_beat_; }
  // What the person does at this beat, if anything.
  std::optional<rules::Action> act(const rules::State& view);

 private:
  using MaybeAction = std::optional<rules::Action>;
  MaybeAction sensible(const rules::State& view, rules::GameTime now);
  MaybeAction on_the_way_to_a_wrong_item(const rules::State& view) const;
  MaybeAction without_exploring(const rules::State& view, rules::GameTime now);
  MaybeAction take_back(const rules::State& view, rules::GameTime now);

  rules::Ruleset rules_;
  rules::Seat seat_;
  PersonScript script_;
  Mind mind_;
  base::Random random_;
  rules::GameTime next_beat_;
  bool is_asked_ = false;                      // by the red pawn, since the latest action
  std::array<std::uint8_t, 4> wrong_moves_{};  // of each hero, on the way to another hero's item
  std::optional<rules::Move> to_take_back_;
};

}  // namespace ai
