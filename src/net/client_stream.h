// The half of a client's connection that has a socket: a Beast websocket over a stream, which is plain or
// TLS. A template, instantiated in client_plain.cpp and client_tls.cpp; nobody else includes it.
#pragma once

#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <memory>
#include <string>
#include <tuple>
#include <utility>

#include "base/version.h"
#include "net/client_line.h"

namespace net {

namespace beast = boost::beast;
namespace websocket = boost::beast::websocket;

template <class Stream>
class ClientStreamOf final : public ClientStream,
                             public std::enable_shared_from_this<ClientStreamOf<Stream>> {
 public:
  explicit ClientStreamOf(Stream stream) : socket_(std::move(stream)) {}

  Stream& stream() { return socket_.next_layer(); }

  // The listener is told until the end.
  void begin(ClientListener& listener) {
    listener_ = &listener;
    listener.began(*this);
  }
  void end() {
    cut();
    listener_->ended();
    listener_ = nullptr;
  }

  // Somebody has to hold the stream until this is over.
  Awaitable<LineEnd> converse(const TableLink& link) {
    // It pings after half of the idle time: a server that is silent even then is lost. (Without the pings
    // Beast counts the time from the opening and looks at no traffic at all.)
    socket_.set_option(websocket::stream_base::timeout{.handshake_timeout = std::chrono::seconds{10},
                                                       .idle_timeout = std::chrono::seconds{12},
                                                       .keep_alive_pings = true});
    socket_.set_option(websocket::stream_base::decorator([](websocket::request_type& request) {
      request.set(beast::http::field::user_agent, "magicmaze/" + std::string{base::kEngineVersion});
    }));
    socket_.read_message_max(kLargestFrame);
    socket_.text(true);
    websocket::response_type response;
    const auto [declined] =
        co_await socket_.async_handshake(response, link.authority(), link.target(), kToken);
    if (declined) co_return not_opened(declined, response, link);
    listener_->opened();
    co_return co_await listen();
  }

  void write(std::string bytes) override {
    in_flight_ = std::move(bytes);
    socket_.async_write(asio::buffer(in_flight_),
                        [self = this->shared_from_this()](ErrorCode error, std::size_t) {
                          if (!error && self->listener_ != nullptr) self->listener_->written();
                        });
  }

  void cut() override {
    ErrorCode ignored;
    std::ignore = beast::get_lowest_layer(socket_).close(ignored);
  }

 private:
  static constexpr std::size_t kLargestFrame = std::size_t{4} * 1024 * 1024;

  Awaitable<LineEnd> listen() {
    for (;;) {
      const auto [error, size] = co_await socket_.async_read(buffer_, kToken);
      if (error == websocket::error::closed) {
        co_return LineEnd{.kind = LineEnd::Kind::Closed,
                          .why = "The server has closed the connection.",
                          .code = socket_.reason().code};
      }
      if (error == beast::error::timeout) co_return LineEnd{.why = "The server does not answer any more."};
      if (error) co_return LineEnd{.why = "The connection was cut."};
      const asio::const_buffer frame = buffer_.cdata();
      listener_->heard({static_cast<const char*>(frame.data()), frame.size()});
      buffer_.consume(size);
    }
  }

  static LineEnd not_opened(const ErrorCode& error, const websocket::response_type& response,
                            const TableLink& link) {
    using enum LineEnd::Kind;
    if (error == websocket::error::upgrade_declined) {
      const Declined declined{response.result_int(), response.body()};
      const bool is_ours = declined.body.starts_with(R"({"error":)");
      const LineEnd::Kind kind = !is_ours ? NotOurs : declined.status == 404 ? NoTable : TurnedAway;
      return {.kind = kind, .why = sentence_of(declined, link)};
    }
    if (error == beast::error::timeout) {
      return {.kind = NotReached, .why = link.authority() + " does not answer."};
    }
    const bool is_cut = error == asio::error::connection_reset || error == asio::error::operation_aborted;
    if (is_cut) return {.kind = NotReached, .why = link.authority() + " has hung up."};
    const std::string_view hint =
        link.scheme == Scheme::Plain ? " A link that begins with https:// may be meant." : "";
    return {.kind = NotOurs, .why = sentence_of(Declined{}, link) + std::string{hint}};
  }

  ClientListener* listener_ = nullptr;
  websocket::stream<Stream, false> socket_;
  beast::flat_buffer buffer_;
  std::string in_flight_;
};

}  // namespace net
