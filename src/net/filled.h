#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

namespace net {

// The pattern with these in place of its {}.
std::string filled(std::string_view pattern, std::initializer_list<std::string_view> parts);

}  // namespace net
