#include <boost/json.hpp>

#include "notation/words.h"
#include "protocol/limits.h"
#include "protocol/read_request.h"
#include "protocol/talk_fields.h"

namespace protocol {
namespace {

namespace json = boost::json;

Utterance read_say(Fields& fields) {
  auto text = read_message(fields.text("text"));
  if (!text) {
    fields.object_to("\"text\" has 1 to " + std::to_string(kLongestMessage) +
                     " visible characters in valid UTF-8.");
  }
  return Say{text.value_or("")};
}

Utterance read_phrase(Fields& fields) {
  return SayPhrase{one_of<Phrase>(fields, "phrase", fields.text("phrase"), kPhraseWords)};
}

Utterance read_point(Fields& fields) {
  const auto at = fields.text_if_any("at");
  const auto pawn = fields.text_if_any("pawn");
  if (at.has_value() == pawn.has_value()) {
    fields.object_to("Either \"at\" or \"pawn\".");
    return Point{};
  }
  if (at) {
    rules::Place place{};
    if (!notation::read(*at, place)) fields.object_to("\"at\" must be a place like 5:1,2.");
    return Point{place};
  }
  rules::Pawn named{};
  if (!notation::read(*pawn, named)) fields.object_to("\"pawn\" must be the name of a pawn.");
  return Point{named};
}

Utterance read_sketch(Fields& fields) {
  Sketch sketch;
  const json::value* value = fields.take("path");
  const json::array* path = value == nullptr ? nullptr : value->if_array();
  if (path == nullptr || path->size() < 2 || path->size() > kLongestPath) {
    fields.object_to("\"path\" must be a list of 2 to " + std::to_string(kLongestPath) + " places.");
    return sketch;
  }
  for (const json::value& one : *path) {
    rules::Place place{};
    if (!one.is_string() || !notation::read(std::string_view{one.get_string()}, place)) {
      fields.object_to("\"path\" must be a list of places like 5:1,2.");
      return sketch;
    }
    sketch.path.push_back(place);
  }
  return sketch;
}

Utterance read_emote(Fields& fields) {
  return Gesture{one_of<Emote>(fields, "emote", fields.text("emote"), kEmoteWords)};
}

Utterance read_signal(Fields& fields) {
  Signal signal{.to = MemberId{fields.whole<std::uint16_t>("member")},
                .data = std::string{fields.text("data")}};
  if (signal.data.empty() || signal.data.size() > kLargestSignal) {
    fields.object_to("\"data\" has 1 to " + std::to_string(kLargestSignal) + " bytes.");
  }
  return signal;
}

struct TalkReader {
  std::string_view t;
  Utterance (*read)(Fields& fields);
};

constexpr std::array<TalkReader, std::variant_size_v<Utterance>> kReaders{{
    {"say", read_say},
    {"phrase", read_phrase},
    {"point", read_point},
    {"sketch", read_sketch},
    {"emote", read_emote},
    {"signal", read_signal},
    {"voice", [](Fields& fields) -> Utterance { return TurnVoice{fields.flag("on")}; }},
    {"spoke", [](Fields&) -> Utterance { return Spoke{}; }},
}};

}  // namespace

std::optional<Utterance> read_utterance(std::string_view t, Fields& fields) {
  for (const TalkReader& reader : kReaders) {
    if (reader.t == t) return reader.read(fields);
  }
  return std::nullopt;
}

}  // namespace protocol
