// The TLS of one connection. An interface, so that Asio's operations over TLS, which are slow to compile, are
// compiled once, in tls_layer.cpp: what calls them hides its handler in a function and has one buffer.
#pragma once

#include <openssl/types.h>

#include <boost/asio/buffer.hpp>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>

#include "net/asio.h"

namespace net {

struct FreeSsl {
  void operator()(SSL* state) const;
};
using SslState = std::unique_ptr<SSL, FreeSsl>;

enum class TlsSide : std::uint8_t { Server, Client };

class TlsLayer {
 public:
  // Handlers run on the executor of the socket, and never before the call they were passed to has returned.
  using Done = std::move_only_function<void(ErrorCode)>;
  using Transferred = std::move_only_function<void(ErrorCode, std::size_t)>;

  TlsLayer() = default;
  TlsLayer(const TlsLayer&) = delete;
  TlsLayer& operator=(const TlsLayer&) = delete;
  virtual ~TlsLayer() = default;

  virtual void read_some(asio::mutable_buffer into, Transferred handler) = 0;
  virtual void write_some(asio::const_buffer from, Transferred handler) = 0;
  virtual void handshake(TlsSide side, Done handler) = 0;
  // Says goodbye and waits for the other side to do the same.
  virtual void shutdown(Done handler) = 0;
  // Before the handshake: the certificate has to be one for this name or address.
  virtual void expect_host(const std::string& name) = 0;

  virtual Socket& socket() = 0;
  virtual SSL* state() = 0;
  // A place where buffers can be joined to be written together, until the write is done.
  virtual asio::mutable_buffer joining_room() = 0;
};

// Throws if there is no state, which means no memory.
std::unique_ptr<TlsLayer> make_tls_layer(Socket socket, SslState state);

}  // namespace net
