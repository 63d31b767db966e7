// The threads that think: who gets a place, who gets a turn, and that nobody waits for them.
#include "net/study.h"

#include <gtest/gtest.h>

#include <chrono>
#include <condition_variable>

#include "protocol/choice.h"
#include "rules/game.h"
#include "rules/view.h"

namespace net {
namespace {

using table::Code;
using Arrival = table::Teammates::Arrival;

// What the study has delivered.
class Letters {
 public:
  Study::Deliver door() {
    return [this](Code code, const table::Advice& advice) {
      const std::scoped_lock lock{mutex_};
      letters_.emplace_back(code, advice.number);
      arrived_.notify_all();
    };
  }
  // The number of the last one, once there are so many.
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

class Studying : public testing::Test {
 protected:
  Studying() {
    const auto begun = protocol::new_game({.scenario = "S1"}, 4, {1, 2});
    crew = {.rules = begun->rules, .seats = {}, .pace = ai::Pace::Human, .seed = {3, 4}};
    for (std::uint8_t seat = 0; seat < 4; ++seat) crew.seats.push_back(rules::Seat{seat});
    view = rules::view(rules::lay_out(begun->rules, begun->layout));
  }
  bool ask(Study& study, Code code, std::uint32_t number) const {
    return study.ask(code, {number, view, rules::GameTime{}});
  }
  static std::uint64_t gauge(const Study& study, std::string_view name) {
    for (const Gauge& one : study.gauges()) {
      if (one.name == name) return one.value;
    }
    return 0xdead;
  }

  const Code one = Code::numbered(1);
  const Code two = Code::numbered(2);
  Letters letters;
  table::Crew crew;
  rules::State view;
};

TEST_F(Studying, gives_places_as_long_as_there_are_some) {
  TableOwners owners;
  Study study{{.threads = 1, .most_tables = 1, .most_waiting = 8}, owners, letters.door()};
  EXPECT_TRUE(study.enter(one, Arrival::New));
  EXPECT_TRUE(study.enter(one, Arrival::New));
  EXPECT_FALSE(study.enter(two, Arrival::New));
  EXPECT_TRUE(study.enter(two, Arrival::Restored));
  EXPECT_EQ(gauge(study, "ai_tables"), 2U);
  study.leave(one);
  study.leave(two);
  EXPECT_TRUE(study.enter(two, Arrival::New));
}

TEST_F(Studying, answers_what_it_is_asked) {
  TableOwners owners;
  Study study{{.threads = 2, .most_tables = 8, .most_waiting = 8}, owners, letters.door()};
  study.start();
  for (const Code code : {one, two}) {
    ASSERT_TRUE(study.enter(code, Arrival::New));
    study.meet(code, crew, view, {});
  }
  EXPECT_TRUE(ask(study, one, 5));
  EXPECT_EQ(letters.last_of(1), 5U);
  EXPECT_TRUE(ask(study, two, 6));
  EXPECT_EQ(letters.last_of(2), 6U);
  study.stop();
  EXPECT_EQ(gauge(study, "thinking_jobs_total"), 2U);
  EXPECT_EQ(gauge(study, "thinking_waiting"), 0U);
}

TEST_F(Studying, only_the_newest_question_of_a_table_waits) {
  TableOwners owners;
  Study study{{.threads = 1, .most_tables = 8, .most_waiting = 8}, owners, letters.door()};
  study.enter(one, Arrival::New);
  study.meet(one, crew, view, {});
  for (std::uint32_t number = 1; number <= 100; ++number) EXPECT_TRUE(ask(study, one, number));
  EXPECT_EQ(gauge(study, "thinking_waiting"), 1U);
  study.start();
  EXPECT_EQ(letters.last_of(1), 100U);
  study.stop();
  EXPECT_EQ(letters.count(), 1U);
}

TEST_F(Studying, turns_away_what_it_has_no_time_for) {
  TableOwners owners;
  Study study{{.threads = 1, .most_tables = 8, .most_waiting = 1}, owners, letters.door()};
  study.enter(one, Arrival::New);
  study.enter(two, Arrival::New);
  study.meet(one, crew, view, {});
  study.meet(two, crew, view, {});
  EXPECT_TRUE(ask(study, one, 1));
  EXPECT_FALSE(ask(study, two, 1));
  EXPECT_FALSE(ask(study, Code::numbered(3), 1));
}

TEST_F(Studying, a_table_that_has_parted_or_left_is_not_thought_about) {
  TableOwners owners;
  Study study{{.threads = 1, .most_tables = 8, .most_waiting = 8}, owners, letters.door()};
  study.enter(one, Arrival::New);
  study.enter(two, Arrival::New);
  study.meet(one, crew, view, {});
  study.meet(two, crew, view, {});
  ask(study, one, 1);
  ask(study, two, 1);
  study.part(one);
  study.leave(two);
  study.start();
  study.meet(one, crew, view, {});
  EXPECT_TRUE(ask(study, one, 2));
  EXPECT_EQ(letters.last_of(1), 2U);
  study.stop();
  EXPECT_EQ(letters.count(), 1U);
}

TEST(Study, an_address_has_its_share_of_the_tables) {
  Letters letters;
  TableOwners owners;
  Study study{
      {.threads = 1, .most_tables = 8, .most_tables_of_one = 2, .most_waiting = 8}, owners, letters.door()};
  const Address eve = *Address::read("10.0.0.1");
  for (std::uint32_t i = 1; i <= 3; ++i) owners.add(Code::numbered(i), eve);
  owners.add(Code::numbered(4), *Address::read("10.0.0.2"));
  EXPECT_TRUE(study.enter(Code::numbered(1), table::Teammates::Arrival::New));
  EXPECT_TRUE(study.enter(Code::numbered(2), table::Teammates::Arrival::New));
  EXPECT_FALSE(study.enter(Code::numbered(3), table::Teammates::Arrival::New));
  EXPECT_TRUE(study.enter(Code::numbered(2), table::Teammates::Arrival::New)) << "it has its place";
  EXPECT_TRUE(study.enter(Code::numbered(4), table::Teammates::Arrival::New));
  EXPECT_TRUE(study.enter(Code::numbered(5), table::Teammates::Arrival::New)) << "nobody knows whose it is";
  study.leave(Code::numbered(1));
  EXPECT_TRUE(study.enter(Code::numbered(3), table::Teammates::Arrival::New));
}

}  // namespace
}  // namespace net
