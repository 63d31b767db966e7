// Many games in a session: copies, going back, positions from elsewhere, batches, and teammates who play
// along.
#include <gtest/gtest.h>

#include <algorithm>
#include <boost/json.hpp>
#include <set>
#include <vector>

#include "engine/engine_session.h"

namespace engine {
namespace {

namespace json = boost::json;

class Games {
 public:
  json::object ask(std::string_view line) { return json::parse(session_.answer(line)).as_object(); }
  std::string hash(int game = 0) {
    const json::object state = ask(R"({"cmd":"state","view":true,"game":)" + std::to_string(game) + "}");
    return state.contains("hash") ? std::string{state.at("hash").as_string()} : "none";
  }
  bool is_error(std::string_view line) { return ask(line).contains("error"); }
  void begin() {
    EXPECT_TRUE(ask(R"({"cmd":"new","scenario":"S1","seats":4,"seed":1})").contains("version"));
  }
  // The first thing that this seat may do.
  std::string any_action(int seat) {
    const json::object legal = ask(R"({"cmd":"legal","brief":true,"seat":)" + std::to_string(seat) + "}");
    return std::string{legal.at("legal").as_array().at(0).as_string()};
  }
  json::object act(int seat, int at) {
    return ask(R"({"cmd":"do","seat":)" + std::to_string(seat) + R"(,"at":)" + std::to_string(at) +
               R"(,"action":")" + any_action(seat) + "\"}");
  }
  // Half of the sand has run through: turning the timer doesn't change that.
  void begin_in_the_middle() {
    begin();
    ask(R"({"cmd":"advance","at":90000})");
  }
  // Any legal actions, seat after seat, without time passing.
  void wander(int steps, int first = 0) {
    for (int i = first; i < first + steps; ++i) {
      const std::string seat = std::to_string(i % 4);
      const json::object told = ask(R"({"cmd":"legal","brief":true,"seat":)" + seat + "}");
      const json::array& legal = told.at("legal").as_array();
      if (legal.empty()) continue;
      const json::value& action = legal[static_cast<std::size_t>(i) % legal.size()];
      ask(R"({"cmd":"do","seat":)" + seat + R"(,"action":)" + json::serialize(action) + "}");
    }
  }
  std::int64_t version(int game) {
    return ask(R"({"cmd":"state","game":)" + std::to_string(game) + "}").at("version").as_int64();
  }

