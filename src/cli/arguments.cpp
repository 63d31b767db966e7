#include "cli/arguments.h"

#include <algorithm>

#include "notation/words.h"

namespace cli {

std::expected<Arguments, std::string> Arguments::parse(std::span<const std::string_view> words,
                                                       std::span<const Option> options) {
  Arguments arguments;
  bool only_rest = false;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const std::string_view word = words[i];
    if (only_rest || !word.starts_with("--")) {
      arguments.rest_.emplace_back(word);
      continue;
    }
    if (word == "--") {
      only_rest = true;
      continue;
    }
    const std::size_t equals = word.find('=');
    const std::string_view name = word.substr(0, equals);
    const Option* option = nullptr;
    for (const Option& candidate : options) {
      if (candidate.name == name) option = &candidate;
    }
    if (option == nullptr) return std::unexpected{"There's no option " + std::string{name} + "."};
    if (option->value == kNoValue) {
      if (equals != std::string_view::npos)
        return std::unexpected{std::string{name} + " doesn't take a value."};
      arguments.values_[std::string{name}].emplace_back();
    } else if (equals != std::string_view::npos) {
      arguments.values_[std::string{name}].emplace_back(word.substr(equals + 1));
    } else if (i + 1 < words.size()) {
      arguments.values_[std::string{name}].emplace_back(words[++i]);
    } else {
      return std::unexpected{std::string{name} + " needs a value."};
    }
  }
  return arguments;
}

std::optional<std::string> Arguments::value(std::string_view option) const {
  const auto found = values_.find(std::string{option});
  if (found == values_.end()) return std::nullopt;
  return found->second.back();
}

std::vector<std::string> Arguments::values(std::string_view option) const {
  const auto found = values_.find(std::string{option});
  return found == values_.end() ? std::vector<std::string>{} : found->second;
}

std::expected<std::int64_t, std::string> number_option(const Arguments& arguments, std::string_view option,
                                                       std::int64_t otherwise, std::int64_t lowest,
                                                       std::int64_t highest) {
  const std::optional<std::string> text = arguments.value(option);
  if (!text) return otherwise;
  std::int64_t number = 0;
  if (!notation::read_number(*text, lowest, highest, number)) {
    return std::unexpected{std::string{option} + " takes a whole number from " + std::to_string(lowest) +
                           " to " + std::to_string(highest) + "."};
  }
  return number;
}

std::string help_of(const Subcommand& command) {
  std::string text = "magicmaze " + std::string{command.usage} + "\n  " + std::string{command.summary} + "\n";
  const auto shown = [](const Option& option) {
    return std::string{option.name} + (option.value == kNoValue ? "" : " " + std::string{option.value});
  };
  std::size_t width = 22;
  for (const Option& option : command.options) width = std::max(width, shown(option).size());
  for (const Option& option : command.options) {
    std::string name = shown(option);
    name.resize(width, ' ');
    text += "    " + name + " " + std::string{option.help} + "\n";
  }
  return text;
}

}  // namespace cli
