// Every option of `magicmaze serve`: its name, what the help says, and what its value changes.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "app/serve_options.h"

namespace app {

// What is wrong with a value: what was expected instead. Nothing: it is fine.
using Complaint = std::optional<std::string>;

enum class Repeats : std::uint8_t { Never, Adds };

struct ServeSetting {
  std::string_view flag;
  Takes takes;
  std::string_view help;
  Complaint (*apply)(ServeOptions& options, const std::string& value);
  Repeats repeats = Repeats::Never;
};

std::span<const ServeSetting> serve_settings();

}  // namespace app
