// Which crews have had their try at the heist of the day, at all tables together: two tables of a crew can't
// both begin it.
#pragma once

#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <utility>

#include "protocol/code.h"
#include "protocol/table_purpose.h"
#include "table/book.h"

namespace table {

// A table would like to begin a game that is the crew's try of a day.
struct HeistClaim {
  std::string day;
  CrewId crew;
  protocol::Code table;
  friend bool operator==(const HeistClaim&, const HeistClaim&) = default;
};

// Shared by all threads. Never blocks: if the answer isn't known here, there is a countdown's time to find it
// out.
class HeistTries {
 public:
  virtual ~HeistTries() = default;
  // The countdown has begun.
  virtual void ask(const HeistClaim& claim) = 0;
  // The game begins. True once for each crew and day. If the answer hasn't come by now, this isn't the try:
  // nobody gets a second one because an answer was late.
  virtual bool take(const HeistClaim& claim) = 0;
  // The countdown was stopped, and the try wasn't taken.
  virtual void give_back(const HeistClaim& claim) = 0;
};

// Of a server that has all tables itself.
class LocalHeistTries final : public HeistTries {
 public:
  // What an earlier run of the server has left.
  void note(const std::string& day, CrewId crew);

  void ask(const HeistClaim& /*claim*/) override {}
  bool take(const HeistClaim& claim) override;
  void give_back(const HeistClaim& /*claim*/) override {}

 private:
  std::mutex mutex_;
  std::set<std::pair<std::string, CrewId>> taken_;  // of the latest day
};

// What such a table claims at this time. None if it plays no heist, or the day is over.
std::optional<HeistClaim> heist_claim(const protocol::TablePurpose& purpose, protocol::Code table,
                                      std::int64_t wall_s);

// The deal of a day is new to a crew once: while the day lasts, when its game begins for the first time.
// False if it isn't, or no longer. A table that plays no heist has nothing to claim.
bool claim_heist_try(HeistTries& tries, const protocol::TablePurpose& purpose, protocol::Code table,
                     std::int64_t wall_s);

}  // namespace table
