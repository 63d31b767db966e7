#include "postgresql/address.h"

#include <libpq-fe.h>

#include <memory>
#include <utility>

namespace postgresql {
namespace {

std::vector<std::string> parts_of(const std::string& list) {
  std::vector<std::string> parts{""};
  for (const char letter : list) {
    if (letter == ',') {
      parts.emplace_back();
    } else {
      parts.back() += letter;
    }
  }
  return parts;
}

// The last one is for all that follow, as in libpq.
std::string part(const std::vector<std::string>& parts, std::size_t i) {
  return i < parts.size() ? parts[i] : parts.back();
}

}  // namespace

bool is_address(std::string_view text) {
  return text.starts_with("postgresql://") || text.starts_with("postgres://");
}

std::expected<Address, std::string> Address::read(const std::string& url) {
  char* message = nullptr;
  const std::unique_ptr<PQconninfoOption, decltype(&PQconninfoFree)> read{
      PQconninfoParse(url.c_str(), &message), &PQconninfoFree};
  const std::unique_ptr<char, decltype(&PQfreemem)> owned{message, &PQfreemem};
  if (!is_address(url) || !read) {
    return std::unexpected("The store must be an address like postgresql://USER@HOST/DATABASE.");
  }
  Options options;
  for (const PQconninfoOption* one = read.get(); one->keyword != nullptr; ++one) {
    if (one->val != nullptr) options[one->keyword] = one->val;
  }
  return Address{std::move(options)};
}

std::string Address::value(const std::string& option) const {
  const auto found = options_.find(option);
  return found == options_.end() ? "" : found->second;
}

std::vector<Address::Options> Address::hosts() const {
  const auto names = parts_of(value("host"));
  const auto numbers = parts_of(value("hostaddr"));
  const auto ports = parts_of(value("port"));
  const std::size_t count = options_.contains("hostaddr") ? numbers.size() : names.size();
  std::vector<Options> all;
  for (std::size_t i = 0; i < count; ++i) {
    Options one = options_;
    if (options_.contains("host")) one["host"] = part(names, i);
    if (options_.contains("hostaddr")) one["hostaddr"] = part(numbers, i);
    if (options_.contains("port")) one["port"] = part(ports, i);
    one["client_encoding"] = "UTF8";
    one["fallback_application_name"] = "magicmaze";
    // A standby refuses at once, and the next host is asked.
    one.try_emplace("target_session_attrs", "read-write");
    all.push_back(std::move(one));
  }
  return all;
}

std::string Address::name() const {
  const std::string host = options_.contains("host") ? value("host") : value("hostaddr");
  return "postgresql://" + host + "/" + value("dbname");
}

}  // namespace postgresql
