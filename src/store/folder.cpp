#include "store/folder.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <system_error>
#include <utility>

#include "base/propagate.h"

namespace store {
namespace {

constexpr mode_t kOwnerOnly = S_IRUSR | S_IWUSR;

std::string why() { return std::generic_category().message(errno); }

// The folders above may have the usual permissions; this one contains secrets.
std::expected<void, std::string> make(const std::filesystem::path& path) {
  std::error_code error;
  const std::filesystem::path above = std::filesystem::absolute(path, error).parent_path();
  if (!error && !above.empty()) std::filesystem::create_directories(above, error);
  if (error)
    return std::unexpected("The folder " + above.string() + " can't be created: " + error.message() + ".");
  if (mkdir(path.c_str(), S_IRWXU) != 0 && errno != EEXIST) {
    return std::unexpected("The folder " + path.string() + " can't be created: " + why() + ".");
  }
  if (!std::filesystem::is_directory(path, error)) {
    return std::unexpected(path.string() + " is not a folder.");
  }
  return {};
}

std::string process_in(int file) {
  std::array<char, 32> text{};
  const ssize_t size = pread(file, text.data(), text.size(), 0);
  return size > 1 ? " (process " + std::string(text.data(), static_cast<std::size_t>(size) - 1) + ")" : "";
}

}  // namespace

std::expected<Folder, std::string> Folder::open(const std::filesystem::path& path) {
  RETURN_IF_ERROR(make(path));

  const std::string name = lock_in(path);
  const int lock = ::open(name.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, kOwnerOnly);
  if (lock < 0) return std::unexpected("The file " + name + " can't be opened: " + why() + ".");
  Folder folder{path, lock};
  if (flock(lock, LOCK_EX | LOCK_NB) != 0) {
    if (errno != EWOULDBLOCK) {
      return std::unexpected("The file " + name + " can't be locked: " + why() + ".");
    }
    return std::unexpected("Another server" + process_in(lock) + " is using the folder " + path.string() +
                           ". Stop it, or choose another folder.");
  }
  // Only for that sentence: the lock works without it.
  const std::string process = std::to_string(getpid()) + "\n";
  if (ftruncate(lock, 0) != 0 || pwrite(lock, process.data(), process.size(), 0) < 0) errno = 0;
  return folder;
}

std::expected<void, std::string> Folder::make_file(const std::string& name) const {
  const std::string path = (path_ / name).string();
  const int file = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, kOwnerOnly);
  if (file < 0) return std::unexpected("The file " + path + " can't be opened: " + why() + ".");
  close(file);
  return {};
}

Folder::Folder(Folder&& other) noexcept
    : path_(std::move(other.path_)), lock_(std::exchange(other.lock_, -1)) {}

Folder& Folder::operator=(Folder&& other) noexcept {
  std::swap(path_, other.path_);
  std::swap(lock_, other.lock_);
  return *this;
}

Folder::~Folder() {
  if (lock_ >= 0) close(lock_);
}

}  // namespace store
