// What the tests of sessions share: a session whose stream is the test, and a table for it.
#pragma once

#include <gtest/gtest.h>

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "net/network_thread.h"
#include "net/session.h"
#include "support/table_world.h"

namespace net {

class NoArchive final : public RecordArchive {
 public:
  std::optional<std::string> record(std::string_view) override { return std::nullopt; }
  std::vector<table::RecordCard> latest(std::size_t) override { return {}; }
};

// A session whose stream is the test.
class TestSession final : public Session {
 public:
  using Session::heard;
  using Session::heard_ping;
  using Session::heard_pong;
  using Session::opened;
  using Session::Session;
  using Session::written;

  void start() override {}

  std::vector<std::string> frames;
  const char* last_frame_at = nullptr;
  std::vector<std::string> pings;
  std::vector<std::uint16_t> goodbyes;
  int cuts = 0;
  std::uint64_t bytes = 0;

 private:
  void write(std::string_view text) override {
    frames.emplace_back(text);
    last_frame_at = text.data();
  }
  void ping(std::string_view payload) override { pings.emplace_back(payload); }
  void say_goodbye(std::uint16_t code) override { goodbyes.push_back(code); }
  void cut() override {
    ++cuts;
    if (cuts == 1) ended(CloseReason::ByPeer);
  }
  std::uint64_t received() override { return bytes; }
};

class AtATable : public testing::Test {
 protected:
  AtATable()
      : context({},
                {.now = [this] { return table::Moment{{now_ms}, now_ms, 0}; },
                 .random_source = random_source,
                 .archive = archive,
                 .book = book,
                 .secret = {},
                 .gauges = {},
                 .run_command = {}},
                log) {
    context.threads.push_back(std::make_unique<NetworkThread>(context, table_settings, journal));
    thread().registry().open(table_code, {}, thread().now());
    make_durable();
    session = come();
  }

  NetworkThread& thread() { return *context.threads.front(); }

  std::shared_ptr<TestSession> come(std::int64_t delay_ms = 0) {
    std::shared_ptr<TestSession> made;
    thread().adopt([&](NetworkThread& there, table::ConnectionId id) {
      made = std::make_shared<TestSession>(
          there, id, SessionInfo{.code = table_code, .address = {}, .permit = {}, .delay_ms = delay_ms});
      return made;
    });
    made->opened();
    return made;
  }

  void make_durable() {
    std::vector<Durable> lines;
    lines.reserve(journal.marks.size());
    for (const auto& mark : journal.marks) lines.push_back({mark.table, mark.version});
    journal.marks.clear();
    thread().durable(lines);
    turn();
  }
  // Everything posted has been done.
  void turn() {
    thread().io().restart();
    thread().io().poll();
  }
  void join() {
    session->heard(R"({"t":"join","name":"Ana"})", true);
    make_durable();
    session->written(true);
    session->frames.clear();
  }
  std::uint64_t count(Count what) {
    Sums sums{};
    thread().counts().add_to(sums);
    return sums[static_cast<std::size_t>(what)];
  }

  // From the real time on, because the thread's alarm is set by it.
  std::int64_t now_ms =
      std::chrono::duration_cast<std::chrono::milliseconds>(SteadyClock::now().time_since_epoch()).count();
  world::HeldJournal journal;
  world::SeededRandomSource random_source;
  NoArchive archive;
  Book book;
  const Log log{LogLevel::Error, {}};
  const table::TableSettings table_settings;
  const protocol::Code table_code = *protocol::Code::read("ABC234");
  ServerContext context;
  std::shared_ptr<TestSession> session;
};

}  // namespace net
