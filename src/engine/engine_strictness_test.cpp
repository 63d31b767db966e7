// The engine protocol rejects everything it doesn't know.
#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "engine/engine_session.h"

namespace engine {
namespace {

namespace json = boost::json;

class StrictEngine {
 public:
  json::object ask(std::string_view line) { return json::parse(session_.answer(line)).as_object(); }
  void begin() {
    EXPECT_TRUE(ask(R"({"cmd":"new","scenario":"S7","seats":4,"seed":1})").contains("version"));
  }

 private:
  EngineSession session_;
};

TEST(EngineProtocol, a_field_that_a_command_does_not_know_is_an_error) {
  StrictEngine engine;
  EXPECT_TRUE(engine.ask(R"({"cmd":"new","scenario":"S7","sides":"1a"})").contains("error"));
  EXPECT_TRUE(engine.ask(R"({"cmd":"version","of":"rules"})").contains("error"));
  engine.begin();
  for (const std::string_view line :
       {R"({"cmd":"legal","seat":0,"signal":true})", R"({"cmd":"state","veiw":true})",
        R"({"cmd":"do","seat":3,"At":5,"action":"p 1a:1,2>1a:0,2"})", R"({"cmd":"advance","to":5000})",
        R"({"cmd":"why","seat":3,"pawn":"purple","to":"1a:0,2","from":"1a:1,2"})",
        R"({"cmd":"perft","depth":1,"seat":0})", R"({"cmd":"save","name":"mine"})"}) {
    const json::object answer = engine.ask(line);
    ASSERT_TRUE(answer.contains("error")) << line;
    EXPECT_TRUE(answer.at("error").as_string().starts_with("There's no field ")) << line;
  }
  json::object saved = engine.ask(R"({"cmd":"save"})");
  saved["cmd"] = "load";
  saved["name"] = "mine";
  EXPECT_TRUE(engine.ask(json::serialize(saved)).contains("error"));
  EXPECT_EQ(engine.ask(R"({"cmd":"state"})").at("version").as_int64(), 0);
}

// With two seats, nobody knows which one was meant.
TEST(EngineProtocol, a_field_given_twice_is_an_error) {
  StrictEngine engine;
  EXPECT_TRUE(engine.ask(R"({"cmd":"new","scenario":"S7","scenario":"S1"})").contains("error"));
  engine.begin();
  EXPECT_EQ(engine.ask(R"({"cmd":"legal","seat":0,"seat":1})").at("error").as_string(),
            "A field is named twice.");
  EXPECT_EQ(engine.ask(R"({"cmd":"state"})").at("version").as_int64(), 0);
}

TEST(EngineProtocol, a_seat_that_does_not_exist_is_an_error) {
  StrictEngine engine;
  engine.begin();
  for (const std::string_view seat : {"4", "255", "256", "-1", "\"0\"", "null", "0.0"}) {
    for (const std::string_view rest : {R"("cmd":"legal")", R"("cmd":"do","action":"draw")",
                                        R"("cmd":"why","pawn":"purple","to":"1a:0,2")"}) {
      const std::string line = "{\"seat\":" + std::string{seat} + "," + std::string{rest} + "}";
      EXPECT_TRUE(engine.ask(line).contains("error")) << line;
    }
  }
}

TEST(EngineProtocol, a_field_of_the_wrong_type_is_an_error) {
  StrictEngine engine;
  engine.begin();
  json::object saved = engine.ask(R"({"cmd":"save"})");
  for (const std::string_view line : {R"({"cmd":"legal","seat":0,"signals":1})",
                                      R"({"cmd":"legal","seat":0,"tokens":"yes"})",
                                      R"({"cmd":"state","view":1})",
                                      R"({"cmd":"state","view":null})",
                                      R"({"cmd":"advance","at":null})",
                                      R"({"cmd":"advance","at":1.5})",
                                      R"({"cmd":"do","seat":0,"action":["draw"]})",
                                      R"({"cmd":"perft","depth":"2"})",
                                      R"({"cmd":"why","seat":0,"pawn":1,"to":"1a:0,2"})",
                                      R"({"cmd":"load","saved":{}})",
                                      R"({"cmd":["state"]})",
                                      R"({"cmd":"play","moves":[],"list":"1"})",
                                      R"({"cmd":"new","scenario":"S7","seats":null})",
                                      R"({"cmd":"new","scenario":"S7","setup":[]})",
                                      R"({"cmd":"new","scenario":"S7","seed":null})",
                                      R"({"cmd":"new","scenario":null})",
                                      R"({"cmd":"new","scenario":7})",
                                      R"({"cmd":"new","scenario":{"name":7}})",
                                      R"({"cmd":"new","scenario":{"name":"x","level":"14"}})",
                                      R"({"cmd":"new","scenario":{"name":"x","sand_ms":"60000"}})",
                                      R"({"cmd":"new","scenario":{"name":"x","combine":[8]}})"}) {
    EXPECT_TRUE(engine.ask(line).contains("error")) << line;
  }
  saved["cmd"] = "load";
  saved["at"] = nullptr;
  EXPECT_TRUE(engine.ask(json::serialize(saved)).contains("error"));
}

}  // namespace
}  // namespace engine
