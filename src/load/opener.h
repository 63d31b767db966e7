// Opens tables over HTTP, one after another. A connection is kept for a while and then replaced, because
// the server limits the requests per connection.
#pragma once

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>

#include "load/endpoint.h"

namespace load {

struct HttpAnswer {
  unsigned status = 0;
  bool keeps_connection = false;
  std::string body;
};

// Takes the answer from the front of the bytes; none while it isn't complete. It must state the length of its
// body.
enum class HttpState : std::uint8_t { Incomplete, Complete, Broken };
HttpState take_answer(std::string& bytes, HttpAnswer& answer);

class Opener {
 public:
  Opener(const Endpoint& server, unsigned source) : server_(server), source_(source) {}
  ~Opener();
  Opener(const Opener&) = delete;
  Opener& operator=(const Opener&) = delete;

  // The code of a new table for this choice (docs/protocol.md); the error is a sentence.
  std::expected<std::string, std::string> open(std::string_view choice);

 private:
  std::expected<HttpAnswer, std::string> post(std::string_view body);
  bool connect();
  void disconnect();

  const Endpoint& server_;
  unsigned source_;
  int socket_ = -1;
  unsigned requests_ = 0;  // on this connection
  std::string bytes_;
};

}  // namespace load
