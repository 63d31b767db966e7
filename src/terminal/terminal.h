// The terminal: single keys, the whole screen as a picture, and everything restored however the program
// ends.
#pragma once

#include <chrono>
#include <expected>
#include <optional>
#include <string>
#include <vector>

#include "terminal/key.h"
#include "terminal/picture.h"

namespace terminal {

inline constexpr int kInterrupted = 130;  // the exit status shells report for Ctrl-C
inline constexpr std::chrono::milliseconds kFrame{
    100};  // how often the screen is drawn while nothing happens

class Terminal {
 public:
  // Whether both input and output are a terminal.
  static bool is_there();

  // Takes over the terminal. There can only be one at a time; the error is a sentence.
  static std::expected<Terminal, std::string> take(Palette palette);

  Terminal(Terminal&& other) noexcept;
  Terminal(const Terminal&) = delete;
  Terminal& operator=(const Terminal&) = delete;
  Terminal& operator=(Terminal&&) = delete;
  ~Terminal();

  Extent size() const;

  // The next key, or none if the wait is over, the window was resized, or the program is asked to end. If
  // `other` is given, waiting also ends when that can be read from.
  std::optional<Key> next_key(std::chrono::milliseconds wait, std::optional<int> other = std::nullopt);

  // The signal that asked the program to end (or hang-up when the keyboard is gone), if any.
  std::optional<int> asked_to_end() const;

  // Sends only the rows that differ from what is shown.
  void show(const Picture& picture);
  // Sends everything next time.
  void forget();

 private:
  Terminal(Palette palette, Alphabet alphabet) : palette_(palette), alphabet_(alphabet) {}

  Palette palette_;
  Alphabet alphabet_;
  bool is_ours_ = true;
  bool is_closed_ = false;  // the keyboard is gone
  std::string unread_;
  std::vector<std::string> shown_;
  Extent shown_extent_;
};

// Whether the locale of the environment uses UTF-8.
Alphabet alphabet_of_environment();

}  // namespace terminal
