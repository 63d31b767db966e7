// What is read of a store while a server writes to it: finished games, and the Great Book of Challenges with
// its crews, entries and boards. Any thread may ask, and it may take a moment. The writer changes all of it,
// by settlements and chores.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "protocol/token.h"
#include "store/problem.h"
#include "table/book.h"
#include "table/ports.h"

namespace store {

class Reader {
 public:
  virtual ~Reader() = default;

  // ---- finished games
  // The record as text, each line with its line break, as soon as its settlement is durable. Nothing if there
  // is none with this ID.
  virtual Result<std::optional<std::string>> text(std::string_view id) = 0;
  virtual Result<std::optional<table::RecordCard>> card(std::string_view id) = 0;
  // Of public tables: those with the word "public" among their marks, the latest first.
  virtual Result<std::vector<table::RecordCard>> latest(std::size_t most) = 0;
  // Of all tables, in the order of the scenarios' names.
  virtual Result<std::vector<table::ScenarioTally>> tallies() = 0;

  // ---- the Book
  virtual Result<std::vector<table::BookEntry>> entries(const table::BookQuestion& question) = 0;
  // The number of the last game that was written; 0 if there is none.
  virtual Result<std::int64_t> newest() = 0;
  // Everything of a crew or of everyone; scenarios with the same name are one row (SX-1).
  virtual Result<std::vector<table::BookCell>> grid(std::optional<table::CrewId> crew) = 0;

  virtual Result<std::optional<table::CrewCard>> crew(const protocol::TokenDigest& secret) = 0;
  virtual Result<std::optional<table::CrewCard>> crew_of(std::string_view won_record) = 0;
  virtual Result<std::vector<table::Achieved>> achievements(table::CrewId crew) = 0;

  // The counted tries of a day: wins first, best first, then those that failed or are still playing.
  virtual Result<std::vector<table::HeistEntry>> heist(std::string_view day,
                                                       std::optional<table::CrewId> mine,
                                                       std::size_t most) = 0;
  virtual Result<std::vector<table::CrewId>> crews_with_a_try(std::string_view day) = 0;
  virtual Result<table::HeistStage> heist_stage(std::string_view day, table::CrewId crew) = 0;
  // The day whose deal a record was played with; empty if it wasn't a heist.
  virtual Result<std::string> heist_of(std::string_view record) = 0;
};

}  // namespace store
