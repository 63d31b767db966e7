// The Great Book of Challenges for readers: crews, entries, the boards of the heists.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "postgresql/reading_connection.h"
#include "protocol/token.h"
#include "table/book.h"

namespace postgresql {

// As in store::Reader.
class Book {
 public:
  explicit Book(const Address& address) : connection_(address) {}

  Result<std::vector<table::BookEntry>> entries(const table::BookQuestion& question);
  Result<std::int64_t> newest();
  Result<std::vector<table::BookCell>> grid(std::optional<table::CrewId> crew);
  Result<std::optional<table::CrewCard>> crew(const protocol::TokenDigest& secret);
  Result<std::optional<table::CrewCard>> crew_of(std::string_view won_record);
  Result<std::vector<table::Achieved>> achievements(table::CrewId crew);
  Result<std::vector<table::HeistEntry>> heist(std::string_view day, std::optional<table::CrewId> mine,
                                               std::size_t most);
  Result<std::vector<table::CrewId>> crews_with_a_try(std::string_view day);
  Result<table::HeistStage> heist_stage(std::string_view day, table::CrewId crew);
  Result<std::string> heist_of(std::string_view record);

 private:
  Result<std::optional<table::CrewCard>> crew_where(const std::string& condition, std::string_view value);

  ReadingConnection connection_;
};

}  // namespace postgresql
