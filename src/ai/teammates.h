// The teammates of a table: one mind for all of them, because they all see the same and none says a word. It
// is told about everything that happens, and says which of its seats would act next, when, and how.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "ai/mind.h"
#include "ai/pace.h"
#include "ai/temperament.h"
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

// One action, or waiting until something happens or that time comes.
struct Thought {
  std::optional<Intention> intention;
  rules::GameTime look_again{0xffffffff};
  bool sees_no_way = false;  // nobody has anything to do, and no way on has been found
};

inline constexpr rules::Millis kAnswer{1200};  // to a knock: by acting, or by a look back

class Teammates {
 public:
  Teammates(const rules::Ruleset& rules, SeatSet seats, Pace pace, base::Seed seed,
            Temperament temperament = Temperament::Mixed);

  // Who is a teammate from now on; the others are people.
  void take_seats(SeatSet seats);

  // The position as everyone sees it, at the start and after each accepted action.
  void begin(const rules::State& view, rules::GameTime now);
  void notice(const rules::State& view, rules::GameTime now, rules::Seat by, const rules::Action& action,
              const rules::Events& events);

  // What to do next if nothing else happens first.
  Thought next(const rules::State& view, rules::GameTime now);

  const Mind& mind() const { return mind_; }

  // A step of the plan that only one person can take.
  struct Awaited {
    rules::Seat seat;
    Mind::Need need;
    rules::GameTime since;
  };
  const std::optional<Awaited>& awaited() const { return awaited_; }

 private:
  using MaybeAction = std::optional<rules::Action>;
  using PlannedActions = std::array<MaybeAction, rules::kMostSeats>;

  void ponder(const rules::State& view, rules::GameTime now);
  void remember_knock(rules::GameTime now, rules::Seat by, const rules::Action& action);
  std::optional<Intention> answer(rules::GameTime now) const;
  void plan_again(const rules::State& view, rules::GameTime now);
  void take_in(const rules::State& view, const PlannedActions& before, std::optional<rules::Seat> actor);
  void choose(const rules::State& view, rules::GameTime now);
  std::optional<Awaited> awaited_now(const rules::State& view, rules::GameTime now) const;
  void remember_person(const rules::State& view, rules::GameTime now, rules::Seat by,
                       const rules::Action& action);
  void note_pace(rules::GameTime now);
  void look_for_a_detour(const rules::State& view, rules::GameTime now);
  rules::GameTime next_assumption() const;
  rules::GameTime time_to_act(std::uint8_t seat) const;
  std::optional<Intention> knock(const rules::State& view, rules::GameTime now) const;
  std::optional<rules::Seat> who_may_knock(const rules::State& view) const;
  rules::Millis between_knocks() const;

  rules::Ruleset rules_;
  SeatSet seats_;
  const Timing* timing_;
  const WaitsForPeople* waits_;
  base::Random random_;
  Mind mind_;
  std::array<std::uint32_t, rules::kMostSeats> gap_percent_{};  // some are quicker than others
  PlannedActions planned_{};
  rules::GameTime last_event_{};
  std::array<rules::GameTime, rules::kMostSeats> ready_at_{};
  std::array<rules::GameTime, rules::kPawns> yield_until_{};
  std::optional<Awaited> awaited_;
  rules::GameTime assumed_otherwise_at_{};  // when the plan last changed its mind about the awaited seat
  std::optional<rules::GameTime> last_knock_;
  std::uint32_t unanswered_knocks_ = 0;
  std::uint32_t knocks_ = 0;  // all teammates take turns at knocking
  // The red pawn was put in front of a teammate's seat, and nobody has answered yet (B-COM-3).
  struct Knocked {
    rules::Seat seat;
    rules::Seat by;
    rules::GameTime since;
  };
  std::optional<Knocked> knocked_;
  rules::GameTime group_ready_at_{};
  rules::GameTime last_person_at_{};
  std::uint32_t person_gap_ = 0xffffffff;  // between two actions of people, lately
};

}  // namespace ai
