#include "protocol/choice_change.h"

namespace protocol {
namespace {

template <class Value>
void set(Value& value, const std::optional<Value>& change) {
  if (change) value = *change;
}

template <class Value>
std::optional<Value> if_other(const Value& before, const Value& after) {
  std::optional<Value> change;
  if (before != after) change.emplace(after);  // emplace: a value may be an optional itself
  return change;
}

void write_number(notation::JsonWriter& out, const std::optional<std::uint32_t>& number) {
  number ? out.number(*number) : out.null();
}

}  // namespace

Choice changed(Choice before, const ChoiceChange& change) {
  Choice after = std::move(before);
  if (change.scenario || change.start || change.level) after.laid_by_hand.clear();
  set(after.scenario, change.scenario);
  set(after.seats, change.seats);
  set(after.start, change.start);
  set(after.level, change.level);
  set(after.sand_ms, change.sand_ms);
  set(after.free_talk, change.free_talk);
  set(after.pairs, change.pairs);
  set(after.visibility, change.visibility);
  set(after.pauses, change.pauses);
  // Outside the campaign nobody can have said no.
  if (change.deals) after.deals = is_campaign(after) ? *change.deals : Deals::Certified;
  set(after.bots, change.bots);
  set(after.voice, change.voice);
  return after;
}

ChoiceChange change_between(const Choice& before, const Choice& after) {
  return {.scenario = if_other(before.scenario, after.scenario),
          .seats = if_other(before.seats, after.seats),
          .start = if_other(before.start, after.start),
          .level = if_other(before.level, after.level),
          .sand_ms = if_other(before.sand_ms, after.sand_ms),
          .free_talk = if_other(before.free_talk, after.free_talk),
          .pairs = if_other(before.pairs, after.pairs),
          .visibility = if_other(before.visibility, after.visibility),
          .pauses = if_other(before.pauses, after.pauses),
          .deals = if_other(before.deals, after.deals),
          .bots = if_other(before.bots, after.bots),
          .voice = if_other(before.voice, after.voice)};
}

void write_change(notation::JsonWriter& out, const ChoiceChange& change) {
  out.begin_object();
  if (change.scenario) {
    out.key("scenario");
    change.scenario->is_custom() ? out.raw(change.scenario->text()) : out.string(change.scenario->text());
  }
  if (change.seats) out.key("seats").number(*change.seats);
  if (change.start) {
    out.key("side");
    *change.start ? out.string(catalog::name(**change.start)) : out.null();
  }
  if (change.level) {
    out.key("level");
    write_number(out, *change.level);
  }
  if (change.sand_ms) {
    out.key("sand_ms");
    write_number(out, *change.sand_ms);
  }
  if (change.free_talk) out.key("free_talk").boolean(*change.free_talk);
  if (change.pairs) out.key("pairs").boolean(*change.pairs);
  if (change.visibility) out.key("public").boolean(*change.visibility == Visibility::Public);
  if (change.pauses) out.key("pauses").boolean(*change.pauses == Pauses::Allowed);
  if (change.deals) out.key("certified").boolean(*change.deals == Deals::Certified);
  if (change.bots) out.key("bots").boolean(*change.bots == Bots::Allowed);
  if (change.voice) out.key("voice").string(word(*change.voice));
  out.end_object();
}

}  // namespace protocol
