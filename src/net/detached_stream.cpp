#include "net/detached_stream.h"

#include <openssl/ssl.h>
#include <unistd.h>

#include <utility>

namespace net {
namespace {

// A moved connection begins with empty buffers, so the old ones must be empty. No client sends anything
// before it has been answered.
bool is_quiet(SSL* state) {
  return SSL_has_pending(state) == 0 && BIO_ctrl_pending(SSL_get_rbio(state)) == 0;
}

}  // namespace

// The old stream is gone at the end of this, before any other thread may touch the state.
std::optional<DetachedStream> DetachedStream::detach(Stream stream) {
  SslState kept;
  if (TlsLayer* const tls = stream.tls()) {
    SSL* const state = tls->state();
    if (!is_quiet(state)) return std::nullopt;
    SSL_up_ref(state);
    kept.reset(state);
  }
  ErrorCode error;
  const int descriptor = stream.socket().release(error);
  if (error) return std::nullopt;
  return DetachedStream{descriptor, std::move(kept)};
}

DetachedStream::DetachedStream(int descriptor, SslState state)
    : descriptor_(descriptor), state_(std::move(state)) {}

DetachedStream::DetachedStream(DetachedStream&& other) noexcept
    : descriptor_(std::exchange(other.descriptor_, -1)), state_(std::move(other.state_)) {}

DetachedStream::~DetachedStream() {
  if (descriptor_ >= 0) ::close(descriptor_);
}

std::optional<Stream> DetachedStream::attach(asio::io_context& io) {
  Socket socket{io};
  ErrorCode error;
  // Which protocol it is matters only to sockets that are yet to be opened.
  if (socket.assign(Tcp::v4(), descriptor_, error)) return std::nullopt;
  descriptor_ = -1;
  if (!state_) return Stream{std::move(socket)};
  return Stream{make_tls_layer(std::move(socket), std::move(state_))};
}

}  // namespace net
