#include "net/session.h"

#include <algorithm>
#include <charconv>
#include <cstring>

#include "net/network_thread.h"
#include "notation/words.h"
#include "protocol/messages.h"
#include "protocol/read_request.h"

namespace net {

std::optional<protocol::Number> number_in(std::string_view line) {
  constexpr std::string_view kField = "\"n\":";
  const std::size_t at = line.find(kField);
  if (at == std::string_view::npos) return std::nullopt;
  line.remove_prefix(at + kField.size());
  while (line.starts_with(' ')) line.remove_prefix(1);
  protocol::Number number;
  const auto [end, error] = std::from_chars(line.data(), line.data() + line.size(), number.value);
  return error == std::errc{} ? std::optional{number} : std::nullopt;
}

Session::Session(NetworkThread& thread, table::ConnectionId id, SessionInfo info)
    : thread_(thread), id_(id), info_(std::move(info)) {}

// ---------------------------------------------------------------------------------------------- writing

bool Session::queue(const table::Line& line) {
  if (close_reason_) return false;
  return is_delayed() ? queue_for_later(line) : queue_now(line);
}

bool Session::queue_for_later(const table::Line& line) {
  // These are only about the connection and reveal nothing about the game.
  constexpr std::array<std::string_view, 8> kAboutTheLine{"{\"welcome\"",  "{\"no_entry\"", "{\"bad\"",
                                                          "{\"bye\"",      "{\"closed\"",   "{\"removed\"",
                                                          "{\"replaced\"", "{\"notice\""};
  const auto begins_it = [&](std::string_view words) { return line->starts_with(words); };
  if (std::ranges::any_of(kAboutTheLine, begins_it)) return queue_now(line);
  // It shows that the connection is alive; the time itself would reveal how the game stands now.
  if (line->starts_with("{\"time\"")) {
    return queue_now(std::make_shared<const std::string>(protocol::time_text(std::nullopt, {})));
  }
  later_bytes_ += line->size() + 1;
  if (later_bytes_ > thread_.settings().session.queue_bytes) {
    close(CloseReason::SlowReader);
    return false;
  }
  later_.push_back({thread_.now().steady_ms + info_.delay_ms, line});
  return false;
}

void Session::release(std::int64_t now_ms) {
  for (; !close_reason_ && !later_.empty() && later_.front().at_ms <= now_ms; later_.pop_front()) {
    later_bytes_ -= later_.front().line->size() + 1;
    queue_now(later_.front().line);
  }
  flush();
}

bool Session::queue_now(const table::Line& line) {
  waiting_bytes_ += line->size() + 1;
  if (waiting_bytes_ > thread_.settings().session.queue_bytes) {
    close(CloseReason::SlowReader);
    return false;
  }
  if (waiting_.empty()) waiting_since_ = SteadyClock::now();
  waiting_.push_back(line);
  const bool was_dirty = std::exchange(is_dirty_, true);
  return !was_dirty;
}

void Session::flush() {
  is_dirty_ = false;
  if (is_writing_ || waiting_.empty() || !is_open_ || is_over_) return;
  Counts& counts = thread_.counts();
  counts.add(Count::FramesOut);
  counts.add(Count::LinesOut, waiting_.size());
  std::string_view bytes;
  if (waiting_.size() == 1) {
    one_in_flight_ = std::move(waiting_.front());
    bytes = *one_in_flight_;
  } else {
    many_in_flight_.reserve(waiting_bytes_);
    for (const table::Line& line : waiting_) {
      if (!many_in_flight_.empty()) many_in_flight_ += '\n';
      many_in_flight_ += *line;
    }
    bytes = many_in_flight_;
  }
  waiting_.clear();
  in_flight_since_ = waiting_since_;
  waiting_bytes_ = bytes.size();  // it counts until the kernel has taken it
  counts.add(Count::BytesOut, bytes.size());
  is_writing_ = true;
  write(bytes);
}

void Session::written(bool is_well) {
  is_writing_ = false;
  const std::size_t done = one_in_flight_ ? one_in_flight_->size() : many_in_flight_.size();
  waiting_bytes_ -= std::min(waiting_bytes_, done);
  one_in_flight_.reset();
  // A long answer, such as missed lines, isn't worth keeping the memory for.
  if (many_in_flight_.capacity() > 4'096) many_in_flight_ = std::string{};
  many_in_flight_.clear();
  if (is_well) thread_.latency(Stage::Deliver).add(SteadyClock::now() - in_flight_since_);
  if (!is_well || is_over_) return;  // the reading half notices the same and ends the session
  flush();
  goodbye_if_idle();
}

void Session::close(CloseReason why) {
  if (close_reason_) return;
  close_reason_ = why;
  thread_.expect_closed(*this);
  if (is_cut_off(why) || !is_open_) {
    cut();
    return;
  }
  flush();
  goodbye_if_idle();
}

void Session::goodbye_if_idle() {
  if (!close_reason_ || is_writing_ || !waiting_.empty() || has_said_goodbye_ || is_over_) return;
  has_said_goodbye_ = true;
  say_goodbye(close_code(*close_reason_));
}

void Session::expect_closed() {
  if (!is_over_) cut();
}

// ---------------------------------------------------------------------------------------------- hearing

void Session::opened() {
  is_open_ = true;
  thread_.counts().add(Count::Upgraded);
  // Banned while coming in, after the request was let through and before this connection could be ended.
  if (thread_.context().bans.ban_of(info_.address, thread_.now().wall_s)) return close(CloseReason::Banned);
  if (const auto notice = thread_.context().announcement.current(thread_.now().wall_s)) {
    thread_.send(id_, std::make_shared<const std::string>(protocol::notice_text(*notice)));
  }
  if (info_.must_be_known) return send_ping(thread_.now().steady_ms);
  if (!thread_.registry().connect(id_, info_.code, thread_.now())) return close(CloseReason::TableClosed);
  thread_.arm();
  send_ping(thread_.now().steady_ms);
}

void Session::heard(std::string_view frame, bool is_text) {
  Counts& counts = thread_.counts();
  counts.add(Count::FramesIn);
  counts.add(Count::BytesIn, frame.size());
  if (close_reason_) return;
  if (!is_text) return close(CloseReason::NotText);
  if (frame.ends_with('\n')) frame.remove_suffix(1);
  for (std::size_t count = 0; !close_reason_; ++count) {
    if (count == thread_.settings().session.lines_a_frame) return close(CloseReason::BadLines);
    const std::size_t end = frame.find('\n');
    if (!hear_line(frame.substr(0, end)) || end == std::string_view::npos) return;
    frame.remove_prefix(end + 1);
  }
}

bool Session::hear_line(std::string_view line) {
  const SessionLimits& limits = thread_.settings().session;
  const table::Moment now = thread_.now();
  if (!lines_before_closing_.take(limits.lines_before_closing, now.steady_ms)) {
    close(CloseReason::TooFast);
    return false;
  }
  if (!lines_.take(limits.lines, now.steady_ms)) {
    thread_.counts().add(Count::LimitTooFast);
    thread_.registry().too_fast(id_, number_in(line), now);
    return true;
  }
  auto request = protocol::read_request(line);
  if (info_.must_be_known && !(request && shows_who_it_is(*request))) {
    close(CloseReason::NotKnown);
    return false;
  }
  if (!request) {
    thread_.counts().add(Count::BadLine);
    thread_.registry().hear(id_, request.error(), now);
    if (++bad_lines_ >= limits.bad_lines) close(CloseReason::BadLines);
    return true;
  }
  if (is_delayed() && !is_for_an_onlooker(*request)) {
    thread_.registry().hear(
        id_, protocol::BadRequest{"You're watching with a delay, so you can only watch.", number_in(line)},
        now);
    return true;
  }
  if (std::holds_alternative<protocol::Snapshot>(*request) && !may_have_snapshot(now.steady_ms)) return true;
  if (!lets_in(*request)) return false;
  if (std::holds_alternative<protocol::Back>(*request)) came_back_ = true;
  has_introduced_itself_ |= came_back_ || std::holds_alternative<protocol::Join>(*request);
  const std::uint64_t ahead = thread_.registry().clients_ahead();
  const auto begun = SteadyClock::now();
  thread_.registry().hear(id_, *request, now);
  thread_.latency(Stage::Decide).add(SteadyClock::now() - begun);
  if (thread_.registry().clients_ahead() != ahead) {
    thread_.log().tell(LogLevel::Error, "client knows more than its table",
                       {{"table", thread_.log().table(info_.code)}});
  }
  thread_.arm();
  return true;
}

// From here on it is known who this is, and anyone banned is told so.
bool Session::lets_in(protocol::Request& request) {
  auto* const join = std::get_if<protocol::Join>(&request);
  const auto* const back = std::get_if<protocol::Back>(&request);
  if (join == nullptr && back == nullptr) return true;
  const auto& browser = join != nullptr ? join->browser : back->browser;
  visitor_ = thread_.context().visitors.who(browser, info_.address);
  if (join != nullptr) join->visitor = visitor_;
  if (!thread_.context().bans.ban_of(visitor_, thread_.now().wall_s)) return true;
  thread_.counts().add(Count::LimitBanned);
  const protocol::TableRefusal refusal{.reason = protocol::TableReason::Banned};
  thread_.send(id_, std::make_shared<const std::string>(protocol::no_entry_text(refusal)));
  close(CloseReason::NoEntry);
  return false;
}

// By the token, which a join that is repeated because its answer was lost has too.
bool Session::shows_who_it_is(const protocol::Request& request) {
  std::optional<protocol::Token> token;
  if (const auto* const back = std::get_if<protocol::Back>(&request)) token = back->token;
  if (const auto* const join = std::get_if<protocol::Join>(&request)) token = join->token;
  if (!token || !thread_.registry().knows(info_.code, *token)) return false;
  info_.must_be_known = false;
  return thread_.registry().connect(id_, info_.code, thread_.now());
}

// A client that is out of step needs it, so it is delayed and not refused: one answer serves many requests.
bool Session::may_have_snapshot(std::int64_t now_ms) {
  const bool may = snapshots_.take(thread_.settings().session.snapshots, now_ms) &&
                   thread_.context().connection_limits.may_have_snapshot(info_.address, now_ms);
  if (!may) thread_.counts().add(Count::LimitSnapshots);
  is_snapshot_due_ = !may;
  return may;
}

bool Session::is_for_an_onlooker(protocol::Request& request) const {
  if (auto* const join = std::get_if<protocol::Join>(&request)) join->part = protocol::Part::Spectator;
  if (std::holds_alternative<protocol::Hint>(request)) return false;
  const auto* const numbered = std::get_if<protocol::Numbered>(&request);
  return numbered == nullptr || std::holds_alternative<protocol::Leave>(numbered->command);
}

void Session::expect_first_line() {
  if (!has_introduced_itself_ && !is_over_) close(CloseReason::NoFirstLine);
}

// ------------------------------------------------------------------------------------- pings and presence

void Session::visit(std::int64_t now_ms) {
  if (close_reason_ || !is_open_) return;
  const std::uint64_t received_now = received();
  const std::uint64_t flood = thread_.settings().session.bytes_between_pings;
  if (received_now - std::exchange(received_before_, received_now) > flood) return close(CloseReason::Flood);
  const auto oldest = std::ranges::find_if(pings_, [](std::int64_t ping) { return ping != 0; });
  if (oldest != pings_.end() && now_ms - *oldest >= thread_.settings().timeouts.gone_ms) {
    return close(CloseReason::Silent);
  }
  if (is_snapshot_due_ && may_have_snapshot(now_ms)) {
    thread_.registry().hear(id_, protocol::Snapshot{}, thread_.now());
  }
  const std::int64_t a_turn = thread_.settings().timeouts.ping_ms;
  if (oldest != pings_.end() && now_ms - *oldest >= a_turn) thread_.registry().overdue(id_, thread_.now());
  send_ping(now_ms);
}

void Session::send_ping(std::int64_t now_ms) {
  std::ranges::rotate(pings_, pings_.begin() + 1);
  pings_.back() = now_ms;
  ping(notation::hexadecimal(static_cast<std::uint64_t>(now_ms)));
}

void Session::heard_ping() {
  // The stream answers by itself; too many pings are as bad as too many lines.
  if (close_reason_) return;
  const RateLimit& rate = thread_.settings().session.lines_before_closing;
  if (!lines_before_closing_.take(rate, thread_.now().steady_ms)) close(CloseReason::Flood);
}

void Session::heard_pong(std::string_view payload) {
  heard_ping();
  std::uint64_t sent = 0;
  if (!notation::read_hexadecimal(payload, sent) || sent == 0) return;
  const auto found = std::ranges::find(pings_, static_cast<std::int64_t>(sent));
  if (found == pings_.end()) return;
  const std::int64_t round_trip_ms = thread_.now().steady_ms - *found;
  std::fill(pings_.begin(), found + 1, 0);  // answering this one means the earlier ones were lost
  if (!close_reason_)
    thread_.registry().measured(id_, static_cast<std::uint32_t>(round_trip_ms), thread_.now());
}

// ------------------------------------------------------------------------------------------------ the end

void Session::ended(CloseReason why) {
  if (std::exchange(is_over_, true)) return;
  if (close_reason_) why = *close_reason_;
  close_reason_ = why;
  if (why == CloseReason::NoEntry && came_back_) {
    thread_.counts().add(Count::WrongToken);
    thread_.guessed_wrong(info_.address);
  }
  thread_.forget(*this, why, info_.code);
}

}  // namespace net
