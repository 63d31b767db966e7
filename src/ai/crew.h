// The teammates of a table: one mind for all of them, because all see the same and none says a word. It is
// told of everything that happens, and says which of its seats would act next, when, and how.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "ai/mind.h"
#include "ai/pace.h"
#include "base/random.h"
#include "rules/event.h"

namespace ai {

// A set of seats.
struct SeatSet {
  std::uint16_t bits = 0;
  constexpr bool contains(rules::Seat seat) const { return ((bits >> seat.index) & 1U) != 0; }
  constexpr void insert(rules::Seat seat) { bits = static_cast<std::uint16_t>(bits | (1U << seat.index)); }
  static constexpr SeatSet all(unsigned seats) { return {static_cast<std::uint16_t>((1U << seats) - 1U)}; }
  friend constexpr bool operator==(SeatSet, SeatSet) = default;
};

struct Intention {
  rules::Seat by;
  rules::GameTime at;  // not before
  rules::Action what;
};

// One action, or patience until something happens or that time comes.
struct Thought {
  std::optional<Intention> intention;
  rules::GameTime look_again{0xffffffff};
};

// How good-natured teammates are with people: all in milliseconds.
inline constexpr rules::Millis kYield{3000};             // a pawn that a person has moved is left where it is
inline constexpr rules::Millis kWaitBeforeKnock{4000};   // for the one seat that can do the next step
inline constexpr rules::Millis kBetweenKnocks{8000};     // at least; longer where nobody answers
inline constexpr rules::Millis kWaitBeforeDetour{8000};  // then the plan looks for a way without that seat

class Crew {
 public:
  Crew(const rules::Ruleset& rules, SeatSet seats, Pace pace, base::Seed seed);

  // Who is a teammate from now on; the others are people.
  void take_seats(SeatSet seats);

  // The position as everybody sees it, at the start and after each accepted action.
  void begin(const rules::State& view, rules::GameTime now);
  void notice(const rules::State& view, rules::GameTime now, rules::Seat by, const rules::Action& action,
              const rules::Events& events);

  // What to do next if nothing else happens before.
  Thought next(const rules::State& view, rules::GameTime now);

  const Mind& mind() const { return mind_; }

 private:
  using Wish = std::optional<rules::Action>;
  using Wishes = std::array<Wish, rules::kMostSeats>;
  // A step of the plan that one person alone can do.
  struct Awaited {
    rules::Seat seat;
    Mind::Need need;
    rules::GameTime since;
  };

  void plan_again(const rules::State& view, rules::GameTime now);
  void take_in(const rules::State& view, const Wishes& before, std::optional<rules::Seat> actor);
  void choose(const rules::State& view, rules::GameTime now);
  std::optional<Awaited> awaited_now(const rules::State& view, rules::GameTime now) const;
  void remember_person(const rules::State& view, rules::GameTime now, rules::Seat by,
                       const rules::Action& action);
  void look_for_a_detour(const rules::State& view, rules::GameTime now);
  rules::GameTime time_to_act(std::uint8_t seat) const;
  std::optional<Intention> knock(const rules::State& view, rules::GameTime now) const;
  std::optional<rules::Seat> who_may_knock(const rules::State& view) const;
  rules::Millis between_knocks() const;

  rules::Ruleset rules_;
  SeatSet seats_;
  const Rhythm* rhythm_;
  base::Random random_;
  Mind mind_;
  std::array<std::uint32_t, rules::kMostSeats>
      temperament_{};  // gaps in percent: some are quicker than others
  Wishes wishes_{};
  rules::GameTime last_event_{};
  std::array<rules::GameTime, rules::kMostSeats> ready_at_{};
  std::array<rules::GameTime, rules::kPawns> yield_until_{};
  std::optional<Awaited> awaited_;
  std::optional<rules::GameTime> last_knock_;
  std::uint32_t unanswered_knocks_ = 0;
};

}  // namespace ai
