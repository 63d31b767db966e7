#include "protocol/messages.h"

#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "notation/position_text.h"
#include "notation/ruleset_text.h"
#include "notation/state_json.h"
#include "rules/view.h"
#include "support/schema.h"

namespace protocol {
namespace {

namespace json = boost::json;
using rules::Event;

// Every message in these tests is validated against docs/protocol/asyncapi.json.
std::string valid(std::string line) {
  EXPECT_EQ(schema::problem_of(line, schema::Direction::ToClient), std::nullopt) << line;
  EXPECT_FALSE(line.contains('\n'));
  return line;
}

constexpr std::string_view kTable =
    R"({"code":"ABC234","phase":"gathering","host":1,"locked":false,"allow_setup":false,)"
    R"("choice":{"scenario":"S1","seats":0,"side":null,"level":null,"sand_ms":null,"free_talk":false,"pairs":false,)"
    R"("public":false,"pauses":false,"certified":true,"bots":true,"voice":"built_in"},)"
    R"("members":[{"id":1,"name":"Ana","face":37,"kind":"person","part":"player","chair":0,"ready":false,"here":true,"quality":"good","muted":false,"circle":"table","voice":false,"left":null}],)"
    R"("ring":[{"chair":0,"owner":1,"holder":1}],"seats":0,"games":0,"countdown_ms":null,"clock":"stopped",)"
    R"("result":null,"record":null,"achievements":null,"certified":false,"actions":null,"par":null,)"
    R"("teammates":{"pace":"human","stand_in":false,"possible":true,"no_way":false,"temperament":"mixed"},"expansion":false,"crew":false,"heist":null,"race":null,"kept_out":[]})";

rules::Game a_game(std::uint8_t seats) {
  const auto begun = new_game(Choice{.scenario = "S7"}, seats, {1, 2});
  EXPECT_TRUE(begun);
  return {
      .rules = begun->rules, .state = rules::lay_out(begun->rules, begun->layout), .version = 0, .now = {}};
}

std::string game_json(const rules::Game& game) {
  notation::JsonWriter out;
  out.begin_object()
      .key("number")
      .number(3)
      .key("ruleset")
      .string(notation::text_of(game.rules))
      .key("state");
  notation::write_json(out, game, {}, notation::Secrets::Struck);
  out.key("position").string(notation::position_text(game.state));
  return out.end_object().text();
}

TEST(Messages, an_envelope_of_an_action) {
  const std::array<Event, 2> events{
      rules::PawnMoved{rules::Pawn::Yellow, rules::place(rules::Tile::T1a, rules::Cell{5}),
                       rules::place(rules::Tile::T1a, rules::Cell{1}), rules::Way::Walk},
      rules::TalkClosed{}};
  EXPECT_EQ(
      valid(text_of(Envelope{.version = Version{12},
                             .at = rules::GameTime{2350},
                             .by = MemberId{3},
                             .seat = rules::Seat{2},
                             .number = Number{17},
                             .events = events,
                             .hash = 0x0123456789abcdef})),
      R"({"v":12,"at":2350,"by":3,"seat":2,"n":17,)"
      R"("events":["moved pawn=yellow from=1a:1,1 to=1a:0,1 way=walk","talk_closed"],"hash":"0123456789abcdef"})");
}

TEST(Messages, an_envelope_of_the_table_itself) {
  const std::array<std::string, 2> facts{"joined member=1 name=Ana%20%22Bo%22", "host member=1"};
  EXPECT_EQ(valid(text_of(Envelope{.version = Version{1}, .facts = facts, .table_json = kTable})),
            R"({"v":1,"at":null,"by":null,"seat":null,"n":null,)"
            R"("events":["joined member=1 name=Ana%20%22Bo%22","host member=1"],"hash":null,"table":)" +
                std::string{kTable} + "}");
}

TEST(Messages, an_envelope_with_which_a_game_begins) {
  for (const std::uint8_t seats : std::initializer_list<std::uint8_t>{1, 4}) {
    const rules::Game game = a_game(seats);
    const std::array<std::string, 1> facts{"began game=3 seats=4"};
    const std::string whole = game_json(game);
    valid(text_of(Envelope{.version = Version{9},
                           .at = rules::GameTime{0},
                           .facts = facts,
                           .hash = rules::public_hash(game.state),
                           .table_json = kTable,
                           .game_json = whole}));
  }
}

// The order of a deck stays secret, however the event gets here.
TEST(Messages, B_SETUP_1_secrets_are_removed_from_events) {
  rules::SoloShuffled shuffled{.deck = {}, .drawn = 99};
  shuffled.deck.fill(rules::SoloCard{rules::Ability::Vortex});
  const std::array<Event, 1> events{shuffled};
  const std::string text = valid(text_of(Envelope{.version = Version{1}, .events = events}));
  EXPECT_FALSE(text.contains("vortex"));
  EXPECT_FALSE(text.contains("99"));
}

TEST(Messages, a_snapshot) {
  EXPECT_EQ(
      valid(snapshot_text({.version = Version{12}, .table_json = kTable})),
      R"({"snapshot":{"v":12,"now":null,"table":)" + std::string{kTable} + R"(,"game":null,"hash":null}})");
  const rules::Game game = a_game(4);
  const std::string whole = game_json(game);
  const std::string text = valid(snapshot_text({.version = Version{12},
                                                .now = rules::GameTime{2400},
                                                .table_json = kTable,
                                                .game_json = whole,
                                                .hash = rules::public_hash(game.state)}));
  const json::value parsed = json::parse(text);
  EXPECT_EQ(parsed.at("snapshot").at("now"), 2400);
  const auto seen = notation::read_position(parsed.at("snapshot").at("game").at("position").as_string());
  ASSERT_TRUE(seen);
  EXPECT_TRUE(*seen == rules::view(game.state));
}

TEST(Messages, refusals_of_the_rules) {
  EXPECT_EQ(valid(refusal_text(Number{17},
                               rules::Refusal{.reason = rules::Reason::WayIsBlocked,
                                              .place = rules::place(rules::Tile::T1a, rules::Cell{1})})),
            R"({"refused":"WayIsBlocked","n":17,"rule":"B-MOVE-2","args":{"place":"1a:0,1"},)"
            R"("text":"A wall or a pawn is in the way."})");
  const rules::Place place = rules::place(rules::Tile::T9s, rules::Cell{1});
  for (std::size_t i = 0; i < rules::kReasons; ++i) {
    valid(refusal_text(Number{1}, rules::Refusal{.reason = static_cast<rules::Reason>(i),
                                                 .place = place,
                                                 .pawn = rules::Pawn::Guard2,
                                                 .tile = rules::Tile::T29s}));
  }
}

TEST(Messages, refusals_of_the_table) {
  EXPECT_EQ(valid(refusal_text(Number{17}, TableRefusal{.reason = TableReason::OnlyTheHost})),
            R"({"refused":"OnlyTheHost","n":17,"rule":null,"args":{},"text":"Only the host can do that."})");
  EXPECT_EQ(
      valid(refusal_text(std::nullopt, TableRefusal{.reason = TableReason::PausesNotAllowed})),
      R"({"refused":"PausesNotAllowed","n":null,"rule":"R-16","args":{},"text":"This table doesn't allow pauses."})");
  for (std::size_t i = 0; i < kTableReasons; ++i) {
    valid(refusal_text(Number{1}, TableRefusal{.reason = static_cast<TableReason>(i)}));
    valid(no_entry_text(TableRefusal{.reason = static_cast<TableReason>(i)}));
  }
}

TEST(Messages, SX_2_a_refusal_names_the_flaw) {
  const rules::Flaw flaw{.fault = rules::Fault::ItemIsMissing, .colour = rules::Colour::Purple};
  const std::string text =
      valid(refusal_text(Number{17}, TableRefusal{.reason = TableReason::CannotBePlayed, .problem = flaw}));
  EXPECT_TRUE(text.starts_with(
      R"({"refused":"CannotBePlayed","n":17,"rule":"SX-2","args":{"fault":"ItemIsMissing","rule":"SX-3","colour":"purple"},)"));
  for (std::size_t i = 0; i < rules::kFaults; ++i) {
    valid(refusal_text(Number{1}, TableRefusal{.reason = TableReason::CannotBePlayed,
                                               .problem = rules::Flaw{.fault = static_cast<rules::Fault>(i),
                                                                      .tile = rules::Tile::T5,
                                                                      .module = rules::Module::Guard}}));
  }
  EXPECT_EQ(
      valid(refusal_text(Number{17}, TableRefusal{.reason = TableReason::CannotBePlayed,
                                                  .problem = "setup has no field \"moon\"."})),
      R"({"refused":"CannotBePlayed","n":17,"rule":"SX-2","args":{},"text":"setup has no field \"moon\"."})");
}

TEST(Messages, answers_to_one_client) {
  EXPECT_EQ(valid(done_text(Number{17}, Version{12})), R"({"done":{"n":17,"v":12}})");
  EXPECT_EQ(valid(done_text(Number{17}, std::nullopt)), R"({"done":{"n":17,"v":null}})");
  EXPECT_EQ(
      valid(welcome_text(MemberId{3}, Token{}, *Code::read("ABC234"))),
      R"({"welcome":{"protocol":1,"member":3,"token":"00000000000000000000000000000000","code":"ABC234"}})");
  EXPECT_EQ(valid(welcome_text(MemberId{3}, std::nullopt, *Code::read("ABC234"))),
            R"({"welcome":{"protocol":1,"member":3,"token":null,"code":"ABC234"}})");
  EXPECT_EQ(
      valid(no_entry_text(TableRefusal{.reason = TableReason::TableIsLocked})),
      R"({"no_entry":"TableIsLocked","rule":null,"args":{},"text":"The table is locked. Nobody new can join."})");
  EXPECT_EQ(valid(bad_text("Say \"join\" first.", Number{17})), R"({"bad":"Say \"join\" first.","n":17})");
  EXPECT_EQ(valid(bad_text("What?", std::nullopt)), R"({"bad":"What?","n":null})");
  EXPECT_EQ(valid(time_text(rules::GameTime{2400}, Clock::Runs)), R"({"time":{"now":2400,"running":true}})");
  EXPECT_EQ(valid(time_text(std::nullopt, Clock::Stands)), R"({"time":{"now":null,"running":false}})");
}

TEST(Messages, transient_messages) {
  EXPECT_EQ(valid(presence_text(MemberId{3}, Here::No, Quality::Good)),
            R"({"presence":{"member":3,"here":false,"quality":"good"}})");
  EXPECT_EQ(valid(presence_text(MemberId{3}, Here::Yes, Quality::Slow)),
            R"({"presence":{"member":3,"here":true,"quality":"slow"}})");
  EXPECT_EQ(valid(presence_text(MemberId{3}, Here::Yes, Quality::Poor)),
            R"({"presence":{"member":3,"here":true,"quality":"poor"}})");
  EXPECT_EQ(valid(stare_text(rules::Seat{1})), R"({"stare":{"by":1}})");
  EXPECT_EQ(valid(hint_text(rules::Seat{2}, rules::Pawn::Yellow)), R"({"hint":{"seat":2,"pawn":"yellow"}})");
  EXPECT_EQ(valid(hint_text(rules::Seat{2}, std::nullopt)), R"({"hint":{"seat":2,"pawn":null}})");
  EXPECT_EQ(valid(frozen_text(Frozen::Yes)), R"({"frozen":true})");
  EXPECT_EQ(valid(frozen_text(Frozen::No)), R"({"frozen":false})");
  EXPECT_EQ(valid(rolled_back_text(Version{57}, Version{41})), R"({"rolled_back":{"seen":57,"v":41}})");
  EXPECT_EQ(valid(notice_text("Back at \"nine\".")), R"({"notice":{"text":"Back at \"nine\"."}})");
}

TEST(Messages, last_messages) {
  EXPECT_EQ(valid(replaced_text()), R"({"replaced":{}})");
  EXPECT_EQ(valid(removed_text()), R"({"removed":{}})");
  EXPECT_EQ(valid(closed_text()), R"({"closed":{}})");
  EXPECT_EQ(valid(bye_text(3000)), R"({"bye":{"why":"restart","come_back_ms":3000}})");
}

}  // namespace
}  // namespace protocol
