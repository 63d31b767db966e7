// Runs a command as main() would and captures its output, for tests.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "cli/arguments.h"

namespace cli {

struct CommandResult {
  int status;
  std::string text;  // on standard output
};

inline CommandResult run_command(const Subcommand& command, const std::vector<std::string_view>& words) {
  const auto arguments = Arguments::parse(words, command.options);
  if (!arguments) return {2, arguments.error()};
  testing::internal::CaptureStdout();
  testing::internal::CaptureStderr();
  const int status = command.run(*arguments);
  testing::internal::GetCapturedStderr();
  return {status, testing::internal::GetCapturedStdout()};
}

}  // namespace cli
