#include "terminal/terminal.h"

#include <poll.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <string_view>
#include <utility>

namespace terminal {
namespace {

// The alternate screen, no cursor, no wrapping at the right edge; and back.
constexpr std::string_view kEnter = "\x1b[?1049h\x1b[?25l\x1b[?7l\x1b[2J";
constexpr std::string_view kLeave = "\x1b[0m\x1b[?7h\x1b[?25h\x1b[?1049l";

// A signal handler gets no arguments, so what it needs to restore the terminal has to be global; nothing else
// is.
termios saved{};
volatile std::sig_atomic_t is_taken = 0;
volatile std::sig_atomic_t end_signal = 0;

constexpr std::array kAskingToEnd{SIGINT, SIGTERM, SIGHUP, SIGQUIT};
constexpr std::array kCrashes{SIGSEGV, SIGABRT, SIGBUS, SIGFPE, SIGILL};

// Sends all of it, using only calls that are safe in a signal handler.
void send(std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t sent = ::write(STDOUT_FILENO, bytes.data(), bytes.size());
    if (sent < 0 && errno != EINTR && errno != EAGAIN) return;
    if (sent > 0) bytes.remove_prefix(static_cast<std::size_t>(sent));
  }
}

void set_back() {
  if (is_taken == 0) return;
  is_taken = 0;
  send(kLeave);
  ::tcsetattr(STDIN_FILENO, TCSAFLUSH, &saved);
}

void on_asked_to_end(int signal) { end_signal = signal; }
void on_crash(int signal) {
  set_back();
  std::signal(signal, SIG_DFL);
  std::raise(signal);
}
void on_new_size(int) {}  // it only has to interrupt the wait

void handle(int signal, void (*handler)(int)) {
  struct sigaction action{};
  action.sa_handler = handler;  // without SA_RESTART, so that waiting for a key ends
  ::sigemptyset(&action.sa_mask);
  ::sigaction(signal, &action, nullptr);
}

}  // namespace

Alphabet alphabet_of_environment() {
  for (const char* variable : {"LC_ALL", "LC_CTYPE", "LANG"}) {
    const char* value = std::getenv(variable);
    if (value == nullptr || *value == '\0') continue;
    const std::string_view locale{value};
    const bool is_utf8 = locale.find("UTF-8") != std::string_view::npos ||
                         locale.find("utf8") != std::string_view::npos ||
                         locale.find("utf-8") != std::string_view::npos;
    return is_utf8 ? Alphabet::Unicode : Alphabet::Ascii;
  }
  return Alphabet::Ascii;
}

bool Terminal::is_there() { return ::isatty(STDIN_FILENO) == 1 && ::isatty(STDOUT_FILENO) == 1; }

std::expected<Terminal, std::string> Terminal::take(Palette palette) {
  if (::tcgetattr(STDIN_FILENO, &saved) != 0) return std::unexpected{"Can't read the terminal's settings."};
  termios raw = saved;
  raw.c_iflag &= static_cast<tcflag_t>(~(BRKINT | ICRNL | INPCK | ISTRIP | IXON));
  raw.c_lflag &= static_cast<tcflag_t>(~(ECHO | ICANON | IEXTEN | ISIG));
  raw.c_cc[VMIN] = 0;
  raw.c_cc[VTIME] = 0;
  for (const int signal : kAskingToEnd) handle(signal, on_asked_to_end);
  for (const int signal : kCrashes) handle(signal, on_crash);
  handle(SIGWINCH, on_new_size);
  is_taken = 1;
  if (::tcsetattr(STDIN_FILENO, TCSAFLUSH, &raw) != 0) {
    is_taken = 0;
    return std::unexpected{"Can't read single keys from the terminal."};
  }
  send(kEnter);
  return Terminal{palette, alphabet_of_environment()};
}

Terminal::Terminal(Terminal&& other) noexcept
    : palette_(other.palette_),
      alphabet_(other.alphabet_),
      is_ours_(std::exchange(other.is_ours_, false)),
      is_closed_(other.is_closed_),
      unread_(std::move(other.unread_)),
      shown_(std::move(other.shown_)),
      shown_extent_(other.shown_extent_) {}

Terminal::~Terminal() {
  if (!is_ours_) return;
  set_back();
  for (const int signal : kAskingToEnd) std::signal(signal, SIG_DFL);
  for (const int signal : kCrashes) std::signal(signal, SIG_DFL);
  std::signal(SIGWINCH, SIG_DFL);
}

Extent Terminal::size() const {
  winsize size{};
  if (::ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_row == 0 || size.ws_col == 0) return {24, 80};
  return {size.ws_row, size.ws_col};
}

std::optional<int> Terminal::asked_to_end() const {
  if (end_signal != 0) return end_signal;
  return is_closed_ ? std::optional{SIGHUP} : std::nullopt;
}

std::optional<Key> Terminal::next_key(std::chrono::milliseconds wait, std::optional<int> other) {
  constexpr int kEscapeWait = 30;  // milliseconds in which the rest of a sequence arrives
  if (const auto key = take_key(unread_, More::MayFollow)) return key;
  // poll() ignores negative values. The rest of a sequence isn't waited for twice.
  const int beside = unread_.empty() ? other.value_or(-1) : -1;
  std::array<pollfd, 2> files{
      {{.fd = STDIN_FILENO, .events = POLLIN, .revents = 0}, {.fd = beside, .events = POLLIN, .revents = 0}}};
  const int patience = unread_.empty() ? static_cast<int>(wait.count()) : kEscapeWait;
  const int ready = ::poll(files.data(), files.size(), patience);
  if (ready == 0) return take_key(unread_, More::WillNot);
  if (ready < 0 || files[0].revents == 0) return std::nullopt;
  std::array<char, 256> bytes{};
  const ssize_t count = ::read(STDIN_FILENO, bytes.data(), bytes.size());
  if (count > 0) unread_.append(bytes.data(), static_cast<std::size_t>(count));
  // There was something to read but nothing came: the other end is gone.
  if (count == 0 || (count < 0 && errno != EINTR && errno != EAGAIN)) is_closed_ = true;
  return take_key(unread_, More::MayFollow);
}

void Terminal::show(const Picture& picture) {
  std::string bytes;
  const Extent extent = picture.extent();
  if (!(extent == shown_extent_) || shown_.empty()) {
    shown_.assign(static_cast<std::size_t>(extent.rows), std::string{});
    shown_extent_ = extent;
    bytes += "\x1b[0m\x1b[2J";
  }
  for (int row = 0; row < extent.rows; ++row) {
    std::string line = row_for_terminal(picture, row, alphabet_, palette_);
    std::string& shown = shown_[static_cast<std::size_t>(row)];
    if (line == shown) continue;
    bytes += "\x1b[" + std::to_string(row + 1) + ";1H" + line;
    shown = std::move(line);
  }
  if (!bytes.empty()) send(bytes);
}

void Terminal::forget() { shown_.clear(); }

}  // namespace terminal
