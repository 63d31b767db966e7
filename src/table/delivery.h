// How a table's lines reach people: in the same order for everyone, and none before it is durable. It knows
// versions, not what they are about.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "table/connection.h"
#include "table/durability_queue.h"
#include "table/history.h"
#include "table/ports.h"

namespace table {

Line line_of(std::string text);

class Delivery {
 public:
  explicit Delivery(Outbox& outbox) : outbox_(&outbox) {}

  // How many lines have been decided, and how many of them survive a crash.
  Version decided() const { return decided_; }
  Version durable() const { return durable_; }
  bool is_all_durable() const { return decided_ == durable_; }

  // The next line is decided.
  void count_line() { ++decided_.value; }
  // As the journal has it: all of that is durable.
  void restore(Version last) { decided_ = durable_ = last; }
  // False: that was known.
  bool note_durable(Version version);

  // ---- when everything that has been decided by now is durable
  // The line of the version decided last, to everyone who doesn't have it yet.
  void show(Line line, std::optional<MemberId> answers);
  void tell(ConnectionId to, Line line, std::optional<MemberId> answers = std::nullopt);
  // Goodbye to a connection, after a last line if there is one.
  void part(ConnectionId connection, Line last, Goodbye why);
  // Sends everything that may go out.
  void flush(std::span<Connection> connections);
  // Answers to this member that are waiting.
  std::size_t answers_to(MemberId member) const { return queue_.answers_to(member); }

  // ---- at once
  void tell_now(ConnectionId to, std::string text) { outbox_->send(to, line_of(std::move(text))); }
  void tell_now(ConnectionId to, const Line& line) { outbox_->send(to, line); }
  // To everyone who has said who they are, except one of them.
  void tell_members_now(std::span<const Connection> connections, const Line& line,
                        std::optional<MemberId> except = std::nullopt);
  void close_now(ConnectionId connection, Goodbye why) { outbox_->close(connection, why); }

  // ---- for those who come back
  std::optional<std::vector<Line>> missed_since(Version seen) const { return history_.since(seen, durable_); }
  void forget_history() { history_.clear(); }

 private:
  Outbox* outbox_;
  Version decided_;
  Version durable_;
  DurabilityQueue queue_;
  History history_;
};

}  // namespace table
