// The words after a sub-command: options with or without a value, and the rest.
#pragma once

#include <expected>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace cli {

inline constexpr std::string_view kNoValue;

struct Option {
  std::string_view name;              // with its dashes
  std::string_view value = kNoValue;  // what follows it, as the help shows it: FILE
  std::string_view help;
};

class Arguments {
 public:
  // The error is a sentence for the user.
  static std::expected<Arguments, std::string> parse(std::span<const std::string_view> words,
                                                     std::span<const Option> options);

  bool has(std::string_view option) const { return values_.contains(std::string{option}); }
  // The last one, if the option was given several times.
  std::optional<std::string> value(std::string_view option) const;
  // All of them, in order.
  std::vector<std::string> values(std::string_view option) const;
  const std::vector<std::string>& rest() const { return rest_; }

 private:
  std::map<std::string, std::vector<std::string>> values_;
  std::vector<std::string> rest_;
};

// A whole number within bounds, or a sentence that says what was expected.
std::expected<std::int64_t, std::string> number_option(const Arguments& arguments, std::string_view option,
                                                       std::int64_t otherwise, std::int64_t lowest,
                                                       std::int64_t highest);

// A sub-command: its usage, what it does, and the function that does it and returns the exit status. Status
// 0: done; 1: done, and the answer is no; 2: a usage error.
struct Subcommand {
  std::string_view name;
  std::string_view usage;
  std::string_view summary;
  std::span<const Option> options;
  int (*run)(const Arguments& arguments);
  // What its first word can be, for a shell that completes it; without this, anything.
  std::vector<std::string_view> (*first_words)() = nullptr;
};

std::string help_of(const Subcommand& command);

}  // namespace cli
