// The half of a session that has a socket: a websocket over a stream.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "net/asio.h"
#include "net/session.h"
#include "net/stream.h"
#include "net/websocket.h"

namespace net {

class StreamSession final : public Session, public std::enable_shared_from_this<StreamSession> {
 public:
  // The opening is the request for the upgrade and everything after it.
  StreamSession(NetworkThread& thread, table::ConnectionId id, SessionInfo info, Stream stream,
                std::string opening);

  void start() override;

 private:
  static Awaitable<> run(std::shared_ptr<StreamSession> self);
  Awaitable<CloseReason> converse();
  Awaitable<ErrorCode> read_message();
  void heard_control(ControlKind kind, std::string_view payload);

  void write(std::string_view bytes) override;
  void ping(std::string_view payload) override;
  void say_goodbye(std::uint16_t code) override;
  void cut() override;
  std::uint64_t received() override;

  Websocket socket_;
  std::string opening_;
  bool is_pinging_ = false;
  std::uint64_t heard_bytes_ = 0;  // for sockets whose bytes the kernel doesn't count
};

}  // namespace net
