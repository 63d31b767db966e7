#include "sqlite/folder.h"

#include "base/propagate.h"

namespace sqlite {
namespace {

constexpr const char* kDatabase = "magicmaze.sqlite";

}  // namespace

std::expected<Folder, std::string> Folder::open(const std::filesystem::path& path) {
  ASSIGN_OR_RETURN(auto held, store::Folder::open(path));
  // SQLite gives the files next to its database the same permissions.
  RETURN_IF_ERROR(held.make_file(kDatabase));
  return Folder{std::move(held)};
}

std::string Folder::database_in(const std::filesystem::path& folder) { return (folder / kDatabase).string(); }

}  // namespace sqlite
