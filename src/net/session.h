// One websocket at a table: what is waiting to be written, what may be said how often, whether the other side
// is still there. It knows no socket; StreamSession is the half that does. Used by its network thread alone.
#pragma once

#include <array>
#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/token_bucket.h"
#include "net/address.h"
#include "net/asio.h"
#include "net/close_reason.h"
#include "net/connection_limits.h"
#include "protocol/code.h"
#include "protocol/request.h"
#include "table/ports.h"

namespace net {

class NetworkThread;

// Someone on the way to a table.
struct SessionInfo {
  protocol::Code code;
  Address address;
  ConnectionPermit permit{};
  std::int64_t delay_ms = 0;  // more than 0: can only watch, and sees everything with this delay
  // Too many wrong codes came from there: only a member who comes back is let in. Everyone else hears the
  // same, whether there is such a table or not.
  bool must_be_known = false;
};

class Session {
 public:
  Session(NetworkThread& thread, table::ConnectionId id, SessionInfo info);
  virtual ~Session() = default;
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;

  table::ConnectionId id() const { return id_; }
  const Address& address() const { return info_.address; }
  // Unknown until the first line.
  protocol::Visitor visitor() const { return visitor_; }
  std::size_t waiting_bytes() const { return waiting_bytes_ + later_bytes_; }

  // Answers the handshake and listens from then on.
  virtual void start() = 0;

  // ---- the network thread's side
  // The line goes out with the next flush. True: it is the first one that waits for it.
  bool queue(const table::Line& line);
  // Starts to write everything that is waiting, unless a write is under way: it checks again when it ends.
  void flush();
  // After what has been queued.
  void close(CloseReason why);
  // Several times a second, for delayed spectators: what has waited long enough is sent.
  bool is_delayed() const { return info_.delay_ms > 0; }
  void release(std::int64_t now_ms);
  // Every few seconds: still there?
  void visit(std::int64_t now_ms);
  // The server itself was suspended: pings that weren't answered in that time mean nothing.
  void excuse_silence() { pings_.fill(0); }
  // The time for the first line has passed.
  void expect_first_line();
  // The time for the other side's part of the close has passed.
  void expect_closed();

 protected:
  // ---- the stream's side
  void opened();
  void heard(std::string_view frame, bool is_text);
  void heard_ping();
  void heard_pong(std::string_view payload);
  void written(bool is_well);
  void ended(CloseReason why);
  bool is_ending() const { return close_reason_.has_value(); }
  NetworkThread& thread() { return thread_; }

 private:
  // One at a time; `written` comes when it is done.
  virtual void write(std::string_view bytes) = 0;
  virtual void ping(std::string_view payload) = 0;
  virtual void say_goodbye(std::uint16_t code) = 0;
  virtual void cut() = 0;
  // All bytes this socket has ever received.
  virtual std::uint64_t received() = 0;

  // False if this was one too many and the session ends.
  bool hear_line(std::string_view line);
  // False if it is banned: then it has been told.
  bool lets_in(protocol::Request& request);
  // False if the table doesn't know this member.
  bool shows_who_it_is(const protocol::Request& request);
  // True if it may be answered now; otherwise it is answered later.
  bool may_have_snapshot(std::int64_t now_ms);
  bool queue_now(const table::Line& line);
  bool queue_for_later(const table::Line& line);
  // A delayed spectator can only watch. False if the request is ignored.
  bool is_for_an_onlooker(protocol::Request& request) const;
  void send_ping(std::int64_t now_ms);
  void goodbye_if_idle();

  NetworkThread& thread_;
  const table::ConnectionId id_;
  SessionInfo info_;
  protocol::Visitor visitor_{};

  struct Later {
    std::int64_t at_ms = 0;
    table::Line line;
  };
  std::deque<Later> later_;
  std::size_t later_bytes_ = 0;
  std::vector<table::Line> waiting_;
  std::size_t waiting_bytes_ = 0;
  table::Line one_in_flight_;  // a single line is written as it is, the same bytes for everyone
  std::string many_in_flight_;
  SteadyClock::time_point waiting_since_;    // the first of those that are waiting
  SteadyClock::time_point in_flight_since_;  // the first of those that are being written
  bool is_writing_ = false;
  bool is_dirty_ = false;  // the thread will flush it at the end of this turn

  base::TokenBucket lines_;
  base::TokenBucket lines_before_closing_;
  base::TokenBucket snapshots_;
  bool is_snapshot_due_ = false;
  std::uint32_t bad_lines_ = 0;
  std::uint64_t received_before_ = 0;
  bool has_introduced_itself_ = false;
  bool came_back_ = false;  // with a token, valid or not

  std::array<std::int64_t, 4> pings_{};  // when the unanswered ones were sent; 0: none
  bool is_open_ = false;
  bool has_said_goodbye_ = false;
  std::optional<CloseReason> close_reason_;
  bool is_over_ = false;
};

// The number of a request that is not going to be parsed, so that its refusal can name it.
std::optional<protocol::Number> number_in(std::string_view line);

}  // namespace net
