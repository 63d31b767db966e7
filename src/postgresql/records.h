// Finished games: their records as text and their cards, and how each scenario has gone.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "postgresql/reading_connection.h"
#include "table/book.h"
#include "table/ports.h"

namespace postgresql {

class Records {
 public:
  explicit Records(const Address& address) : connection_(address) {}

  Result<std::optional<std::string>> text(std::string_view id);
  Result<std::optional<table::RecordCard>> card(std::string_view id);
  Result<std::vector<table::RecordCard>> latest(std::size_t most);
  Result<std::vector<table::ScenarioTally>> tallies();

 private:
  ReadingConnection connection_;
};

}  // namespace postgresql
