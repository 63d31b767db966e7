// A network thread: its loop, its tables and their connections. Other threads may only call `post`; before
// the thread runs and after it has ended, its starter may call anything.
#pragma once

#include <array>
#include <atomic>
#include <boost/asio/post.hpp>
#include <deque>
#include <functional>
#include <list>
#include <map>
#include <memory>
#include <thread>
#include <unordered_map>
#include <utility>
#include <vector>

#include "net/asio.h"
#include "net/count.h"
#include "net/latency.h"
#include "net/server_context.h"
#include "net/session.h"
#include "net/timed_journal.h"
#include "table/table_registry.h"

namespace net {

// A line of a table's journal that is durable.
struct Durable {
  protocol::Code table;
  protocol::Version version;
};

class NetworkThread final : public table::Outbox, public table::ComplaintBox {
 public:
  NetworkThread(ServerContext& context, const table::TableSettings& settings, table::Journal& journal);
  NetworkThread(const NetworkThread&) = delete;
  NetworkThread& operator=(const NetworkThread&) = delete;
  ~NetworkThread() override;

  // ---- any thread
  template <class Task>
  void post(Task task) {
    asio::post(io_, std::move(task));
  }
  asio::io_context& io() { return io_; }

  // ---- the life of the thread
  void start();
  // Tells everyone to come back.
  void shut();
  // Doesn't wait for anyone any more; the loop ends once everything under way has noticed.
  void end();
  // Whether the loop has ended; any thread.
  bool has_stopped() const { return has_stopped_; }
  void join();

  // ---- table::Outbox
  void send(table::ConnectionId to, const table::Line& line) override;
  void close(table::ConnectionId connection, table::Goodbye why) override;

  // ---- table::ComplaintBox
  void put(table::Complaint complaint) override;

  // ---- tables
  table::TableRegistry& registry() { return registry_; }
  // After every call to the registry that can change when it has to be woken.
  void arm();
  void durable(std::span<const Durable> lines);
  void trouble(table::StoreState state);
  // The process was suspended.
  void interrupt();
  void advise(protocol::Code code, const table::Advice& advice);
  void solver_answered(protocol::Code code, const table::SolverAnswer& answer);
  enum class Opening : std::uint8_t {
    Open,
    CodeIsTaken,
    ServerIsFull,
    TooManyOfOne,
    TooManyTeammates,
    NotDurable
  };
  using OpeningAnswer = std::move_only_function<void(Opening)>;
  // The answer comes when the table is in the journal, or when that has taken too long.
  void open_table(protocol::Code code, const protocol::NewTable& request, const Address& owner,
                  OpeningAnswer answer);

  // ---- sessions
  using MakeSession = std::move_only_function<std::shared_ptr<Session>(NetworkThread&, table::ConnectionId)>;
  void adopt(MakeSession make);
  void expect_closed(const Session& session);
  void forget(const Session& session, CloseReason why, protocol::Code code);
  void guessed_wrong(const Address& address);
  std::optional<Address> address_of(table::ConnectionId id) const;
  std::size_t waiting_bytes(table::ConnectionId id) const;
  void tell_everyone(const table::Line& line);
  // Disconnects everyone here who is no longer let in, and returns how many they were.
  std::size_t send_banned_away();
  // How many there are; any thread.
  std::size_t sessions() const { return session_count_; }
  // Connections that speak HTTP: each is a function that closes it.
  std::list<std::function<void()>>& http_connections() { return http_connections_; }
  // How many tables are playing; any thread, a moment late.
  std::size_t playing() const { return playing_; }

  ServerContext& context() { return context_; }
  const Settings& settings() const { return context_.settings; }
  Counts& counts() { return counts_; }
  Latency& latency(Stage stage) { return latencies_[static_cast<std::size_t>(stage)]; }
  const Log& log() const { return context_.log; }
  table::Moment now() const { return context_.ports.now(); }

 private:
  struct Pending {
    OpeningAnswer answer;
    std::int64_t until_ms = 0;
  };
  struct Deadline {
    std::int64_t at_ms = 0;
    table::ConnectionId connection;
  };

  void flush();
  void tick();
  void turn_wheel(std::int64_t now_ms);
  void keep_deadlines(std::int64_t now_ms);
  void release_late_lines(std::int64_t now_ms);
  std::shared_ptr<Session> find(table::ConnectionId id) const;
  std::vector<std::shared_ptr<Session>> everybody() const;

  ServerContext& context_;
  asio::io_context io_{1};
  asio::executor_work_guard<Executor> work_{io_.get_executor()};
  Counts counts_;
  Latencies latencies_;
  TimedJournal journal_;
  table::TableRegistry registry_;
  std::thread thread_;

  std::unordered_map<std::uint64_t, std::shared_ptr<Session>> sessions_;
  std::atomic<std::size_t> session_count_ = 0;
  std::uint64_t last_id_ = 0;
  std::list<std::function<void()>> http_connections_;
  std::atomic<std::size_t> playing_ = 0;
  std::uint64_t listed_changes_ = 0;  // those that the shared list of tables knows of
  std::vector<std::shared_ptr<Session>> dirty_;
  // Every connection is visited once per turn of the wheel, and so few at a time that nobody's move waits
  // behind them.
  static constexpr std::size_t kSlots = 128;
  std::array<std::vector<table::ConnectionId>, kSlots> wheel_;
  std::size_t slot_ = 0;
  std::vector<table::ConnectionId> delayed_;  // those with a delayed view
  // Both in order of their times, because all wait equally long.
  std::deque<Deadline> first_lines_;
  std::deque<Deadline> closings_;
  std::map<protocol::Code, Pending> openings_;

  Timer ticker_{io_};
  std::int64_t ticked_ms_ = 0;  // when it ticked last
  Timer alarm_{io_};
  std::optional<std::int64_t> armed_for_ms_;
  bool has_ended_ = false;
  std::atomic<bool> has_stopped_ = false;
};

}  // namespace net
