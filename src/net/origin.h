// Which pages may open a socket here. A browser tells the page's origin; a program tells none.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace net {

// scheme://host[:port] of a link, in small letters and without the scheme's usual port.
std::optional<std::string> origin_of(std::string_view link);

// The origin is missing, is the server's own (by the Host header), or is one of those named by the operator,
// each as origin_of gives it.
bool is_allowed_origin(std::optional<std::string_view> origin, std::string_view host,
                       std::span<const std::string> allowed);

}  // namespace net
