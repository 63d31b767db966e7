// Takes care of a seat's secret and of the numbers of its requests: a block of numbers is written down as
// used before the first of them is, so that a program that ends in any way never uses one twice.
#pragma once

#include <cstdint>
#include <optional>

#include "app/seat_file.h"

namespace app {

class SeatKeeper {
 public:
  // Without a file everything is kept in memory alone. The fresh token is for a seat that is not known yet.
  SeatKeeper(std::optional<SeatFile> file, const protocol::Token& fresh);

  const protocol::Token& token() const { return kept_.token; }
  // Requests up to this number may have been made before.
  std::uint32_t used_number() const { return used_before_; }

  // To be called before a request with this number is sent.
  void note(std::uint32_t last_number);
  // Another program with the same secret may have gone on counting: from here on nobody has.
  std::uint32_t count_on();
  // The seat is given up.
  void forget();

 private:
  std::optional<SeatFile> file_;
  SeatFile::Kept kept_;
  std::uint32_t used_before_ = 0;
};

}  // namespace app
