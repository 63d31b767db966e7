#include "net/floor.h"

#include <exception>
#include <utility>

namespace net {

Floor::Floor(House& house, const table::HouseRules& rules, table::Journal& journal)
    : house_(house),
      hall_(rules, journal, *this, house.ports.chance, house.heist_tries, house.study, house.survey_office) {}

Floor::~Floor() { join(); }

// ---------------------------------------------------------------------------------------------- the thread

void Floor::start() {
  ticked_ms_ = now().steady_ms;
  arm();
  tick();
  thread_ = std::thread{[this] {
    try {
      io_.run();
    } catch (const std::exception& error) {
      // Nothing below is supposed to throw so far; a floor that goes on without its loop would be worse.
      log().tell(LogLevel::Error, "network thread failed", {{"what", std::string{error.what()}}});
      std::terminate();
    }
    has_stopped_ = true;
  }};
}

void Floor::join() {
  if (thread_.joinable()) thread_.join();
}

void Floor::shut() {
  hall_.shut(settings().come_back_ms, now());
  // Those who are at no table yet have nobody to tell them.
  const auto all = everybody();
  for (const std::shared_ptr<Session>& session : all) session->close(Ending::Restart);
}

void Floor::end() {
  has_ended_ = true;
  const auto all = everybody();
  for (const std::shared_ptr<Session>& session : all) session->expect_closed();
  for (const std::function<void()>& send_away : visitors_) send_away();
  ticker_.cancel();
  alarm_.cancel();
  openings_.clear();
  work_.reset();
}

std::vector<std::shared_ptr<Session>> Floor::everybody() const {
  std::vector<std::shared_ptr<Session>> all;
  all.reserve(sessions_.size());
  for (const auto& [id, session] : sessions_) all.push_back(session);
  return all;
}

// ------------------------------------------------------------------------------------------------- tables

void Floor::arm() {
  playing_ = hall_.counts().playing;
  const auto at_ms = hall_.wakes_at();
  if (!at_ms || has_ended_ || (armed_for_ms_ && *armed_for_ms_ <= *at_ms)) return;
  armed_for_ms_ = at_ms;
  alarm_.expires_at(SteadyClock::time_point{std::chrono::milliseconds{*at_ms}});
  alarm_.async_wait([this](ErrorCode error) {
    if (error || has_ended_) return;  // armed anew for an earlier time, or all is over
    armed_for_ms_.reset();
    for (const protocol::Code code : hall_.wake(now())) house_.table_owners.remove(code);
    arm();
  });
}

void Floor::durable(std::span<const Durable> lines) {
  const table::Moment moment = now();
  for (const Durable& line : lines) {
    hall_.durable(line.table, line.version, moment);
    if (openings_.empty()) continue;
    if (auto found = openings_.extract(line.table)) found.mapped().answer(Opening::Open);
  }
  arm();
}

void Floor::trouble(table::StoreState state) {
  hall_.trouble(state, now());
  arm();
}

void Floor::interrupt() {
  hall_.interrupt(now());
  arm();
}

void Floor::advise(protocol::Code code, const table::Advice& advice) {
  hall_.advise(code, advice, now());
  arm();
}

void Floor::surveyed(protocol::Code code, const table::Finding& finding) {
  hall_.surveyed(code, finding, now());
  arm();
}

void Floor::open_table(protocol::Code code, const protocol::NewTable& wish, const Address& owner,
                       OpeningAnswer answer) {
  if (hall_.has(code)) return answer(Opening::CodeIsTaken);
  if (hall_.is_full()) return answer(Opening::HallIsFull);
  if (!house_.table_owners.add(code, owner)) return answer(Opening::TooManyOfOne);
  const table::Moment moment = now();
  if (!hall_.open(code, wish, moment)) {
    house_.table_owners.remove(code);
    return answer(Opening::TooManyTeammates);
  }
  openings_.try_emplace(code, Pending{std::move(answer), moment.steady_ms + settings().patience.journal_ms});
  arm();
  log().tell(LogLevel::Info, "table opened", {{"table", log().table(code)}});
}

// ----------------------------------------------------------------------------------------------- sessions

std::shared_ptr<Session> Floor::find(table::ConnectionId id) const {
  const auto found = sessions_.find(id.value);
  return found == sessions_.end() ? nullptr : found->second;
}

void Floor::send(table::ConnectionId to, const table::Line& line) {
  const auto found = sessions_.find(to.value);
  if (found == sessions_.end() || !found->second->queue(line)) return;
  // All that this turn of the loop has to say to a connection goes out together.
  if (dirty_.empty()) post([this] { flush(); });
  dirty_.push_back(found->second);
}

void Floor::flush() {
  // Nothing that is flushed speaks at once, so nobody joins the list meanwhile.
  for (const std::shared_ptr<Session>& session : dirty_) session->flush();
  dirty_.clear();
}

void Floor::close(table::ConnectionId connection, table::Goodbye why) {
  if (const auto session = find(connection)) session->close(ending_of(why));
}

void Floor::adopt(MakeSession make) {
  if (has_ended_) return;
  const table::ConnectionId id{++last_id_};
  const std::shared_ptr<Session> session = make(*this, id);
  if (!session) return;
  sessions_.emplace(id.value, session);
  session_count_ = sessions_.size();
  wheel_[id.value % kSlots].push_back(id);
  if (session->is_delayed()) delayed_.push_back(id);
  first_lines_.push_back({now().steady_ms + settings().patience.first_line_ms, id});
  session->start();
  if (house_.is_stopping) session->close(Ending::Restart);
}

void Floor::expect_closed(const Session& session) {
  closings_.push_back({now().steady_ms + settings().patience.closing_ms, session.id()});
}

void Floor::forget(const Session& session, Ending why, protocol::Code code) {
  counts_.add(count_of(why));
  if (log().tells(LogLevel::Debug)) {
    log().tell(LogLevel::Debug, "websocket ended",
               {{"table", log().table(code)}, {"code", std::int64_t{close_code(why)}}});
  }
  hall_.lose(session.id(), now());
  arm();
  sessions_.erase(session.id().value);
  session_count_ = sessions_.size();
}

void Floor::guessed_wrong(const Address& address) { house_.doorman.guessed_wrong(address, now().steady_ms); }

// --------------------------------------------------------------------------------------------------- time

void Floor::tick() {
  const std::chrono::microseconds turn = std::chrono::milliseconds{settings().patience.ping_ms};
  ticker_.expires_after(turn / kSlots);
  ticker_.async_wait([this](ErrorCode error) {
    if (error || has_ended_) return;
    const std::int64_t now_ms = now().steady_ms;
    constexpr std::int64_t kStoodStillMs = 2'000;
    if (now_ms - std::exchange(ticked_ms_, now_ms) > kStoodStillMs) {
      for (const auto& [id, session] : sessions_) session->excuse_silence();
    }
    turn_wheel(now_ms);
    keep_deadlines(now_ms);
    release_late_lines(now_ms);
    tick();
  });
}

void Floor::turn_wheel(std::int64_t now_ms) {
  std::vector<table::ConnectionId>& slot = wheel_[slot_];
  slot_ = (slot_ + 1) % kSlots;
  std::erase_if(slot, [&](table::ConnectionId id) {
    const auto session = find(id);
    if (session) session->visit(now_ms);
    return session == nullptr;
  });
}

void Floor::release_late_lines(std::int64_t now_ms) {
  std::erase_if(delayed_, [&](table::ConnectionId id) {
    const auto session = find(id);
    if (session) session->release(now_ms);
    return session == nullptr;
  });
}

void Floor::keep_deadlines(std::int64_t now_ms) {
  for (; !first_lines_.empty() && first_lines_.front().at_ms <= now_ms; first_lines_.pop_front()) {
    if (const auto session = find(first_lines_.front().connection)) session->expect_first_line();
  }
  for (; !closings_.empty() && closings_.front().at_ms <= now_ms; closings_.pop_front()) {
    if (const auto session = find(closings_.front().connection)) session->expect_closed();
  }
  for (auto opening = openings_.begin(); opening != openings_.end();) {
    if (opening->second.until_ms > now_ms) {
      ++opening;
      continue;
    }
    opening->second.answer(Opening::NotDurable);
    opening = openings_.erase(opening);
  }
}

}  // namespace net
