#include "engine/engine_game.h"

#include <algorithm>
#include <tuple>

#include "ai/simulation.h"
#include "rules/sand.h"
#include "rules/view.h"

namespace engine {

using rules::GameTime;

namespace {

constexpr std::size_t kBetweenMilestones = 32;

}  // namespace

EngineGame::EngineGame(const rules::Game& game, std::optional<notation::Record> record)
    : game_(game), first_(game), beginning_(std::move(record)), now_(game.now) {}

void EngineGame::take_down(const Done& done, const rules::Events& events, News& news) {
  news.events.insert(news.events.end(), events.begin(), events.end());
  done_.push_back(done);
  if (done_.size() % kBetweenMilestones == 0) milestones_.push_back(game_);
  if (partners_.empty()) return;
  rules::Events seen;
  for (const rules::Event& event : events) seen.push_back(rules::redact(event));
  partners_.notice(rules::view(game_.state), now_, done.action, seen);
}

rules::Objection EngineGame::play(const rules::Stamped& action, News& news) {
  const GameTime before = now_;
  const rules::Decision decision = rules::play(game_, action);
  if (!decision) return decision.error();
  now_ = std::max(now_, action.at);
  take_down({action, before}, *decision, news);
  return std::nullopt;
}

void EngineGame::let_partners_act(GameTime at, News& news) {
  while (!partners_.empty() && game_.state.outcome == rules::Outcome::Running &&
         actions_of_partners_ < ai::kMostSimulatedActions) {
    const rules::State view = rules::view(game_.state);
    const GameTime then = partners_.next_time(view, now_);
    if (then > at || then >= rules::sand_ends(game_.state)) return;
    now_ = then;
    const auto action = partners_.act(view);
    if (!action) continue;
    if (play(*action, news)) return;  // they only request legal actions
    ++actions_of_partners_;
    news.by_partners.push_back(*action);
  }
}

void EngineGame::let_sand_run(GameTime at, News& news) {
  const GameTime end = rules::sand_ends(game_.state);
  const GameTime before = now_;
  const rules::Events events = rules::run_out(game_, at);
  now_ = at;
  if (!events.empty()) take_down({{rules::Seat{0}, end, rules::SandRunsOut{}}, before}, events, news);
}

News EngineGame::advance(GameTime at) {
  News news;
  let_partners_act(at, news);
  let_sand_run(at, news);
  return news;
}

News EngineGame::act(const rules::Stamped& action) {
  News news;
  let_partners_act(action.at, news);
  news.refused = play(action, news);
  // Too late: the game has been lost by now.
  let_sand_run(action.at, news);
  return news;
}

std::optional<notation::Record> EngineGame::record() const {
  if (!beginning_) return std::nullopt;
  notation::Record record = *beginning_;
  rules::Game again = first_;
  for (const Done& done : done_) {
    const rules::Decision decision = rules::play(again, done.action);
    if (decision) record.lines.push_back(notation::line_for(again, done.action, *decision));
  }
  return record;
}

bool EngineGame::undo() {
  if (done_.empty()) return false;
  now_ = done_.back().before;
  done_.pop_back();
  const std::size_t kept = done_.size() / kBetweenMilestones;
  milestones_.resize(kept, first_);
  game_ = kept == 0 ? first_ : milestones_.back();
  for (std::size_t i = kept * kBetweenMilestones; i < done_.size(); ++i)
    std::ignore = rules::play(game_, done_[i].action);  // accepted as before
  if (!partners_.empty()) partners_.begin(rules::view(game_.state), now_);
  return true;
}

void EngineGame::seat(const Partners::Wanted& partners) {
  partners_ = Partners{game_.rules, partners};
  partners_.begin(rules::view(game_.state), now_);
}

}  // namespace engine
