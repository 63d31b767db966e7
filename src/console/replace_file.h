#pragma once

#include <expected>
#include <filesystem>
#include <string>
#include <string_view>

namespace console {

// All or nothing, readable by its owner only, and on the disk when it returns. A sentence if it can't be
// written.
std::expected<void, std::string> replace_file(const std::filesystem::path& file, std::string_view text);

}  // namespace console
