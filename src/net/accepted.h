// What a client says it accepts, as in Accept-Encoding or Accept-Language: words with weights.
#pragma once

#include <string_view>
#include <vector>

namespace net {

struct Accepted {
  std::string_view word;  // of the header; letters as the client has written them
  int weight = 1'000;     // in thousandths; 0: not wanted
};

// In the order of the header. A weight that can't be read counts as zero.
std::vector<Accepted> accepted_in(std::string_view header);

}  // namespace net
