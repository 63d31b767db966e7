// A connection on which any thread may ask, one at a time. It is opened when it is needed, and again if it
// was lost.
#pragma once

#include <mutex>
#include <optional>
#include <string>
#include <utility>

#include "postgresql/address.h"
#include "postgresql/connection.h"

namespace postgresql {

class ReadingConnection {
 public:
  explicit ReadingConnection(Address address) : address_(std::move(address)) {}

  Result<Answer> ask(const std::string& sql, const Parameters& parameters = {});

 private:
  Result<Answer> ask_once(const std::string& sql, const Parameters& parameters);

  Address address_;
  std::mutex mutex_;
  std::optional<Connection> connection_;
};

}  // namespace postgresql
