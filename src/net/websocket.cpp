#include "net/websocket.h"

#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <chrono>

namespace net {
namespace {

namespace beast = boost::beast;
namespace websocket = boost::beast::websocket;

constexpr std::chrono::seconds kHandshakePatience{10};
constexpr std::chrono::seconds kIdlePatience{12};
constexpr std::size_t kMostAtOnce = 16UL * 1024;

ControlKind kind_of(websocket::frame_type frame) {
  switch (frame) {
    case websocket::frame_type::ping:
      return ControlKind::Ping;
    case websocket::frame_type::pong:
      return ControlKind::Pong;
    case websocket::frame_type::close:
      break;
  }
  return ControlKind::Close;
}

}  // namespace

struct Websocket::Impl {
  explicit Impl(Stream stream) : socket(std::move(stream)) {}

  websocket::stream<Stream, false> socket;
  beast::flat_buffer buffer;
};

Websocket::Websocket(Stream stream, WebsocketOptions options)
    : impl_(std::make_unique<Impl>(std::move(stream))) {
  auto& socket = impl_->socket;
  socket.read_message_max(options.longest_message);
  socket.auto_fragment(options.splits_messages);
  if (options.gives_up) {
    socket.set_option(websocket::stream_base::timeout{
        .handshake_timeout = kHandshakePatience, .idle_timeout = kIdlePatience, .keep_alive_pings = true});
  }
  if (options.hears_control) {
    socket.control_callback(
        [hears = std::move(options.hears_control)](websocket::frame_type kind, beast::string_view payload) {
          hears(kind_of(kind), {payload.data(), payload.size()});
        });
  }
}

Websocket::~Websocket() = default;

Stream& Websocket::stream() { return impl_->socket.next_layer(); }

Awaitable<ErrorCode> Websocket::accept(std::string opening) {
  impl_->socket.set_option(websocket::stream_base::decorator(
      [](websocket::response_type& response) { response.set(beast::http::field::server, "magicmaze"); }));
  auto [error] = co_await impl_->socket.async_accept(asio::buffer(opening), kToken);
  co_return error;
}

Awaitable<ErrorCode> Websocket::request_upgrade(UpgradeRequest request, UpgradeReply& reply) {
  impl_->socket.set_option(websocket::stream_base::decorator(
      [headers = std::move(request.headers)](websocket::request_type& handshake) {
        for (const auto& [name, value] : headers) handshake.set(name, value);
      }));
  auto [error] = co_await impl_->socket.async_handshake(reply, request.host, request.target, kToken);
  co_return error;
}

// Never room for what a frame only says it has: up to 2^63 bytes.
Awaitable<Transfer> Websocket::read_some() {
  return impl_->socket.async_read_some(impl_->buffer, kMostAtOnce, kToken);
}

Awaitable<ErrorCode> Websocket::read() {
  do {
    auto [error, size] = co_await read_some();
    if (error) co_return error;
  } while (!is_message_done());
  co_return ErrorCode{};
}

bool Websocket::is_message_done() const { return impl_->socket.is_message_done(); }

bool Websocket::is_text() const { return impl_->socket.got_text(); }

std::string_view Websocket::has_read() const {
  const asio::const_buffer read = impl_->buffer.cdata();
  return {static_cast<const char*>(read.data()), read.size()};
}

void Websocket::forget_read() {
  beast::flat_buffer& buffer = impl_->buffer;
  buffer.consume(buffer.size());
  // Most messages are short; the memory of a long one is released.
  if (is_message_done() && buffer.capacity() > 4'096) buffer.shrink_to_fit();
}

std::uint16_t Websocket::close_code() const { return impl_->socket.reason().code; }

void Websocket::write(FrameKind kind, std::string_view bytes, Done done) {
  impl_->socket.text(kind == FrameKind::Text);
  impl_->socket.async_write(asio::buffer(bytes),
                            [done = std::move(done)](ErrorCode error, std::size_t) mutable { done(error); });
}

void Websocket::ping(std::string_view payload, Done done) {
  websocket::ping_data data;
  data.assign(payload.data(), payload.size());
  impl_->socket.async_ping(data, std::move(done));
}

void Websocket::close(std::uint16_t code, Done done) {
  impl_->socket.async_close(websocket::close_reason{code}, std::move(done));
}

}  // namespace net
