// What a client needs to speak TLS: whoever cannot prove to be the host of the link is not spoken with.
#pragma once

#include <expected>
#include <string>

#include "net/client_line.h"
#include "net/stream.h"

namespace net {

// Before the handshake. A sentence if the file of trusted certificates is no good; what else fails is thrown:
// without its checks a connection is none.
std::expected<Stream, std::string> secure_stream(Socket socket, const ClientOptions& options);

// Why there was no handshake.
LineEnd not_secure(SSL* state, const ErrorCode& error, const TableLink& link);

}  // namespace net
