#pragma once

#include <string>

namespace net {

// What this process uses, and which build it is, for Prometheus and under the names that its own clients use.
// What the system doesn't tell is left out.
std::string process_metrics();

}  // namespace net
