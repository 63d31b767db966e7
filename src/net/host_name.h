// The name by which a request calls this server: the field Host.
#pragma once

#include <string_view>

#include "net/settings.h"

namespace net {

// NAME, NAME:PORT, 127.0.0.1:8080 or [::1]:8080, and nothing that could mean something else in a link or a
// page.
bool is_host(std::string_view text);

// If the operator has said how players reach the server, it answers to that name and to those of the sites
// whose pages may connect. It also answers to a bare address, since nobody else's name leads there.
bool is_known_host(std::string_view host, const Settings& settings);

}  // namespace net
