#include "ai/simulation.h"

#include <algorithm>

#include "rules/sand.h"
#include "rules/view.h"

namespace ai {
namespace {

class Simulation {
 public:
  Simulation(const rules::Game& from, Teammates teammates, const Observer& observer,
             Participants participants)
      : simulated_{.game = from},
        teammates_(std::move(teammates)),
        witness_(observer),
        person_(std::move(participants.person)),
        stopwatch_(std::move(participants.stopwatch)),
        now_(from.now),
        view_(rules::view(from.state)) {}

  SimulatedGame run() {
    timed([&] { teammates_.begin(view_, now_); });
    if (person_) person_->begin(view_, now_);
    while (game().state.outcome == rules::Outcome::Running && simulated_.refused == 0) step();
    return simulated_;
  }

 private:
  rules::Game& game() { return simulated_.game; }

  // The earliest of the three: the person, the teammates, or the end of the sand.
  void step() {
    const Thought thought = think();
    const bool acts = thought.intention && thought.intention->at <= thought.look_again;
    // Thinking again without anything new needs time to pass.
    const rules::GameTime then =
        acts ? thought.intention->at : std::max(thought.look_again, now_ + rules::Millis{1});
    const rules::GameTime end = sand_ends(game().state);
    const bool tired = simulated_.actions >= kMostSimulatedActions;
    const bool person_is_first = person_ && person_->next_beat() <= then;
    const rules::GameTime next = person_is_first ? person_->next_beat() : then;
    if (tired || next >= end) {
      const rules::Events events = run_out(game(), end);
      witness_(game(), rules::Stamped{rules::Seat{0}, game().now, rules::SandRunsOut{}}, events);
      return;
    }
    now_ = next;
    if (person_is_first) {
      if (const auto action = person_->act(view_)) happen({person_->seat(), now_, *action});
    } else if (acts) {
      happen({thought.intention->by, now_, thought.intention->what});
    }
  }

  void happen(const rules::Stamped& action) {
    const rules::Decision decision = play(game(), action);
    if (!decision) {
      ++simulated_.refused;
      return;
    }
    ++simulated_.actions;
    witness_(game(), action, *decision);
    view_ = rules::view(game().state);
    rules::Events seen;
    for (const rules::Event& event : *decision) seen.push_back(redact(event));
    timed([&] { teammates_.notice(view_, now_, action.by, action.what, seen); });
    if (person_) person_->notice(view_, action, seen);
  }

  Thought think() {
    Thought thought;
    timed([&] { thought = teammates_.next(view_, now_); });
    if (stopwatch_.read != nullptr) stopwatch_.tell(thinking_);
    thinking_ = 0;
    return thought;
  }

  template <class Work>
  void timed(Work work) {
    if (stopwatch_.read == nullptr) return work();
    const std::uint64_t begin = stopwatch_.read();
    work();
    thinking_ += stopwatch_.read() - begin;
  }

  SimulatedGame simulated_;
  Teammates teammates_;
  const Observer& witness_;
  std::optional<ScriptedPerson> person_;
  Stopwatch stopwatch_;
  rules::GameTime now_;
  rules::State view_;
  std::uint64_t thinking_ = 0;  // nanoseconds, about the decision to come
};

}  // namespace

base::Seed teammates_seed(base::Seed deal) { return {deal.low, deal.high ^ 7U}; }
base::Seed person_seed(base::Seed deal) { return {deal.low, deal.high ^ 11U}; }

SimulatedGame simulate(const rules::Game& from, Teammates teammates, const Observer& observer,
                       Participants participants) {
  return Simulation{from, std::move(teammates), observer, std::move(participants)}.run();
}

}  // namespace ai
