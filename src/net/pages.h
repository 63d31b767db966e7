// Plain pages: those of a server that was built without the page for browsers (src/page), and what its
// operator reads.
#pragma once

#include <string>
#include <string_view>

#include "protocol/code.h"

namespace net {

// A page with this content, which is markup; and a user's text, escaped so that it can be part of one.
std::string plain_page(std::string_view title, std::string_view content, std::string_view language = "en");
std::string as_text(std::string_view raw);

std::string front_page();
// The link is complete, like http://192.168.1.20:8080/t/ABC234.
std::string table_page(protocol::Code code, std::string_view link);
std::string no_table_page();
std::string_view style_sheet();

}  // namespace net
