#include "net/deadline.h"

#include <boost/beast/core/error.hpp>

namespace net {

// Shared with the timer's handlers: one of them may already be queued when it is cancelled, and is then
// still called, with success. So each belongs to one setting of the deadline.
struct Deadline::State {
  explicit State(Stream& the_stream) : stream(the_stream), timer(the_stream.get_executor()) {}

  Stream& stream;
  Timer timer;
  std::uint64_t setting = 0;
  bool has_passed = false;
};

Deadline::Deadline(Stream& stream) : state_(std::make_shared<State>(stream)) {}
// NOLINTNEXTLINE(bugprone-exception-escape): cancelling a timer fails only without memory.
Deadline::~Deadline() { lift(); }

void Deadline::set(SteadyClock::duration time) {
  ++state_->setting;
  state_->has_passed = false;
  state_->timer.expires_after(time);
  state_->timer.async_wait([state = state_, setting = state_->setting](ErrorCode error) {
    if (error || setting != state->setting) return;
    state->has_passed = true;
    state->stream.close();
  });
}

void Deadline::lift() {
  ++state_->setting;
  state_->timer.cancel();
}

ErrorCode Deadline::result_of(const ErrorCode& result) const {
  return state_->has_passed ? make_error_code(boost::beast::error::timeout) : result;
}

}  // namespace net
