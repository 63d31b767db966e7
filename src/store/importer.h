// Finished games from elsewhere, many at a time, while no server uses the store.
#pragma once

#include <expected>
#include <string>
#include <string_view>

#include "store/chore.h"
#include "table/ports.h"

namespace store {

class Importer {
 public:
  virtual ~Importer() = default;

  // Each is durable once `finish` has returned. The errors are sentences.
  virtual std::expected<void, std::string> found_crew(const FoundCrew& crew) = 0;
  virtual std::expected<void, std::string> keep(const table::RecordCard& card, std::string_view text) = 0;
  // The ID of a finished game with exactly the same text, wherever and whenever it was played; empty if there
  // is none.
  virtual std::expected<std::string, std::string> id_of(const table::RecordCard& card,
                                                        std::string_view text) = 0;
  virtual std::expected<void, std::string> finish() = 0;
};

}  // namespace store