 private:
  EngineSession session_;
};

TEST(EngineGames, a_copy_is_independent) {
  Games games;
  games.begin();
  const std::string first = games.hash();
  EXPECT_EQ(games.ask(R"({"cmd":"clone","to":7})").at("hash").as_string(), first);
  EXPECT_TRUE(games.act(0, 500).contains("events"));
  EXPECT_NE(games.hash(), first);
  EXPECT_EQ(games.hash(7), first);
  EXPECT_EQ(games.ask(R"({"cmd":"drop","game":7})").at("games").as_int64(), 1);
  EXPECT_TRUE(games.is_error(R"({"cmd":"state","game":7})"));
  EXPECT_TRUE(games.is_error(R"({"cmd":"clone"})"));
  EXPECT_TRUE(games.is_error(R"({"cmd":"clone","to":65536})"));
}

TEST(EngineGames, several_can_be_played_side_by_side) {
  Games games;
  games.begin();
  EXPECT_TRUE(games.ask(R"({"cmd":"new","scenario":"S2","seed":2,"game":3})").contains("version"));
  EXPECT_NE(games.hash(0), games.hash(3));
  EXPECT_EQ(games.ask(R"({"cmd":"state","game":3})").at("scenario").as_string(), "S2");
}

TEST(EngineGames, there_are_no_more_than_4096) {
  Games games;
  games.begin();
  for (int i = 1; i < 4096; ++i) games.ask(R"({"cmd":"clone","to":)" + std::to_string(i) + "}");
  EXPECT_TRUE(games.is_error(R"({"cmd":"clone","to":5000})"));
  EXPECT_TRUE(games.is_error(R"({"cmd":"new","scenario":"S1","game":5000})"));
  EXPECT_FALSE(games.is_error(R"({"cmd":"clone","to":4095})")) << "in place of one that was there";
}

TEST(EngineGames, undo_takes_back_actions_and_their_time) {
  Games games;
  games.begin();
  const std::string first = games.hash();
  games.act(0, 500);
  const std::string second = games.hash();
  games.act(1, 900);
  EXPECT_EQ(games.ask(R"({"cmd":"undo"})").at("hash").as_string(), second);
  const json::object back = games.ask(R"({"cmd":"undo"})");
  EXPECT_EQ(back.at("hash").as_string(), first);
  EXPECT_EQ(back.at("version").as_int64(), 0);
  EXPECT_EQ(back.at("at").as_int64(), 0);
  EXPECT_TRUE(games.is_error(R"({"cmd":"undo"})"));
  EXPECT_FALSE(games.act(2, 100).contains("refused")) << "time has gone back too";
}

TEST(EngineGames, undo_of_several_at_once_and_of_the_sand) {
  Games games;
  games.begin();
  games.act(0, 500);
  games.act(1, 900);
  EXPECT_EQ(games.ask(R"({"cmd":"advance","at":999999})").at("version").as_int64(), 3);
  EXPECT_TRUE(games.is_error(R"({"cmd":"undo","count":4})"));
  EXPECT_TRUE(games.is_error(R"({"cmd":"undo","count":0})"));
  EXPECT_EQ(games.ask(R"({"cmd":"undo","count":3})").at("version").as_int64(), 0);
  EXPECT_EQ(games.ask(R"({"cmd":"state"})").at("outcome").as_string(), "running");
  const json::object saved = games.ask(R"({"cmd":"save"})");
  EXPECT_EQ(std::ranges::count(saved.at("saved").as_string(), '\n'), 1) << "a head and no lines";
}

TEST(EngineGames, all_seats_are_listed_in_one_answer) {
  Games games;
  games.begin();
  const json::array all = games.ask(R"({"cmd":"legal","all":true})").at("legal").as_array();
  const json::array brief = games.ask(R"({"cmd":"legal","all":true,"brief":true})").at("legal").as_array();
  ASSERT_EQ(all.size(), 4U);
  for (std::size_t i = 0; i < 4; ++i) {
    EXPECT_EQ(all[i], games.ask(R"({"cmd":"legal","seat":)" + std::to_string(i) + "}").at("legal"));
    ASSERT_EQ(brief[i].as_array().size(), all[i].as_array().size());
    for (std::size_t k = 0; k < brief[i].as_array().size(); ++k) {
      EXPECT_EQ(brief[i].at(k), all[i].at(k).at("action"));
    }
  }
  EXPECT_TRUE(games.is_error(R"({"cmd":"legal","all":true,"seat":0})"));
}

TEST(EngineGames, a_view_is_loaded_as_it_was_given) {
  Games games;
  games.begin();
  games.act(0, 500);
  json::object position = games.ask(R"({"cmd":"position"})");
  position["cmd"] = "load";
  position["game"] = 1;
  EXPECT_EQ(games.ask(json::serialize(position)).at("hash").as_string(), games.hash());
  EXPECT_TRUE(games.ask(R"({"cmd":"state","game":1})").at("deck").at("order").as_array().at(0).is_null());
  EXPECT_EQ(games.ask(R"({"cmd":"legal","all":true,"game":1})"), games.ask(R"({"cmd":"legal","all":true})"));
  EXPECT_TRUE(games.is_error(R"({"cmd":"save","game":1})")) << "nobody knows how it came about";
}

TEST(EngineGames, what_a_view_hides_can_be_guessed) {
  Games games;
  games.begin();
  const json::value truth = games.ask(R"({"cmd":"state"})").at("deck").at("order");
  json::object position = games.ask(R"({"cmd":"position"})");
  position["cmd"] = "load";
  position["game"] = 1;
  std::set<std::string> orders;
  for (int guess = 0; guess < 6; ++guess) {
    position["guess"] = guess;
    EXPECT_EQ(games.ask(json::serialize(position)).at("hash").as_string(), games.hash());
    const json::array order = games.ask(R"({"cmd":"state","game":1})").at("deck").at("order").as_array();
    EXPECT_EQ(order.size(), truth.as_array().size());
    EXPECT_FALSE(order.at(0).is_null());
    orders.insert(json::serialize(order));
  }
  EXPECT_GT(orders.size(), 3U);
}

TEST(EngineGames, an_invalid_position_leaves_the_game_unchanged) {
  Games games;
  games.begin();
  const std::string before = games.hash();
  json::object position = games.ask(R"({"cmd":"position"})");
  position["cmd"] = "load";
  for (const auto& [key, wrong] : {std::pair{"position", "00ff"}, {"ruleset", "scenario=S99"}}) {
    json::object bad = position;
    bad[key] = wrong;
    EXPECT_TRUE(games.is_error(json::serialize(bad))) << key;
  }
  position.erase("ruleset");
  EXPECT_TRUE(games.is_error(json::serialize(position)));
  EXPECT_EQ(games.hash(), before);
}

TEST(EngineGames, a_batch_is_answered_one_by_one) {
  Games games;
  const json::array answers =
      games
          .ask(R"({"cmd":"batch","requests":[{"cmd":"new","scenario":"S1","seed":1},)"
               R"({"cmd":"legal","seat":9},{"cmd":"batch","requests":[]},7,{"cmd":"state"}]})")
          .at("answers")
          .as_array();
  ASSERT_EQ(answers.size(), 5U);
  EXPECT_TRUE(answers[0].as_object().contains("version"));
  for (const std::size_t i : {1U, 2U, 3U}) EXPECT_TRUE(answers[i].as_object().contains("error")) << i;
  EXPECT_EQ(answers[4].at("outcome").as_string(), "running");
  EXPECT_TRUE(games.is_error(R"({"cmd":"batch"})"));
  EXPECT_TRUE(games.is_error(R"({"cmd":"batch","requests":{}})"));
}

TEST(EngineGames, a_long_game_is_saved_and_loaded) {
  Games games;
  games.begin_in_the_middle();
  games.wander(1000);
  const json::object saved = games.ask(R"({"cmd":"save"})");
  EXPECT_GT(saved.at("saved").as_string().size(), 20'000U);
  json::object load = saved;
  load["cmd"] = "load";
  load["game"] = 1;
  EXPECT_TRUE(games.ask(json::serialize(load)).contains("hash"));
  EXPECT_EQ(games.hash(1), games.hash(0));
}

// Whatever has been played in between is played again up to there.
TEST(EngineGames, every_action_can_be_taken_back_one_by_one) {
  Games games;
  games.begin_in_the_middle();
  std::vector<std::string> hashes{games.hash()};
  for (int i = 0; i < 150; ++i) {
    games.wander(1, i);
    hashes.push_back(games.hash());
  }
  games.ask(R"({"cmd":"advance","at":9000000})");
  EXPECT_EQ(games.ask(R"({"cmd":"undo"})").at("hash").as_string(), hashes.back()) << "the end of the sand";
  games.ask(R"({"cmd":"clone","to":1})");
  for (const int game : {0, 1}) {
    auto before = hashes;
    while (games.version(game) > 0) {
      while (before.back() == games.hash(game)) before.pop_back();
      const json::object told = games.ask(R"({"cmd":"undo","game":)" + std::to_string(game) + "}");
      ASSERT_FALSE(before.empty());
      ASSERT_EQ(told.at("hash").as_string(), before.back());
    }
    EXPECT_EQ(games.hash(game), hashes.front());
    EXPECT_TRUE(games.is_error(R"({"cmd":"undo","game":)" + std::to_string(game) + "}"));
  }
}

TEST(EngineGames, a_batch_may_be_long) {
  Games games;
  games.begin();
  std::string line = R"({"cmd":"batch","requests":[{"cmd":"state"})";
  for (int i = 0; i < 3000; ++i) line += R"(,{"cmd":"drop","game":7})";
  EXPECT_TRUE(games.is_error(R"({"cmd":"drop","game":7})"));
  EXPECT_EQ(games.ask(line + "]}").at("answers").as_array().size(), 3001U);
}

TEST(EngineGames, many_moves_are_played_by_one_request) {
  Games games;
  games.begin();
  games.ask(R"({"cmd":"clone","to":5})");
  const std::string action = games.any_action(0);
  const json::array played =
      games
          .ask(R"({"cmd":"play","list":1,"moves":[[5,0,")" + action +
               R"("],[5,0,"theft"],[6,0,"draw"],[65541,0,"draw"],[0,4,"draw"],[0,0,"dance"],7]})")
          .at("played")
          .as_array();
  ASSERT_EQ(played.size(), 7U);
  const json::value legal = games.ask(R"({"cmd":"legal","seat":1,"brief":true,"game":5})").at("legal");
  EXPECT_EQ(played[0], (json::array{"running", legal}));
  EXPECT_EQ(played[1].at(1), legal);
  EXPECT_NE(played[1].at(0).as_string(), "running");
  for (std::size_t i = 2; i < played.size(); ++i) EXPECT_TRUE(played[i].as_object().contains("error")) << i;
  EXPECT_EQ(games.ask(R"({"cmd":"play","moves":[[0,0,")" + action + R"("]]})").at("played").at(0),
            (json::array{"running"}));
  EXPECT_TRUE(games.is_error(R"({"cmd":"play","moves":7})"));
}

