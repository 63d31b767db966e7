#include "engine/engine_game.h"

#include <algorithm>

#include "ai/simulation.h"
#include "rules/sand.h"
#include "rules/view.h"

namespace engine {

using rules::GameTime;

EngineGame::EngineGame(const rules::Game& game, std::optional<notation::Record> record)
    : game_(game), record_(std::move(record)), now_(game.now) {}

void EngineGame::take_down(const rules::Stamped& action, const rules::Events& events, News& news) {
  news.events.insert(news.events.end(), events.begin(), events.end());
  if (record_) record_->lines.push_back(notation::line_for(game_, action, events));
  if (!teammates_) return;
  rules::Events seen;
  for (const rules::Event& event : events) seen.push_back(rules::redact(event));
  teammates_->notice(rules::view(game_.state), now_, action.by, action.what, seen);
}

rules::Objection EngineGame::play(const rules::Stamped& action, News& news) {
  const Before earlier = before();
  const rules::Decision decision = rules::play(game_, action);
  if (!decision) return decision.error();
  past_.push_back(earlier);
  now_ = std::max(now_, action.at);
  take_down(action, *decision, news);
  return std::nullopt;
}

void EngineGame::let_teammates_act(GameTime at, News& news) {
  while (teammates_ && game_.state.outcome == rules::Outcome::Running &&
         actions_of_teammates_ < ai::kMostSimulatedActions) {
    const ai::Thought thought = teammates_->next(rules::view(game_.state), now_);
    const bool acts = thought.intention && thought.intention->at <= thought.look_again;
    // Thinking again without anything new needs time to pass.
    const GameTime then =
        acts ? std::max(thought.intention->at, now_) : std::max(thought.look_again, now_ + rules::Millis{1});
    if (then > at || then >= rules::sand_ends(game_.state)) return;
    if (!acts) {
      now_ = then;
      continue;
    }
    const rules::Stamped action{thought.intention->by, then, thought.intention->what};
    if (play(action, news)) return;  // they only request legal actions
    ++actions_of_teammates_;
    news.by_teammates.push_back(action);
  }
}

void EngineGame::let_sand_run(GameTime at, News& news) {
  const GameTime end = rules::sand_ends(game_.state);
  const Before earlier = before();
  const rules::Events events = rules::run_out(game_, at);
  now_ = at;
  if (events.empty()) return;
  past_.push_back(earlier);
  take_down({rules::Seat{0}, end, rules::SandRunsOut{}}, events, news);
}

News EngineGame::advance(GameTime at) {
  News news;
  let_teammates_act(at, news);
  let_sand_run(at, news);
  return news;
}

News EngineGame::act(const rules::Stamped& action) {
  News news;
  let_teammates_act(action.at, news);
  news.refused = play(action, news);
  // Too late: the game has been lost by now.
  let_sand_run(action.at, news);
  return news;
}

bool EngineGame::undo() {
  if (past_.empty()) return false;
  game_.state = past_.back().state;
  game_.now = past_.back().game_now;
  now_ = past_.back().now;
  --game_.version;
  past_.pop_back();
  if (record_) record_->lines.pop_back();
  if (teammates_) teammates_->begin(rules::view(game_.state), now_);
  return true;
}

void EngineGame::seat_teammates(ai::SeatSet seats, ai::Pace pace, base::Seed seed) {
  teammates_.reset();
  if (seats == ai::SeatSet{}) return;
  teammates_.emplace(game_.rules, seats, pace, seed);
  teammates_->begin(rules::view(game_.state), now_);
}

}  // namespace engine
