// Plays a seat of a real server's table to the end of the game, for tests.
#pragma once

#include <gtest/gtest.h>

#include <chrono>
#include <optional>
#include <string>
#include <thread>

#include "ai/teammates.h"
#include "notation/action_text.h"
#include "support/table_client.h"

namespace support {

// What a teammate would do in this client's place.
inline std::optional<std::string> sensible_action(const TableClient& guest) {
  ai::SeatSet seats;
  seats.insert(rules::Seat{*guest.chair()});
  ai::Teammates teammates{*guest.rules(), seats, ai::Pace::Instant, {1, guest.version()}};
  teammates.begin(*guest.position(), guest.now());
  const ai::Thought thought = teammates.next(*guest.position(), guest.now());
  return thought.intention ? std::optional{notation::text_of(thought.intention->what)} : std::nullopt;
}

// Follows the game to its end, and plays if it has a seat; every hash is compared.
inline void follow_to_the_end(TableClient& guest) {
  constexpr std::chrono::milliseconds kBreath{60};  // a client that sends more is too fast
  const auto end = std::chrono::steady_clock::now() + std::chrono::seconds{240};
  unsigned number = 100;
  while (guest.result().empty() && std::chrono::steady_clock::now() < end) {
    if (guest.chair()) {
      std::this_thread::sleep_for(kBreath);
      const auto action = sensible_action(guest);
      const std::string answer = action ? "\"n\":" + std::to_string(++number) : "\"time\":";
      guest.say(action ? R"({"t":"do",)" + answer + R"(,"a":")" + *action + "\"}" : R"({"t":"time"})");
      ASSERT_TRUE(guest.hear(answer)) << "nobody says anything any more";
    } else {
      ASSERT_TRUE(guest.hear("{")) << "nobody says anything any more";
    }
    ASSERT_EQ(guest.own_hash(), guest.told_hash());
  }
}

}  // namespace support
