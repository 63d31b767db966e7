#include "table/delivery.h"

#include <gtest/gtest.h>

#include <array>

namespace table {
namespace {

struct RecordingOutbox : Outbox {
  std::vector<std::string> sent;
  void send(ConnectionId to, const Line& line) override {
    sent.push_back(std::to_string(to.value) + " " + *line);
  }
  void close(ConnectionId connection, Goodbye) override {
    sent.push_back(std::to_string(connection.value) + " closed");
  }
};

struct DeliveryTest : testing::Test {
  RecordingOutbox outbox;
  Delivery delivery{outbox};
  std::array<Connection, 2> connections{Connection{.id = {1}, .member = MemberId{1}},
                                        Connection{.id = {2}, .member = MemberId{2}}};

  void decide(const char* line) {
    delivery.count_line();
    delivery.show(line_of(line), MemberId{1});
  }
};

using Sent = std::vector<std::string>;

TEST_F(DeliveryTest, nobody_is_shown_what_is_not_durable) {
  decide("first");
  delivery.flush(connections);
  EXPECT_EQ(outbox.sent, Sent{});
  EXPECT_TRUE(delivery.note_durable({1}));
  delivery.flush(connections);
  EXPECT_EQ(outbox.sent, (Sent{"1 first", "2 first"}));
  EXPECT_FALSE(delivery.note_durable({1}));
}

TEST_F(DeliveryTest, messages_to_one_member_wait_for_everything_decided_before) {
  decide("first");
  delivery.tell({2}, line_of("for two"), MemberId{2});
  delivery.part({1}, line_of("last"), Goodbye::Left);
  EXPECT_EQ(delivery.answers_to(MemberId{1}), 1U);
  EXPECT_EQ(delivery.answers_to(MemberId{2}), 1U);
  delivery.flush(connections);
  EXPECT_EQ(outbox.sent, Sent{});
  delivery.note_durable({1});
  delivery.flush(connections);
  EXPECT_EQ(outbox.sent, (Sent{"1 first", "2 first", "2 for two", "1 last", "1 closed"}));
  EXPECT_EQ(delivery.answers_to(MemberId{1}), 0U);
}

TEST_F(DeliveryTest, at_once_means_before_everything_that_waits) {
  decide("first");
  delivery.tell_now({1}, "now");
  EXPECT_EQ(outbox.sent, Sent{"1 now"});
}

TEST_F(DeliveryTest, members_who_know_a_version_are_not_sent_it_again) {
  connections[0].knows = Version{1};
  decide("first");
  delivery.note_durable({1});
  delivery.flush(connections);
  EXPECT_EQ(outbox.sent, Sent{"2 first"});
}

TEST_F(DeliveryTest, returning_members_get_what_they_missed_as_far_as_it_is_durable) {
  delivery.restore({7});
  decide("eighth");
  decide("ninth");
  delivery.note_durable({8});
  delivery.flush(connections);
  const auto missed = delivery.missed_since({7});
  ASSERT_TRUE(missed);
  ASSERT_EQ(missed->size(), 1U);
  EXPECT_EQ(*missed->front(), "eighth");
  EXPECT_FALSE(delivery.missed_since({5}));
}

}  // namespace
}  // namespace table
