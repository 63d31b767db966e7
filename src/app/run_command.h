// How the tests of commands run one: as main would, with what it prints kept.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "app/arguments.h"

namespace app {

struct Said {
  int status;
  std::string text;  // on standard output
};

inline Said run_command(const Command& command, const std::vector<std::string_view>& words) {
  const auto arguments = Arguments::parse(words, command.options);
  if (!arguments) return {2, arguments.error()};
  testing::internal::CaptureStdout();
  testing::internal::CaptureStderr();
  const int status = command.run(*arguments);
  testing::internal::GetCapturedStderr();
  return {status, testing::internal::GetCapturedStdout()};
}

}  // namespace app
