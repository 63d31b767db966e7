// Writes a text to a file; returns whether all of it was written.
#pragma once

#include <string>

namespace cli {

bool write_file(const std::string& name, const std::string& text);

}  // namespace cli
