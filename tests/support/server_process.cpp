#include "support/server_process.h"

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <thread>

namespace support {
namespace {

constexpr std::chrono::seconds kDeadline{30};

// Asks until there is an answer, or until the time is over.
template <class Question>
auto wait_for(Question question) {
  const auto end = std::chrono::steady_clock::now() + kDeadline;
  auto answer = question();
  while (!answer && std::chrono::steady_clock::now() < end) {
    std::this_thread::sleep_for(std::chrono::milliseconds{5});
    answer = question();
  }
  return answer;
}

std::uint16_t port_in(const std::string& text) {
  const std::size_t colon = text.rfind(':');
  return colon == std::string::npos ? std::uint16_t{0}
                                    : static_cast<std::uint16_t>(std::atoi(text.c_str() + colon + 1));
}

}  // namespace

TemporaryFolder::TemporaryFolder() {
  std::string name = (std::filesystem::temp_directory_path() / "magicmaze-test-XXXXXX").string();
  path_ = ::mkdtemp(name.data());
}

TemporaryFolder::~TemporaryFolder() {
  std::error_code ignored;
  std::filesystem::remove_all(path_, ignored);
}

std::string program_path() {
  const char* path = std::getenv("MAGICMAZE_PROGRAM");
  return path == nullptr ? "build/release/magicmaze" : path;
}

Program::Program(const std::vector<std::string>& words, const std::filesystem::path& output)
    : output_(output) {
  std::vector<std::string> own_words = words;  // exec needs text that it could change
  std::vector<char*> arguments;
  arguments.reserve(own_words.size() + 1);
  for (std::string& word : own_words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  const int file = ::open(output.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC, 0600);
  id_ = ::fork();
  if (id_ == 0) {
    ::setpgid(0, 0);
    ::dup2(file, 1);
    ::dup2(file, 2);
    ::execvp(arguments[0], arguments.data());
    ::_exit(127);
  }
  if (id_ > 0) ::setpgid(id_, id_);  // whichever of the two comes first
  ::close(file);
}

Program::~Program() {
  if (id_ <= 0) return;
  ::kill(-id_, SIGKILL);  // the processes it has started too
  int ignored = 0;
  if (!status_) ::waitpid(id_, &ignored, 0);
}

void Program::signal(int number) const {
  if (!status_ && id_ > 0) ::kill(id_, number);
}

std::optional<int> Program::wait() {
  if (!status_) {
    status_ = wait_for([&]() -> std::optional<int> {
      int status = 0;
      if (::waitpid(id_, &status, WNOHANG) != id_) return std::nullopt;
      return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    });
  }
  return status_;
}

std::string Program::output() const {
  std::ifstream file{output_};
  return {std::istreambuf_iterator<char>{file}, {}};
}

std::optional<std::string> Program::printed(const std::string& beginning) {
  return wait_for([&]() -> std::optional<std::string> {
    const std::string text = "\n" + output();
    const std::size_t at = text.find("\n" + beginning);
    if (at == std::string::npos) {
      // A process that has ended prints nothing more.
      int status = 0;
      if (!status_ && ::waitpid(id_, &status, WNOHANG) == id_) {
        status_ = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
      }
      return status_ ? std::optional<std::string>{""} : std::nullopt;
    }
    const std::size_t begin = at + 1 + beginning.size();
    const std::size_t end = text.find('\n', begin);
    return end == std::string::npos ? std::nullopt : std::optional{text.substr(begin, end - begin)};
  });
}

ServerProcess::ServerProcess(const std::filesystem::path& data, const std::vector<std::string>& options) {
  std::vector<std::string> words{program_path(), "serve",  "--metrics-listen",
                                 "127.0.0.1:0",  "--data", data.string()};
  if (std::ranges::find(options, "--listen") == options.end())
    words.insert(words.end(), {"--listen", "127.0.0.1:0"});
  words.insert(words.end(), options.begin(), options.end());
  program_ = std::make_unique<Program>(words, data.string() + ".output");
  const auto address = program_->printed("Listening on ");
  if (!address || address->empty()) return;
  security_ = address->starts_with("https") ? Security::Tls : Security::Plain;
  port_ = port_in(*address);
  // The last line of the greeting means that the server is ready.
  program_->printed("Tables may");
  if (const auto metrics = program_->printed("Metrics at http://")) metrics_port_ = port_in(*metrics);
}

Where ServerProcess::where(const std::string& from) const { return {port_, security_, from}; }

std::optional<int> ServerProcess::stop() {
  program_->signal(SIGTERM);
  return program_->wait();
}

void ServerProcess::kill() {
  program_->signal(SIGKILL);
  program_->wait();
}

std::uint64_t ServerProcess::metric(const std::string& name) const {
  const HttpReply reply = http({.port = metrics_port_}, {.target = "/metrics"});
  const std::string wanted = "\nmagicmaze_" + name + " ";
  const std::size_t at = reply.body.find(wanted);
  return at == std::string::npos ? 0 : std::strtoull(reply.body.c_str() + at + wanted.size(), nullptr, 10);
}

bool ServerProcess::metric_reaches(const std::string& name, std::uint64_t value) const {
  return wait_for([&] { return metric(name) >= value; });
}

}  // namespace support
