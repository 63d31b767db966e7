// How far a table's journal is safe: the last of its lines that will survive a crash.
#pragma once

#include "table/ports.h"

namespace store {

struct DurableVersion {
  table::Code table;
  table::Version version;
  friend bool operator==(const DurableVersion&, const DurableVersion&) = default;
};

}  // namespace store
