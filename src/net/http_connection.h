// Speaks HTTP on a stream until it ends or becomes a websocket.
#pragma once

#include <boost/beast/core/flat_buffer.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "net/deadline.h"
#include "net/http_desk.h"
#include "net/http_parser.h"
#include "net/stream.h"

namespace net {

// A websocket is to be opened: for whom, and what the other side has sent so far.
struct Upgrade {
  Guest guest;
  std::string opening;
};

class HttpConnection {
 public:
  // The deadline is the stream's.
  HttpConnection(Floor& floor, Stream& stream, Deadline& deadline, Visit& visit)
      : floor_(floor),
        stream_(stream),
        deadline_(deadline),
        is_secure_(visit.is_secure),
        desk_(floor, visit) {}

  // Nothing: the conversation is over.
  Awaitable<std::optional<Upgrade>> converse();

 private:
  void set_deadline();
  std::string_view followed_by() const;
  Awaitable<ErrorCode> read_header(HttpParser& parser);
  Awaitable<ErrorCode> read_body(HttpParser& parser);
  Awaitable<Transfer> read_some(HttpParser& parser);
  // How the other side takes its answer.
  struct Reader {
    bool is_head = false;      // without its body
    bool takes_chunks = true;  // it speaks HTTP/1.1
  };
  // True: the next request may come.
  Awaitable<bool> write(HttpAnswer& answer, Reader reader);
  Awaitable<bool> write_pieces(const HttpAnswer& answer);
  Awaitable<bool> send_in_time(std::string_view head, std::string_view piece);
  Awaitable<> explain(const ErrorCode& error, bool has_begun);

  Floor& floor_;
  Stream& stream_;
  Deadline& deadline_;
  const bool is_secure_;
  HttpDesk desk_;
  boost::beast::flat_buffer buffer_;
};

}  // namespace net
