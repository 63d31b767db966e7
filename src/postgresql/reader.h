// The readers' side of the store on PostgreSQL: two connections, so that a page of the Book and a record to
// watch don't wait for each other.
#pragma once

#include <expected>
#include <memory>
#include <string>

#include "postgresql/book.h"
#include "postgresql/records.h"
#include "store/reader.h"

namespace postgresql {

class Reader final : public store::Reader {
 public:
  // Of a store that a backend has opened: the tables are there.
  static std::expected<std::unique_ptr<Reader>, std::string> open(const std::string& address);

  explicit Reader(const Address& address) : records_(address), book_(address) {}

  Result<std::optional<std::string>> text(std::string_view id) override { return records_.text(id); }
  Result<std::optional<table::RecordCard>> card(std::string_view id) override { return records_.card(id); }
  Result<std::vector<table::RecordCard>> latest(std::size_t most) override { return records_.latest(most); }
  Result<std::vector<table::ScenarioTally>> tallies() override { return records_.tallies(); }

  Result<std::vector<table::BookEntry>> entries(const table::BookQuestion& question) override {
    return book_.entries(question);
  }
  Result<std::int64_t> newest() override { return book_.newest(); }
  Result<std::vector<table::BookCell>> grid(std::optional<table::CrewId> crew) override {
    return book_.grid(crew);
  }
  Result<std::optional<table::CrewCard>> crew(const protocol::TokenDigest& secret) override {
    return book_.crew(secret);
  }
  Result<std::optional<table::CrewCard>> crew_of(std::string_view won_record) override {
    return book_.crew_of(won_record);
  }
  Result<std::vector<table::Achieved>> achievements(table::CrewId crew) override {
    return book_.achievements(crew);
  }
  Result<std::vector<table::HeistEntry>> heist(std::string_view day, std::optional<table::CrewId> mine,
                                               std::size_t most) override {
    return book_.heist(day, mine, most);
  }
  Result<std::vector<table::CrewId>> crews_with_a_try(std::string_view day) override {
    return book_.crews_with_a_try(day);
  }
  Result<table::HeistStage> heist_stage(std::string_view day, table::CrewId crew) override {
    return book_.heist_stage(day, crew);
  }
  Result<std::string> heist_of(std::string_view record) override { return book_.heist_of(record); }

 private:
  Records records_;
  Book book_;
};

}  // namespace postgresql
