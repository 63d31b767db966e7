// A network thread: its loop, its tables and the connections that sit at them. Other threads may call `post`
// and nothing else; before the thread runs and after it has ended, the one who started it may.
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
#include "net/house.h"
#include "net/session.h"
#include "table/hall.h"

namespace net {

// A line of a table's journal that is safe.
struct Durable {
  protocol::Code table;
  protocol::Version version;
};

class Floor final : public table::Outbox {
 public:
  Floor(House& house, const table::HouseRules& rules, table::Journal& journal);
  Floor(const Floor&) = delete;
  Floor& operator=(const Floor&) = delete;
  ~Floor() override;

  // ---- any thread
  template <class Task>
  void post(Task task) {
    asio::post(io_, std::move(task));
  }
  asio::io_context& io() { return io_; }

  // ---- the life of the thread
  void start();
  // Tells everybody to come back.
  void shut();
  // Nobody is waited for any more; the loop ends when all that was under way has seen it.
  void end();
  // Whether the loop has ended; any thread.
  bool has_stopped() const { return has_stopped_; }
  void join();

  // ---- table::Outbox
  void send(table::ConnectionId to, const table::Line& line) override;
  void close(table::ConnectionId connection, table::Goodbye why) override;

  // ---- tables
  table::Hall& hall() { return hall_; }
  // After every call to the hall that can change when it wants to be woken.
  void arm();
  void durable(std::span<const Durable> lines);
  void trouble(table::StoreState state);
  // The process stood still.
  void interrupt();
  void advise(protocol::Code code, const table::Advice& advice);
  void surveyed(protocol::Code code, const table::Finding& finding);
  enum class Opening : std::uint8_t {
    Open,
    CodeIsTaken,
    HallIsFull,
    TooManyOfOne,
    TooManyTeammates,
    NotDurable
  };
  using OpeningAnswer = std::move_only_function<void(Opening)>;
  // The answer comes when the table is in the journal, or when that has taken too long.
  void open_table(protocol::Code code, const protocol::NewTable& wish, const Address& owner,
                  OpeningAnswer answer);

  // ---- sessions
  using MakeSession = std::move_only_function<std::shared_ptr<Session>(Floor&, table::ConnectionId)>;
  void adopt(MakeSession make);
  void expect_closed(const Session& session);
  void forget(const Session& session, Ending why, protocol::Code code);
  void guessed_wrong(const Address& address);
  // How many there are; any thread.
  std::size_t sessions() const { return session_count_; }
  // Those who speak HTTP: each is a function that sends it away.
  std::list<std::function<void()>>& visitors() { return visitors_; }
  // How many tables play; any thread, a moment late.
  std::size_t playing() const { return playing_; }

  House& house() { return house_; }
  const Settings& settings() const { return house_.settings; }
  Counts& counts() { return counts_; }
  const Log& log() const { return house_.log; }
  table::Moment now() const { return house_.ports.now(); }

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

  House& house_;
  asio::io_context io_{1};
  asio::executor_work_guard<Executor> work_{io_.get_executor()};
  Counts counts_;
  table::Hall hall_;
  std::thread thread_;

  std::unordered_map<std::uint64_t, std::shared_ptr<Session>> sessions_;
  std::atomic<std::size_t> session_count_ = 0;
  std::uint64_t last_id_ = 0;
  std::list<std::function<void()>> visitors_;
  std::atomic<std::size_t> playing_ = 0;
  std::vector<std::shared_ptr<Session>> dirty_;
  // Every connection is visited once a turn of the wheel, and so few at a time that nobody's move waits
  // behind them.
  static constexpr std::size_t kSlots = 128;
  std::array<std::vector<table::ConnectionId>, kSlots> wheel_;
  std::size_t slot_ = 0;
  std::vector<table::ConnectionId> delayed_;  // those who see everything later
  // Both in the order of their times, because all wait equally long.
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
