// The other end of the console's socket: asks the server that runs on a data folder.
#pragma once

#include <expected>
#include <filesystem>
#include <string>
#include <string_view>

namespace console {

// The answer to one line, as a line without its break. A sentence if no server answers there.
std::expected<std::string, std::string> ask(const std::filesystem::path& folder, std::string_view line);

}  // namespace console
