// Finished games, for everybody who may read them. It has its own connection to the database, which cannot
// write; any thread may ask.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "store/sqlite.h"
#include "table/ports.h"

namespace store {

class Records {
 public:
  // The file of a folder that open_store has opened.
  static Result<std::unique_ptr<Records>> open(const std::string& file,
                                               std::shared_ptr<Disk> disk = std::make_shared<Disk>());

  // The record as text, each line with its line break. Nothing: there is none with this id.
  Result<std::optional<std::string>> text(std::string_view id);
  Result<std::optional<table::RecordCard>> card(std::string_view id);

  // Of public tables: those with the word "public" among their marks. The latest first.
  Result<std::vector<table::RecordCard>> latest(std::size_t most);
  // The same of one scenario: wins before all others, fewer sand timer spaces before more (B-SCORE-1), then
  // the shorter game.
  Result<std::vector<table::RecordCard>> best(std::string_view scenario, std::size_t most);
  // Of all tables, in the order of the scenarios' names.
  Result<std::vector<table::Tally>> tallies();

 private:
  explicit Records(Database database) : database_(std::move(database)) {}

  std::mutex mutex_;
  Database database_;
};

}  // namespace store
