// The plain pages of a server that was built without the page for browsers (src/page).
#pragma once

#include <string>
#include <string_view>

#include "protocol/code.h"

namespace net {

std::string front_page();
// The link is complete, like http://192.168.1.20:8080/t/ABC234.
std::string table_page(protocol::Code code, std::string_view link);
std::string no_table_page();
std::string_view style_sheet();

}  // namespace net
