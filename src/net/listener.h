// Listens on a port: accepts connections and hands each to a network thread, in turn. Lives on the first
// thread.
#pragma once

#include <expected>
#include <memory>
#include <string>

#include "net/asio.h"
#include "net/incoming_connection.h"
#include "net/server_context.h"

namespace net {

// Held by every connection without a permit; its owners are counted.
using Extra = std::shared_ptr<const int>;

class Listener {
 public:
  enum class Port : std::uint8_t { Main, Metrics };

  Listener(ServerContext& context, Port port)
      : context_(context), port_(port), acceptor_(context.threads.front()->io()) {}

  // A sentence if the address is in use, or listening there isn't allowed.
  std::expected<Endpoint, std::string> open(const Endpoint& at);
  void start();
  // On the first network thread.
  void close();
  void use(std::shared_ptr<Tls> tls) { tls_ = std::move(tls); }

 private:
  Awaitable<> run();
  void receive(NetworkThread& thread, Socket socket);
  Admission look_at(const Address& peer, ConnectionPermit& permit, Counts& counts);

  ServerContext& context_;
  const Port port_;
  Acceptor acceptor_;
  std::shared_ptr<Tls> tls_;
  const Extra extra_ = std::make_shared<const int>();
};

}  // namespace net
