#include "protocol/messages.h"

#include "base/overloaded.h"
#include "notation/event_text.h"
#include "notation/json_writer.h"
#include "notation/refusal_json.h"
#include "notation/words.h"
#include "protocol/limits.h"
#include "rules/view.h"

namespace protocol {
namespace {

using notation::JsonWriter;

void number_or_null(JsonWriter& out, std::string_view key, std::optional<std::int64_t> number) {
  out.key(key);
  number ? out.number(*number) : out.null();
}

std::optional<std::int64_t> value_of(std::optional<Number> number) {
  return number ? std::optional<std::int64_t>{number->value} : std::nullopt;
}
std::optional<std::int64_t> value_of(std::optional<rules::GameTime> time) {
  return time ? std::optional<std::int64_t>{time->ms} : std::nullopt;
}

void write_hash(JsonWriter& out, std::optional<std::uint64_t> hash) {
  out.key("hash");
  hash ? out.string(notation::hexadecimal(*hash)) : out.null();
}

void write_flaw(JsonWriter& out, const rules::Flaw& flaw) {
  out.key("fault").string(rules::name(flaw.fault)).key("rule").string(rules::rule_of(flaw.fault));
  notation::write_subject(out, flaw);
}

void write_reason(JsonWriter& out, const TableRefusal& refusal) {
  out.key("rule");
  const std::string_view rule = rule_of(refusal.reason);
  rule.empty() ? out.null() : out.string(rule);
  out.key("args").begin_object();
  const rules::Flaw* flaw = refusal.problem ? std::get_if<rules::Flaw>(&*refusal.problem) : nullptr;
  if (flaw != nullptr) write_flaw(out, *flaw);
  out.end_object().key("text");
  out.string(refusal.problem ? sentence(*refusal.problem) : std::string{sentence(refusal.reason)});
}

void write_reason(JsonWriter& out, const Refusal& refusal) {
  // The notation writes the rules' reasons, so its JsonWriter is used here.
  std::visit([&](const auto& reason) { write_reason(out, reason); }, refusal);
}

// {"presence":{...}}: who it is about, and a few words.
template <class Write>
std::string wrapped(std::string_view kind, Write write) {
  JsonWriter out;
  out.begin_object().key(kind).begin_object();
  write(out);
  return out.end_object().end_object().text();
}

std::string empty(std::string_view kind) {
  return wrapped(kind, [](JsonWriter&) {});
}

}  // namespace

std::string text_of(const Envelope& envelope) {
  JsonWriter out;
  out.begin_object().key("v").number(envelope.version.value);
  number_or_null(out, "at", value_of(envelope.at));
  out.key("by");
  envelope.by ? out.number(envelope.by->value) : out.null();
  out.key("seat");
  envelope.seat ? out.number(envelope.seat->index) : out.null();
  number_or_null(out, "n", value_of(envelope.number));
  out.key("events").begin_array();
  for (const rules::Event& event : envelope.events) out.string(notation::text_of(rules::redact(event)));
  for (const std::string& fact : envelope.facts) out.string(fact);
  out.end_array();
  write_hash(out, envelope.hash);
  if (!envelope.table_json.empty()) out.key("table").raw(envelope.table_json);
  if (!envelope.game_json.empty()) out.key("game").raw(envelope.game_json);
  return out.end_object().text();
}

std::string snapshot_text(const SnapshotParts& parts) {
  return wrapped("snapshot", [&](JsonWriter& out) {
    out.key("v").number(parts.version.value);
    number_or_null(out, "now", value_of(parts.now));
    out.key("table").raw(parts.table_json).key("game");
    parts.game_json.empty() ? out.null() : out.raw(parts.game_json);
    write_hash(out, parts.hash);
  });
}

std::string refusal_text(std::optional<Number> number, const Refusal& refusal) {
  JsonWriter out;
  out.begin_object().key("refused").string(name(refusal));
  number_or_null(out, "n", value_of(number));
  write_reason(out, refusal);
  return out.end_object().text();
}

std::string no_entry_text(const Refusal& refusal) {
  JsonWriter out;
  out.begin_object().key("no_entry").string(name(refusal));
  write_reason(out, refusal);
  return out.end_object().text();
}

std::string done_text(Number number, std::optional<Version> version) {
  return wrapped("done", [&](JsonWriter& out) {
    out.key("n").number(number.value).key("v");
    version ? out.number(version->value) : out.null();
  });
}

std::string welcome_text(MemberId member, const std::optional<Token>& token, Code code) {
  return wrapped("welcome", [&](JsonWriter& out) {
    out.key("protocol").number(kProtocolVersion).key("member").number(member.value).key("token");
    token ? out.string(text_of(*token)) : out.null();
    out.key("code").string(code.text());
  });
}

std::string bad_text(std::string_view sentence, std::optional<Number> number) {
  JsonWriter out;
  out.begin_object().key("bad").string(sentence);
  number_or_null(out, "n", value_of(number));
  return out.end_object().text();
}

std::string time_text(std::optional<rules::GameTime> now, Clock clock) {
  return wrapped("time", [&](JsonWriter& out) {
    number_or_null(out, "now", value_of(now));
    out.key("running").boolean(clock == Clock::Runs);
  });
}

std::string presence_text(MemberId member, Here here, Quality quality) {
  return wrapped("presence", [&](JsonWriter& out) {
    out.key("member").number(member.value).key("here").boolean(here == Here::Yes);
    out.key("quality").string(word(quality));
  });
}

std::string stare_text(rules::Seat by) {
  return wrapped("stare", [&](JsonWriter& out) { out.key("by").number(by.index); });
}

std::string hint_text(rules::Seat seat, std::optional<rules::Pawn> pawn) {
  return wrapped("hint", [&](JsonWriter& out) {
    out.key("seat").number(seat.index).key("pawn");
    pawn ? out.string(rules::name(*pawn)) : out.null();
  });
}

std::string frozen_text(Frozen frozen) {
  return JsonWriter{}.begin_object().key("frozen").boolean(frozen == Frozen::Yes).end_object().text();
}

std::string rolled_back_text(Version seen, Version now) {
  return wrapped("rolled_back",
                 [&](JsonWriter& out) { out.key("seen").number(seen.value).key("v").number(now.value); });
}

std::string notice_text(std::string_view text) {
  return wrapped("notice", [&](JsonWriter& out) { out.key("text").string(text); });
}

std::string replaced_text() { return empty("replaced"); }
std::string removed_text() { return empty("removed"); }
std::string closed_text() { return empty("closed"); }

std::string bye_text(std::uint32_t come_back_ms) {
  return wrapped("bye", [&](JsonWriter& out) {
    out.key("why").string("restart").key("come_back_ms").number(come_back_ms);
  });
}

}  // namespace protocol
