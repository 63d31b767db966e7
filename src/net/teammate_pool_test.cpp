// The threads that think: who gets a place, who gets a turn, and that nobody waits for them.
#include "net/teammate_pool.h"

#include <gtest/gtest.h>

#include <chrono>
#include <condition_variable>

#include "protocol/choice.h"
#include "rules/game.h"
#include "rules/view.h"

namespace net {
namespace {

using table::Code;
using Arrival = table::TeammateService::Arrival;

// What the pool has delivered.
class Deliveries {
 public:
  TeammatePool::Deliver callback() {
    return [this](Code code, const table::Advice& advice) {
      const std::scoped_lock lock{mutex_};
      letters_.emplace_back(code, advice.number);
      arrived_.notify_all();
    };
  }
  // The number of the last one, once there are this many.
  std::uint32_t last_of(std::size_t count) {
    std::unique_lock lock{mutex_};
    arrived_.wait_for(lock, std::chrono::seconds{60}, [&] { return letters_.size() >= count; });
    return letters_.size() < count ? 0 : letters_.back().second;
  }
  std::size_t count() {
    const std::scoped_lock lock{mutex_};
    return letters_.size();
  }

 private:
  std::mutex mutex_;
  std::condition_variable arrived_;
  std::vector<std::pair<Code, std::uint32_t>> letters_;
};

class TeammatePoolTest : public testing::Test {
 protected:
  TeammatePoolTest() {
    const auto begun = protocol::new_game({.scenario = "S1"}, 4, {1, 2});
    group = {.rules = begun->rules, .seats = {}, .pace = ai::Pace::Human, .seed = {3, 4}};
    for (std::uint8_t seat = 0; seat < 4; ++seat) group.seats.push_back(rules::Seat{seat});
    view = rules::view(rules::lay_out(begun->rules, begun->layout));
  }
  bool ask(TeammatePool& pool, Code code, std::uint32_t number) const {
    return pool.ask(code, {number, view, rules::GameTime{}});
  }
  static std::uint64_t gauge(const TeammatePool& pool, std::string_view name) {
    for (const Gauge& one : pool.gauges()) {
      if (one.name == name) return one.value;
    }
    return 0xdead;
  }

  const Code one = Code::numbered(1);
  const Code two = Code::numbered(2);
  Deliveries deliveries;
  table::TeammateGroup group;
  rules::State view;
};

TEST_F(TeammatePoolTest, gives_places_as_long_as_there_are_some) {
  TableOwners owners;
  TeammatePool pool{{.threads = 1, .most_tables = 1, .most_waiting = 8}, owners, deliveries.callback()};
  EXPECT_TRUE(pool.enter(one, Arrival::New));
  EXPECT_TRUE(pool.enter(one, Arrival::New));
  EXPECT_FALSE(pool.enter(two, Arrival::New));
  EXPECT_TRUE(pool.enter(two, Arrival::Restored));
  EXPECT_EQ(gauge(pool, "ai_tables"), 2U);
  pool.leave(one);
  pool.leave(two);
  EXPECT_TRUE(pool.enter(two, Arrival::New));
}

TEST_F(TeammatePoolTest, answers_what_it_is_asked) {
  TableOwners owners;
  TeammatePool pool{{.threads = 2, .most_tables = 8, .most_waiting = 8}, owners, deliveries.callback()};
  pool.start();
  for (const Code code : {one, two}) {
    ASSERT_TRUE(pool.enter(code, Arrival::New));
    pool.meet(code, group, view, {});
  }
  EXPECT_TRUE(ask(pool, one, 5));
  EXPECT_EQ(deliveries.last_of(1), 5U);
  EXPECT_TRUE(ask(pool, two, 6));
  EXPECT_EQ(deliveries.last_of(2), 6U);
  pool.stop();
  EXPECT_EQ(gauge(pool, "thinking_jobs_total"), 2U);
  EXPECT_EQ(gauge(pool, "thinking_waiting"), 0U);
}

TEST_F(TeammatePoolTest, only_the_newest_question_of_a_table_waits) {
  TableOwners owners;
  TeammatePool pool{{.threads = 1, .most_tables = 8, .most_waiting = 8}, owners, deliveries.callback()};
  pool.enter(one, Arrival::New);
  pool.meet(one, group, view, {});
  for (std::uint32_t number = 1; number <= 100; ++number) EXPECT_TRUE(ask(pool, one, number));
  EXPECT_EQ(gauge(pool, "thinking_waiting"), 1U);
  pool.start();
  EXPECT_EQ(deliveries.last_of(1), 100U);
  pool.stop();
  EXPECT_EQ(deliveries.count(), 1U);
}

TEST_F(TeammatePoolTest, refuses_what_it_has_no_time_for) {
  TableOwners owners;
  TeammatePool pool{{.threads = 1, .most_tables = 8, .most_waiting = 1}, owners, deliveries.callback()};
  pool.enter(one, Arrival::New);
  pool.enter(two, Arrival::New);
  pool.meet(one, group, view, {});
  pool.meet(two, group, view, {});
  EXPECT_TRUE(ask(pool, one, 1));
  EXPECT_FALSE(ask(pool, two, 1));
  EXPECT_FALSE(ask(pool, Code::numbered(3), 1));
}

TEST_F(TeammatePoolTest, tables_without_a_game_or_a_place_are_not_thought_about) {
  TableOwners owners;
  TeammatePool pool{{.threads = 1, .most_tables = 8, .most_waiting = 8}, owners, deliveries.callback()};
  pool.enter(one, Arrival::New);
  pool.enter(two, Arrival::New);
  pool.meet(one, group, view, {});
  pool.meet(two, group, view, {});
  ask(pool, one, 1);
  ask(pool, two, 1);
  pool.part(one);
  pool.leave(two);
  pool.start();
  pool.meet(one, group, view, {});
  EXPECT_TRUE(ask(pool, one, 2));
  EXPECT_EQ(deliveries.last_of(1), 2U);
  pool.stop();
  EXPECT_EQ(deliveries.count(), 1U);
}

TEST(TeammatePool, an_address_has_its_share_of_the_tables) {
  Deliveries deliveries;
  TableOwners owners;
  TeammatePool pool{{.threads = 1, .most_tables = 8, .most_tables_of_one = 2, .most_waiting = 8},
                    owners,
                    deliveries.callback()};
  const Address eve = *Address::read("10.0.0.1");
  for (std::uint32_t i = 1; i <= 3; ++i) owners.add(Code::numbered(i), eve);
  owners.add(Code::numbered(4), *Address::read("10.0.0.2"));
  EXPECT_TRUE(pool.enter(Code::numbered(1), table::TeammateService::Arrival::New));
  EXPECT_TRUE(pool.enter(Code::numbered(2), table::TeammateService::Arrival::New));
  EXPECT_FALSE(pool.enter(Code::numbered(3), table::TeammateService::Arrival::New));
  EXPECT_TRUE(pool.enter(Code::numbered(2), table::TeammateService::Arrival::New)) << "it has its place";
  EXPECT_TRUE(pool.enter(Code::numbered(4), table::TeammateService::Arrival::New));
  EXPECT_TRUE(pool.enter(Code::numbered(5), table::TeammateService::Arrival::New))
      << "nobody knows whose it is";
  pool.leave(Code::numbered(1));
  EXPECT_TRUE(pool.enter(Code::numbered(3), table::TeammateService::Arrival::New));
}

}  // namespace
}  // namespace net
