// The writer's way to the database: one connection at a time, opened again when it was lost, and the epoch
// that makes it the only writer. Whoever takes a later one shuts it out.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>

#include "postgresql/address.h"
#include "postgresql/connection.h"

namespace postgresql {

class Session {
 public:
  explicit Session(Address address) : address_(std::move(address)) {}

  // Creates or checks the tables, and takes over from every server that has written before.
  Result<void> take_over();
  // Ready to write. What an earlier connection of this session has begun is decided by then: it has ended.
  Result<Connection*> connection();

  std::int64_t epoch() const { return epoch_; }

 private:
  Address address_;
  std::optional<Connection> connection_;
  std::int64_t epoch_ = 0;
};

}  // namespace postgresql
