// Complaints on their way from the network threads to the operator's console. Any thread.
#pragma once

#include <cstddef>
#include <cstdint>
#include <mutex>
#include <optional>
#include <utility>
#include <vector>

#include "net/address.h"
#include "table/ports.h"

namespace net {

struct ComplaintAtServer {
  table::Complaint complaint;
  std::optional<Address> about;  // where they come from, if they are here
  std::optional<Address> by;
};

class Complaints {
 public:
  // The console looks once a second; what comes faster than it can be read by anyone is dropped.
  static constexpr std::size_t kMost = 256;
  // The console keeps them no longer than this.
  static constexpr std::int64_t kKeptDays = 30;

  void put(ComplaintAtServer complaint) {
    const std::scoped_lock lock{mutex_};
    if (waiting_.size() < kMost) waiting_.push_back(std::move(complaint));
  }
  std::vector<ComplaintAtServer> take() {
    const std::scoped_lock lock{mutex_};
    return std::exchange(waiting_, {});
  }

 private:
  std::mutex mutex_;
  std::vector<ComplaintAtServer> waiting_;
};

}  // namespace net
