// The half of a session that has a socket: a Beast websocket over a stream, which is plain or TLS. A
// template, instantiated in plain.cpp and tls.cpp; nobody else includes it.
#pragma once

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <exception>
#include <memory>
#include <string>
#include <tuple>
#include <utility>

#include "base/version.h"
#include "net/floor.h"
#include "net/session.h"
#include "net/socket_facts.h"

namespace net {

namespace beast = boost::beast;
namespace websocket = boost::beast::websocket;

inline Ending ending_of(const ErrorCode& error) {
  if (error == websocket::condition::protocol_violation) return Ending::BadFrame;
  return Ending::ByPeer;
}

template <class Stream>
class StreamSession final : public Session, public std::enable_shared_from_this<StreamSession<Stream>> {
 public:
  // The opening is the request for the upgrade and whatever followed it.
  StreamSession(Floor& floor, table::ConnectionId id, Guest guest, Stream stream, std::string opening)
      : Session(floor, id, std::move(guest)), socket_(std::move(stream)), opening_(std::move(opening)) {}

  void start() override { asio::co_spawn(floor().io(), run(this->shared_from_this()), asio::detached); }

 private:
  static Awaitable<> run(std::shared_ptr<StreamSession> self) {
    Ending why = Ending::Failed;
    try {
      why = co_await self->converse();
    } catch (const std::exception& error) {
      self->floor().log().tell(LogLevel::Error, "session failed", {{"what", std::string{error.what()}}});
    }
    self->cut();
    self->ended(why);
  }

  Awaitable<Ending> converse() {
    socket_.set_option(websocket::stream_base::decorator(
        [](websocket::response_type& response) { response.set(beast::http::field::server, "magicmaze"); }));
    socket_.read_message_max(0);  // see read_frame
    socket_.auto_fragment(false);
    socket_.text(true);
    socket_.control_callback([this](websocket::frame_type kind, beast::string_view payload) {
      if (kind == websocket::frame_type::pong) heard_pong({payload.data(), payload.size()});
      if (kind == websocket::frame_type::ping) heard_ping();
    });
    auto [not_accepted] = co_await socket_.async_accept(asio::buffer(opening_), kToken);
    opening_ = std::string{};
    if (not_accepted) co_return ending_of(not_accepted);
    opened();
    for (;;) {
      if (const ErrorCode error = co_await read_frame()) co_return ending_of(error);
      const asio::const_buffer frame = buffer_.cdata();
      heard({static_cast<const char*>(frame.data()), frame.size()}, socket_.got_text());
      buffer_.consume(buffer_.size());
      // Most frames are short; a long one's room is given back.
      if (buffer_.capacity() > 4'096) buffer_.shrink_to_fit();
    }
  }

  // Beast's own limit ends the connection with bytes unread (its teardown looks at the first 2,048 only), and
  // the kernel then tears down the close frame with it: the other side would not learn why. So what is too
  // big is read to its end and thrown away, while our goodbye is on its way.
  Awaitable<ErrorCode> read_frame() {
    do {
      auto [error, size] = co_await socket_.async_read_some(buffer_, 0, kToken);
      if (error) co_return error;
      if (buffer_.size() > protocol::kLargestRequest) close(Ending::TooBig);
      if (is_ending()) buffer_.consume(buffer_.size());
    } while (!socket_.is_message_done());
    co_return ErrorCode{};
  }

  void write(std::string_view bytes) override {
    socket_.async_write(asio::buffer(bytes), [self = this->shared_from_this()](ErrorCode error, std::size_t) {
      self->written(!error);
    });
  }

  void ping(std::string_view payload) override {
    if (is_pinging_) return;  // the last one has not even left: it counts as unanswered all the same
    is_pinging_ = true;
    websocket::ping_data data;
    data.assign(payload.data(), payload.size());
    socket_.async_ping(data, [self = this->shared_from_this()](ErrorCode) { self->is_pinging_ = false; });
  }

  void say_goodbye(std::uint16_t code) override {
    socket_.async_close(websocket::close_reason{code}, [self = this->shared_from_this()](ErrorCode) {});
  }

  void cut() override {
    ErrorCode ignored;
    std::ignore = beast::get_lowest_layer(socket_).close(ignored);
  }

  std::uint64_t received() override {
    auto& socket = beast::get_lowest_layer(socket_);
    return socket.is_open() ? bytes_received(socket.native_handle()) : 0;
  }

  websocket::stream<Stream, false> socket_;
  beast::flat_buffer buffer_;
  std::string opening_;
  bool is_pinging_ = false;
};

}  // namespace net
