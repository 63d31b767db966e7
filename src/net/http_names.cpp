#include "net/http_names.h"

#include <boost/json/object.hpp>
#include <boost/json/value.hpp>
#include <optional>

#include "net/ask.h"
#include "net/ask_disk.h"
#include "net/network_thread.h"
#include "notation/json_writer.h"
#include "protocol/fields.h"
#include "protocol/strict_json.h"
#include "rules/vocabulary.h"

namespace net {
namespace {

struct SeatKey {
  std::uint8_t seat = 0;
  protocol::Token key;
};

std::optional<SeatKey> seat_key_in(const std::string& body) {
  const auto value = protocol::read_strict_json(body);
  if (!value || !value->is_object()) return std::nullopt;
  protocol::Fields fields{value->get_object()};
  const auto seat = fields.whole<std::uint8_t>("seat", 1, rules::kMostSeats);
  const auto key = protocol::read_token(fields.text("key"));
  if (fields.problem() || !key) return std::nullopt;
  return SeatKey{.seat = static_cast<std::uint8_t>(seat - 1), .key = *key};
}

std::string name_key_json(const NameKeys& keys, const std::optional<table::OwnSeat>& own) {
  if (!own) return R"({"record":null,"seat":null,"key":null})";
  notation::JsonWriter json;
  json.begin_object().key("record").string(own->record).key("seat").number(own->seat + 1);
  json.key("key").string(protocol::text_of(keys.key_of(own->record, own->seat))).end_object();
  return json.text();
}

}  // namespace

Awaitable<HttpAnswer> tell_name_key(HttpCall call, protocol::Code code) {
  const auto token = bearer_of(call.request);
  const auto question = [code, token](NetworkThread& thread) {
    return token ? thread.registry().own_seat(code, *token) : std::nullopt;
  };
  NetworkThread& there = call.here.context().thread_of(code);
  const auto own = co_await ask<std::optional<table::OwnSeat>>(there, question);
  co_return HttpAnswer{.body = name_key_json(call.here.context().name_keys, own)};
}

Awaitable<HttpAnswer> forget_own_name(HttpCall call, const std::string& record, const std::string& body) {
  ServerContext& context = call.here.context();
  if (auto refusal = foreign_origin(call)) co_return std::move(*refusal);
  const auto shown = seat_key_in(body);
  if (!shown)
    co_return error_answer(400, "NoNameKey", "Send {\"seat\":1,\"key\":\"32 hexadecimal digits\"}.");
  if (!context.name_keys.is_key_of(shown->key, record, shown->seat)) {
    call.here.counts().add(Count::WrongToken);
    call.here.guessed_wrong(call.source.address);
    co_return error_answer(403, "WrongNameKey", "That key is for another seat or another game.");
  }
  if (context.is_troubled || context.is_stopping) {
    co_return error_answer(503, "StoreIsTroubled", "The name couldn't be removed. Try again later.");
  }
  const auto remove = [&context, record, seat = shown->seat](auto on_durable) {
    context.ports.book.forget_name(record, seat, on_durable);
  };
  co_await until_durable(remove);
  co_return HttpAnswer{.body = R"({"done":true})"};
}

}  // namespace net
