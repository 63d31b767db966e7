// Joining a table: who may, what it makes of them, and what those who come back find.
#include "table/joining.h"

#include <gtest/gtest.h>

#include "support/table_world.h"

namespace table {
namespace {

namespace json = boost::json;
using protocol::TableReason;
using world::Client;
using world::member_of;
using world::refusal_of;
using world::World;

constexpr MemberId kAna{1};
constexpr MemberId kBen{2};

// Ana on chair 0 is the host; nobody is here.
Lobby lobby_of_ana() {
  Lobby lobby;
  for (const Fact& fact :
       FactList{Joined{kAna, "Ana", Kind::Person, Part::Player, {}}, SatDown{kAna, 0}, HostPassed{kAna}}) {
    evolve(lobby, fact);
  }
  return lobby;
}

protocol::Join join_of(const std::string& name) { return {.name = name}; }

TEST(Joining, whoever_joins_gets_the_next_number_and_a_free_chair) {
  const Lobby lobby = lobby_of_ana();
  EXPECT_EQ(objection_to_join(lobby, {}, {}, join_of("Ana")), std::nullopt);
  const Joining joined = joining(lobby, {}, join_of("Ana"), {});
  EXPECT_EQ(joined.member, kBen);
  ASSERT_EQ(joined.facts.size(), 2U);
  EXPECT_EQ(std::get<Joined>(joined.facts[0]).name, "Ana 2");
  EXPECT_EQ(std::get<SatDown>(joined.facts[1]).chair, 1);
  EXPECT_EQ(lobby.members.size(), 1U) << "nothing has happened yet";
}

TEST(Joining, the_first_who_joins_is_host) {
  const Joining joined = joining({}, {}, join_of("Ana"), {});
  EXPECT_EQ(std::get<HostPassed>(joined.facts.back()).member, kAna);
}

TEST(Joining, on_a_full_list_someone_absent_makes_room) {
  Lobby lobby = lobby_of_ana();
  People people;
  people.connect({1});
  people.connection_of(ConnectionId{1})->member = kAna;
  for (std::size_t i = lobby.members.size(); i < protocol::kMostMembers; ++i) {
    const MemberId member{static_cast<std::uint16_t>(i + 1)};
    evolve(lobby, Joined{member, lobby.name_for("Ben"), Kind::Person, Part::Spectator, {}});
    people.connect({i + 1});
    people.connection_of(ConnectionId{i + 1})->member = member;
  }
  EXPECT_EQ(objection_to_join(lobby, people, {}, join_of("Cem")), TableReason::TableIsFull);
  people.lose({2}, lobby, {});
  EXPECT_EQ(objection_to_join(lobby, people, {}, join_of("Cem")), std::nullopt);
  EXPECT_EQ(std::get<WentAway>(joining(lobby, people, join_of("Cem"), {}).facts.front()).member, kBen);
}

TEST(Joining, R_24_a_teammate_gives_the_seat_back_and_goes) {
  Lobby lobby = lobby_of_ana();
  lobby.phase = Phase::Playing;
  lobby.seats = 1;
  for (const Fact& fact :
       FactList{Joined{kBen, "Alba", Kind::Teammate, Part::Player, {}}, TookSeat{kBen, 0}}) {
    evolve(lobby, fact);
  }
  const FactList facts = facts_of_return(lobby, kAna);
  ASSERT_EQ(facts.size(), 2U);
  EXPECT_EQ(std::get<SeatReturned>(facts[0]).seat, 0);
  EXPECT_EQ(std::get<WentAway>(facts[1]).member, kBen);
}

TEST(Joining, names_are_made_unique) {
  World world;
  const Code code = world.open();
  world.join(code, "Ana");
  const Client& other = world.join(code, "Ana");
  EXPECT_EQ(member_of(other.table(), 2).at("name").as_string(), "Ana 2");
  // A long name keeps its length.
  const std::string umlauts = "ööööööööööööööööööööööö";
  world.join(code, umlauts + "x");
  const Client& last = world.join(code, umlauts + "x");
  EXPECT_EQ(member_of(last.table(), 4).at("name").as_string(), "öööööööööööööööööööööö 2");
}

TEST(Joining, B_SETUP_3_a_ninth_watches_what_eight_can_play) {
  World world;
  const Code code = world.open();
  Client& ana = world.join(code, "Ana");
  EXPECT_EQ(world.registry->summary(code)->free_seats, 7U);
  for (int i = 2; i <= 8; ++i) world.join(code, "P" + std::to_string(i));
  EXPECT_EQ(world.registry->summary(code)->free_seats, 0U);
  world.join(code, "Nina");
  EXPECT_TRUE(member_of(ana.table(), 9).at("chair").is_null());
  ana.command("choose", R"("choice":{"scenario":"S9"})");
  EXPECT_EQ(world.registry->summary(code)->free_seats, 1U);
}

TEST(Joining, a_locked_table_lets_nobody_new_in) {
  World world;
  const Code code = world.open();
  Client& ana = world.join(code, "Ana");
  ana.command("lock", "\"on\":true");
  const Client& ben = world.join(code, "Ben");
  EXPECT_EQ(ben.last("no_entry").at("no_entry").as_string(), "TableIsLocked");
  EXPECT_EQ(ben.goodbye, Goodbye::NoEntry);
  world.cut(ana);
  const Client& again = world.come_back(code, ana.token);
  EXPECT_TRUE(again.was_told("welcome"));
}

TEST(Joining, a_join_with_the_clients_own_token_can_be_repeated) {
  World world;
  const Code code = world.open();
  const std::string own = R"("token":"0123456789abcdef0123456789abcdef")";
  Client& lost = world.join(code, "Ana", own);
  world.cut(lost);
  const Client& again = world.join(code, "Ana", own);
  EXPECT_EQ(again.table().at("members").as_array().size(), 1U);
  EXPECT_EQ(again.last("welcome").at("welcome").at("member").to_number<int>(), 1);
}

TEST(Joining, a_wrong_token_is_turned_away) {
  World world;
  const Code code = world.open();
  world.join(code, "Ana");
  const Client& stranger = world.come_back(code, std::string(32, 'a'));
  EXPECT_EQ(stranger.last("no_entry").at("no_entry").as_string(), "NoSuchMember");
  EXPECT_EQ(world.registry->counts().wrong_tokens, 1U);
}

TEST(Joining, the_host_can_keep_bots_out) {
  World world;
  const Code code = world.open(R"({"bots":false})");
  Client& robo = world.join(code, "Robo", R"("kind":"bot")");
  EXPECT_EQ(robo.last("no_entry").at("no_entry").as_string(), "NoBotsHere");
  EXPECT_EQ(robo.goodbye, Goodbye::NoEntry);
  Client& ana = world.join(code, "Ana");
  ana.command("choose", R"("choice":{"scenario":"S2","bots":true})");
  EXPECT_TRUE(ana.table().at("choice").at("bots").as_bool());
  EXPECT_TRUE(world.join(code, "Robo", R"("kind":"bot")").was_told("welcome"));
  // Members who are here stay until the host removes them.
  ana.command("choose", R"("choice":{"scenario":"S2","bots":false})");
  EXPECT_EQ(ana.table().at("members").as_array().size(), 2U);
  EXPECT_EQ(member_of(ana.table(), 2).at("kind").as_string(), "bot");
}

TEST(Joining, the_operator_can_keep_bots_off_public_tables) {
  World world{{.bots_at_public_tables = false}};
  const Code open = world.open(R"({"public":true})");
  EXPECT_EQ(world.join(open, "Robo", R"("kind":"bot")").last("no_entry").at("no_entry").as_string(),
            "NoBotsHere");
  const Code closed = world.open();
  Client& ana = world.join(closed, "Ana");
  EXPECT_TRUE(world.join(closed, "Robo", R"("kind":"bot")").was_told("welcome"));
  // A table can't become public while they are there.
  ana.command("choose", R"("choice":{"public":true})");
  EXPECT_EQ(ana.last("refused").at("refused").as_string(), "NoBotsHere");
  ana.command("remove", R"("member":2)");
  ana.command("choose", R"("choice":{"public":true})");
  EXPECT_TRUE(ana.table().at("choice").at("public").as_bool());
}

TEST(Joining, clients_with_another_protocol_are_told) {
  World world;
  const Code code = world.open();
  Client& old = world.join(code, "Ana", R"("protocol":1)");
  EXPECT_EQ(old.last("welcome").at("welcome").at("protocol").to_number<int>(), 1);
  Client& young = world.join(code, "Ben", R"("protocol":2)");
  EXPECT_EQ(young.last("no_entry").at("no_entry").as_string(), "ProtocolNotSpoken");
  EXPECT_EQ(young.last("no_entry").at("text").as_string(), "This server speaks version 1 of the protocol.");
  EXPECT_EQ(young.goodbye, Goodbye::NoEntry);
  Client& back = world.connect(code);
  back.say(R"({"t":"back","protocol":2,"token":")" + old.token + "\"}");
  EXPECT_EQ(back.last("no_entry").at("no_entry").as_string(), "ProtocolNotSpoken");
  // The member is still here: it isn't replaced by a client that speaks another protocol.
  EXPECT_FALSE(old.goodbye);
}

Lobby lobby_with_ben(protocol::Visitor ana, protocol::Visitor ben) {
  Lobby lobby;
  for (const Fact& fact : FactList{Joined{kAna, "Ana", Kind::Person, Part::Player, {}, ana}, HostPassed{kAna},
                                   Joined{kBen, "Ben", Kind::Person, Part::Player, {}, ben}}) {
    evolve(lobby, fact);
  }
  return lobby;
}

protocol::Join join_from(protocol::Visitor visitor) { return {.name = "Eve", .visitor = visitor}; }

TEST(Joining, who_was_removed_stays_out_until_the_host_lets_them_in) {
  constexpr protocol::Visitor kHers{2};
  constexpr protocol::Visitor kHis{4};
  Lobby lobby = lobby_with_ben(kHers, kHis);
  for (const Fact& fact : facts_of_removal(lobby, kBen, kAna)) evolve(lobby, fact);
  EXPECT_EQ(objection_to_join(lobby, {}, {}, join_from(kHis)), TableReason::KeptOut);
  EXPECT_EQ(objection_to_join(lobby, {}, {}, join_from(protocol::Visitor{6})), std::nullopt);
  EXPECT_EQ(objection_to_join(lobby, {}, {}, join_from({})), std::nullopt);
  ASSERT_NE(lobby.kept_out_as(kBen), nullptr);
  EXPECT_EQ(lobby.kept_out_as(kBen)->name, "Ben");
  // A settled journal still knows it.
  Lobby later;
  for (const Fact& fact : facts_of(lobby, {})) evolve(later, fact);
  EXPECT_EQ(objection_to_join(later, {}, {}, join_from(kHis)), TableReason::KeptOut);
  evolve(later, LetIn{kBen});
  EXPECT_EQ(objection_to_join(later, {}, {}, join_from(kHis)), std::nullopt);
}

TEST(Joining, nobody_is_kept_out_who_isnt_known_or_is_the_remover) {
  Lobby lobby = lobby_with_ben({2}, {2});
  EXPECT_EQ(facts_of_removal(lobby, kBen, kAna).size(), 1U) << "her own second window";
  EXPECT_EQ(facts_of_removal(lobby, kBen, std::nullopt).size(), 2U) << "the operator removes whom they mean";
  lobby = lobby_with_ben({2}, {});
  EXPECT_EQ(facts_of_removal(lobby, kBen, kAna).size(), 1U);
}

TEST(Joining, only_the_latest_who_were_removed_are_kept_out) {
  Lobby lobby = lobby_with_ben({2}, {4});
  for (std::uint16_t i = 0; i <= protocol::kMostKeptOut; ++i) {
    evolve(lobby, KeptOut{MemberId{static_cast<std::uint16_t>(10 + i)}, "Eve", {100U + 2U * i}});
  }
  EXPECT_EQ(lobby.kept_out.size(), protocol::kMostKeptOut);
  EXPECT_FALSE(lobby.keeps_out({100}));
  EXPECT_TRUE(lobby.keeps_out({102}));
}

}  // namespace
}  // namespace table
