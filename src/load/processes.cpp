#include "load/processes.h"

#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstring>
#include <iostream>
#include <vector>

#include "base/propagate.h"
#include "load/channel.h"
#include "load/worker.h"

namespace load {
namespace {

// How long the server is left alone after a stage, so that scripts can measure its memory.
constexpr Nanos kRest = 500 * kMillisecond;

struct Process {
  pid_t id;
  Channel channel;
};

void sleep_until(Nanos moment) {
  const timespec time{.tv_sec = moment / kSecond, .tv_nsec = moment % kSecond};
  while (clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &time, nullptr) == EINTR) {
  }
}

void raise_file_limit() {
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
}

int work(const LoadOptions& options, std::uint32_t index, const Channel& channel) {
  prctl(PR_SET_PDEATHSIG, SIGTERM);
  Worker worker{options, share_of(options, index), channel};
  const auto tally = worker.run();
  const bool was_heard = tally ? channel.tell_done(*tally) : channel.tell_failure(tally.error());
  return was_heard ? 0 : 1;
}

class WorkerProcesses {
 public:
  explicit WorkerProcesses(const LoadOptions& options) : options_(options) {}
  // Workers that are still running when this ends aren't needed any more.
  ~WorkerProcesses() {
    for (const Process& process : processes_) kill(process.id, SIGTERM);
    for (const Process& process : processes_) waitpid(process.id, nullptr, 0);
  }
  WorkerProcesses(const WorkerProcesses&) = delete;
  WorkerProcesses& operator=(const WorkerProcesses&) = delete;

  std::expected<void, std::string> start() {
    std::cout.flush();
    for (std::uint32_t i = 0; i < options_.processes; ++i) {
      ASSIGN_OR_RETURN(auto channels, open_channels());
      const pid_t id = fork();
      if (id < 0) return std::unexpected{std::string{"Can't start a process: "} + std::strerror(errno)};
      if (id == 0) {
        channels.starter.close();
        for (Process& other : processes_) other.channel.close();
        _exit(work(options_, i, channels.worker));
      }
      processes_.push_back({id, std::move(channels.starter)});
    }
    return {};
  }

  std::expected<void, std::string> await(Phase phase) const {
    for (const Process& process : processes_) {
      if (const auto come = process.channel.await(phase); !come) return come;
    }
    return {};
  }

  bool tell_go(Nanos start) const {
    bool all = true;
    for (const Process& process : processes_) all &= process.channel.tell_go(start);
    return all;
  }

  std::expected<Tally, std::string> sum() const {
    Tally sum;
    for (const Process& process : processes_) {
      const auto tally = process.channel.await_tally();
      if (!tally) return tally;
      sum.add(*tally);
    }
    return sum;
  }

 private:
  const LoadOptions& options_;
  std::vector<Process> processes_;
};

void say(std::string_view stage, const std::string& sentence) {
  std::cerr << "load: [" << stage << "] " << sentence << "\n" << std::flush;
}

}  // namespace

std::expected<Report, std::string> run_processes(const LoadOptions& options) {
  std::signal(SIGPIPE, SIG_IGN);
  raise_file_limit();
  const Nanos began = steady_now();
  const auto since = [&] {
    const std::string tenths = std::to_string((steady_now() - began) / (100 * kMillisecond));
    const std::string two = tenths.size() < 2 ? "0" + tenths : tenths;
    return " after " + two.substr(0, two.size() - 1) + "." + two.back() + " s";
  };
  WorkerProcesses workers{options};
  RETURN_IF_ERROR(workers.start());

  struct Stage {
    Phase phase;
    std::string_view word;
    std::string sentence;
  };
  for (const Stage& stage :
       {Stage{Phase::Idle, "idle", std::to_string(options.idle_tables) + " idle tables are open"},
        Stage{Phase::Opened, "opened", std::to_string(options.tables) + " tables are open"},
        Stage{Phase::Connected, "connected", std::to_string(options.connections()) + " seats are taken"},
        Stage{Phase::Playing, "playing", "all tables are playing"}}) {
    RETURN_IF_ERROR(workers.await(stage.phase));
    say(stage.word, stage.sentence + since());
    if (stage.phase == Phase::Playing) break;
    sleep_until(steady_now() + kRest);
    if (!workers.tell_go(0)) return std::unexpected{std::string{"A process of load ended unexpectedly."}};
  }
  const std::uint64_t setup = static_cast<std::uint64_t>((steady_now() - began) / kMillisecond);
  const Nanos start = steady_now() + kRest;
  if (!workers.tell_go(start)) return std::unexpected{std::string{"A process of load ended unexpectedly."}};
  const Nanos begin = start + Nanos{options.warmup} * kSecond;
  sleep_until(begin);
  say("measuring", "for " + std::to_string(options.seconds) + " s");
  sleep_until(begin + Nanos{options.seconds} * kSecond);
  say("measured", "waiting for the last answers");
  ASSIGN_OR_RETURN(const auto tally, workers.sum());
  return Report{.options = options, .tally = tally, .setup_ms = setup};
}

}  // namespace load
