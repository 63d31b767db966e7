#include "protocol/write_request.h"

#include <string_view>

#include "base/overloaded.h"
#include "notation/action_text.h"
#include "notation/json_writer.h"
#include "notation/words.h"

namespace protocol {
namespace {

using notation::JsonWriter;

bool is_on(Switch value) { return value == Switch::On; }

// The fields of a command after its number.
struct FieldWriter {
  JsonWriter& json;

  void operator()(const Do& command) const { json.key("a").string(notation::text_of(command.action)); }
  void operator()(const Rename& command) const { json.key("name").string(command.name); }
  void operator()(const Sit& command) const { json.key("chair").number(command.chair); }
  void operator()(const Stand&) const {}
  void operator()(const Ready& command) const { json.key("on").boolean(is_on(command.on)); }
  void operator()(const Choose& command) const {
    json.key("choice");
    write_choice(json, command.choice);
  }
  void operator()(const ChangeChoice& command) const {
    json.key("choice");
    write_change(json, command.change);
  }
  void operator()(const Lock& command) const { json.key("on").boolean(is_on(command.on)); }
  void operator()(const Remove& command) const { json.key("member").number(command.member.value); }
  void operator()(const PassHost& command) const { json.key("member").number(command.to.value); }
  void operator()(const Take& command) const { json.key("seat").number(command.seat); }
  void operator()(const Pause&) const {}
  void operator()(const Resume&) const {}
  void operator()(const GiveUp&) const {}
  void operator()(const Again& command) const {
    json.key("deal").string(command.deal == Deal::Same ? "same" : "new");
  }
  void operator()(const NextScenario&) const {}
  void operator()(const Leave&) const {}
  void operator()(const Fill& command) const {
    if (command.chair) json.key("chair").number(*command.chair);
    if (command.seats) json.key("seats").number(*command.seats);
    if (command.pace) json.key("pace").string(ai::name(*command.pace));
  }
  void operator()(const SettleTeammates& command) const {
    if (command.pace) json.key("pace").string(ai::name(*command.pace));
    if (command.temperament) json.key("temperament").string(ai::name(*command.temperament));
    if (command.stand_in) json.key("stand_in").boolean(is_on(*command.stand_in));
  }
  void operator()(const Mute& command) const {
    json.key("member").number(command.member.value).key("on").boolean(is_on(command.on));
  }
  void operator()(const LetIn& command) const { json.key("member").number(command.member.value); }
  void operator()(const Complain& command) const { json.key("member").number(command.member.value); }
  void operator()(const ChooseAvatar& command) const { json.key("face").number(command.face); }
  void operator()(const Talk& command) const { write_fields(json, command.what); }
};

std::string_view word_of(const Command& command) {
  return std::visit(base::Overloaded{
                        [](const Do&) -> std::string_view { return "do"; },
                        [](const Rename&) -> std::string_view { return "rename"; },
                        [](const Sit&) -> std::string_view { return "sit"; },
                        [](const Stand&) -> std::string_view { return "stand"; },
                        [](const Ready&) -> std::string_view { return "ready"; },
                        [](const Choose&) -> std::string_view { return "choose"; },
                        [](const ChangeChoice&) -> std::string_view { return "change"; },
                        [](const Lock&) -> std::string_view { return "lock"; },
                        [](const Remove&) -> std::string_view { return "remove"; },
                        [](const PassHost&) -> std::string_view { return "host"; },
                        [](const Take&) -> std::string_view { return "take"; },
                        [](const Pause&) -> std::string_view { return "pause"; },
                        [](const Resume&) -> std::string_view { return "resume"; },
                        [](const GiveUp&) -> std::string_view { return "give_up"; },
                        [](const Again&) -> std::string_view { return "again"; },
                        [](const NextScenario&) -> std::string_view { return "next"; },
                        [](const Leave&) -> std::string_view { return "leave"; },
                        [](const Fill&) -> std::string_view { return "fill"; },
                        [](const SettleTeammates&) -> std::string_view { return "teammates"; },
                        [](const Mute&) -> std::string_view { return "mute"; },
                        [](const ChooseAvatar&) -> std::string_view { return "face"; },
                        [](const LetIn&) -> std::string_view { return "let_in"; },
                        [](const Complain&) -> std::string_view { return "complain"; },
                        [](const Talk& said) { return word(said.what); },
                    },
                    command);
}

void write_join(JsonWriter& json, const Join& join) {
  json.key("t").string("join").key("name").string(join.name);
  json.key("as").string(join.part == Part::Player ? "player" : "spectator");
  json.key("kind").string(word(join.kind));
  if (join.token) json.key("token").string(text_of(*join.token));
  json.key("protocol").number(join.protocol);
  if (join.browser) json.key("browser").string(text_of(*join.browser));
}

void write_back(JsonWriter& json, const Back& back) {
  json.key("t").string("back").key("token").string(text_of(back.token));
  if (back.seen) json.key("seen").number(back.seen->value);
  json.key("protocol").number(back.protocol);
  if (back.browser) json.key("browser").string(text_of(*back.browser));
}

void write_numbered(JsonWriter& json, const Numbered& numbered) {
  json.key("t").string(word_of(numbered.command)).key("n").number(numbered.number.value);
  std::visit(FieldWriter{json}, numbered.command);
}

void write_hint(JsonWriter& json, const Hint& hint) {
  json.key("t").string("hint").key("pawn");
  if (hint.pawn) {
    json.string(notation::word(*hint.pawn));
  } else {
    json.null();
  }
}

}  // namespace

std::string line_of(const Request& request) {
  JsonWriter json;
  json.begin_object();
  std::visit(base::Overloaded{
                 [&](const Join& join) { write_join(json, join); },
                 [&](const Back& back) { write_back(json, back); },
                 [&](const Numbered& numbered) { write_numbered(json, numbered); },
                 [&](const Snapshot&) { json.key("t").string("snapshot"); },
                 [&](const AskTime&) { json.key("t").string("time"); },
                 [&](const Hint& hint) { write_hint(json, hint); },
                 [&](const AskIce&) { json.key("t").string("ice"); },
             },
             request);
  return json.end_object().text();
}

}  // namespace protocol
