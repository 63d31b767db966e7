// The contents of a file, or a sentence that says why it can't be read.
#pragma once

#include <expected>
#include <string>

namespace cli {

std::expected<std::string, std::string> read_file(const std::string& name);

}  // namespace cli
