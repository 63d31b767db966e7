// What people say to each other, as a client sends it and as the others receive it.
#include <gtest/gtest.h>

#include "protocol/read_request.h"
#include "support/schema.h"

namespace protocol {
namespace {

template <class Kind>
std::optional<Kind> said(const std::string& line) {
  EXPECT_EQ(schema::problem_of(line, schema::Direction::ToServer), std::nullopt) << line;
  const auto request = read_request(line);
  if (!request) return std::nullopt;
  const auto* numbered = std::get_if<Numbered>(&*request);
  const auto* talk = numbered == nullptr ? nullptr : std::get_if<Talk>(&numbered->command);
  const auto* kind = talk == nullptr ? nullptr : std::get_if<Kind>(&talk->what);
  return kind == nullptr ? std::nullopt : std::optional{*kind};
}

std::string told(const Utterance& utterance) {
  std::string line = talk_text(MemberId{3}, Circle::Table, utterance);
  EXPECT_EQ(schema::problem_of(line, schema::Direction::ToClient), std::nullopt) << line;
  return line;
}

TEST(ReadTalk, every_phrase_and_every_sign_has_its_word) {
  for (std::size_t i = 0; i < kPhraseWords.size(); ++i) {
    const auto phrase =
        said<SayPhrase>(R"({"t":"phrase","n":1,"phrase":")" + std::string{kPhraseWords[i]} + "\"}");
    ASSERT_TRUE(phrase);
    EXPECT_EQ(static_cast<std::size_t>(phrase->phrase), i);
    EXPECT_TRUE(told(*phrase).contains("\"" + std::string{kPhraseWords[i]} + "\""));
  }
  for (const std::string_view emote : kEmoteWords) {
    const auto gesture = said<Gesture>(R"({"t":"emote","n":1,"emote":")" + std::string{emote} + "\"}");
    ASSERT_TRUE(gesture);
    EXPECT_TRUE(told(*gesture).contains(emote));
  }
}

TEST(ReadTalk, R_20_pointing_means_a_space_or_a_pawn) {
  EXPECT_EQ(told(*said<Point>(R"({"t":"point","n":1,"at":"5:1,2"})")),
            R"({"talk":{"by":3,"circle":"table","kind":"point","at":"5:1,2"}})");
  EXPECT_EQ(told(*said<Point>(R"({"t":"point","n":1,"at":null,"pawn":"green"})")),
            R"({"talk":{"by":3,"circle":"table","kind":"point","pawn":"green"}})");
  EXPECT_FALSE(read_request(R"({"t":"point","n":1})"));
  EXPECT_FALSE(read_request(R"({"t":"point","n":1,"at":"5:1,9"})"));
  EXPECT_FALSE(read_request(R"({"t":"point","n":1,"pawn":"blue"})"));
}

TEST(ReadTalk, R_20_a_sketch_is_a_path_of_several_spaces) {
  const auto sketch = said<Sketch>(R"({"t":"sketch","n":1,"path":["1a:1,1","1a:2,1","5:0,3"]})");
  ASSERT_TRUE(sketch);
  EXPECT_EQ(sketch->path.size(), 3U);
  EXPECT_TRUE(told(*sketch).contains(R"("path":["1a:1,1","1a:2,1","5:0,3"])"));
  std::string many = R"({"t":"sketch","n":1,"path":["1a:1,1")";
  for (int i = 0; i < 32; ++i) many += R"(,"1a:1,1")";
  EXPECT_FALSE(read_request(many + "]}"));
  EXPECT_FALSE(read_request(R"({"t":"sketch","n":1,"path":["1a:1,1",7]})"));
  EXPECT_FALSE(read_request(R"({"t":"sketch","n":1,"path":"1a:1,1"})"));
}

TEST(ReadTalk, everything_said_has_a_number) {
  for (const char* line : {R"({"t":"say","text":"a"})", R"({"t":"spoke"})", R"({"t":"voice","on":true})"}) {
    EXPECT_FALSE(read_request(line)) << line;
  }
  EXPECT_TRUE(said<Spoke>(R"({"t":"spoke","n":1})"));
  EXPECT_TRUE(said<TurnVoice>(R"({"t":"voice","n":1,"on":true})")->on);
  EXPECT_EQ(said<Signal>(R"({"t":"signal","n":1,"member":2,"data":"x"})")->to, MemberId{2});
}

TEST(ReadTalk, a_message_loses_invisible_characters) {
  EXPECT_EQ(read_message("a\u202e \u200db\n"), "a b");
  EXPECT_EQ(read_message("a\r\n\tb"), "a b");
  EXPECT_EQ(read_message("\u0301a"), "a");
  EXPECT_FALSE(read_message("\u200b"));
  EXPECT_FALSE(read_message("\xff"));
  EXPECT_TRUE(read_message(std::string(200, 'x')));
  EXPECT_FALSE(read_message(std::string(201, 'x')));
}

TEST(ReadTalk, voice_signalling_follows_the_protocol) {
  for (const std::string& line :
       {signal_text(MemberId{1}, "{\"a\":\"\n\"}"), voice_text(MemberId{1}, true),
        ice_text(R"([{"urls":["turn:t.example.org"],"username":"a","credential":"b"}])"), ice_text("[]")}) {
    EXPECT_EQ(schema::problem_of(line, schema::Direction::ToClient), std::nullopt) << line;
    EXPECT_FALSE(line.contains('\n'));
  }
}

}  // namespace
}  // namespace protocol
