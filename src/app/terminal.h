// The terminal: keys one by one, the whole screen as a picture, and everything set back whichever way we
// leave.
#pragma once

#include <chrono>
#include <expected>
#include <optional>
#include <string>
#include <vector>

#include "app/key.h"
#include "app/picture.h"

namespace app {

inline constexpr int kInterrupted = 130;                 // the status of a program, as shells report Ctrl-C
inline constexpr std::chrono::milliseconds kFrame{100};  // how often a screen is drawn while nothing happens

class Terminal {
 public:
  // Whether a person sits at both ends.
  static bool is_there();

  // Takes the terminal over. There is one at a time; the error is a sentence.
  static std::expected<Terminal, std::string> take(Palette palette);

  Terminal(Terminal&& other) noexcept;
  Terminal(const Terminal&) = delete;
  Terminal& operator=(const Terminal&) = delete;
  Terminal& operator=(Terminal&&) = delete;
  ~Terminal();

  Extent size() const;

  // The next key, or none if the wait is over, the window has another size, or somebody wants us to end. If
  // there is another file to look at, the wait is over too when that can be read from.
  std::optional<Key> next_key(std::chrono::milliseconds wait, std::optional<int> other = std::nullopt);

  // The signal that asked us to end (or hang-up when the keyboard is gone), if one did.
  std::optional<int> asked_to_end() const;

  // Only the rows that differ from what is shown are sent.
  void show(const Picture& picture);
  // Everything is sent again next time.
  void forget();

 private:
  Terminal(Palette palette, Alphabet alphabet) : palette_(palette), alphabet_(alphabet) {}

  Palette palette_;
  Alphabet alphabet_;
  bool is_ours_ = true;
  bool is_closed_ = false;  // the keyboard has gone
  std::string unread_;
  std::vector<std::string> shown_;
  Extent shown_extent_;
};

// Whether the locale of the environment writes UTF-8.
Alphabet alphabet_of_environment();

}  // namespace app
