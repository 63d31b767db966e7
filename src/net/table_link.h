// The link to a table, as people send it to each other and as they type it for a program.
#pragma once

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>

#include "protocol/code.h"
#include "protocol/url.h"

namespace net {

using protocol::Scheme;

struct TableLink {
  Scheme scheme = Scheme::Plain;
  std::string host;  // a name or an address; an IPv6 one without its brackets
  std::uint16_t port = 80;
  std::string base_path{};  // "/maze" if the server is below its site's root
  protocol::Code code;

  // http://HOST:PORT/t/CODE, https://..., ws://HOST:PORT/ws/CODE, wss://..., HOST:PORT/CODE; with the
  // server's path on its site, if any, before t or ws. The error is a sentence.
  static std::expected<TableLink, std::string> read(std::string_view text);

  // HOST:PORT, without the port if it is the default.
  std::string authority() const;
  // http://HOST:PORT
  std::string origin() const;
  // http://HOST:PORT/maze, where everything else of the server begins.
  std::string site() const { return origin() + base_path; }
  // The form that people pass on.
  std::string text() const { return site() + "/t/" + code.text(); }
  // Where its websocket is.
  std::string target() const { return base_path + "/ws/" + code.text(); }

  friend bool operator==(const TableLink&, const TableLink&) = default;
};

}  // namespace net
