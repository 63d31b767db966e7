#include "protocol/talk.h"

#include "base/overloaded.h"
#include "notation/words.h"

namespace protocol {
namespace {

using notation::JsonWriter;

std::string_view word(Phrase phrase) { return kPhraseWords[static_cast<std::size_t>(phrase)]; }
std::string_view word(Emote emote) { return kEmoteWords[static_cast<std::size_t>(emote)]; }

void write_target(JsonWriter& out, const Point& point) {
  std::visit(base::Overloaded{
                 [&](rules::Place at) { out.key("at").string(notation::text_of(at)); },
                 [&](rules::Pawn pawn) { out.key("pawn").string(notation::word(pawn)); },
             },
             point.at);
}

void write_path(JsonWriter& out, const Sketch& sketch) {
  out.key("path").begin_array();
  for (const rules::Place place : sketch.path) out.string(notation::text_of(place));
  out.end_array();
}

}  // namespace

std::string_view word(const Utterance& utterance) {
  constexpr std::array<std::string_view, std::variant_size_v<Utterance>> kWords{
      "say", "phrase", "point", "sketch", "emote", "signal", "voice", "spoke"};
  return kWords[utterance.index()];
}

void write_fields(JsonWriter& out, const Utterance& utterance) {
  std::visit(base::Overloaded{
                 [&](const Say& say) { out.key("text").string(say.text); },
                 [&](const SayPhrase& say) { out.key("phrase").string(word(say.phrase)); },
                 [&](const Point& point) { write_target(out, point); },
                 [&](const Sketch& sketch) { write_path(out, sketch); },
                 [&](const Gesture& gesture) { out.key("emote").string(word(gesture.emote)); },
                 [&](const Signal& signal) {
                   out.key("member").number(signal.to.value).key("data").string(signal.data);
                 },
                 [&](const TurnVoice& voice) { out.key("on").boolean(voice.on); },
                 [](const Spoke&) {},
             },
             utterance);
}

std::string talk_text(MemberId by, Circle circle, const Utterance& utterance) {
  JsonWriter out;
  out.begin_object().key("talk").begin_object().key("by").number(by.value);
  out.key("circle").string(kCircleWords[static_cast<std::size_t>(circle)]);
  out.key("kind").string(word(utterance));
  write_fields(out, utterance);
  return out.end_object().end_object().text();
}

std::string signal_text(MemberId by, std::string_view data) {
  JsonWriter out;
  out.begin_object().key("signal").begin_object().key("by").number(by.value).key("data").string(data);
  return out.end_object().end_object().text();
}

std::string voice_text(MemberId member, bool on) {
  JsonWriter out;
  out.begin_object().key("voice").begin_object().key("member").number(member.value).key("on").boolean(on);
  return out.end_object().end_object().text();
}

std::string ice_text(std::string_view servers) {
  JsonWriter out;
  out.begin_object().key("ice").begin_object().key("servers").raw(servers);
  return out.end_object().end_object().text();
}

}  // namespace protocol
