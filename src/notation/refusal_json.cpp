#include "notation/refusal_json.h"

#include "notation/words.h"

namespace notation {

void write_refusal(JsonWriter& json, const rules::Refusal& refusal) {
  json.key("refused").string(rules::name(refusal.reason));
  write_reason(json, refusal);
}

void write_reason(JsonWriter& json, const rules::Refusal& refusal) {
  json.key("rule").string(rules::rule_of(refusal.reason)).key("args").begin_object();
  if (refusal.place) json.key("place").string(text_of(*refusal.place));
  if (refusal.pawn) json.key("pawn").string(rules::name(*refusal.pawn));
  if (refusal.tile) json.key("tile").string(catalog::name(*refusal.tile));
  json.end_object().key("text").string(rules::sentence(refusal.reason));
}

void write_subject(JsonWriter& json, const rules::Flaw& flaw) {
  if (flaw.tile) json.key("tile").string(catalog::name(*flaw.tile));
  if (flaw.colour) json.key("colour").string(catalog::name(*flaw.colour));
  if (flaw.module) json.key("module").string(catalog::name(*flaw.module));
}

void write_flaw(JsonWriter& json, const rules::Flaw& flaw, std::string_view sentence) {
  json.key("refused").string(rules::name(flaw.fault)).key("rule").string(rules::rule_of(flaw.fault));
  json.key("args").begin_object();
  write_subject(json, flaw);
  json.end_object().key("text").string(sentence);
}

}  // namespace notation
