#include "serve/chosen_store.h"

#include <utility>

#include "base/propagate.h"
#include "sqlite/backend.h"
#include "sqlite/maintenance.h"
#include "sqlite/reader.h"

namespace serve {

std::expected<ChosenStore, std::string> open_store(const std::filesystem::path& data) {
  ASSIGN_OR_RETURN(auto backend, sqlite::Backend::open(data));
  ASSIGN_OR_RETURN(auto recovered, backend->recover());
  auto reader = sqlite::Reader::open(backend->file());
  if (!reader) return std::unexpected("Can't read the finished games: " + reader.error().text + ".");
  return ChosenStore{
      .backend = std::move(backend), .reader = *std::move(reader), .recovered = std::move(recovered)};
}

std::unique_ptr<store::Maintenance> maintenance_of(const std::filesystem::path& data) {
  return std::make_unique<sqlite::Maintenance>(data);
}

}  // namespace serve
