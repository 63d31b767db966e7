// A program that somebody wrote, with lines on its standard input and output. Nothing it does can block us:
// it is read and written without waiting, and what it may pile up is bounded.
#pragma once

#include <sys/types.h>

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <vector>

namespace app {

class BotProcess {
 public:
  // Its standard error is ours. The error is a sentence.
  static std::expected<BotProcess, std::string> start(const std::vector<std::string>& command);

  BotProcess(BotProcess&& other) noexcept;
  BotProcess& operator=(BotProcess&&) = delete;
  BotProcess(const BotProcess&) = delete;
  BotProcess& operator=(const BotProcess&) = delete;
  // Ends it, and all that it has started: first its input, then a request, then by force.
  ~BotProcess();

  // For poll(): -1 where there is nothing to wait for.
  int output() const { return output_; }
  int input() const { return unsent_.empty() ? -1 : input_; }

  void tell(const std::string& line);
  // Moves what can be moved without waiting.
  void attend();
  // The next whole line it has said, without its line break.
  std::optional<std::string> next();

  // Why it can be borne no longer, as a sentence; none: it is well.
  const std::optional<std::string>& trouble() const { return trouble_; }
  // It has closed its output and everything it said was taken.
  bool has_ended() const { return output_ == -1 && taken_ >= said_.size(); }
  // How it ended, once it has: "It ended with status 1."
  std::string ending();

 private:
  struct Ends {
    pid_t child;
    int input;   // where it is written to
    int output;  // where it is heard
  };
  explicit BotProcess(const Ends& ends) : child_(ends.child), input_(ends.input), output_(ends.output) {}
  void write();
  void read();
  bool is_gone(int milliseconds);
  bool is_group_there() const;

  pid_t child_;
  int input_;
  int output_;
  std::optional<int> status_;
  std::string unsent_;
  std::string said_;
  std::size_t taken_ = 0;
  std::optional<std::string> trouble_;
};

}  // namespace app
