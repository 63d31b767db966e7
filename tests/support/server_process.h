// The real program as a server, in its own folder, for tests of the whole program.
#pragma once

#include <sys/types.h>

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "support/ws_client.h"

namespace support {

// Deleted with everything in it at the end.
class TemporaryFolder {
 public:
  TemporaryFolder();
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;
  ~TemporaryFolder();
  const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
};

// A program that was started with these words; what it prints on both outputs goes to a file. It is ended
// with this, and so are the processes it has started.
class Program {
 public:
  Program(const std::vector<std::string>& words, const std::filesystem::path& output);
  Program(const Program&) = delete;
  Program& operator=(const Program&) = delete;
  ~Program();

  void signal(int number) const;
  // Its exit status, or 128 and the signal that ended it. Nothing: it didn't end in time.
  std::optional<int> wait();
  // All it has printed so far.
  std::string output() const;
  // Waits until it has printed a line that begins so, and gives the rest of that line.
  std::optional<std::string> printed(const std::string& beginning);
  pid_t id() const { return id_; }

 private:
  std::filesystem::path output_;
  pid_t id_ = -1;
  std::optional<int> status_;
};

// The path of the program under test: the variable MAGICMAZE_PROGRAM of the environment.
std::string program_path();

// `magicmaze serve` on free ports of the loopback.
class ServerProcess {
 public:
  // Where it stores its games; the options are added to the usual ones. If they say where to listen, the
  // first of those is where the tests connect.
  explicit ServerProcess(const std::filesystem::path& data, const std::vector<std::string>& options = {});

  bool is_up() const { return port_ != 0; }
  Where where(const std::string& from = "127.0.0.1") const;
  std::uint16_t port() const { return port_; }
  Program& program() { return *program_; }
  pid_t id() const { return program_->id(); }

  // SIGTERM, and its exit status.
  std::optional<int> stop();
  // kill -9
  void kill();

  // A counter or gauge of /metrics with its labels, like closed_total{reason="too_big"}.
  std::uint64_t metric(const std::string& name) const;
  // Waits until it is at least so large. False: it didn't get there.
  bool metric_reaches(const std::string& name, std::uint64_t value) const;

 private:
  std::unique_ptr<Program> program_;
  std::uint16_t port_ = 0;
  std::uint16_t metrics_port_ = 0;
  Security security_ = Security::Plain;
};

}  // namespace support
