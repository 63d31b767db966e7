#include "net/stream.h"

#include <boost/beast/websocket/teardown.hpp>
#include <tuple>

namespace net {
namespace {

namespace websocket = boost::beast::websocket;

}  // namespace

void Stream::close() {
  ErrorCode ignored;
  std::ignore = socket().close(ignored);
}

Awaitable<ErrorCode> Stream::shake_hands(TlsSide side) {
  if (tls() == nullptr) co_return ErrorCode{};
  const auto start = [](auto handler, TlsLayer* tls, TlsSide which) {
    tls->handshake(which, std::move(handler));
  };
  auto [error] = co_await asio::async_initiate<decltype(kToken), void(ErrorCode)>(start, kToken, tls(), side);
  co_return error;
}

Awaitable<ErrorCode> Stream::shut_down() {
  if (tls() == nullptr) co_return ErrorCode{};
  const auto start = [](auto handler, TlsLayer* tls) { tls->shutdown(std::move(handler)); };
  auto [error] = co_await asio::async_initiate<decltype(kToken), void(ErrorCode)>(start, kToken, tls());
  co_return error;
}

void beast_close_socket(Stream& stream) { stream.close(); }

void tear_down(boost::beast::role_type role, Stream& stream, TlsLayer::Done handler) {
  if (TlsLayer* const tls = stream.tls()) {
    tls->shutdown([role, tls, handler = std::move(handler)](ErrorCode no_goodbye) mutable {
      // The first thing that went wrong is reported.
      websocket::async_teardown(
          role, tls->socket(),
          TlsLayer::Done{[no_goodbye, handler = std::move(handler)](ErrorCode error) mutable {
            handler(no_goodbye ? no_goodbye : error);
          }});
    });
    return;
  }
  websocket::async_teardown(role, stream.socket(), std::move(handler));
}

}  // namespace net
