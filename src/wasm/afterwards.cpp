#include "wasm/afterwards.h"

#include "chronicle/footfalls.h"
#include "chronicle/knocks.h"
#include "chronicle/tugs_of_war.h"
#include "chronicle/waits.h"
#include "notation/json_writer.h"
#include "notation/words.h"

namespace wasm {
namespace {

using notation::JsonWriter;

std::int64_t number(std::size_t value) { return static_cast<std::int64_t>(value); }

void write_waits(JsonWriter& out, const chronicle::Course& course) {
  const chronicle::WaitsByAbility waits = chronicle::waits_of(course);
  out.key("waits").begin_array();
  for (std::size_t i = 0; i < waits.size(); ++i) {
    if (!waits[i].longest) continue;
    const chronicle::Wait& longest = *waits[i].longest;
    out.begin_object().key("ability").string(catalog::kAbilityNames[i]).key("ms").number(waits[i].all.count);
    out.key("longest").begin_object().key("line").number(number(longest.action));
    out.key("since").number(longest.since.ms).key("until").number(longest.until.ms).end_object().end_object();
  }
  out.end_array();
}

void write_knocks(JsonWriter& out, const chronicle::Course& course) {
  out.key("knocks").begin_array();
  for (const chronicle::Knocks& knocks : chronicle::knocks_of(course)) {
    out.begin_object().key("given").number(knocks.given).key("received").number(knocks.received).end_object();
  }
  out.end_array();
}

void write_tugs(JsonWriter& out, const chronicle::Course& course) {
  out.key("tugs").begin_array();
  for (const chronicle::TugOfWar& tug : chronicle::tugs_of_war(course)) {
    out.begin_object().key("pawn").string(rules::name(tug.pawn)).key("first").number(number(tug.first));
    out.key("last").number(number(tug.last)).key("pulls").number(tug.pulls).end_object();
  }
  out.end_array();
}

void write_footfalls(JsonWriter& out, const chronicle::Course& course) {
  out.key("footfalls").begin_array();
  for (const chronicle::Footfall& footfall : chronicle::footfalls_of(course)) {
    out.begin_object().key("at").string(notation::text_of(footfall.at)).key("times").begin_object();
    for (std::size_t i = 0; i < footfall.times.size(); ++i) {
      if (footfall.times[i] > 0) out.key(rules::kPawnNames[i]).number(footfall.times[i]);
    }
    out.end_object().end_object();
  }
  out.end_array();
}

}  // namespace

std::string afterwards_answer(const chronicle::Course& course) {
  JsonWriter out;
  out.begin_object();
  write_waits(out, course);
  write_knocks(out, course);
  write_tugs(out, course);
  write_footfalls(out, course);
  return out.end_object().text();
}

}  // namespace wasm
