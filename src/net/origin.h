// Which pages may open a socket here. A browser sends the page's origin; a program sends none.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace net {

// scheme://host[:port] of a link, in lower case and without the scheme's usual port.
std::optional<std::string> origin_of(std::string_view link);

// The origin is missing, is the server's own (by the Host header), or is one that the operator has named,
// each as origin_of gives it.
bool is_allowed_origin(std::optional<std::string_view> origin, std::string_view host,
                       std::span<const std::string> allowed);

}  // namespace net
