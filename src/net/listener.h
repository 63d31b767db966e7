// A door: accepts connections and hands each to a network thread, in turn. Lives on the first floor's thread.
#pragma once

#include <expected>
#include <memory>
#include <string>

#include "net/asio.h"
#include "net/house.h"
#include "net/visit.h"

namespace net {

// Held by every connection that has no place of its own; its owners are counted.
using Extra = std::shared_ptr<const int>;

class Listener {
 public:
  enum class Door : std::uint8_t { Main, Metrics };

  Listener(House& house, Door door) : house_(house), door_(door), acceptor_(house.floors.front()->io()) {}

  // A sentence if somebody else listens there, or may not be listened there.
  std::expected<Endpoint, std::string> open(const Endpoint& at);
  void start();
  // On the first floor's thread.
  void close();
  void use(std::shared_ptr<Tls> tls) { tls_ = std::move(tls); }

 private:
  Awaitable<> run();
  void receive(Floor& floor, Socket socket);
  Reception look_at(const Address& peer, Ticket& ticket, Counts& counts);

  House& house_;
  const Door door_;
  Acceptor acceptor_;
  std::shared_ptr<Tls> tls_;
  const Extra extra_ = std::make_shared<const int>();
};

}  // namespace net
