#include "serve/chosen_store.h"

#include <utility>

#include "base/propagate.h"
#include "sqlite/backend.h"
#include "sqlite/maintenance.h"
#include "sqlite/reader.h"
#ifdef MAGICMAZE_WITH_POSTGRESQL
#include "postgresql/backend.h"
#include "postgresql/reader.h"
#endif

namespace serve {
namespace {

std::expected<ChosenStore, std::string> open_postgresql(const std::filesystem::path& data,
                                                        const std::string& address) {
#ifdef MAGICMAZE_WITH_POSTGRESQL
  ASSIGN_OR_RETURN(auto folder, store::Folder::open(data));
  ASSIGN_OR_RETURN(auto backend, postgresql::Backend::open(address));
  ASSIGN_OR_RETURN(auto recovered, backend->recover());
  ASSIGN_OR_RETURN(auto reader, postgresql::Reader::open(address));
  return ChosenStore{.folder = std::move(folder),
                     .backend = std::move(backend),
                     .reader = std::move(reader),
                     .recovered = std::move(recovered)};
#else
  static_cast<void>(data);
  static_cast<void>(address);
  return std::unexpected{
      "This program was built without PostgreSQL: install Debian's package libpq-dev and build it again."};
#endif
}

}  // namespace

std::expected<ChosenStore, std::string> open_store(const std::filesystem::path& data,
                                                   const std::string& store) {
  if (!store.empty()) return open_postgresql(data, store);
  ASSIGN_OR_RETURN(auto backend, sqlite::Backend::open(data));
  ASSIGN_OR_RETURN(auto recovered, backend->recover());
  auto reader = sqlite::Reader::open(backend->file());
  if (!reader) return std::unexpected("Can't read the finished games: " + reader.error().text + ".");
  return ChosenStore{.folder = std::nullopt,
                     .backend = std::move(backend),
                     .reader = *std::move(reader),
                     .recovered = std::move(recovered)};
}

std::unique_ptr<store::Maintenance> maintenance_of(const std::filesystem::path& data) {
  return std::make_unique<sqlite::Maintenance>(data);
}

}  // namespace serve
