#include "postgresql/reader.h"

#include "base/propagate.h"

namespace postgresql {

std::expected<std::unique_ptr<Reader>, std::string> Reader::open(const std::string& address) {
  ASSIGN_OR_RETURN(const auto read, Address::read(address));
  return std::make_unique<Reader>(read);
}

}  // namespace postgresql
