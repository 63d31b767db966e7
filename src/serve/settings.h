// Every option of `magicmaze serve`: its name, its help text, and what its value changes.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "serve/options.h"

namespace serve {

// What was expected instead of a wrong value; nothing if the value is fine.
using Complaint = std::optional<std::string>;

enum class Repeats : std::uint8_t { Never, Adds };

struct ServeSetting {
  std::string_view flag;
  std::string_view value;  // as in cli::Option
  std::string_view help;
  Complaint (*apply)(ServeOptions& options, const std::string& value);
  Repeats repeats = Repeats::Never;
};

std::span<const ServeSetting> serve_settings();

}  // namespace serve
