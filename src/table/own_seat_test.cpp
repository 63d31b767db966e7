// Who held which seat when a game ended: they may take their name out of it later.
#include "table/own_seat.h"

#include <gtest/gtest.h>

#include "support/table_world.h"
#include "support/two_playing.h"

namespace table {
namespace {

using world::Client;
using world::Playing;

std::optional<OwnSeat> seat_of(const Playing& table, const Client& client) {
  return table.world.registry->own_seat(table.code, *protocol::read_token(client.token));
}

TEST(OwnSeat, is_of_who_held_it_at_the_end_whoever_sits_there_later) {
  Playing table;
  EXPECT_EQ(seat_of(table, *table.ana), std::nullopt) << "the game isn't over";
  table.ana->command("give_up");
  ASSERT_EQ(table.world.journal.settlements.size(), 1U);
  const std::string record = table.world.journal.settlements.front().card.id;
  const OwnSeat hers{.record = record, .seat = 0};
  const OwnSeat his{.record = record, .seat = 1};
  EXPECT_EQ(seat_of(table, *table.ana), hers);
  EXPECT_EQ(seat_of(table, *table.ben), his);
  // Someone else sits down where Ana was.
  table.ana->command("again", R"("deal":"new")");
  table.ana->command("stand");
  Client& eve = table.world.join(table.code, "Eve");
  eve.command("sit", R"("chair":0)");
  EXPECT_EQ(seat_of(table, eve), std::nullopt);
  EXPECT_EQ(seat_of(table, *table.ana), hers);
  EXPECT_FALSE(table.world.registry->own_seat(Code::numbered(1), *protocol::read_token(table.ana->token)));
}

}  // namespace
}  // namespace table
