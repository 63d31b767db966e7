#include "notation/event_text.h"

#include <gtest/gtest.h>

#include <set>

#include "notation/words.h"

namespace notation {
namespace {

// One of each kind, in the order of the variant. Old records contain these words, so they never change.
constexpr std::array kEvents{
    std::string_view{"moved pawn=yellow from=1a:1,1 to=1a:0,1 way=walk"},
    std::string_view{"out_of_order at=3:1,3"},
    std::string_view{"flipped at_ms=70000 left_ms=70000 by=space"},
    std::string_view{"passed"},
    std::string_view{"shuffled deck=north,east,south,west,vortex,escalator,explore drawn=12"},
    std::string_view{"renewed"},
    std::string_view{"revealed action=vortex"},
    std::string_view{"talk_opened talk=window"},
    std::string_view{"talk_closed"},
    std::string_view{"drawn tile=5 next=base"},
    std::string_view{"placed tile=5 from=1a:0,2 row=-4 column=1 turns=3 dimension=0 right=hero"},
    std::string_view{"returned tile=5 next=expansion"},
    std::string_view{"ball_begun"},
    std::string_view{"ball_ended"},
    std::string_view{"stolen"},
    std::string_view{"escaped pawn=green stays=yes"},
    std::string_view{"no_exit_left"},
    std::string_view{"discards_due count=2"},
    std::string_view{"discarded tile=9 next=?"},
    std::string_view{"do_something by=0 before=3 ready_ms=2500"},
    std::string_view{"stared by=1 at=2"},
    std::string_view{"won at_ms=123456"},
    std::string_view{"lost at_ms=180000 reason=sand_ran_out"},
    std::string_view{"put pawn=guard1 at=25*:2,0 presence=mall why=caught"},
    std::string_view{"caught pawn=orange by=beholder"},
    std::string_view{"stress_token by=2 token=loudspeaker3"},
    std::string_view{"tiles_swapped by=0 with=3"},
    std::string_view{"shaft_laid pair=1 from=1a:2,2 to=8*:3,1"},
    std::string_view{"shaft_discarded pair=0"},
    std::string_view{"breach_laid number=2 from=1a:1,1 to=1a:1,0"},
    std::string_view{"breach_discarded number=1"},
    std::string_view{"code_spell_used"},
    std::string_view{"map_begun at=26*:3,0"},
    std::string_view{"map_ended"},
    std::string_view{"ball_spell_begun"},
    std::string_view{"ball_spell_ended"},
    std::string_view{"beholder to=7*"},
    std::string_view{"sensor side=west"},
    std::string_view{"lifted number=1 tile=4 from=1a:2,3 row=1 column=4 turns=0 dimension=0"},
    std::string_view{"cast spell=crystal-ball"},
    std::string_view{"spell_ended spell=ghost-form"},
    std::string_view{"in_order at=3:1,3"},
    std::string_view{"pawns_swapped pawn=yellow other=guard2"},
    std::string_view{"deck_turned face=up next=26*"},
    std::string_view{"space_to_choose pawn=guard4"},
    std::string_view{"goal_marked"},
};
static_assert(kEvents.size() == std::variant_size_v<rules::Event>);

TEST(EventText, every_kind_is_written_and_read_back) {
  for (std::size_t i = 0; i < kEvents.size(); ++i) {
    const auto event = read_event(kEvents[i]);
    ASSERT_TRUE(event) << kEvents[i];
    EXPECT_EQ(event->index(), i) << "kinds are append-only";
    EXPECT_EQ(text_of(*event), kEvents[i]);
  }
}

TEST(EventText, every_word_of_the_expansion_is_written_and_read_back) {
  for (const std::string_view text :
       {"moved pawn=guard2 from=1a:1,1 to=1a:0,1 way=shaft",
        "moved pawn=purple from=1a:1,1 to=8*:3,1 way=teleportation",
        "flipped at_ms=70000 left_ms=70000 by=token",
        "placed tile=5 from=1a:0,2 row=-4 column=1 turns=3 dimension=0 right=map",
        "placed tile=5 from=1a:0,2 row=-4 column=1 turns=3 dimension=0 right=auto-explore",
        "placed tile=5 from=1a:0,2 row=-4 column=1 turns=3 dimension=0 right=ball-spell",
        "lost at_ms=1 reason=two_captives",
        "lost at_ms=1 reason=guard_came_upon",
        "lost at_ms=1 reason=all_in_one_dimension",
        "lost at_ms=1 reason=goal_missed",
        "put pawn=orange at=- presence=aside why=caught",
        "put pawn=guard3 at=- presence=none why=discarded",
        "put pawn=guard1 at=9*:0,0 presence=mall why=appears",
        "put pawn=guard1 at=25*:2,0 presence=mall why=sent_back",
        "put pawn=guard1 at=1a:0,2 presence=mall why=put_out",
        "put pawn=guard1 at=9*:0,0 presence=frog why=enchanted",
        "put pawn=guard1 at=6:2,1 presence=dining why=invited",
        "put pawn=guard1 at=6:2,1 presence=dining_frog why=enchanted",
        "put pawn=guard1 at=6:2,1 presence=mall why=returns",
        "caught pawn=green by=sensor",
        "caught pawn=green by=guard",
        "deck_turned face=down next=expansion"}) {
    const auto event = read_event(text);
    ASSERT_TRUE(event) << text;
    EXPECT_EQ(text_of(*event), text);
  }
}

TEST(EventText, only_a_pawn_that_is_put_may_be_nowhere) {
  EXPECT_FALSE(read_event("map_begun at=-"));
  EXPECT_FALSE(read_event("moved pawn=yellow from=- to=1a:0,1 way=walk"));
  JsonWriter json;
  write_json(json, *read_event("put pawn=orange at=- presence=aside why=caught"));
  EXPECT_EQ(json.text(), R"({"kind":"put","pawn":"orange","at":null,"presence":"aside","why":"caught"})");
}

TEST(EventText, lists_are_separated_and_may_be_empty) {
  const auto events = read_events("stolen; won at_ms=5");
  ASSERT_TRUE(events);
  EXPECT_EQ(events->size(), 2U);
  EXPECT_EQ(text_of(*events), "stolen; won at_ms=5");
  EXPECT_TRUE(read_events("")->empty());
  EXPECT_FALSE(read_events("stolen;won at_ms=5"));
  EXPECT_FALSE(read_events("stolen; "));
}

TEST(EventText, more_events_than_a_list_holds_are_not_read) {
  std::string text = "stolen";
  for (std::size_t i = 1; i < rules::kMostEvents; ++i) text += "; stolen";
  EXPECT_TRUE(read_events(text));
  EXPECT_FALSE(read_events(text + "; stolen"));
}

TEST(EventText, what_is_not_an_event_is_not_read) {
  for (const std::string_view text :
       {"", "moved", "moved ", "stolen ", "stolen x=1", "won", "won at_ms=", "won at_ms=-1",
        "won at_ms=4294967296", "won at=1", "moved from=1a:1,1 pawn=yellow to=1a:0,1 way=walk",
        "escaped pawn=green stays=true", "shuffled deck=north drawn=1",
        "placed tile=5 from=1a:0,2 row=200 column=1 turns=3 dimension=0 right=hero",
        "placed tile=5 from=1a:0,2 row=1 column=1 turns=4 dimension=0 right=hero"}) {
    EXPECT_FALSE(read_event(text)) << text;
  }
}

TEST(EventText, json_has_the_same_fields_and_hides_what_is_hidden) {
  JsonWriter json;
  json.begin_array();
  write_json(json, *read_event("placed tile=5 from=1a:0,2 row=-4 column=1 turns=3 dimension=0 right=hero"));
  write_json(json, *read_event("drawn tile=5 next=base"));
  write_json(json, *read_event("escaped pawn=green stays=yes"));
  write_json(json, *read_event("shuffled deck=?,?,?,?,?,?,? drawn=0"));
  EXPECT_EQ(
      json.end_array().text(),
      R"([{"kind":"placed","tile":"5","from":"1a:0,2","row":-4,"column":1,"turns":3,"dimension":0,"right":"hero"},)"
      R"({"kind":"drawn","tile":"5","next":null},)"
      R"({"kind":"escaped","pawn":"green","stays":true},)"
      R"({"kind":"shuffled","deck":[null,null,null,null,null,null,null],"drawn":0}])");
}

}  // namespace
}  // namespace notation
