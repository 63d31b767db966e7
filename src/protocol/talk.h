// What people say to each other besides the game: words, gestures, and what connects their voice chat. The
// table decides when they may (table/talking.h).
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "notation/json_writer.h"
#include "protocol/member_id.h"
#include "rules/vocabulary.h"

namespace protocol {

// Everyone reads these in their own language, so only their names are sent. New ones are added at the end.
enum class Phrase : std::uint8_t {
  Yes,
  No,
  Wait,
  Thanks,
  Sorry,
  WellDone,
  LookHere,
  GoThere,
  ExploreNext,
  UseTheVortex,
  UseTheEscalator,
  ToTheTimer,
  ToTheItems,
  ToTheExits,
  WhoCanDoThis,
  ICanDoThis,
};
inline constexpr std::array<std::string_view, 16> kPhraseWords{"yes",
                                                               "no",
                                                               "wait",
                                                               "thanks",
                                                               "sorry",
                                                               "well_done",
                                                               "look_here",
                                                               "go_there",
                                                               "explore_next",
                                                               "use_the_vortex",
                                                               "use_the_escalator",
                                                               "to_the_timer",
                                                               "to_the_items",
                                                               "to_the_exits",
                                                               "who_can_do_this",
                                                               "i_can_do_this"};

enum class Emote : std::uint8_t { ThumbsUp, ThumbsDown, Clap, Laugh, Think, Shrug, Wow, Heart };
inline constexpr std::array<std::string_view, 8> kEmoteWords{"thumbs_up", "thumbs_down", "clap", "laugh",
                                                             "think",     "shrug",       "wow",  "heart"};

struct Say {
  std::string text;
};
struct SayPhrase {
  Phrase phrase = Phrase::Yes;
};
struct Point {
  std::variant<rules::Place, rules::Pawn> at;
};
struct Sketch {
  std::vector<rules::Place> path;
};  // a way through the mall, space by space
struct Gesture {
  Emote emote = Emote::ThumbsUp;
};
struct Signal {
  MemberId to;
  std::string data;
};  // what two browsers exchange before they can talk; the server doesn't look into it
struct TurnVoice {
  bool on = false;
};  // who can be called
struct Spoke {};  // the sender's microphone was open and someone spoke

using Utterance = std::variant<Say, SayPhrase, Point, Sketch, Gesture, Signal, TurnVoice, Spoke>;

// Who hears it. While a game is running, spectators only hear each other.
enum class Circle : std::uint8_t { Table, Spectators };
inline constexpr std::array<std::string_view, 2> kCircleWords{"table", "spectators"};

// As in a request: its name there, and its fields.
std::string_view word(const Utterance& utterance);
void write_fields(notation::JsonWriter& out, const Utterance& utterance);

// ---- as it is sent to the others; transient messages that aren't kept
std::string talk_text(MemberId by, Circle circle, const Utterance& utterance);
std::string signal_text(MemberId by, std::string_view data);
std::string voice_text(MemberId member, bool on);
// Servers that help browsers connect across networks: a JSON array as browsers take it.
std::string ice_text(std::string_view servers);

}  // namespace protocol
