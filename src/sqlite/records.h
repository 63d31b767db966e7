// Finished games for readers. It has its own read-only connection to the database; any thread may use it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "sqlite/database.h"
#include "table/ports.h"

namespace sqlite {

class Records {
 public:
  // The file of a folder that open_store has opened.
  static Result<std::unique_ptr<Records>> open(const std::string& file,
                                               std::shared_ptr<Disk> disk = std::make_shared<Disk>());

  // The record as text, each line with its line break. Nothing if there is none with this ID.
  Result<std::optional<std::string>> text(std::string_view id);
  Result<std::optional<table::RecordCard>> card(std::string_view id);

  // Of public tables: those with the word "public" among their marks, the latest first.
  Result<std::vector<table::RecordCard>> latest(std::size_t most);
  // Of all tables, in the order of the scenarios' names.
  Result<std::vector<table::ScenarioTally>> tallies();

 private:
  explicit Records(Database database) : database_(std::move(database)) {}

  std::mutex mutex_;
  Database database_;
};

}  // namespace sqlite
