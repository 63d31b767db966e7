// A client's end of a connection to a test's table: it carries lines in both directions.
#pragma once

#include <cstdint>
#include <string>

#include "support/table_world.h"

namespace world {

class LineEnd {
 public:
  LineEnd(World& world, Code code) : world_(world), code_(code) {}

  void connect() {
    end_ = &world_.connect(code_);
    read_ = 0;
  }
  void cut() {
    if (end_ != nullptr) world_.cut(*end_);
    end_ = nullptr;
  }
  // Sends what is to be sent and reads what has arrived; returns whether there was anything.
  template <class Play>
  bool carry(Play& play) {
    bool has_moved = false;
    play.pass_time(now());
    for (const std::string& line : play.take_lines()) {
      if (end_ != nullptr) end_->say(line);
      has_moved = true;
    }
    while (end_ != nullptr && read_ < end_->lines.size()) {
      play.hear(end_->lines[read_++], now());
      has_moved = true;
    }
    if (end_ != nullptr && end_->goodbye && read_ == end_->lines.size()) {
      end_ = nullptr;
      play.connection_ended("The server closed the connection.", now());
      has_moved = true;
    }
    return has_moved;
  }
  void pass(std::int64_t ms) { world_.pass(ms); }
  std::int64_t now() const { return world_.now.steady_ms + 50'000; }  // another machine, another clock

 private:
  World& world_;
  Code code_;
  Client* end_ = nullptr;
  std::size_t read_ = 0;
};

}  // namespace world
