// Which address has opened which table, so that no address gets more than its share. Tables from before a
// restart belong to nobody. Any thread may ask.
#pragma once

#include <cstddef>
#include <limits>
#include <map>
#include <mutex>
#include <optional>

#include "net/address.h"
#include "protocol/code.h"

namespace net {

class TableOwners {
 public:
  explicit TableOwners(std::size_t most_of_one = std::numeric_limits<std::size_t>::max())
      : most_of_one_(most_of_one) {}

  // False if this address already has as many tables as allowed.
  bool add(protocol::Code table, const Address& address);
  void remove(protocol::Code table);

  std::optional<Address> owner_of(protocol::Code table) const;
  std::map<Address, std::size_t> tables_by_address() const;

 private:
  const std::size_t most_of_one_;
  mutable std::mutex mutex_;
  std::map<protocol::Code, Address> owners_;
  std::map<Address, std::size_t> tables_;  // how many each has
};

}  // namespace net
