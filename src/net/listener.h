// Listens on a port: accepts connections and hands each to a network thread, in turn. Lives on the first
// thread.
#pragma once

#include <expected>
#include <memory>
#include <optional>
#include <span>
#include <string>

#include "net/asio.h"
#include "net/incoming_connection.h"
#include "net/listen_address.h"
#include "net/server_context.h"
#include "net/socket_file.h"

namespace net {

// Held by every connection without a permit; its owners are counted.
using Extra = std::shared_ptr<const int>;

class Listener {
 public:
  enum class Port : std::uint8_t { Main, Metrics };

  Listener(ServerContext& context, Port port)
      : context_(context), port_(port), acceptor_(context.threads.front()->io()) {}

  // Where it really listens: a port of 0 has been replaced. A sentence if the address is in use, or listening
  // there isn't allowed. What else the server listens on decides whether IPv6 takes IPv4 connections too.
  std::expected<Endpoint, std::string> open(const Endpoint& at, std::span<const ListenAddress> all = {});
  std::expected<void, std::string> open(const SocketPath& file);
  void start();
  // On the first network thread.
  void close();
  void use(std::shared_ptr<Tls> tls) { tls_ = std::move(tls); }
  bool uses_tls() const { return tls_ != nullptr; }

 private:
  Awaitable<> run();
  void receive(NetworkThread& thread, Socket socket);
  // None: it is gone already.
  std::optional<IncomingConnection> prepare(Socket& socket) const;
  Admission look_at(const IncomingConnection& incoming, ConnectionPermit& permit, Counts& counts);

  ServerContext& context_;
  const Port port_;
  Acceptor acceptor_;
  std::optional<SocketFile> file_;  // none: it listens on a port
  std::shared_ptr<Tls> tls_;
  const Extra extra_ = std::make_shared<const int>();
};

}  // namespace net
