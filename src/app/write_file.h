// Puts a text into a file; says whether all of it is there.
#pragma once

#include <string>

namespace app {

bool write_file(const std::string& name, const std::string& text);

}  // namespace app
