#include "app/remote_request.h"

#include <string_view>

#include "base/overloaded.h"
#include "notation/action_text.h"
#include "notation/json_writer.h"
#include "notation/words.h"

namespace app {
namespace {

using notation::JsonWriter;

bool is_on(protocol::Switch value) { return value == protocol::Switch::On; }

// The fields of a wish behind its number.
struct Fields {
  JsonWriter& json;

  void operator()(const protocol::Do& wish) const { json.key("a").string(notation::text_of(wish.action)); }
  void operator()(const protocol::Rename& wish) const { json.key("name").string(wish.name); }
  void operator()(const protocol::Sit& wish) const { json.key("chair").number(wish.chair); }
  void operator()(const protocol::Stand&) const {}
  void operator()(const protocol::Ready& wish) const { json.key("on").boolean(is_on(wish.on)); }
  void operator()(const protocol::Choose& wish) const {
    json.key("choice");
    protocol::write_choice(json, wish.choice);
  }
  void operator()(const protocol::ChangeChoice& wish) const {
    json.key("choice");
    protocol::write_change(json, wish.change);
  }
  void operator()(const protocol::Lock& wish) const { json.key("on").boolean(is_on(wish.on)); }
  void operator()(const protocol::Remove& wish) const { json.key("member").number(wish.member.value); }
  void operator()(const protocol::PassHost& wish) const { json.key("member").number(wish.to.value); }
  void operator()(const protocol::Take& wish) const { json.key("seat").number(wish.seat); }
  void operator()(const protocol::Pause&) const {}
  void operator()(const protocol::Resume&) const {}
  void operator()(const protocol::GiveUp&) const {}
  void operator()(const protocol::Again& wish) const {
    json.key("deal").string(wish.deal == protocol::Deal::Same ? "same" : "new");
  }
  void operator()(const protocol::NextScenario&) const {}
  void operator()(const protocol::Leave&) const {}
  void operator()(const protocol::Fill& wish) const {
    if (wish.chair) json.key("chair").number(*wish.chair);
    if (wish.seats) json.key("seats").number(*wish.seats);
    if (wish.pace) json.key("pace").string(ai::name(*wish.pace));
  }
  void operator()(const protocol::SettleTeammates& wish) const {
    if (wish.pace) json.key("pace").string(ai::name(*wish.pace));
    if (wish.stand_in) json.key("stand_in").boolean(is_on(*wish.stand_in));
  }
  void operator()(const protocol::Mute& wish) const {
    json.key("member").number(wish.member.value).key("on").boolean(is_on(wish.on));
  }
  void operator()(const protocol::Talk& wish) const { protocol::write_fields(json, wish.what); }
};

std::string_view word_of(const protocol::Wish& wish) {
  return std::visit(base::Overloaded{
                        [](const protocol::Do&) -> std::string_view { return "do"; },
                        [](const protocol::Rename&) -> std::string_view { return "rename"; },
                        [](const protocol::Sit&) -> std::string_view { return "sit"; },
                        [](const protocol::Stand&) -> std::string_view { return "stand"; },
                        [](const protocol::Ready&) -> std::string_view { return "ready"; },
                        [](const protocol::Choose&) -> std::string_view { return "choose"; },
                        [](const protocol::ChangeChoice&) -> std::string_view { return "change"; },
                        [](const protocol::Lock&) -> std::string_view { return "lock"; },
                        [](const protocol::Remove&) -> std::string_view { return "remove"; },
                        [](const protocol::PassHost&) -> std::string_view { return "host"; },
                        [](const protocol::Take&) -> std::string_view { return "take"; },
                        [](const protocol::Pause&) -> std::string_view { return "pause"; },
                        [](const protocol::Resume&) -> std::string_view { return "resume"; },
                        [](const protocol::GiveUp&) -> std::string_view { return "give_up"; },
                        [](const protocol::Again&) -> std::string_view { return "again"; },
                        [](const protocol::NextScenario&) -> std::string_view { return "next"; },
                        [](const protocol::Leave&) -> std::string_view { return "leave"; },
                        [](const protocol::Fill&) -> std::string_view { return "fill"; },
                        [](const protocol::SettleTeammates&) -> std::string_view { return "teammates"; },
                        [](const protocol::Mute&) -> std::string_view { return "mute"; },
                        [](const protocol::Talk& said) { return protocol::word(said.what); },
                    },
                    wish);
}

void write_join(JsonWriter& json, const protocol::Join& join) {
  json.key("t").string("join").key("name").string(join.name);
  json.key("as").string(join.part == protocol::Part::Player ? "player" : "spectator");
  json.key("kind").string(join.kind == protocol::Kind::Person ? "person" : "bot");
  if (join.token) json.key("token").string(protocol::text_of(*join.token));
  json.key("protocol").number(join.protocol);
}

void write_back(JsonWriter& json, const protocol::Back& back) {
  json.key("t").string("back").key("token").string(protocol::text_of(back.token));
  if (back.seen) json.key("seen").number(back.seen->value);
  json.key("protocol").number(back.protocol);
}

void write_numbered(JsonWriter& json, const protocol::Numbered& numbered) {
  json.key("t").string(word_of(numbered.wish)).key("n").number(numbered.number.value);
  std::visit(Fields{json}, numbered.wish);
}

void write_hint(JsonWriter& json, const protocol::Hint& hint) {
  json.key("t").string("hint").key("pawn");
  if (hint.pawn) {
    json.string(notation::word(*hint.pawn));
  } else {
    json.null();
  }
}

}  // namespace

std::string line_of(const protocol::Request& request) {
  JsonWriter json;
  json.begin_object();
  std::visit(base::Overloaded{
                 [&](const protocol::Join& join) { write_join(json, join); },
                 [&](const protocol::Back& back) { write_back(json, back); },
                 [&](const protocol::Numbered& numbered) { write_numbered(json, numbered); },
                 [&](const protocol::Snapshot&) { json.key("t").string("snapshot"); },
                 [&](const protocol::AskTime&) { json.key("t").string("time"); },
                 [&](const protocol::Hint& hint) { write_hint(json, hint); },
                 [&](const protocol::AskIce&) { json.key("t").string("ice"); },
             },
             request);
  return json.end_object().text();
}

}  // namespace app
