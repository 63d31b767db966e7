// The Great Book of Challenges for readers: crews, entries, the boards of the heists, statistics of the
// scenarios. It has its own read-only connection to the database; any thread may use it. Writing to it is
// done by chores for the writer.
#pragma once

#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "protocol/token.h"
#include "sqlite/database.h"
#include "table/book.h"

namespace sqlite {

class Book {
 public:
  // The file of a folder that open_store has opened.
  static Result<std::unique_ptr<Book>> open(const std::string& file,
                                            std::shared_ptr<Disk> disk = std::make_shared<Disk>());

  Result<std::vector<table::BookEntry>> entries(const table::BookQuestion& question);
  // The number of the last game that was written; 0 if there is none.
  Result<std::int64_t> newest();
  // Everything of a crew or of everyone; scenarios with the same name are one row (SX-1).
  Result<std::vector<table::BookCell>> grid(std::optional<table::CrewId> crew);

  Result<std::optional<table::CrewCard>> crew(const protocol::TokenDigest& secret);
  Result<std::optional<table::CrewCard>> crew_of(std::string_view won_record);
  Result<std::vector<table::Achieved>> achievements(table::CrewId crew);

  // The counted tries of a day: wins first, best first, then those that failed or are still playing.
  Result<std::vector<table::HeistEntry>> heist(std::string_view day, std::optional<table::CrewId> mine,
                                               std::size_t most);
  Result<std::vector<table::CrewId>> crews_with_a_try(std::string_view day);
  Result<table::HeistStage> heist_stage(std::string_view day, table::CrewId crew);
  // The day whose deal a record was played with; empty if it wasn't a heist.
  Result<std::string> heist_of(std::string_view record);

 private:
  Result<std::optional<table::CrewCard>> crew_where(std::string_view condition, std::string_view value);

  explicit Book(Database database) : database_(std::move(database)) {}

  std::mutex mutex_;
  Database database_;
};

}  // namespace sqlite
