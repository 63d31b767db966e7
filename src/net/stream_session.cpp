#include "net/stream_session.h"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/beast/websocket/error.hpp>
#include <exception>
#include <utility>

#include "net/network_thread.h"
#include "net/socket_facts.h"

namespace net {
namespace {

CloseReason close_reason_of(const ErrorCode& error) {
  if (error == boost::beast::websocket::condition::protocol_violation) return CloseReason::BadFrame;
  return CloseReason::ByPeer;
}

}  // namespace

StreamSession::StreamSession(NetworkThread& thread, table::ConnectionId id, SessionInfo info, Stream stream,
                             std::string opening)
    : Session(thread, id, std::move(info)),
      socket_(std::move(stream),
              {.longest_message = 0,  // see read_message
               .splits_messages = false,
               .hears_control = [this](ControlKind kind,
                                       std::string_view payload) { heard_control(kind, payload); }}),
      opening_(std::move(opening)) {}

void StreamSession::start() { asio::co_spawn(thread().io(), run(shared_from_this()), asio::detached); }

Awaitable<> StreamSession::run(std::shared_ptr<StreamSession> self) {
  CloseReason why = CloseReason::Failed;
  try {
    why = co_await self->converse();
  } catch (const std::exception& error) {
    self->thread().log().tell(LogLevel::Error, "session failed", {{"what", std::string{error.what()}}});
  }
  self->cut();
  self->ended(why);
}

Awaitable<CloseReason> StreamSession::converse() {
  const ErrorCode not_accepted = co_await socket_.accept(std::move(opening_));
  if (not_accepted) co_return close_reason_of(not_accepted);
  opened();
  for (;;) {
    const ErrorCode error = co_await read_message();
    if (error) co_return close_reason_of(error);
    heard(socket_.has_read(), socket_.is_text());
    socket_.forget_read();
  }
}

// Beast's own limit ends the connection with bytes unread (its teardown only looks at the first 2,048), and
// the kernel then discards the close frame as well: the other side would never learn why. So a message that
// is too big is read to its end and dropped, while our goodbye is on its way.
Awaitable<ErrorCode> StreamSession::read_message() {
  do {
    auto [error, size] = co_await socket_.read_some();
    if (error) co_return error;
    heard_bytes_ += size;
    if (socket_.has_read().size() > protocol::kLargestRequest) close(CloseReason::TooBig);
    if (is_ending()) socket_.forget_read();
  } while (!socket_.is_message_done());
  co_return ErrorCode{};
}

void StreamSession::heard_control(ControlKind kind, std::string_view payload) {
  constexpr std::size_t kFrameHead = 6;
  heard_bytes_ += payload.size() + kFrameHead;
  if (kind == ControlKind::Pong) heard_pong(payload);
  if (kind == ControlKind::Ping) heard_ping();
}

void StreamSession::write(std::string_view bytes) {
  socket_.write(FrameKind::Text, bytes,
                [self = shared_from_this()](ErrorCode error) { self->written(!error); });
}

void StreamSession::ping(std::string_view payload) {
  if (is_pinging_) return;  // the last ping hasn't even been sent: it still counts as unanswered
  is_pinging_ = true;
  socket_.ping(payload, [self = shared_from_this()](ErrorCode) { self->is_pinging_ = false; });
}

void StreamSession::say_goodbye(std::uint16_t code) {
  socket_.close(code, [self = shared_from_this()](ErrorCode) {});
}

void StreamSession::cut() { socket_.stream().close(); }

std::uint64_t StreamSession::received() {
  Socket& socket = socket_.stream().socket();
  if (!socket.is_open()) return 0;
  const std::uint64_t told_by_kernel = bytes_received(socket.native_handle());
  return told_by_kernel > 0 ? told_by_kernel : heard_bytes_;
}

}  // namespace net