TEST(EngineGames, teammates_play_as_time_passes) {
  Games games;
  games.begin();
  EXPECT_TRUE(games.ask(R"({"cmd":"teammates","seats":[0,1,2,3],"pace":"brisk"})").contains("version"));
  std::size_t done = 0;
  for (int at = 10'000; at <= 600'000; at += 10'000) {
    const json::object news = games.ask(R"({"cmd":"advance","at":)" + std::to_string(at) + "}");
    if (news.contains("teammates")) done += news.at("teammates").as_array().size();
    const json::object state = games.ask(R"({"cmd":"state"})");
    if (state.at("outcome").as_string() == "running") continue;
    EXPECT_EQ(state.at("outcome").as_string(), "won");
    EXPECT_EQ(state.at("version").as_int64(), static_cast<std::int64_t>(done));
    return;
  }
  FAIL() << "they have not won";
}

TEST(EngineGames, teammates_act_before_a_later_action) {
  Games games;
  games.begin();
  games.ask(R"({"cmd":"teammates","seats":[1,2,3],"pace":"brisk","seed":5})");
  const std::string wanted = games.any_action(0);
  const json::object news = games.ask(R"({"cmd":"do","seat":0,"at":20000,"action":")" + wanted + "\"}");
  ASSERT_TRUE(news.contains("teammates"));
  const auto mates = static_cast<std::int64_t>(news.at("teammates").as_array().size());
  EXPECT_EQ(news.at("version").as_int64(), mates + (news.contains("refused") ? 0 : 1));
  for (const json::value& action : news.at("teammates").as_array()) {
    EXPECT_NE(action.at("seat").as_int64(), 0);
    EXPECT_LE(action.at("at").as_int64(), 20000);
  }
}

