// The readers' side of a store in memory.
#pragma once

#include <memory>
#include <utility>

#include "store/memory_store.h"
#include "store/reader.h"

namespace store {

class MemoryReader final : public Reader {
 public:
  explicit MemoryReader(std::shared_ptr<const MemoryStore> store) : store_(std::move(store)) {}

  Result<std::optional<std::string>> text(std::string_view id) override;
  Result<std::optional<table::RecordCard>> card(std::string_view id) override;
  Result<std::vector<table::RecordCard>> latest(std::size_t most) override;
  Result<std::vector<table::ScenarioTally>> tallies() override;
  Result<std::vector<table::BookEntry>> entries(const table::BookQuestion& question) override;
  Result<std::int64_t> newest() override;
  Result<std::vector<table::BookCell>> grid(std::optional<table::CrewId> crew) override;
  Result<std::optional<table::CrewCard>> crew(const protocol::TokenDigest& secret) override;
  Result<std::optional<table::CrewCard>> crew_of(std::string_view won_record) override;
  Result<std::vector<table::Achieved>> achievements(table::CrewId crew) override;
  Result<std::vector<table::HeistEntry>> heist(std::string_view day, std::optional<table::CrewId> mine,
                                               std::size_t most) override;
  Result<std::vector<table::CrewId>> crews_with_a_try(std::string_view day) override;
  Result<table::HeistStage> heist_stage(std::string_view day, table::CrewId crew) override;
  Result<std::string> heist_of(std::string_view record) override;

 private:
  using Game = MemoryStore::Game;

  const Game* named(std::string_view id) const;
  std::string name_of(std::optional<table::CrewId> crew) const;
  table::BookEntry entry_of(const Game& game) const;
  table::CrewCard card_of(const MemoryStore::Crew& crew) const;
  // A crew's or everyone's, the best first or the latest first.
  std::vector<const Game*> in_the_book(std::optional<table::CrewId> crew,
                                       table::BookQuestion::Order order) const;

  std::shared_ptr<const MemoryStore> store_;
};

}  // namespace store
