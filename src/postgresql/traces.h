// The rows that are there once a batch is written. By them a commit is recognised whose answer was lost.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <string_view>
#include <utility>

#include "postgresql/parameters.h"
#include "store/backend.h"

namespace postgresql {

class Traces {
 public:
  explicit Traces(const store::Batch& batch);

  std::size_t count() const { return left_.size(); }
  // Code, version, time and text of each, and whether texts may have been changed in the same batch: a chore
  // removes names.
  Parameters parameters() const;

 private:
  struct Trace {
    std::int64_t at = 0;
    std::string_view text;
  };

  void forget(table::Code table);

  std::map<std::pair<std::uint32_t, std::uint32_t>, Trace> left_;  // by code and version
  bool may_be_changed_ = false;
};

}  // namespace postgresql
