// What a client needs for TLS: it doesn't talk to anyone who can't prove to be the host in the link.
#pragma once

#include <expected>
#include <string>

#include "net/client_connection.h"
#include "net/stream.h"

namespace net {

// Before the handshake. A sentence if the file of trusted certificates can't be used. Any other failure is
// thrown: without its checks, the connection would be worthless.
std::expected<Stream, std::string> secure_stream(Socket socket, const ClientOptions& options);

// Why there was no handshake.
ConnectionEnd not_secure(SSL* state, const ErrorCode& error, const TableLink& link);

}  // namespace net
