// Where the server is: an address that a socket understands, and whether it is this machine. Only put load on
// a server that you own.
#pragma once

#include <sys/socket.h>

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>

namespace load {

class Endpoint {
 public:
  // http://127.0.0.1:8080, http://[::1]:8080 or http://localhost:8080; other names aren't looked up. The
  // error is a sentence.
  static std::expected<Endpoint, std::string> read(std::string_view url);

  bool is_loopback() const;  // 127.0.0.0/8 or ::1
  bool has_many_sources() const;

  // The value of "Host:".
  const std::string& host() const { return host_; }

  // A new socket that starts to connect, from 127.0.0.1, .2, .3 and so on if the server is on 127.0.0.0/8;
  // the error is an errno. A non-blocking one is connected when it becomes writable.
  enum class Mode : std::uint8_t { Blocking, NonBlocking };
  std::expected<int, int> connect(unsigned source, Mode mode) const;

 private:
  sockaddr_storage address_{};
  socklen_t size_ = 0;
  std::string host_;
};

}  // namespace load
