// What a store has written, in memory: it lasts as long as this value. Every store holds the same things;
// this one says in the simplest way what they are and what becomes of them.
#pragma once

#include <cstdint>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "store/chore.h"
#include "store/recovered.h"
#include "table/book.h"
#include "table/ports.h"

namespace store {

class MemoryStore {
 public:
  struct Game {
    std::int64_t number = 0;  // in the order in which they were written
    table::RecordCard card;   // without names and without a crew once those are gone
    std::string text;
    bool is_public = false;
  };
  struct Crew {
    std::int64_t id = 0;
    std::string digest;
    std::string name;
    std::int64_t founded_wall_s = 0;
  };
  struct Try {
    table::Code table;
    std::uint32_t game = 0;
    std::int64_t at_wall_s = 0;
    std::string record;  // empty: not finished, or gone
  };

  MemoryStore();

  // ---- writing; the caller holds the lock of everything that belongs together
  std::unique_lock<std::mutex> lock() const { return std::unique_lock{mutex_}; }
  // Whether a row or a settlement with this version may come next.
  bool may_follow(table::Code table, table::Version version) const;
  void write(const table::Row& row);
  void write(const table::Settlement& settlement);
  // How many rows it takes to say so.
  std::size_t forget(table::Code table);
  void beat(table::ServerTime now);
  void carry_out(Chore& chore);
  // How many finished games that was.
  std::size_t expire(std::int64_t ended_before_wall_s);

  // ---- reading
  Recovered recover() const;
  const std::map<std::string, Game>& games() const { return games_; }
  const std::map<std::int64_t, Crew>& crews() const { return crews_; }
  // The game that proves each achievement of each crew; empty: gone.
  const std::map<std::pair<std::int64_t, std::string>, std::string>& achievements() const {
    return achievements_;
  }
  const std::map<std::pair<std::string, std::int64_t>, Try>& tries() const { return tries_; }

  // Its commits are counted, so that a writer that has lost an answer can look.
  std::uint64_t commits = 0;

 private:
  struct Work;
  void keep(const table::RecordCard& card, std::string text);
  void take_from_boards(const std::string& record);
  template <class IsTable, class IsMeant>
  std::int64_t clear_lines(IsTable is_table, IsMeant is_meant);

  mutable std::mutex mutex_;
  std::string secret_;
  std::map<table::Code, std::vector<table::Row>> tables_;
  std::map<std::string, Game> games_;
  std::map<std::int64_t, Crew> crews_;
  std::map<std::pair<std::int64_t, std::string>, std::string> achievements_;
  std::map<std::pair<std::string, std::int64_t>, Try> tries_;
  table::ServerTime last_seen_;
  std::int64_t last_game_ = 0;
  std::int64_t last_crew_ = 0;  // the highest number that was ever given
};

}  // namespace store
