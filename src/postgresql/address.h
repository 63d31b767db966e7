// Where a PostgreSQL is: a URL as libpq reads it (postgresql://USER@HOST/DATABASE), which may name several
// hosts.
#pragma once

#include <expected>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace postgresql {

// Whether this is meant as such an address at all.
bool is_address(std::string_view text);

class Address {
 public:
  static std::expected<Address, std::string> read(const std::string& url);

  // The options of a connection to each host, in libpq's words.
  using Options = std::map<std::string, std::string>;
  std::vector<Options> hosts() const;
  // For people: without user and password.
  std::string name() const;

 private:
  explicit Address(Options options) : options_(std::move(options)) {}
  std::string value(const std::string& option) const;

  Options options_;
};

}  // namespace postgresql
