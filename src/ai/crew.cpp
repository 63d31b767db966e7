#include "ai/crew.h"

#include <algorithm>

#include "rules/action_needs.h"
#include "rules/talk.h"

namespace ai {

using rules::Action;
using rules::GameTime;
using rules::Seat;

namespace {

constexpr Effort kSlow = 3 * kOneAction;  // what the plan reckons for a seat that does not act
constexpr std::uint32_t kCalmest = 125;
constexpr std::uint32_t kQuickest = 90;
constexpr std::uint32_t kMostPatience = 2;  // so often the time between two knocks doubles

}  // namespace

Crew::Crew(const rules::Ruleset& rules, SeatSet seats, Pace pace, base::Seed seed)
    : rules_(rules), seats_(seats), rhythm_(&rhythm_of(pace)), random_(seed), mind_(rules, *rhythm_) {
  for (std::uint32_t& percent : temperament_) percent = kQuickest + random_.below(kCalmest - kQuickest + 1);
}

void Crew::take_seats(SeatSet seats) {
  seats_ = seats;
  awaited_.reset();
  for (std::uint8_t i = 0; i < rules::kMostSeats; ++i) {
    if (!seats_.contains(Seat{i})) wishes_[i].reset();
  }
}

void Crew::begin(const rules::State& view, GameTime now) {
  mind_.plan(view, now);
  choose(view, now);
  for (std::uint8_t i = 0; i < view.seats; ++i) {
    ready_at_[i] = std::max(ready_at_[i], now + draw(random_, rhythm_->surprise));
  }
}

void Crew::notice(const rules::State& view, GameTime now, Seat by, const Action& action,
                  const rules::Events& events) {
  const bool is_ours = seats_.contains(by);
  if (is_ours) {
    const rules::Millis gap = draw(random_, is_solo(view) ? rhythm_->gap_alone : rhythm_->gap);
    ready_at_[by.index] =
        now + rules::Millis{std::max(gap.count * temperament_[by.index] / 100, rhythm_->least)};
    wishes_[by.index].reset();
    if (std::holds_alternative<rules::PutRedPawn>(action)) {
      last_knock_ = now;
      ++unanswered_knocks_;
    }
  } else {
    remember_person(view, now, by, action);
  }
  last_event_ = now;
  mind_.notice(view, now, action, events);
  const auto before = wishes_;
  choose(view, now);
  take_in(view, before, is_ours ? std::optional{by} : std::nullopt);
}

// Who wants something else than before what just happened needs a moment to see it; who did it does not.
void Crew::take_in(const rules::State& view, const Wishes& before, std::optional<Seat> actor) {
  for (std::uint8_t i = 0; i < view.seats; ++i) {
    if (!seats_.contains(Seat{i}) || actor == Seat{i} || before[i] == wishes_[i]) continue;
    ready_at_[i] = std::max(ready_at_[i], last_event_ + draw(random_, rhythm_->surprise));
  }
}

void Crew::plan_again(const rules::State& view, GameTime now) {
  const auto before = wishes_;
  mind_.plan(view, now);
  choose(view, now);
  take_in(view, before, std::nullopt);
}

void Crew::remember_person(const rules::State& view, GameTime now, Seat by, const Action& action) {
  if (const auto pawn = pawn_of(action)) yield_until_[index(*pawn)] = now + kYield;
  if (awaited_ && awaited_->seat == by) unanswered_knocks_ = 0;
  for (std::size_t i = 0; i < catalog::kAbilities; ++i) {
    const auto ability = static_cast<rules::Ability>(i);
    if (view.action_tiles[by.index].allows(ability)) mind_.set_effort(ability, kOneAction);
  }
}

void Crew::choose(const rules::State& view, GameTime now) {
  for (std::uint8_t i = 0; i < view.seats; ++i) {
    if (seats_.contains(Seat{i})) wishes_[i] = mind_.wish_of(view, now, Seat{i});
  }
  const std::optional<Awaited> awaited = awaited_now(view, now);
  const bool is_the_same =
      awaited && awaited_ && awaited->seat == awaited_->seat && awaited->need.what == awaited_->need.what;
  if (!is_the_same) awaited_ = awaited;
}

std::optional<Crew::Awaited> Crew::awaited_now(const rules::State& view, GameTime now) const {
  const auto need = mind_.first_need(view, now);
  if (!need) return std::nullopt;
  std::optional<Seat> holder;
  for (std::uint8_t i = 0; i < view.seats; ++i) {
    if (!view.action_tiles[i].allows(need->ability)) continue;
    if (holder) return std::nullopt;  // two could do it
    holder = Seat{i};
  }
  if (!holder || seats_.contains(*holder)) return std::nullopt;
  return Awaited{*holder, *need, now};
}

// Nobody does it: perhaps there is a way without that seat.
void Crew::look_for_a_detour(const rules::State& view, GameTime now) {
  if (!awaited_ || now < awaited_->since + kWaitBeforeDetour) return;
  if (mind_.efforts()[catalog::index(awaited_->need.ability)] == kSlow) return;
  mind_.set_effort(awaited_->need.ability, kSlow);
  plan_again(view, now);
}

GameTime Crew::time_to_act(std::uint8_t seat) const {
  GameTime at = ready_at_[seat];
  if (const auto pawn = pawn_of(*wishes_[seat])) at = std::max(at, yield_until_[index(*pawn)]);
  return at;
}

Thought Crew::next(const rules::State& view, GameTime now) {
  if (now >= mind_.valid_until()) plan_again(view, now);
  look_for_a_detour(view, now);
  Thought thought{.intention = knock(view, now), .look_again = mind_.valid_until()};
  if (awaited_ && now < awaited_->since + kWaitBeforeDetour)
    thought.look_again = std::min(thought.look_again, awaited_->since + kWaitBeforeDetour);
  for (std::uint8_t i = 0; i < view.seats; ++i) {
    if (!seats_.contains(Seat{i}) || !wishes_[i]) continue;
    const GameTime at = std::max(time_to_act(i), now);
    if (!thought.intention || at < thought.intention->at)
      thought.intention = Intention{Seat{i}, at, *wishes_[i]};
  }
  return thought;
}

// --------------------------------------------------------------------------------------- the red pawn
// (B-COM-3)
rules::Millis Crew::between_knocks() const {
  return rules::Millis{kBetweenKnocks.count << std::min(unanswered_knocks_, kMostPatience)};
}

std::optional<Seat> Crew::who_may_knock(const rules::State& view) const {
  if (rules_.do_something == catalog::DoSomething::Nobody) return std::nullopt;  // S15-1
  for (std::uint8_t i = 0; i < view.seats; ++i) {
    const bool may =
        rules_.do_something == catalog::DoSomething::Everybody || is_leader(view, Seat{i});  // S9-2
    if (may && seats_.contains(Seat{i})) return Seat{i};
  }
  return std::nullopt;
}

std::optional<Intention> Crew::knock(const rules::State& view, GameTime now) const {
  if (!awaited_) return std::nullopt;
  const std::optional<Seat> by = who_may_knock(view);
  if (!by) return std::nullopt;
  GameTime at = std::max(awaited_->since + kWaitBeforeKnock, now);
  if (last_knock_) at = std::max(at, *last_knock_ + between_knocks());
  at = std::max({at, ready_at_[by->index], view.red_pawn_ready_at[by->index]});
  return Intention{*by, at, rules::PutRedPawn{awaited_->seat}};
}

}  // namespace ai
