#include "sqlite/maintenance.h"

#include "base/propagate.h"
#include "sqlite/backup.h"
#include "sqlite/forget.h"
#include "sqlite/importer.h"

namespace sqlite {

std::expected<store::Inventory, std::string> Maintenance::back_up(const std::filesystem::path& file,
                                                                  store::Overwrite overwrite) {
  return sqlite::back_up(folder_, file, overwrite);
}

std::expected<store::Restored, std::string> Maintenance::restore(const std::filesystem::path& file) {
  return sqlite::restore(file, folder_);
}

std::expected<store::Forgetting, std::string> Maintenance::forget_crew(const protocol::TokenDigest& secret) {
  return sqlite::forget_crew(folder_, secret);
}

std::expected<std::unique_ptr<store::Importer>, std::string> Maintenance::import_games() {
  ASSIGN_OR_RETURN(auto importer, Importer::open(folder_));
  return std::make_unique<Importer>(std::move(importer));
}

}  // namespace sqlite
