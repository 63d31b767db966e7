// What the server's operator has to say to everyone, and for how long it holds. Any thread.
#pragma once

#include <cstdint>
#include <mutex>
#include <optional>
#include <string>
#include <utility>

namespace net {

class Announcement {
 public:
  void set(std::string text, std::int64_t until_wall_s) {
    const std::scoped_lock lock{mutex_};
    text_ = std::move(text);
    until_wall_s_ = until_wall_s;
  }
  // Nothing if there is none, or if it no longer holds.
  std::optional<std::string> current(std::int64_t now_wall_s) const {
    const std::scoped_lock lock{mutex_};
    return !text_.empty() && now_wall_s < until_wall_s_ ? std::optional{text_} : std::nullopt;
  }

 private:
  mutable std::mutex mutex_;
  std::string text_;
  std::int64_t until_wall_s_ = 0;
};

}  // namespace net
