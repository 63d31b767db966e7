#include "load/channel.h"

#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <utility>

#include "base/propagate.h"

namespace load {
namespace {

bool write_all(int handle, const void* bytes, std::size_t size) {
  const char* next = static_cast<const char*>(bytes);
  while (size > 0) {
    const ssize_t done = write(handle, next, size);
    if (done < 0 && errno == EINTR) continue;
    if (done <= 0) return false;
    next += done;
    size -= static_cast<std::size_t>(done);
  }
  return true;
}

bool read_all(int handle, void* bytes, std::size_t size) {
  char* next = static_cast<char*>(bytes);
  while (size > 0) {
    const ssize_t done = read(handle, next, size);
    if (done < 0 && errno == EINTR) continue;
    if (done <= 0) return false;
    next += done;
    size -= static_cast<std::size_t>(done);
  }
  return true;
}

}  // namespace

Channel::Channel(Channel&& other) noexcept
    : read_from_(std::exchange(other.read_from_, -1)), write_to_(std::exchange(other.write_to_, -1)) {}

void Channel::close() {
  if (read_from_ >= 0) ::close(read_from_);
  if (write_to_ >= 0) ::close(write_to_);
  read_from_ = write_to_ = -1;
}

bool Channel::tell(Phase phase) const { return write_all(write_to_, &phase, sizeof phase); }

bool Channel::tell_done(const Tally& tally) const {
  return tell(Phase::Done) && write_all(write_to_, &tally, sizeof tally);
}

bool Channel::tell_failure(std::string_view sentence) const {
  const std::uint32_t size = static_cast<std::uint32_t>(sentence.size());
  return tell(Phase::Failed) && write_all(write_to_, &size, sizeof size) &&
         write_all(write_to_, sentence.data(), sentence.size());
}

bool Channel::hear_go(Nanos& start) const { return read_all(read_from_, &start, sizeof start); }

bool Channel::tell_go(Nanos start) const { return write_all(write_to_, &start, sizeof start); }

std::expected<void, std::string> Channel::await(Phase phase) const {
  Phase heard = Phase::Failed;
  if (!read_all(read_from_, &heard, sizeof heard)) {
    return std::unexpected{std::string{"A process of load ended unexpectedly."}};
  }
  if (heard == phase) return {};
  std::uint32_t size = 0;
  std::string sentence;
  if (heard == Phase::Failed && read_all(read_from_, &size, sizeof size)) {
    sentence.resize(size);
    if (read_all(read_from_, sentence.data(), size)) return std::unexpected{sentence};
  }
  return std::unexpected{std::string{"The processes of load are out of sync."}};
}

std::expected<Tally, std::string> Channel::await_tally() const {
  RETURN_IF_ERROR(await(Phase::Done));
  Tally tally;
  if (!read_all(read_from_, &tally, sizeof tally)) {
    return std::unexpected{std::string{"A process of load ended unexpectedly."}};
  }
  return tally;
}

std::expected<ChannelPair, std::string> open_channels() {
  std::array<int, 2> up{-1, -1};
  std::array<int, 2> down{-1, -1};
  if (pipe2(up.data(), O_CLOEXEC) != 0 || pipe2(down.data(), O_CLOEXEC) != 0) {
    return std::unexpected{std::string{"Can't open a pipe: "} + std::strerror(errno)};
  }
  return ChannelPair{.worker = {down[0], up[1]}, .starter = {up[0], down[1]}};
}

}  // namespace load
