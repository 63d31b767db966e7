// What the operator says about this server, and how long it keeps what.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace net {

// Each may be empty.
struct SiteFacts {
  std::string name{};
  std::string contact{};  // a link: mailto:host@example.org, or a page
  std::string imprint{};  // a link
  std::string privacy{};  // a link; empty: this server's own page
  std::string message{};  // of the day
};

struct KeptFor {
  std::int64_t games_days = 0;  // 0: for ever
  std::int64_t waiting_days = 7;
  std::int64_t empty_minutes = 10;
  std::vector<std::string> voice_servers{};  // that browsers contact for a call
};

}  // namespace net
