#include "client/bot_process.h"

#include <gtest/gtest.h>
#include <poll.h>

#include <array>
#include <chrono>
#include <csignal>
#include <fstream>
#include <stdexcept>
#include <thread>

namespace client {
namespace {

BotProcess started(const std::vector<std::string>& command) {
  auto bot = BotProcess::start(command);
  if (!bot) throw std::runtime_error{bot.error()};
  return *std::move(bot);
}

// Waits for the next line, or for the end.
std::optional<std::string> answer_of(BotProcess& bot) {
  for (;;) {
    bot.attend();
    if (auto line = bot.next()) return line;
    if (bot.has_ended() || bot.trouble()) return std::nullopt;
    std::array<pollfd, 2> files{{{.fd = bot.output(), .events = POLLIN, .revents = 0},
                                 {.fd = bot.input(), .events = POLLOUT, .revents = 0}}};
    if (::poll(files.data(), files.size(), 10'000) == 0) return std::nullopt;
  }
}

TEST(BotProcess, reads_and_writes_lines) {
  BotProcess bot = started({"cat"});
  bot.tell("one");
  bot.tell("two");
  EXPECT_EQ(answer_of(bot), "one");
  EXPECT_EQ(answer_of(bot), "two");
  EXPECT_FALSE(bot.trouble());
}

TEST(BotProcess, a_missing_command_is_reported_in_a_sentence) {
  const auto bot = BotProcess::start({"/nowhere/no-such-bot"});
  ASSERT_FALSE(bot);
  EXPECT_EQ(bot.error(), "/nowhere/no-such-bot can't be started: No such file or directory.");
}

TEST(BotProcess, lines_before_its_end_count_except_for_half_a_line) {
  BotProcess bot = started({"sh", "-c", "printf 'one\\r\\ntwo\\nthr'; exit 7"});
  EXPECT_EQ(answer_of(bot), "one");
  EXPECT_EQ(answer_of(bot), "two");
  EXPECT_EQ(answer_of(bot), std::nullopt);
  EXPECT_TRUE(bot.has_ended());
  EXPECT_EQ(bot.ending(), "It ended with status 7.");
}

TEST(BotProcess, a_signal_is_reported) {
  BotProcess bot = started({"sh", "-c", "kill -9 $$"});
  EXPECT_EQ(answer_of(bot), std::nullopt);
  EXPECT_EQ(bot.ending(), "It was killed by signal 9.");
}

TEST(BotProcess, an_endless_line_is_an_error) {
  BotProcess bot = started({"sh", "-c", "head -c 100000 /dev/zero; sleep 60"});
  EXPECT_EQ(answer_of(bot), std::nullopt);
  EXPECT_EQ(bot.trouble(), "The bot sent a line longer than 16 KiB.");
}

TEST(BotProcess, not_reading_is_an_error_and_nobody_waits_for_it) {
  BotProcess bot = started({"sleep", "60"});
  const std::string line(100'000, 'x');
  for (int i = 0; i < 20 && !bot.trouble(); ++i) bot.tell(line);
  EXPECT_EQ(bot.trouble(), "The bot doesn't read its input.");
}

// Whether the process exists and hasn't ended.
bool is_alive(pid_t process) {
  std::ifstream status{"/proc/" + std::to_string(process) + "/stat"};
  std::string text;
  std::getline(status, text);
  const std::size_t name_ends = text.rfind(") ");
  return name_ends != std::string::npos && text[name_ends + 2] != 'Z';
}

TEST(BotProcess, what_it_has_started_ends_with_it) {
  pid_t child = 0;
  {
    // It ends when its input is closed, and leaves a child behind.
    BotProcess bot = started({"sh", "-c", "sleep 600 >/dev/null 2>&1 & echo $!; cat >/dev/null"});
    child = std::stoi(answer_of(bot).value_or("0"));
    ASSERT_GT(child, 1);
    EXPECT_TRUE(is_alive(child));
  }
  const auto until = std::chrono::steady_clock::now() + std::chrono::seconds{20};
  while (is_alive(child) && std::chrono::steady_clock::now() < until) {
    std::this_thread::sleep_for(std::chrono::milliseconds{5});
  }
  EXPECT_FALSE(is_alive(child));
  ::kill(child, SIGKILL);
}

}  // namespace
}  // namespace client
