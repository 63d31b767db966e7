// What the tests of whole programs rely on.
#include <gtest/gtest.h>

#include <chrono>
#include <fstream>
#include <memory>
#include <string>
#include <thread>

#include "support/server_process.h"

namespace {

// A process that has ended but hasn't been waited for is still in the list, as a zombie.
bool is_running(const std::string& id) {
  std::ifstream file{"/proc/" + id + "/stat"};
  std::string text;
  std::getline(file, text);
  const std::size_t state = text.rfind(") ");
  return state != std::string::npos && text[state + 2] != 'Z';
}

bool ends(const std::string& id) {
  const auto deadline = std::chrono::steady_clock::now() + std::chrono::seconds{20};
  while (is_running(id) && std::chrono::steady_clock::now() < deadline) std::this_thread::yield();
  return !is_running(id);
}

TEST(Program, a_process_it_has_started_ends_with_it) {
  const support::TemporaryFolder folder;
  auto program = std::make_unique<support::Program>(
      std::vector<std::string>{"sh", "-c", "sleep 600 & echo child $!; wait"}, folder.path() / "output");
  const auto child = program->printed("child ");
  ASSERT_TRUE(child) << program->output();
  ASSERT_TRUE(is_running(*child));
  program.reset();
  EXPECT_TRUE(ends(*child));
}

}  // namespace