TEST(EngineGames, a_copy_has_the_same_teammates) {
  Games games;
  games.begin();
  games.ask(R"({"cmd":"teammates","seats":[0,1,2,3],"pace":"human","seed":9})");
  games.ask(R"({"cmd":"clone","to":1})");
  games.ask(R"({"cmd":"advance","at":30000})");
  games.ask(R"({"cmd":"advance","at":30000,"game":1})");
  EXPECT_EQ(games.hash(0), games.hash(1));
  games.ask(R"({"cmd":"teammates","seats":[],"game":1})");
  EXPECT_FALSE(games.ask(R"({"cmd":"advance","at":60000,"game":1})").contains("teammates"));
}

TEST(EngineGames, teammates_know_their_seats) {
  Games games;
  games.begin();
  for (const std::string_view seats : {"[4]", "[-1]", "[\"0\"]", "0", "null"}) {
    EXPECT_TRUE(games.is_error(R"({"cmd":"teammates","seats":)" + std::string{seats} + "}")) << seats;
  }
  EXPECT_TRUE(games.is_error(R"({"cmd":"teammates","seats":[0],"pace":"slow"})"));
}

TEST(EngineGames, people_act_by_a_script) {
  Games games;
  games.begin();
  games.ask(R"({"cmd":"teammates","seats":[],"people":[1,3],"every":3000,"random":1,"seed":5})");
  const json::object news = games.ask(R"({"cmd":"advance","at":60000})");
  const json::array& done = news.at("teammates").as_array();
  std::set<std::int64_t> seats;
  std::set<std::int64_t> times;
  for (const json::value& action : done) {
    seats.insert(action.at("seat").as_int64());
    times.insert(action.at("at").as_int64());
  }
  EXPECT_EQ(seats, (std::set<std::int64_t>{1, 3}));
  EXPECT_EQ(times.size(), done.size()) << "they don't act in the same moment";
  for (const std::int64_t at : times) EXPECT_EQ(at % 1500, 0) << at;
  EXPECT_EQ(news.at("version").as_int64(), static_cast<std::int64_t>(done.size()));
}

