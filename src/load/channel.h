// What a worker process of `magicmaze load` and the process that started it say to each other, through two
// pipes.
#pragma once

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>

#include "load/played_table.h"
#include "load/tally.h"

namespace load {

// A worker reports that it has come this far and waits for the others.
enum class Phase : char {
  Idle = 'I',
  Opened = 'O',
  Connected = 'C',
  Playing = 'P',
  Done = 'D',
  Failed = 'F'
};

class Channel {
 public:
  Channel(int read_from, int write_to) : read_from_(read_from), write_to_(write_to) {}
  ~Channel() { close(); }
  Channel(Channel&& other) noexcept;
  Channel& operator=(Channel&&) = delete;
  Channel(const Channel&) = delete;
  Channel& operator=(const Channel&) = delete;
  void close();

  int handle() const { return read_from_; }

  // ---- the worker's end
  bool tell(Phase phase) const;
  bool tell_done(const Tally& tally) const;
  bool tell_failure(std::string_view sentence) const;
  // Waits for permission to continue. After Playing its value matters: the moment of the first planned
  // action. None if the other end is gone.
  bool hear_go(Nanos& start) const;

  // ---- the other end
  // Waits for the worker to come this far; otherwise the sentence says why it can't.
  std::expected<void, std::string> await(Phase phase) const;
  std::expected<Tally, std::string> await_tally() const;
  bool tell_go(Nanos start) const;

 private:
  int read_from_;
  int write_to_;
};

// Two channels connected to each other.
struct ChannelPair {
  Channel worker;
  Channel starter;
};
std::expected<ChannelPair, std::string> open_channels();

}  // namespace load
