#include "table/teammate_client.h"

#include <algorithm>
#include <utility>

#include "rules/view.h"

namespace table {
namespace {

constexpr std::int64_t kBusyMs = 250;       // until the teammates are asked again after they had no time
constexpr std::int64_t kMistakenMs = 500;   // until the teammates are asked again after a refusal
constexpr std::uint32_t kLateMs = 100;      // an answer this long after its due time counts as late
constexpr std::uint32_t kLookAgainMs = 50;  // patience is never shorter

rules::Events redacted(const rules::Events& events) {
  rules::Events seen;
  for (const rules::Event& event : events) seen.push_back(rules::redact(event));
  return seen;
}

}  // namespace

void TeammateClient::keep_place(Code table, bool wants_one, TeammateService::Arrival arrival) {
  if (wants_one == has_place_) return;
  if (wants_one) {
    has_place_ = service_->enter(table, arrival);
    return;
  }
  part(table);
  leave(table);
}

bool TeammateClient::take_place(Code table) {
  if (!has_place_) has_place_ = service_->enter(table, TeammateService::Arrival::New);
  return has_place_;
}

void TeammateClient::leave(Code table) {
  if (has_place_) service_->leave(table);
  has_place_ = false;
}

void TeammateClient::meet(Code table, const rules::Game& game, const SeatList& seats,
                          const protocol::TeammateSettings& settings, rules::GameTime now,
                          RandomSource& random_source) {
  const bool are_as_before =
      settings_.pace == settings.pace && settings_.temperament == settings.temperament && seats_ == seats;
  if (has_met_ && are_as_before) return;
  seats_ = seats;
  settings_ = settings;
  has_met_ = true;
  stage_ = Stage::Idle;
  service_->meet(table,
                 {.rules = game.rules,
                  .seats = seats,
                  .pace = settings.pace,
                  .seed = random_source.seed(),
                  .temperament = settings.temperament},
                 rules::view(game.state), now);
}

void TeammateClient::part(Code table) {
  if (!has_met_) return;
  service_->part(table);
  has_met_ = false;
  stage_ = Stage::Idle;
}

void TeammateClient::see(Code table, const rules::Stamped& action, const rules::Events& events,
                         const rules::State& state) {
  if (!has_met_) return;
  stage_ = Stage::Idle;
  service_->see(table, {action, redacted(events), rules::view(state)});
}

bool TeammateClient::ask(Code table, const rules::State& state, rules::GameTime now, std::int64_t steady_ms) {
  if (!has_met_ || stage_ != Stage::Idle || steady_ms < not_before_ms_) return true;
  if (service_->ask(table, {++asked_, rules::view(state), now})) {
    stage_ = Stage::Asked;
    return true;
  }
  not_before_ms_ = steady_ms + kBusyMs;
  return false;
}

TeammateClient::Heard TeammateClient::hear(const Advice& advice, rules::GameTime now) {
  if (stage_ != Stage::Asked || advice.number != asked_) return Heard::Overtaken;
  stage_ = Stage::Advised;
  advice_ = advice;
  if (!advice.action) {
    advice_.at = std::max(advice.at, rules::GameTime{now.ms + kLookAgainMs});
    return Heard::InTime;
  }
  return now.ms >= advice.at.ms + std::uint64_t{kLateMs} ? Heard::Late : Heard::InTime;
}

std::optional<Advice> TeammateClient::take_due(rules::GameTime now) {
  if (stage_ != Stage::Advised || now < advice_.at) return std::nullopt;
  stage_ = Stage::Idle;
  return advice_;
}

void TeammateClient::correct(std::int64_t steady_ms) {
  has_met_ = false;
  not_before_ms_ = steady_ms + kMistakenMs;
}

std::optional<std::int64_t> TeammateClient::wakes_at(const SeatList& seats, std::int64_t game_began_ms,
                                                     Moment now) const {
  if (stage_ == Stage::Advised) {
    return now.steady_ms + game_began_ms + std::int64_t{advice_.at.ms} - now.server.ms;
  }
  if (stage_ == Stage::Idle && !seats.empty()) return std::max(not_before_ms_, now.steady_ms + 1);
  return std::nullopt;
}

}  // namespace table
