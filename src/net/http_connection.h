// Speaks HTTP on a stream until it ends or becomes a websocket.
#pragma once

#include <boost/beast/core/flat_buffer.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "net/deadline.h"
#include "net/http_gate.h"
#include "net/http_parser.h"
#include "net/stream.h"

namespace net {

// A websocket is to be opened: at which table, and what the other side has sent so far.
struct Upgrade {
  SessionInfo info;
  std::string opening;
};

class HttpConnection {
 public:
  // The deadline is the stream's.
  HttpConnection(NetworkThread& thread, Stream& stream, Deadline& deadline, IncomingConnection& incoming)
      : thread_(thread),
        stream_(stream),
        deadline_(deadline),
        is_secure_(incoming.is_secure),
        gate_(thread, incoming),
        buffer_(most_unread(thread.settings().http)) {}

  // Nothing if the conversation is over.
  Awaitable<std::optional<Upgrade>> converse();

 private:
  std::string asked_for(const HttpRequest& request) const;
  void note_answer(unsigned status, std::string_view asked) const;
  void set_deadline();
  std::string_view followed_by() const;
  Awaitable<ErrorCode> read_header(HttpParser& parser);
  Awaitable<ErrorCode> read_body(HttpParser& parser);
  Awaitable<Transfer> read_some(HttpParser& parser);
  // What kind of answer the other side understands.
  struct Reader {
    bool is_head = false;      // without its body
    bool takes_chunks = true;  // it speaks HTTP/1.1
    std::string_view asked{};  // for the log: GET /t/CODE
  };
  // True if the next request may come.
  Awaitable<bool> write(HttpAnswer& answer, Reader reader);
  Awaitable<bool> write_pieces(const HttpAnswer& answer);
  Awaitable<bool> send_in_time(std::string_view head, std::string_view piece);
  Awaitable<> explain(const ErrorCode& error, bool has_begun);

  NetworkThread& thread_;
  Stream& stream_;
  Deadline& deadline_;
  const bool is_secure_;
  HttpGate gate_;
  boost::beast::flat_buffer buffer_;
};

}  // namespace net
