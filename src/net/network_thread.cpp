#include "net/network_thread.h"

#include <exception>
#include <utility>

namespace net {

NetworkThread::NetworkThread(ServerContext& context, const table::TableSettings& settings,
                             table::Journal& journal)
    : context_(context),
      journal_(journal, latency(Stage::Durable)),
      registry_(settings, journal_, *this, context.ports.random_source, context.heist_tries,
                context.teammate_pool, context.deal_solver, *this) {}

NetworkThread::~NetworkThread() { join(); }

// ---------------------------------------------------------------------------------------------- the thread

void NetworkThread::start() {
  ticked_ms_ = now().steady_ms;
  arm();
  tick();
  thread_ = std::thread{[this] {
    try {
      io_.run();
    } catch (const std::exception& error) {
      // Nothing below is supposed to throw; a thread that continued without its loop would be worse.
      log().tell(LogLevel::Error, "network thread failed", {{"what", std::string{error.what()}}});
      std::terminate();
    }
    has_stopped_ = true;
  }};
}

void NetworkThread::join() {
  if (thread_.joinable()) thread_.join();
}

void NetworkThread::shut() {
  registry_.shut(settings().come_back_ms, now());
  // Connections that aren't at a table yet have nobody else to tell them.
  const auto all = everybody();
  for (const std::shared_ptr<Session>& session : all) session->close(CloseReason::Restart);
}

void NetworkThread::end() {
  has_ended_ = true;
  const auto all = everybody();
  for (const std::shared_ptr<Session>& session : all) session->expect_closed();
  for (const std::function<void()>& send_away : http_connections_) send_away();
  ticker_.cancel();
  alarm_.cancel();
  openings_.clear();
  work_.reset();
}

std::vector<std::shared_ptr<Session>> NetworkThread::everybody() const {
  std::vector<std::shared_ptr<Session>> all;
  all.reserve(sessions_.size());
  for (const auto& [id, session] : sessions_) all.push_back(session);
  return all;
}

// ------------------------------------------------------------------------------------------------- tables

void NetworkThread::arm() {
  playing_ = registry_.counts().playing;
  if (listed_changes_ != registry_.listed_changes()) {
    listed_changes_ = registry_.listed_changes();
    context_.table_list.outdate();
  }
  const auto at_ms = registry_.wakes_at();
  if (!at_ms || has_ended_ || (armed_for_ms_ && *armed_for_ms_ <= *at_ms)) return;
  armed_for_ms_ = at_ms;
  alarm_.expires_at(SteadyClock::time_point{std::chrono::milliseconds{*at_ms}});
  alarm_.async_wait([this](ErrorCode error) {
    if (error || has_ended_) return;  // set again for an earlier time, or everything is over
    armed_for_ms_.reset();
    for (const protocol::Code code : registry_.wake(now())) context_.table_owners.remove(code);
    arm();
  });
}

void NetworkThread::durable(std::span<const Durable> lines) {
  const table::Moment moment = now();
  for (const Durable& line : lines) {
    journal_.durable(line.table, line.version);
    registry_.durable(line.table, line.version, moment);
    if (openings_.empty()) continue;
    if (auto found = openings_.extract(line.table)) found.mapped().answer(Opening::Open);
  }
  arm();
}

void NetworkThread::trouble(table::StoreState state) {
  registry_.trouble(state, now());
  arm();
}

void NetworkThread::interrupt() {
  registry_.interrupt(now());
  arm();
}

void NetworkThread::advise(protocol::Code code, const table::Advice& advice) {
  registry_.advise(code, advice, now());
  arm();
}

void NetworkThread::solver_answered(protocol::Code code, const table::SolverAnswer& answer) {
  registry_.solver_answered(code, answer, now());
  arm();
}

void NetworkThread::open_table(protocol::Code code, const protocol::NewTable& request, const Address& owner,
                               OpeningAnswer answer) {
  if (registry_.has(code)) return answer(Opening::CodeIsTaken);
  if (registry_.is_full()) return answer(Opening::ServerIsFull);
  if (!context_.table_owners.add(code, owner)) return answer(Opening::TooManyOfOne);
  const table::Moment moment = now();
  if (!registry_.open(code, request, moment)) {
    context_.table_owners.remove(code);
    return answer(Opening::TooManyTeammates);
  }
  openings_.try_emplace(code, Pending{std::move(answer), moment.steady_ms + settings().timeouts.journal_ms});
  arm();
  log().tell(LogLevel::Info, "table opened", {{"table", log().table(code)}});
}

// ----------------------------------------------------------------------------------------------- sessions

std::shared_ptr<Session> NetworkThread::find(table::ConnectionId id) const {
  const auto found = sessions_.find(id.value);
  return found == sessions_.end() ? nullptr : found->second;
}

void NetworkThread::send(table::ConnectionId to, const table::Line& line) {
  const auto found = sessions_.find(to.value);
  if (found == sessions_.end() || !found->second->queue(line)) return;
  // Everything this turn of the loop has to say to a connection is sent together.
  if (dirty_.empty()) post([this] { flush(); });
  dirty_.push_back(found->second);
}

void NetworkThread::flush() {
  // Flushing doesn't make anything speak at once, so nobody is added to the list meanwhile.
  for (const std::shared_ptr<Session>& session : dirty_) session->flush();
  dirty_.clear();
}

void NetworkThread::close(table::ConnectionId connection, table::Goodbye why) {
  if (const auto session = find(connection)) session->close(close_reason_of(why));
}

void NetworkThread::adopt(MakeSession make) {
  if (has_ended_) return;
  const table::ConnectionId id{++last_id_};
  const std::shared_ptr<Session> session = make(*this, id);
  if (!session) return;
  sessions_.emplace(id.value, session);
  session_count_ = sessions_.size();
  wheel_[id.value % kSlots].push_back(id);
  if (session->is_delayed()) delayed_.push_back(id);
  first_lines_.push_back({now().steady_ms + settings().timeouts.first_line_ms, id});
  session->start();
  if (context_.is_stopping) session->close(CloseReason::Restart);
}

void NetworkThread::expect_closed(const Session& session) {
  closings_.push_back({now().steady_ms + settings().timeouts.closing_ms, session.id()});
}

void NetworkThread::forget(const Session& session, CloseReason why, protocol::Code code) {
  counts_.add(count_of(why));
  if (log().tells(LogLevel::Debug)) {
    log().tell(LogLevel::Debug, "websocket ended",
               {{"table", log().table(code)}, {"code", std::int64_t{close_code(why)}}});
  }
  registry_.lose(session.id(), now());
  arm();
  sessions_.erase(session.id().value);
  session_count_ = sessions_.size();
}

std::optional<Address> NetworkThread::address_of(table::ConnectionId id) const {
  const auto session = find(id);
  return session ? std::optional{session->address()} : std::nullopt;
}

std::size_t NetworkThread::waiting_bytes(table::ConnectionId id) const {
  const auto session = find(id);
  return session ? session->waiting_bytes() : 0;
}

void NetworkThread::put(table::Complaint complaint) {
  const auto address = [this](const table::Complaint::Person& person) {
    return person.connection ? address_of(*person.connection) : std::nullopt;
  };
  counts_.add(Count::Complaints);
  const auto about = address(complaint.about);
  const auto by = address(complaint.by);
  context_.complaints.put({.complaint = std::move(complaint), .about = about, .by = by});
}

void NetworkThread::tell_everyone(const table::Line& line) {
  for (const auto& [id, session] : sessions_) send(session->id(), line);
}

std::size_t NetworkThread::send_banned_away() {
  const table::Moment moment = now();
  std::size_t count = 0;
  const auto all = everybody();
  for (const std::shared_ptr<Session>& session : all) {
    const BanList& bans = context_.bans;
    const bool is_banned = bans.ban_of(session->address(), moment.wall_s).has_value() ||
                           bans.ban_of(session->visitor(), moment.wall_s).has_value();
    if (!is_banned) continue;
    ++count;
    // A member's connection ends with its last line.
    if (!registry_.remove(session->id(), moment)) session->close(CloseReason::Banned);
  }
  arm();
  return count;
}

void NetworkThread::guessed_wrong(const Address& address) {
  context_.connection_limits.guessed_wrong(address, now().steady_ms);
}

// --------------------------------------------------------------------------------------------------- time

void NetworkThread::tick() {
  const std::chrono::microseconds turn = std::chrono::milliseconds{settings().timeouts.ping_ms};
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

void NetworkThread::turn_wheel(std::int64_t now_ms) {
  std::vector<table::ConnectionId>& slot = wheel_[slot_];
  slot_ = (slot_ + 1) % kSlots;
  std::erase_if(slot, [&](table::ConnectionId id) {
    const auto session = find(id);
    if (session) session->visit(now_ms);
    return session == nullptr;
  });
}

void NetworkThread::release_late_lines(std::int64_t now_ms) {
  std::erase_if(delayed_, [&](table::ConnectionId id) {
    const auto session = find(id);
    if (session) session->release(now_ms);
    return session == nullptr;
  });
}

void NetworkThread::keep_deadlines(std::int64_t now_ms) {
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
