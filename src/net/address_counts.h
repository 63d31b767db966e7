// What one address uses, of what is limited for each address.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

namespace net {

struct AddressCounts {
  std::size_t connections = 0;
  std::size_t new_connections = 0;  // within a minute
  std::size_t tables = 0;           // that it has opened and that still exist
  std::size_t new_tables = 0;       // within a minute
  std::size_t ai_tables = 0;        // those with teammates
  std::size_t guesses = 0;          // wrong codes and tokens within a minute

  friend bool operator==(const AddressCounts&, const AddressCounts&) = default;
};

struct AddressCountField {
  std::string_view name;
  std::size_t AddressCounts::* count;
};
inline constexpr std::array kAddressCountFields{
    AddressCountField{"connections", &AddressCounts::connections},
    AddressCountField{"new_connections", &AddressCounts::new_connections},
    AddressCountField{"tables", &AddressCounts::tables},
    AddressCountField{"new_tables", &AddressCounts::new_tables},
    AddressCountField{"ai_tables", &AddressCounts::ai_tables},
    AddressCountField{"guesses", &AddressCounts::guesses},
};

}  // namespace net
