// The console's socket in the data folder: a line of JSON is a command, and a line comes back. Only the
// server's own user and root may connect. It has a thread of its own, so that no network thread ever waits
// for it.
#pragma once

#include <expected>
#include <filesystem>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "console/address.h"
#include "console/console.h"

namespace console {

class ConsoleSocket {
 public:
  // Opens it; nobody is answered before `start`. A sentence if it can't be opened. The folder is held by this
  // server, so a socket that is already there was left behind.
  static std::expected<std::unique_ptr<ConsoleSocket>, std::string> open(const std::filesystem::path& folder);

  ConsoleSocket(const ConsoleSocket&) = delete;
  ConsoleSocket& operator=(const ConsoleSocket&) = delete;
  ~ConsoleSocket();

  // The console lives until `stop` has returned.
  void start(Console& console);
  // A command that is being carried out is finished first.
  void stop();

 private:
  struct Guest {
    int socket = -1;
    std::string by;
    std::string heard;
    std::int64_t since_ms = 0;  // when it was heard last
  };

  ConsoleSocket(SocketAddress address, int listener, int stopper)
      : address_(std::move(address)), listener_(listener), stopper_(stopper) {}

  void run(Console& console);
  void admit();
  // False: it has to be closed.
  bool hear(Guest& guest, Console& console);

  SocketAddress address_;
  int listener_;
  int stopper_;  // readable when it is to stop
  std::vector<Guest> guests_;
  std::thread thread_;
};

}  // namespace console
