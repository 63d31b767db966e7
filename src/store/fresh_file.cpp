#include "store/fresh_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <charconv>
#include <csignal>
#include <cstdio>
#include <string_view>
#include <system_error>
#include <utility>

namespace store {
namespace {

constexpr std::string_view kPart = ".part";

// The process that is making this half-finished file, or 0 if it isn't one.
pid_t maker_of(std::string_view name, std::string_view file) {
  if (!name.starts_with(file) || !name.substr(file.size()).starts_with('.')) return 0;
  name.remove_prefix(file.size() + 1);
  pid_t maker = 0;
  const auto [end, error] = std::from_chars(name.data(), name.data() + name.size(), maker);
  name.remove_prefix(static_cast<std::size_t>(end - name.data()));
  // SQLite keeps its own files next to it.
  return error == std::errc{} && maker > 0 && (name == kPart || name.starts_with(".part-")) ? maker : 0;
}

bool is_running(pid_t process) { return ::kill(process, 0) == 0 || errno != ESRCH; }

// A process that was killed couldn't clean up. A file with our own process ID is from a process that had it
// before us.
void remove_what_the_killed_left(const std::filesystem::path& file) {
  const std::filesystem::path folder = file.has_parent_path() ? file.parent_path() : ".";
  std::error_code ignored;
  for (const auto& entry : std::filesystem::directory_iterator{folder, ignored}) {
    const pid_t maker = maker_of(entry.path().filename().string(), file.filename().string());
    if (maker == 0 || (maker != getpid() && is_running(maker))) continue;
    std::filesystem::remove(entry.path(), ignored);
  }
}

}  // namespace

std::expected<FreshFile, std::string> FreshFile::beside(const std::filesystem::path& file) {
  remove_what_the_killed_left(file);
  std::filesystem::path fresh = file;
  fresh += "." + std::to_string(getpid()) + std::string{kPart};
  const int opened = ::open(fresh.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, S_IRUSR | S_IWUSR);
  if (opened < 0) {
    return std::unexpected("The file " + fresh.string() +
                           " can't be created: " + std::generic_category().message(errno) + ".");
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
                           " can't be created: " + std::generic_category().message(errno) + ".");
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
