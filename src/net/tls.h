// What a server needs to speak TLS.
#pragma once

#include <expected>
#include <memory>
#include <string>

#include "net/settings.h"
#include "net/stream.h"

namespace net {

// Certificate and key, ready for use by any thread.
class Tls;
struct TlsDeleter {
  void operator()(Tls* tls) const;
};
using TlsPointer = std::unique_ptr<Tls, TlsDeleter>;
// A sentence if the files can't be read or don't belong together.
std::expected<TlsPointer, std::string> load_tls(const TlsFiles& files);

// Before the handshake.
Stream secure_stream(Socket socket, Tls& tls);

}  // namespace net
