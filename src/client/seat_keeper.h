// Keeps a seat's secret and the numbers of its requests. A block of numbers is recorded as used before the
// first of them is used, so that a program that ends unexpectedly never uses a number twice.
#pragma once

#include <cstdint>
#include <optional>

#include "client/seat_file.h"

namespace client {

class SeatKeeper {
 public:
  // Without a file, everything is kept in memory only. The fresh token is for a seat that isn't known yet.
  SeatKeeper(std::optional<SeatFile> file, const protocol::Token& fresh);

  const protocol::Token& token() const { return kept_.token; }
  // Requests up to this number may already have been made.
  std::uint32_t used_number() const { return used_before_; }

  // To be called before a request with this number is sent.
  void note(std::uint32_t last_number);
  // Another program with the same secret may have used numbers; from this one on, nobody has.
  std::uint32_t count_on();
  // The seat is given up.
  void forget();

 private:
  std::optional<SeatFile> file_;
  SeatFile::Kept kept_;
  std::uint32_t used_before_ = 0;
};

}  // namespace client
