// Where the server is on its site: "" for all of it, "/maze" for a part, as the path of --public-url says.
// A proxy may pass that path on or take it away; the server understands both.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace net {

// The path of a link without the slash at its end. Nothing if it contains something that none of our paths
// may have; it goes into pages and headers as it is.
std::optional<std::string> base_path_of(std::string_view link);

// The target of a request as the server itself calls it.
std::string without_base_path(std::string_view target, std::string_view base_path);

// A page whose own addresses begin at the base path: every value of an attribute that begins with a slash is
// one.
std::string with_base_path(std::string_view html, std::string_view base_path);

}  // namespace net
