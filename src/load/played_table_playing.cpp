// When a table under load acts, and how.
#include "load/played_table.h"
#include "notation/action_text.h"
#include "notation/words.h"

namespace load {
namespace {

constexpr Nanos kLate = kMillisecond;
constexpr Nanos kPatience = 10 * kSecond;

}  // namespace

void PlayedTable::get_ready() {
  wants_to_play_ = true;
  if (run_.options.target == LoadTarget::BareBroadcaster) return;
  said_ready_ = true;
  for (std::size_t seat = 0; seat < run_.options.seats; ++seat) say_numbered(seat, R"("ready","on":true)");
}

void PlayedTable::act(Nanos planned) {
  if (run_.measures(planned)) ++run_.tally.planned;
  if (!is_playing_ && !in_flight_) {
    if (run_.measures(planned)) ++run_.tally.skipped;
    return;
  }
  if (is_busy() || !is_seated()) {
    if (waiting_ == 0) first_waiting_ = planned;
    ++waiting_;
    return;
  }
  send(planned);
}

void PlayedTable::send(Nanos planned) {
  const bool is_bare = run_.options.target == LoadTarget::BareBroadcaster;
  const std::optional<std::size_t> seat = is_bare ? compose_bare() : compose();
  if (!seat) return run_.tally.count(Trouble::NobodyCanAct);
  const Nanos now = run_.now();
  if (run_.measures(planned) && now - planned > kLate) ++run_.tally.late;
  in_flight_ = Request{.seat = *seat, .number = seats_[*seat].number, .planned = planned, .sent = now};
  say(*seat, request_);
}

// Writes the next request; none if no seat can act.
std::optional<std::size_t> PlayedTable::compose() {
  if (!replica_) return std::nullopt;
  const auto action = replica_->harmless_action(random_);
  if (!action) return std::nullopt;
  const std::size_t seat = seat_at_chair_[action->by.index];
  request_ = "{\"t\":\"do\",\"n\":";
  request_ += std::to_string(++seats_[seat].number);
  request_ += ",\"a\":\"";
  request_ += notation::text_of(action->what);
  request_ += "\"}";
  return seat;
}

// What the server would have sent to everyone, in the same shape and size: the broadcaster only forwards it.
std::size_t PlayedTable::compose_bare() {
  const std::size_t seat = random_.below(run_.options.seats);
  request_ = "{\"v\":";
  request_ += std::to_string(version_ + 1);
  request_ += ",\"at\":0,\"by\":0,\"seat\":" + std::to_string(seat) + ",\"n\":";
  request_ += std::to_string(++seats_[seat].number);
  request_ += ",\"events\":[\"";
  const std::string tail = "\"],\"hash\":\"" + notation::hexadecimal(version_ + 1) + "\"}";
  const std::size_t size = request_.size() + tail.size();
  request_.append(run_.options.message_bytes > size ? run_.options.message_bytes - size : 0, 'x');
  request_ += tail;
  return seat;
}

// The last seat has seen the answer.
void PlayedTable::complete() {
  const Nanos now = run_.now();
  Tally& tally = run_.tally;
  if (run_.measures(in_flight_->planned)) {
    ++tally.answered;
    tally.latency.add(static_cast<std::uint64_t>(now - in_flight_->planned));
    tally.latency_from_send.add(static_cast<std::uint64_t>(now - in_flight_->sent));
  }
  if (run_.measures(now)) ++tally.actions;
  in_flight_.reset();
  go_on();
}

void PlayedTable::go_on() {
  if (waiting_ == 0 || in_flight_ || run_.is_over || !is_playing_ || !is_seated()) return;
  const Nanos planned = first_waiting_;
  first_waiting_ += run_.period;
  --waiting_;
  send(planned);
}

void PlayedTable::look_after(Nanos now) {
  if (in_flight_ && now - in_flight_->sent > kPatience) {
    run_.tally.count(Trouble::NotAnswered);
    in_flight_.reset();
  }
  go_on();
}

void PlayedTable::finish() {
  run_.tally.unsent += waiting_;
  if (in_flight_) run_.tally.count(Trouble::NotAnswered);
  bool is_equal = true;
  for (std::size_t seat = 0; seat < run_.options.seats; ++seat) {
    is_equal &= seats_[seat].version == version_ && seats_[seat].hash == seats_[0].hash;
  }
  if (run_.options.target == LoadTarget::Server) {
    ++run_.tally.hash_checks;
    is_equal &= replica_ && replica_->hash() == seats_[0].hash;
  }
  if (!is_equal) run_.tally.count(Trouble::DidNotEndEqual);
  ++(is_equal ? run_.tally.tables_equal : run_.tally.tables_different);
}

}  // namespace load
