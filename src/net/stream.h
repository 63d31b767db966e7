// A TCP connection, plain or TLS, as a stream for Asio and Beast. What is built on it is compiled once for
// both: checking at every call which one it is costs nothing, while a second copy of Beast costs a minute.
#pragma once

#include <boost/asio/async_result.hpp>
#include <boost/asio/buffer.hpp>
#include <boost/beast/core/role.hpp>
#include <cstddef>
#include <memory>
#include <utility>
#include <variant>

#include "net/asio.h"
#include "net/tls_layer.h"

namespace net {

class Stream {
 public:
  using executor_type = Executor;  // NOLINT(readability-identifier-naming): Asio looks for it

  explicit Stream(Socket socket) : line_(std::move(socket)) {}
  explicit Stream(std::unique_ptr<TlsLayer> tls) : line_(std::move(tls)) {}

  executor_type get_executor() { return socket().get_executor(); }
  Socket& socket() {
    Socket* const plain = std::get_if<Socket>(&line_);
    return plain != nullptr ? *plain : tls()->socket();
  }
  // Null: it is plain.
  TlsLayer* tls() {
    auto* const layer = std::get_if<std::unique_ptr<TlsLayer>>(&line_);
    return layer == nullptr ? nullptr : layer->get();
  }

  // Without telling the other side; everything under way fails.
  void close();
  // A plain stream needs no handshake and no goodbye.
  Awaitable<ErrorCode> shake_hands(TlsSide side);
  Awaitable<ErrorCode> shut_down();

  // ---- AsyncStream. Over TLS the handler runs on the stream's executor, whatever its own may be.
  template <class Buffers, class Token>
  auto async_read_some(const Buffers& buffers, Token&& token) {
    return asio::async_initiate<Token, void(ErrorCode, std::size_t)>(ReadSome{*this}, token, buffers);
  }
  template <class Buffers, class Token>
  auto async_write_some(const Buffers& buffers, Token&& token) {
    return asio::async_initiate<Token, void(ErrorCode, std::size_t)>(WriteSome{*this}, token, buffers);
  }

 private:
  // ---- what starts an operation
  struct ReadSome {
    using executor_type = Executor;  // NOLINT(readability-identifier-naming): Asio looks for it
    executor_type get_executor() const noexcept { return stream.get_executor(); }
    template <class Handler, class Buffers>
    void operator()(Handler&& handler, const Buffers& buffers) const {
      if (TlsLayer* const tls = stream.tls()) {
        tls->read_some(first_of(buffers), std::forward<Handler>(handler));
      } else {
        std::get<Socket>(stream.line_).async_read_some(buffers, std::forward<Handler>(handler));
      }
    }
    Stream& stream;
  };
  struct WriteSome {
    using executor_type = Executor;  // NOLINT(readability-identifier-naming): Asio looks for it
    executor_type get_executor() const noexcept { return stream.get_executor(); }
    template <class Handler, class Buffers>
    void operator()(Handler&& handler, const Buffers& buffers) const {
      if (TlsLayer* const tls = stream.tls()) {
        tls->write_some(joined(buffers, tls->joining_room()), std::forward<Handler>(handler));
      } else {
        std::get<Socket>(stream.line_).async_write_some(buffers, std::forward<Handler>(handler));
      }
    }
    Stream& stream;
  };

  template <class Buffers>
  static asio::mutable_buffer first_of(const Buffers& buffers) {
    const auto end = asio::buffer_sequence_end(buffers);
    for (auto next = asio::buffer_sequence_begin(buffers); next != end; ++next) {
      if (const asio::mutable_buffer buffer{*next}; buffer.size() > 0) return buffer;
    }
    return {};
  }

  // A single buffer is written in place; several make one record rather than one each.
  template <class Buffers>
  static asio::const_buffer joined(const Buffers& buffers, asio::mutable_buffer room) {
    asio::const_buffer first;
    std::size_t size = 0;  // bytes in use
    const auto end = asio::buffer_sequence_end(buffers);
    for (auto next = asio::buffer_sequence_begin(buffers); next != end && size < room.size(); ++next) {
      const asio::const_buffer buffer{*next};
      if (buffer.size() == 0) continue;
      if (first.size() == 0) {
        first = buffer;
        if (first.size() >= room.size()) return first;
        continue;
      }
      if (size == 0) size = asio::buffer_copy(room, first);
      size += asio::buffer_copy(room + size, buffer);
    }
    return size == 0 ? first : asio::const_buffer{room.data(), size};
  }

  std::variant<Socket, std::unique_ptr<TlsLayer>> line_;
};

// ---- what Beast expects, with Beast's names
void beast_close_socket(Stream& stream);

// After the close frames: closes TLS, and then the socket.
void tear_down(boost::beast::role_type role, Stream& stream, TlsLayer::Done handler);
template <class Handler>
void async_teardown(boost::beast::role_type role, Stream& stream, Handler&& handler) {
  tear_down(role, stream, std::forward<Handler>(handler));
}

}  // namespace net
