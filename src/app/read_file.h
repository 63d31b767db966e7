// The whole of a file, or a sentence that says why not.
#pragma once

#include <expected>
#include <string>

namespace app {

std::expected<std::string, std::string> read_file(const std::string& name);

}  // namespace app
