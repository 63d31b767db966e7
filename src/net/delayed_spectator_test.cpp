// Spectators who see everything some time later.
#include <gtest/gtest.h>

#include "support/test_session.h"

namespace net {
namespace {

class DelayedSpectator : public AtATable {
 protected:
  DelayedSpectator() : later(come(30'000)) {
    join();
    later->heard(R"({"t":"join","name":"Cas","as":"player"})", true);
    make_durable();
    later->written(true);
  }
  // Everything written so far.
  std::string told() const {
    std::string all;
    for (const std::string& frame : later->frames) all += frame + "\n";
    return all;
  }
  void pass(std::int64_t ms) {
    now_ms += ms;
    later->release(now_ms);
    later->written(true);
  }

  std::shared_ptr<TestSession> later;
};

TEST_F(DelayedSpectator, is_let_in_at_once_and_sees_nothing_early) {
  EXPECT_TRUE(told().contains("{\"welcome\""));
  EXPECT_FALSE(told().contains("{\"snapshot\""));
  pass(29'999);
  EXPECT_FALSE(told().contains("{\"snapshot\""));
  pass(1);
  EXPECT_TRUE(told().contains("{\"snapshot\""));
}

TEST_F(DelayedSpectator, sees_every_line_with_the_same_delay) {
  pass(30'000);
  session->heard(R"({"t":"rename","n":1,"name":"Anna"})", true);
  make_durable();
  EXPECT_FALSE(told().contains("Anna"));
  pass(29'999);
  EXPECT_FALSE(told().contains("Anna"));
  pass(1);
  EXPECT_TRUE(told().contains("Anna"));
}

TEST_F(DelayedSpectator, can_only_watch) {
  pass(30'000);
  EXPECT_TRUE(told().contains(R"("name":"Cas","face":null,"kind":"person","part":"spectator")"));
  later->heard(R"({"t":"sit","n":1,"chair":3})", true);
  later->heard(R"({"t":"hint","pawn":"yellow"})", true);
  turn();
  EXPECT_TRUE(told().contains(R"({"bad":"You're watching with a delay, so you can only watch.","n":1})"));
  EXPECT_TRUE(journal.marks.empty());
}

TEST_F(DelayedSpectator, learns_that_the_connection_is_alive_but_not_the_time) {
  later->heard(R"({"t":"time"})", true);
  turn();
  EXPECT_TRUE(told().contains(R"({"time":{"now":null,"running":false}})"));
}

}  // namespace
}  // namespace net
