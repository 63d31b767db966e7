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
  SocketFile(std::string path, int listener, dev_t device, ino_t number)
      : path_(std::move(path)), listener_(listener), device_(device), number_(number) {}

  std::string path_;  // empty: this has moved away
  int listener_;
  dev_t device_;
  ino_t number_;
};

}  // namespace net
