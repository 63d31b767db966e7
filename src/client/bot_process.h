// A bot's process, with lines on its standard input and output. It can't block us: reads and writes never
// wait, and what it may buffer is limited.
#pragma once

#include <sys/types.h>

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <vector>

namespace client {

class BotProcess {
 public:
  // Its standard error is ours. The error is a sentence.
  static std::expected<BotProcess, std::string> start(const std::vector<std::string>& command);

  BotProcess(BotProcess&& other) noexcept;
  BotProcess& operator=(BotProcess&&) = delete;
  BotProcess(const BotProcess&) = delete;
  BotProcess& operator=(const BotProcess&) = delete;
  // Ends it and all its children: closes its input, then asks, then kills.
  ~BotProcess();

  // For poll(); -1 where there's nothing to wait for.
  int output() const { return output_; }
  int input() const { return unsent_.empty() ? -1 : input_; }

  void tell(const std::string& line);
  // Reads and writes as much as is possible without waiting.
  void attend();
  // The next whole line of its output, without the line break.
  std::optional<std::string> next();

  // What is wrong with it, as a sentence; none if all is well.
  const std::optional<std::string>& trouble() const { return trouble_; }
  // It has closed its output, and all of it has been read.
  bool has_ended() const { return output_ == -1 && taken_ >= said_.size(); }
  // How it ended, as a sentence: "It ended with status 1."
  std::string ending();

 private:
  struct Ends {
    pid_t child;
    int input;   // its input
    int output;  // its output
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

}  // namespace client