TEST(EngineGames, people_and_teammates_win_together) {
  Games games;
  games.begin();
  games.ask(R"({"cmd":"teammates","seats":[0,2,3],"people":[1],"pace":"brisk","seed":5})");
  games.ask(R"({"cmd":"clone","to":1})");
  for (const int game : {0, 1}) {
    const json::object news =
        games.ask(R"({"cmd":"advance","at":3600000,"game":)" + std::to_string(game) + "}");
    EXPECT_EQ(news.at("events").as_array().back().at("kind").as_string(), "won");
  }
  EXPECT_EQ(games.hash(0), games.hash(1)) << "a copy has the same people";
}

TEST(EngineGames, people_have_habits) {
  Games games;
  const auto play = [&](std::string_view script) {
    games.begin();
    games.ask(R"({"cmd":"teammates","seats":[],"people":[0,1,2,3],"seed":5,)" + std::string{script} + "}");
    return games.ask(R"({"cmd":"advance","at":100000})").at("teammates").as_array();
  };
  const auto tiles = [&] { return games.ask(R"({"cmd":"state"})").at("tiles").as_array().size(); };
  for (const json::value& done : play(R"("kind":"slow")")) EXPECT_EQ(done.at("at").as_int64() % 2000, 0);
  EXPECT_EQ(play(R"("kind":"slow","every":1600)").at(0).at("at").as_int64() % 400, 0);
  EXPECT_EQ(play(R"("kind":"sensible")"), play(R"("random":5)"));
  EXPECT_NE(play(R"("kind":"own-plans")"), play(R"("random":0)"));
  EXPECT_GT(tiles(), 1U);
  play(R"("kind":"never-explores")");
  EXPECT_EQ(tiles(), 1U);
}

TEST(EngineGames, a_seat_has_one_partner) {
  Games games;
  games.begin();
  for (const std::string_view wrong :
       {R"("seats":[1],"people":[1])", R"("seats":[],"people":[4])", R"("seats":[],"people":1)",
        R"("seats":[],"people":[1],"every":99)", R"("seats":[],"people":[1],"random":-1)",
        R"("seats":[],"people":[1],"kind":"wise")", R"("seats":[],"people":[1],"kind":1)"})
    EXPECT_TRUE(games.is_error(R"({"cmd":"teammates",)" + std::string{wrong} + "}")) << wrong;
}

TEST(EngineGames, teammates_play_with_modules) {
  Games games;
  games.ask(R"({"cmd":"new","scenario":"F0","seats":4})");
  games.ask(R"({"cmd":"teammates","seats":[0,1,2,3],"seed":9})");
  const std::string before = games.hash(0);
  games.ask(R"({"cmd":"advance","at":30000})");
  EXPECT_NE(games.hash(0), before);
}

}  // namespace
}  // namespace engine
