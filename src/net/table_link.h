// The link to a table, as people send it to each other and as a program types it.
#pragma once

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>

#include "protocol/code.h"

namespace net {

enum class Scheme : std::uint8_t { Plain, Tls };

struct TableLink {
  Scheme scheme = Scheme::Plain;
  std::string host;  // a name or an address; an IPv6 one without its brackets
  std::uint16_t port = 80;
  std::string base_path{};  // "/maze" where the server lies below its site
  protocol::Code code;

  // http://HOST:PORT/t/CODE, https://..., ws://HOST:PORT/ws/CODE, wss://..., HOST:PORT/CODE; before t or ws
  // the path of the server on its site, if it has one. The error is a sentence.
  static std::expected<TableLink, std::string> read(std::string_view text);

  // HOST:PORT, without the port everybody expects.
  std::string authority() const;
  // http://HOST:PORT
  std::string origin() const;
  // http://HOST:PORT/maze, where everything else of the server begins.
  std::string site() const { return origin() + base_path; }
  // What a person sends on.
  std::string text() const { return site() + "/t/" + code.text(); }
  // Where its websocket is.
  std::string target() const { return base_path + "/ws/" + code.text(); }

  friend bool operator==(const TableLink&, const TableLink&) = default;
};

}  // namespace net
