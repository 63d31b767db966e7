// The name by which a request calls this server: the field Host.
#pragma once

#include <string_view>

#include "net/settings.h"

namespace net {

// NAME, NAME:PORT, 127.0.0.1:8080 or [::1]:8080, and nothing that could be something else in a link or a
// page.
bool is_host(std::string_view text);

// Where the operator has said how players reach the server, it answers to that name and to those of the sites
// whose pages may connect. To a bare address too: no name of somebody else's leads there.
bool is_known_host(std::string_view host, const Settings& settings);

}  // namespace net
