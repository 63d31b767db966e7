#include "store/fresh_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <system_error>
#include <utility>

namespace store {

std::expected<FreshFile, std::string> FreshFile::beside(const std::filesystem::path& file) {
  std::filesystem::path fresh = file;
  fresh += "." + std::to_string(getpid()) + ".part";
  const int opened = ::open(fresh.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, S_IRUSR | S_IWUSR);
  if (opened < 0) {
    return std::unexpected("The file " + fresh.string() +
                           " cannot be made: " + std::generic_category().message(errno) + ".");
  }
  close(opened);
  return FreshFile{file, std::move(fresh)};
}

FreshFile::FreshFile(FreshFile&& other) noexcept
    : file_(std::move(other.file_)), fresh_(std::exchange(other.fresh_, {})) {}

FreshFile::~FreshFile() {
  if (fresh_.empty()) return;
  std::error_code ignored;
  std::filesystem::remove(fresh_, ignored);
}

std::expected<void, std::string> FreshFile::finish(Replaces replaces) {
  const unsigned flags = replaces == Replaces::Anything ? 0 : RENAME_NOREPLACE;
  if (renameat2(AT_FDCWD, fresh_.c_str(), AT_FDCWD, file_.c_str(), flags) != 0) {
    return std::unexpected("The file " + file_.string() +
                           " cannot be made: " + std::generic_category().message(errno) + ".");
  }
  fresh_.clear();
  settle_folder(file_.has_parent_path() ? file_.parent_path() : std::filesystem::path{"."});
  return {};
}

void settle_folder(const std::filesystem::path& folder) {
  const int opened = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (opened < 0) return;
  fsync(opened);
  close(opened);
}

}  // namespace store
