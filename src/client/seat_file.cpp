#include "client/seat_file.h"

#include <fcntl.h>
#include <unistd.h>

#include <chrono>
#include <cstdlib>
#include <fstream>
#include <string>
#include <system_error>

#include "notation/ruleset_text.h"
#include "notation/words.h"

namespace client {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kEnding = ".seat";

fs::path folder_in(const char* variable, const fs::path& below) {
  const char* value = std::getenv(variable);
  // A relative path would mean another folder next time.
  if (value == nullptr || *value != '/') return {};
  return fs::path{value} / below;
}

bool write_all(int file, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t done = ::write(file, bytes.data(), bytes.size());
    if (done <= 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(done));
  }
  return true;
}

}  // namespace

std::optional<fs::path> SeatFile::usual_folder() {
  fs::path folder = folder_in("XDG_STATE_HOME", "magicmaze");
  if (folder.empty()) folder = folder_in("HOME", ".local/state/magicmaze");
  return folder.empty() ? std::nullopt : std::optional{folder};
}

SeatFile::SeatFile(fs::path folder, const net::TableLink& link, std::string_view name, protocol::Part part)
    : folder_(std::move(folder)) {
  const std::string_view watching = part == protocol::Part::Spectator ? "-watching" : "";
  path_ = folder_ /
          (notation::escaped(link.host + link.base_path) + "-" + std::to_string(link.port) + "-" +
           link.code.text() + "-" + notation::escaped(name) + std::string{watching} + std::string{kEnding});
}

std::optional<SeatFile::Kept> SeatFile::read() const {
  std::ifstream file{path_};
  std::string token;
  std::string number;
  if (!(file >> token >> number)) return std::nullopt;
  Kept kept;
  const auto read = protocol::read_token(token);
  if (!read || !notation::read(number, kept.used_number)) return std::nullopt;
  kept.token = *read;
  return kept;
}

bool SeatFile::write(const Kept& kept) const {
  std::error_code error;
  const fs::path parent = folder_.parent_path();
  fs::create_directories(parent, error);
  if (fs::create_directory(folder_, error)) {
    fs::permissions(folder_, fs::perms::owner_all, fs::perm_options::replace, error);
  }
  const fs::path fresh = path_.string() + "." + std::to_string(::getpid());
  const int file = ::open(fresh.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0600);
  if (file < 0) return false;
  const std::string text = protocol::text_of(kept.token) + " " + std::to_string(kept.used_number) + "\n";
  const bool is_written = write_all(file, text);
  ::close(file);
  if (is_written) fs::rename(fresh, path_, error);
  if (!is_written || error) {
    fs::remove(fresh, error);
    return false;
  }
  return true;
}

void SeatFile::forget() const {
  std::error_code ignored;
  fs::remove(path_, ignored);
}

void SeatFile::clear_away_old() const {
  constexpr std::chrono::hours kMonth{30 * 24};
  std::error_code error;
  const auto now = fs::file_time_type::clock::now();
  for (const fs::directory_entry& entry : fs::directory_iterator{folder_, error}) {
    if (entry.path().extension() != kEnding) continue;
    const auto written = entry.last_write_time(error);
    if (!error && now - written > kMonth) fs::remove(entry.path(), error);
  }
}

}  // namespace client
