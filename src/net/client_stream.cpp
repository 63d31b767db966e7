// The half of a client's connection that has a socket: a websocket over a stream.
#include <boost/asio/error.hpp>
#include <boost/beast/core/error.hpp>
#include <boost/beast/websocket/error.hpp>
#include <chrono>
#include <expected>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "base/version.h"
#include "net/client_connection.h"
#include "net/client_tls.h"
#include "net/deadline.h"
#include "net/stream.h"
#include "net/websocket.h"

namespace net {
namespace {

namespace beast = boost::beast;
namespace websocket = boost::beast::websocket;

constexpr std::chrono::seconds kTlsPatience{10};
constexpr std::size_t kLargestMessage = std::size_t{4} * 1024 * 1024;

class ClientWebsocket final : public ClientStream, public std::enable_shared_from_this<ClientWebsocket> {
 public:
  explicit ClientWebsocket(Stream stream)
      : socket_(std::move(stream), {.longest_message = kLargestMessage, .gives_up = true}) {}

  Stream& stream() { return socket_.stream(); }

  // The listener is notified until the end.
  void begin(ClientListener& listener) {
    listener_ = &listener;
    listener.began(*this);
  }
  void end() {
    cut();
    listener_->ended();
    listener_ = nullptr;
  }

  // Someone has to hold the stream until this is over.
  Awaitable<ConnectionEnd> converse(const TableLink& link) {
    UpgradeRequest request{.host = link.authority(),
                           .target = link.target(),
                           .headers = {{"User-Agent", "magicmaze/" + std::string{base::kEngineVersion}}}};
    UpgradeReply reply;
    const ErrorCode declined = co_await socket_.request_upgrade(std::move(request), reply);
    if (declined) co_return not_opened(declined, reply, link);
    listener_->opened();
    co_return co_await listen();
  }

  void write(std::string bytes) override {
    in_flight_ = std::move(bytes);
    socket_.write(FrameKind::Text, in_flight_, [self = shared_from_this()](ErrorCode error) {
      if (!error && self->listener_ != nullptr) self->listener_->written();
    });
  }

  void cut() override { stream().close(); }

 private:
  Awaitable<ConnectionEnd> listen() {
    for (;;) {
      const ErrorCode error = co_await socket_.read();
      if (error == websocket::error::closed) {
        co_return ConnectionEnd{.kind = ConnectionEnd::Kind::Closed,
                                .why = "The server closed the connection.",
                                .code = socket_.close_code()};
      }
      if (error == beast::error::timeout) co_return ConnectionEnd{.why = "The server stopped answering."};
      if (error) co_return ConnectionEnd{.why = "The connection was lost."};
      listener_->heard(socket_.has_read());
      socket_.forget_read();
    }
  }

  static ConnectionEnd not_opened(const ErrorCode& error, const UpgradeReply& reply, const TableLink& link) {
    using enum ConnectionEnd::Kind;
    if (error == websocket::error::upgrade_declined) {
      const Declined declined{reply.result_int(), reply.body()};
      const bool is_ours = declined.body.starts_with(R"({"error":)");
      const ConnectionEnd::Kind kind = !is_ours ? NotOurs : declined.status == 404 ? NoTable : TurnedAway;
      return {.kind = kind, .why = sentence_of(declined, link)};
    }
    if (error == beast::error::timeout) {
      return {.kind = NotReached, .why = link.authority() + " doesn't answer."};
    }
    const bool is_cut = error == asio::error::connection_reset || error == asio::error::operation_aborted;
    if (is_cut) return {.kind = NotReached, .why = link.authority() + " closed the connection."};
    const std::string_view hint =
        link.scheme == Scheme::Plain ? " Maybe the link should begin with https://." : "";
    return {.kind = NotOurs, .why = sentence_of(Declined{}, link) + std::string{hint}};
  }

  ClientListener* listener_ = nullptr;
  Websocket socket_;
  std::string in_flight_;
};

// Nothing: the other side is who it should be.
Awaitable<std::optional<ConnectionEnd>> shake_hands(Stream& stream, const TableLink& link) {
  TlsLayer* const tls = stream.tls();
  if (tls == nullptr) co_return std::nullopt;
  Deadline timeouts{stream};
  timeouts.set(kTlsPatience);
  const ErrorCode failed = co_await stream.shake_hands(TlsSide::Client);
  if (failed) co_return not_secure(tls->state(), failed, link);
  co_return std::nullopt;
}

}  // namespace

Awaitable<ConnectionEnd> converse(ClientListener& listener, const ClientOptions& options, Socket socket) {
  const bool is_plain = options.link.scheme == Scheme::Plain;
  std::expected<Stream, std::string> ready =
      is_plain ? Stream{std::move(socket)} : secure_stream(std::move(socket), options);
  if (!ready) co_return ConnectionEnd{.kind = ConnectionEnd::Kind::NotTrusted, .why = ready.error()};
  const auto stream = std::make_shared<ClientWebsocket>(std::move(*ready));
  stream->begin(listener);
  ConnectionEnd end;
  if (auto failed = co_await shake_hands(stream->stream(), options.link)) {
    end = std::move(*failed);
  } else {
    end = co_await stream->converse(options.link);
  }
  stream->end();
  co_return end;
}

}  // namespace net
