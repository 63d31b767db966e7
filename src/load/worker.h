// One process that generates load: its tables, their sockets, one loop around epoll. It sends according to a
// fixed plan, whether or not the server keeps up.
#pragma once

#include <cstdint>
#include <deque>
#include <expected>
#include <memory>
#include <string>
#include <vector>

#include "load/channel.h"
#include "load/options.h"
#include "load/played_table.h"
#include "load/socket.h"
#include "load/tally.h"

namespace load {

// Which of the tables belong to this worker.
struct WorkerShare {
  std::uint32_t worker = 0;  // counted from 0
  std::uint32_t first_table = 0;
  std::uint32_t tables = 0;
  std::uint32_t idle_tables = 0;
};
WorkerShare share_of(const LoadOptions& options, std::uint32_t worker);

class Worker final : public LineSender, public LineListener {
 public:
  Worker(const LoadOptions& options, WorkerShare share, const Channel& channel);
  ~Worker() override;
  Worker(const Worker&) = delete;
  Worker& operator=(const Worker&) = delete;

  // From start to end; the error is a sentence.
  std::expected<Tally, std::string> run();

  void say(std::size_t connection, std::string_view line) override;
  void come_back_later(std::size_t connection, std::uint32_t milliseconds) override;
  void hear(std::size_t connection, std::string_view line) override;

 private:
  using Status = std::expected<void, std::string>;
  struct Retry {
    Nanos due = 0;
    std::size_t connection = 0;
  };
  struct Connection {  // one connection
    Socket socket;
    std::uint32_t tries = 0;
    std::uint32_t come_back_ms = 0;  // the server said so
    bool waits_to_write = false;
  };

  Status open_tables(std::uint32_t how_many, std::vector<std::string>* codes);
  Status connect_all();
  Status begin_games();
  Status pass(Phase phase, Nanos& start);
  Status play(Nanos start);
  void drain(Nanos end);
  template <class Condition>
  Status wait_for(std::string_view what, Condition is_so);

  static constexpr std::uint64_t kChannel = ~std::uint64_t{0};  // among the numbers of connections

  void turn(Nanos until);
  void connect(std::size_t connection);
  void on_event(std::size_t connection, std::uint32_t events);
  void lose(std::size_t connection, Socket::Outcome outcome);
  void watch(std::size_t connection, bool is_new);
  std::string path_of(std::size_t table) const;
  unsigned source_of(std::size_t table) const;
  std::size_t table_of(std::size_t connection) const { return connection / options_.seats; }
  std::size_t seat_of(std::size_t connection) const { return connection % options_.seats; }

  const LoadOptions& options_;
  WorkerShare share_;
  const Channel& channel_;
  std::unique_ptr<Tally> tally_;
  LoadRun run_;
  int epoll_;
  std::vector<char> buffer_;
  std::vector<std::string> codes_;
  std::deque<PlayedTable> tables_;
  std::deque<Connection> connections_;
  std::size_t next_to_connect_ = 0;
  std::size_t connecting_ = 0;  // at this moment
  std::vector<Retry> retries_;
  std::string failure_;     // why there's no point in going on
  bool may_go_on_ = false;  // the channel is readable
  std::uint32_t mask_ = 0x9e37'79b9;
};

// Nanoseconds of the machine's steady clock, the same in all processes.
Nanos steady_now();

}  // namespace load
