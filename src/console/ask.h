// The other end of the console's socket: asks the server that runs on a data folder.
#pragma once

#include <chrono>
#include <expected>
#include <filesystem>
#include <string>
#include <string_view>

namespace console {

// A whole list of twenty thousand tables takes a few seconds.
inline constexpr std::chrono::milliseconds kPatience = std::chrono::minutes{2};

// Whether a server is there, even one that this user may not ask.
bool is_served(const std::filesystem::path& folder);

// The answer to one line, as a line without its break. A sentence if no server answers there, or not in time.
std::expected<std::string, std::string> ask(const std::filesystem::path& folder, std::string_view line,
                                            std::chrono::milliseconds patience = kPatience);

}  // namespace console
