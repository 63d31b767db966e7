// The page of the operator's console: its markup, its style and its script. In English, as the console's
// answers are.
#pragma once

#include <string_view>

namespace net {

std::string_view console_page();
std::string_view console_style();
std::string_view console_script();
// For who would send the secret where others can read it.
std::string_view no_console_page();

}  // namespace net
