// A listening socket with a name in the file system, for a proxy on the same machine. Its user and its group
// may connect.
#pragma once

#include <sys/types.h>

#include <expected>
#include <string>

namespace net {

class SocketFile {
 public:
  // What a server that was killed has left behind is replaced. A sentence if the name belongs to something
  // else, if another program listens there, or if the file can't be made.
  static std::expected<SocketFile, std::string> open(const std::string& path);

  SocketFile(SocketFile&& other) noexcept;
  SocketFile& operator=(SocketFile&&) = delete;
  SocketFile(const SocketFile&) = delete;
  SocketFile& operator=(const SocketFile&) = delete;
  // Removes the file, unless another one has taken its place.
  ~SocketFile();

  // The listening socket, which the caller closes.
  int release();

 private:
  // Which file it is, whatever its name.
  struct Identity {
    dev_t device;
    ino_t number;
    bool operator==(const Identity&) const = default;
  };

  SocketFile(std::string path, int listener, Identity identity)
      : path_(std::move(path)), listener_(listener), identity_(identity) {}

  std::string path_;  // empty: this has moved away
  int listener_;
  Identity identity_;
};

}  // namespace net
