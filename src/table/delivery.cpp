#include "table/delivery.h"

#include <memory>
#include <utility>

namespace table {

Line line_of(std::string text) { return std::make_shared<const std::string>(std::move(text)); }

bool Delivery::note_durable(Version version) {
  if (version <= durable_) return false;
  durable_ = version;
  return true;
}

void Delivery::show(Line line, std::optional<MemberId> answers) {
  queue_.put({.after = decided_, .to = std::nullopt, .line = std::move(line), .answers = answers});
}

void Delivery::tell(ConnectionId to, Line line, std::optional<MemberId> answers) {
  queue_.put({.after = decided_, .to = to, .line = std::move(line), .answers = answers});
}

void Delivery::part(ConnectionId connection, Line last, Goodbye why) {
  queue_.put({.after = decided_, .to = connection, .line = std::move(last), .goodbye = why});
}

void Delivery::flush(std::span<Connection> connections) {
  while (auto pending = queue_.take(durable_)) {
    if (pending->to) {
      if (pending->line) outbox_->send(*pending->to, pending->line);
      if (pending->goodbye) outbox_->close(*pending->to, *pending->goodbye);
      continue;
    }
    history_.add(pending->after, pending->line);
    for (Connection& connection : connections) {
      if ((!connection.member && !connection.is_parting) || connection.knows >= pending->after) continue;
      connection.knows = pending->after;
      outbox_->send(connection.id, pending->line);
    }
  }
}

void Delivery::tell_members_now(std::span<const Connection> connections, const Line& line,
                                std::optional<MemberId> except) {
  for (const Connection& connection : connections) {
    if (connection.member && connection.member != except) tell_now(connection.id, line);
  }
}

}  // namespace table
