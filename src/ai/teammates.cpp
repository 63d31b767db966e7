#include "ai/teammates.h"

#include <algorithm>

#include "rules/action_needs.h"
#include "rules/talk.h"

namespace ai {

using rules::Action;
using rules::GameTime;
using rules::Seat;

namespace {

constexpr Effort kSlow = 6 * kOneAction;    // what the plan assumes for a seat that doesn't act
constexpr rules::Millis kThinkOn{50};       // until the search in the background continues
constexpr std::uint32_t kMostPatience = 2;  // how often the time between two knocks doubles

}  // namespace

Teammates::Teammates(const rules::Ruleset& rules, SeatSet seats, Pace pace, base::Seed seed,
                     Temperament temperament)
    : rules_(rules),
      seats_(seats),
      timing_(&timing_of(pace)),
      waits_(&waits_for_people(temperament)),
      random_(seed),
      mind_(rules, *timing_) {
  for (std::uint32_t& percent : gap_percent_)
    percent = waits_->quickest + random_.below(waits_->calmest - waits_->quickest + 1);
}

void Teammates::take_seats(SeatSet seats) {
  seats_ = seats;
  awaited_.reset();
  for (std::uint8_t i = 0; i < rules::kMostSeats; ++i) {
    if (!seats_.contains(Seat{i})) planned_[i].reset();
  }
}

void Teammates::begin(const rules::State& view, GameTime now) {
  mind_.plan(view, now);
  choose(view, now);
  for (std::uint8_t i = 0; i < view.seats; ++i) {
    const rules::Millis wait{std::max(draw(random_, timing_->surprise).count, timing_->first)};
    ready_at_[i] = std::max(ready_at_[i], now + wait);
  }
}

void Teammates::notice(const rules::State& view, GameTime now, Seat by, const Action& action,
                       const rules::Events& events) {
  const bool is_ours = seats_.contains(by);
  if (is_ours) {
    const rules::Millis gap = draw(random_, is_solo(view) ? timing_->gap_alone : timing_->gap);
    ready_at_[by.index] =
        now + rules::Millis{std::max(gap.count * gap_percent_[by.index] / 100, timing_->least)};
    planned_[by.index].reset();
    if (std::holds_alternative<rules::PutRedPawn>(action)) {
      last_knock_ = now;
      ++unanswered_knocks_;
      ++knocks_;
    } else {
      group_ready_at_ = now + rules::Millis{std::min(timing_->group_gap, person_gap_)};
    }
  } else {
    remember_person(view, now, by, action);
  }
  last_event_ = now;
  mind_.notice(view, now, action, events);
  const auto before = planned_;
  choose(view, now);
  take_in(view, before, is_ours ? std::optional{by} : std::nullopt);
  remember_knock(now, by, action);
}

void Teammates::remember_knock(GameTime now, Seat by, const Action& action) {
  if (knocked_ && knocked_->seat == by) knocked_.reset();
  const auto* put = std::get_if<rules::PutRedPawn>(&action);
  if (put == nullptr || !seats_.contains(put->before)) return;
  knocked_ = Knocked{put->before, by, now};
  ready_at_[put->before.index] = std::min(ready_at_[put->before.index], now + kAnswer);
}

// A seat with nothing to do, or that has to wait before it does it, at least shows that it has seen the red
// pawn.
std::optional<Intention> Teammates::answer(GameTime now) const {
  if (!knocked_ || !seats_.contains(knocked_->seat)) return std::nullopt;
  const GameTime at = knocked_->since + kAnswer;
  if (planned_[knocked_->seat.index] && time_to_act(knocked_->seat.index) <= at) return std::nullopt;
  return Intention{knocked_->seat, std::max(now, at), rules::Stare{knocked_->by}};
}

// A seat that now wants something else needs a moment to see what has changed; the seat that changed it
// doesn't.
void Teammates::take_in(const rules::State& view, const PlannedActions& before, std::optional<Seat> actor) {
  for (std::uint8_t i = 0; i < view.seats; ++i) {
    if (!seats_.contains(Seat{i}) || actor == Seat{i} || before[i] == planned_[i]) continue;
    ready_at_[i] = std::max(ready_at_[i], last_event_ + draw(random_, timing_->surprise));
  }
}

void Teammates::plan_again(const rules::State& view, GameTime now) {
  const auto before = planned_;
  mind_.plan(view, now);
  choose(view, now);
  take_in(view, before, std::nullopt);
}

void Teammates::remember_person(const rules::State& view, GameTime now, Seat by, const Action& action) {
  if (const auto pawn = pawn_of(action)) yield_until_[index(*pawn)] = now + waits_->yield;
  note_pace(now);
  if (awaited_ && awaited_->seat == by) unanswered_knocks_ = 0;
  for (std::size_t i = 0; i < catalog::kAbilities; ++i) {
    const auto ability = static_cast<rules::Ability>(i);
    if (view.action_tiles[by.index].allows(ability)) mind_.set_effort(ability, kOneAction);
  }
}

// The team may act as often as people do, if that is more often than its own pace allows.
void Teammates::note_pace(GameTime now) {
  const std::uint32_t gap = std::min(now.ms - last_person_at_.ms, timing_->group_gap);
  person_gap_ = std::max(timing_->group_gap / 3, (3 * std::min(person_gap_, timing_->group_gap) + gap) / 4);
  last_person_at_ = now;
}

void Teammates::choose(const rules::State& view, GameTime now) {
  for (std::uint8_t i = 0; i < view.seats; ++i) {
    if (seats_.contains(Seat{i})) planned_[i] = mind_.planned_action(view, now, Seat{i});
  }
  const std::optional<Awaited> awaited = awaited_now(view, now);
  const bool is_the_same =
      awaited && awaited_ && awaited->seat == awaited_->seat && awaited->need.what == awaited_->need.what;
  if (!is_the_same) awaited_ = awaited;
}

std::optional<Teammates::Awaited> Teammates::awaited_now(const rules::State& view, GameTime now) const {
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

// Nobody does it: perhaps there is a way without that seat. If there is none either, perhaps its player has
// another way in mind, and waits for the others.
void Teammates::look_for_a_detour(const rules::State& view, GameTime now) {
  if (!awaited_ || now < next_assumption()) return;
  const bool is_slow = mind_.efforts()[catalog::index(awaited_->need.ability)] == kSlow;
  mind_.set_effort(awaited_->need.ability, is_slow ? kOneAction : kSlow);
  assumed_otherwise_at_ = now;
  const Awaited before = *awaited_;
  plan_again(view, now);
  // It is still the same person that everyone waits for, whatever for.
  if (awaited_ && awaited_->seat == before.seat) awaited_->since = before.since;
}

GameTime Teammates::next_assumption() const {
  return std::max(awaited_->since, assumed_otherwise_at_) + waits_->before_detour;
}

GameTime Teammates::time_to_act(std::uint8_t seat) const {
  GameTime at = std::max(ready_at_[seat], group_ready_at_);
  if (const auto pawn = pawn_of(*planned_[seat])) at = std::max(at, yield_until_[index(*pawn)]);
  return at;
}

void Teammates::ponder(const rules::State& view, GameTime now) {
  if (!mind_.is_pondering()) return;
  const auto before = planned_;
  if (!mind_.ponder(view, now)) return;
  choose(view, now);
  take_in(view, before, std::nullopt);
}

Thought Teammates::next(const rules::State& view, GameTime now) {
  if (now >= mind_.valid_until()) plan_again(view, now);
  look_for_a_detour(view, now);
  ponder(view, now);
  Thought thought{.intention = knock(view, now), .look_again = mind_.valid_until()};
  if (const auto look = answer(now); look && (!thought.intention || look->at < thought.intention->at))
    thought.intention = look;
  if (mind_.is_pondering()) thought.look_again = std::min(thought.look_again, now + kThinkOn);
  if (awaited_)
    thought.look_again = std::min(thought.look_again, std::max(next_assumption(), now + kThinkOn));
  for (std::uint8_t i = 0; i < view.seats; ++i) {
    if (!seats_.contains(Seat{i}) || !planned_[i]) continue;
    const GameTime at = std::max(time_to_act(i), now);
    if (!thought.intention || at < thought.intention->at)
      thought.intention = Intention{Seat{i}, at, *planned_[i]};
  }
  const bool has_a_plan =
      std::ranges::any_of(planned_, [](const MaybeAction& planned) { return planned.has_value(); });
  thought.sees_no_way = mind_.sees_no_way() && !has_a_plan;
  return thought;
}

// --------------------------------------------------------------------------------------- the red pawn
// (B-COM-3)
rules::Millis Teammates::between_knocks() const {
  if (unanswered_knocks_ == 0) return rules::Millis{waits_->between_knocks.count * 2 / 3};
  return rules::Millis{waits_->between_knocks.count << std::min(unanswered_knocks_, kMostPatience)};
}

std::optional<Seat> Teammates::who_may_knock(const rules::State& view) const {
  if (rules_.do_something == catalog::DoSomething::Nobody) return std::nullopt;  // S15-1
  base::FixedList<Seat, rules::kMostSeats> able;
  for (std::uint8_t i = 0; i < view.seats; ++i) {
    const bool may =
        rules_.do_something == catalog::DoSomething::Everybody || is_leader(view, Seat{i});  // S9-2
    if (may && seats_.contains(Seat{i})) able.push_back(Seat{i});
  }
  return able.empty() ? std::nullopt : std::optional{able[knocks_ % able.size()]};
}

std::optional<Intention> Teammates::knock(const rules::State& view, GameTime now) const {
  if (!awaited_) return std::nullopt;
  const std::optional<Seat> by = who_may_knock(view);
  if (!by) return std::nullopt;
  GameTime at = std::max(awaited_->since + waits_->before_knock, now);
  if (last_knock_) at = std::max(at, *last_knock_ + between_knocks());
  at = std::max({at, ready_at_[by->index], view.red_pawn_ready_at[by->index]});
  return Intention{*by, at, rules::PutRedPawn{awaited_->seat}};
}

}  // namespace ai
