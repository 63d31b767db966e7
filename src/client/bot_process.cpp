#include "client/bot_process.h"

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstring>
#include <thread>
#include <utility>

namespace client {
namespace {

constexpr std::size_t kLongestBotLine = 16'384;
constexpr std::size_t kMostUnsent = 1U << 20U;
constexpr int kGraceMs = 1'000;
using Clock = std::chrono::steady_clock;

struct Pipe {
  int read = -1;
  int write = -1;
};

std::optional<Pipe> make_pipe() {
  std::array<int, 2> ends{};
  if (::pipe2(ends.data(), O_CLOEXEC) != 0) return std::nullopt;
  return Pipe{ends[0], ends[1]};
}

void close_both(const Pipe& pipe) {
  ::close(pipe.read);
  ::close(pipe.write);
}

// Our end of the pipe never blocks.
void set_nonblocking(int file) { ::fcntl(file, F_SETFL, ::fcntl(file, F_GETFL) | O_NONBLOCK); }

// In its own process group, so that its children end with it and Ctrl-C reaches only us; with default signal
// handling, as programs expect it.
int spawn(pid_t& child, const Pipe& input, const Pipe& output, char* const* words) {
  posix_spawn_file_actions_t files;
  posix_spawnattr_t how;
  ::posix_spawn_file_actions_init(&files);
  ::posix_spawnattr_init(&how);
  ::posix_spawn_file_actions_adddup2(&files, input.read, STDIN_FILENO);
  ::posix_spawn_file_actions_adddup2(&files, output.write, STDOUT_FILENO);
  sigset_t usual;
  ::sigemptyset(&usual);
  ::sigaddset(&usual, SIGPIPE);
  ::posix_spawnattr_setsigdefault(&how, &usual);
  ::posix_spawnattr_setpgroup(&how, 0);
  ::posix_spawnattr_setflags(&how, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF);
  const int problem = ::posix_spawnp(&child, words[0], &files, &how, words, environ);
  ::posix_spawnattr_destroy(&how);
  ::posix_spawn_file_actions_destroy(&files);
  return problem;
}

}  // namespace

std::expected<BotProcess, std::string> BotProcess::start(const std::vector<std::string>& command) {
  const auto input = make_pipe();
  const auto output = make_pipe();
  if (!input || !output)
    return std::unexpected{std::string{"Can't open a pipe to the bot: too many open files."}};
  std::vector<std::string> copies = command;
  std::vector<char*> words;
  words.reserve(copies.size() + 1);
  for (std::string& word : copies) words.push_back(word.data());
  words.push_back(nullptr);
  pid_t child = 0;
  if (const int problem = spawn(child, *input, *output, words.data()); problem != 0) {
    close_both(*input);
    close_both(*output);
    return std::unexpected{command.front() + " can't be started: " + std::strerror(problem) + "."};
  }
  ::close(input->read);
  ::close(output->write);
  set_nonblocking(input->write);
  set_nonblocking(output->read);
  return BotProcess{Ends{.child = child, .input = input->write, .output = output->read}};
}

BotProcess::BotProcess(BotProcess&& other) noexcept
    : child_(std::exchange(other.child_, 0)),
      input_(std::exchange(other.input_, -1)),
      output_(std::exchange(other.output_, -1)),
      status_(other.status_),
      unsent_(std::move(other.unsent_)),
      said_(std::move(other.said_)),
      taken_(other.taken_),
      trouble_(std::move(other.trouble_)) {}

BotProcess::~BotProcess() {
  if (input_ != -1) ::close(input_);
  if (output_ != -1) ::close(output_);
  if (child_ == 0) return;
  // Its children may outlive it, so the whole group has to be gone.
  is_gone(kGraceMs);
  if (is_group_there()) ::kill(-child_, SIGTERM);
  const auto until = Clock::now() + std::chrono::milliseconds{kGraceMs};
  while (is_group_there() && Clock::now() < until) {
    is_gone(0);
    std::this_thread::sleep_for(std::chrono::milliseconds{5});
  }
  if (is_group_there()) ::kill(-child_, SIGKILL);
  if (!status_) ::waitpid(child_, nullptr, 0);
}

void BotProcess::tell(const std::string& line) {
  if (input_ == -1) return;
  if (unsent_.size() + line.size() > kMostUnsent) {
    trouble_ = "The bot doesn't read its input.";
    return;
  }
  unsent_ += line + "\n";
  write();
}

void BotProcess::attend() {
  write();
  read();
}

void BotProcess::write() {
  while (input_ != -1 && !unsent_.empty()) {
    const ssize_t count = ::write(input_, unsent_.data(), unsent_.size());
    if (count > 0) {
      unsent_.erase(0, static_cast<std::size_t>(count));
    } else if (errno != EINTR) {
      if (errno == EAGAIN) return;
      ::close(std::exchange(input_, -1));
      unsent_.clear();
    }
  }
}

// One read at a time: a bot that never stops sending doesn't keep us from the table.
void BotProcess::read() {
  if (output_ == -1) return;
  std::array<char, kLongestBotLine> room{};
  const ssize_t count = ::read(output_, room.data(), room.size());
  if (count > 0) {
    said_.erase(0, std::exchange(taken_, 0));
    said_.append(room.data(), static_cast<std::size_t>(count));
    const std::size_t last_break = said_.rfind('\n');
    const std::size_t open = last_break == std::string::npos ? said_.size() : said_.size() - last_break - 1;
    if (open > kLongestBotLine) trouble_ = "The bot sent a line longer than 16 KiB.";
  } else if (count == 0 || (errno != EAGAIN && errno != EINTR)) {
    ::close(std::exchange(output_, -1));
    // A last line without a line break doesn't count.
    const std::size_t last_break = said_.rfind('\n');
    said_.erase(last_break == std::string::npos ? taken_ : std::max(taken_, last_break + 1));
  }
}

std::optional<std::string> BotProcess::next() {
  const std::size_t end = said_.find('\n', taken_);
  if (end == std::string::npos) return std::nullopt;
  std::string line = said_.substr(taken_, end - taken_);
  taken_ = end + 1;
  if (line.ends_with('\r')) line.pop_back();
  return line;
}

// A zombie still counts as a process.
bool BotProcess::is_group_there() const { return ::kill(-child_, 0) == 0 || errno != ESRCH; }

bool BotProcess::is_gone(int milliseconds) {
  const auto until = Clock::now() + std::chrono::milliseconds{milliseconds};
  while (!status_) {
    int status = 0;
    if (::waitpid(child_, &status, WNOHANG) == child_) status_ = status;
    if (status_ || Clock::now() >= until) break;
    std::this_thread::sleep_for(std::chrono::milliseconds{5});
  }
  return status_.has_value();
}

std::string BotProcess::ending() {
  if (!is_gone(kGraceMs)) return "It closed its output.";
  if (WIFSIGNALED(*status_)) return "It was killed by signal " + std::to_string(WTERMSIG(*status_)) + ".";
  return "It ended with status " + std::to_string(WEXITSTATUS(*status_)) + ".";
}

}  // namespace client
