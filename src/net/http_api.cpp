#include "net/http_api.h"

#include "ai/engine_signature.h"
#include "base/version.h"
#include "net/api_json.h"
#include "net/ask.h"
#include "net/base_path.h"
#include "net/http_tables.h"
#include "net/page_answer.h"
#include "net/pages.h"
#include "notation/catalog_json.h"
#include "notation/json_writer.h"
#include "notation/record.h"
#include "notation/words.h"
#include "protocol/limits.h"

namespace net {
namespace {

constexpr std::string_view kHtml = "text/html; charset=utf-8";
constexpr std::string_view kPlain = "text/plain; charset=utf-8";
constexpr std::size_t kRecordsListed = 50;

HttpAnswer plain(unsigned status, std::string_view text) {
  return {.status = status, .type = std::string{kPlain}, .body = std::string{text}};
}

HttpAnswer nothing_here() { return error_answer(404, "NoSuchPage", "There is nothing here."); }

std::string version_json() {
  // It is a part of the program, but takes some games to find out.
  static const std::string kSignature = notation::hexadecimal(ai::engine_signature(notation::catalog_json()));
  notation::JsonWriter json;
  json.begin_object().key("engine").string(base::kEngineVersion);
  json.key("protocol").number(protocol::kProtocolVersion).key("rules").number(base::kRulesVersion);
  json.key("catalog").number(base::kCatalogVersion).key("record").number(notation::kRecordFormat);
  json.key("signature").string(kSignature).key("page");
  if (page::index() == nullptr) {
    json.null();
  } else {
    json.string(page::build());
  }
  json.end_object();
  return json.text();
}

// Never shorter because the first letters are right.
bool is_same_secret(std::string_view one, std::string_view other) {
  if (one.size() != other.size()) return false;
  unsigned difference = 0;
  for (std::size_t i = 0; i < one.size(); ++i) {
    difference |=
        static_cast<unsigned>(static_cast<unsigned char>(one[i]) ^ static_cast<unsigned char>(other[i]));
  }
  return difference == 0;
}

// The question is asked in the one thread that may wait for a disk.
template <class Question>
Awaitable<HttpAnswer> ask_library(House& house, Question question) {
  const auto start = [&house](auto handler, Question asked) {
    asio::post(house.librarian, [&house, handler = std::move(handler), asked = std::move(asked)]() mutable {
      HttpAnswer answer = asked(house.ports.library);
      const auto home = asio::get_associated_executor(handler);
      asio::post(home, [handler = std::move(handler), answer = std::move(answer)]() mutable {
        std::move(handler)(std::move(answer));
      });
    });
  };
  co_return co_await asio::async_initiate<const asio::use_awaitable_t<Executor>, void(HttpAnswer)>(
      start, kAwait, std::move(question));
}

Awaitable<HttpAnswer> tell_metrics(House& house) {
  Sums sums{};
  table::HallCounts halls;
  std::uint64_t websockets = 0;
  for (const auto& floor : house.floors) {
    floor->counts().add_to(sums);
    websockets += floor->sessions();
    const auto question = [](Floor& there) { return there.hall().counts(); };
    add(halls, co_await ask<table::HallCounts>(*floor, question));
  }
  std::vector<Gauge> gauges = hall_gauges(halls);
  gauges.push_back({"websockets", "open now", websockets});
  gauges.push_back({"store_troubled", "1 while the journal cannot be written", house.is_troubled ? 1U : 0U});
  for (const Gauge& gauge : house.study.gauges()) gauges.push_back(gauge);
  for (const Gauge& gauge : house.survey_office.gauges()) gauges.push_back(gauge);
  if (house.ports.gauges) {
    for (const Gauge& gauge : house.ports.gauges()) gauges.push_back(gauge);
  }
  co_return HttpAnswer{.type = "text/plain; version=0.0.4; charset=utf-8",
                       .body = metrics_text(sums, gauges)};
}

// One function for each thing that can be asked.
struct Answering {
  const Asking& asking;

  // The client finds out by the address what it is to show; the plain pages are for executables without it.
  HttpAnswer client() const { return page_answer(*page::index(), asking.request, base_path()); }
  const std::string& base_path() const { return asking.here.settings().base_path; }

  Awaitable<HttpAnswer> operator()(const FrontPage&) const {
    if (page::index() != nullptr) co_return client();
    co_return HttpAnswer{.type = std::string{kHtml}, .body = with_base_path(front_page(), base_path())};
  }
  Awaitable<HttpAnswer> operator()(const ClientPage&) const {
    if (page::index() != nullptr) co_return client();
    co_return error_answer(404, "NoSuchPage", "This server was built without the page for browsers.");
  }
  Awaitable<HttpAnswer> operator()(const PageFile& wish) const {
    co_return page_answer(*wish.file, asking.request, base_path());
  }
  Awaitable<HttpAnswer> operator()(const StyleSheet&) const {
    co_return HttpAnswer{.type = "text/css; charset=utf-8",
                         .body = std::string{style_sheet()},
                         .headers = {{"Cache-Control", "public, max-age=3600"}}};
  }
  // The page asks for the table itself, so that a wrong code is counted where it can be told from a right
  // one.
  Awaitable<HttpAnswer> operator()(const TablePage& wish) const {
    if (page::index() != nullptr) co_return client();
    co_return co_await show_table_page(asking, wish.code);
  }
  Awaitable<HttpAnswer> operator()(const WrongTablePage&) const {
    co_return page::index() != nullptr ? client() : wrong_code(asking);
  }
  Awaitable<HttpAnswer> operator()(const TellVersion&) const { co_return HttpAnswer{.body = version_json()}; }
  Awaitable<HttpAnswer> operator()(const ListTables&) const { return list_tables(asking); }
  Awaitable<HttpAnswer> operator()(const OpenTable& wish) const { return open_table(asking, wish.choice); }
  Awaitable<HttpAnswer> operator()(const ShowTable& wish) const { return show_table(asking, wish.code); }
  Awaitable<HttpAnswer> operator()(const ListRecords&) const {
    return ask_library(asking.here.house(), [](Library& library) {
      return HttpAnswer{.body = records_json(library.latest(kRecordsListed))};
    });
  }
  Awaitable<HttpAnswer> operator()(const ShowRecord& wish) const {
    return ask_library(asking.here.house(), [id = wish.id](Library& library) {
      auto record = library.record(id);
      if (!record) return error_answer(404, "NoSuchRecord", "There is no finished game with this name.");
      return HttpAnswer{.type = std::string{kPlain}, .body = std::move(*record)};
    });
  }
  // That anybody answers at all says that the loop turns.
  Awaitable<HttpAnswer> operator()(const TellHealth&) const { co_return plain(200, "well\n"); }
  Awaitable<HttpAnswer> operator()(const TellReadiness&) const {
    const House& house = asking.here.house();
    if (house.is_stopping) co_return plain(503, "stopping\n");
    if (house.is_troubled) co_return plain(503, "the store is in trouble\n");
    co_return plain(200, "ready\n");
  }
  Awaitable<HttpAnswer> operator()(const TellMetrics&) const {
    const std::string& token = asking.here.settings().metrics_token;
    const bool has_token = !token.empty() && is_same_secret(asking.request.authorization, "Bearer " + token);
    if (!asking.asker.is_at_metrics_door && !has_token) co_return nothing_here();
    co_return co_await tell_metrics(asking.here.house());
  }
  // An upgrade has been taken care of before anybody asks here.
  Awaitable<HttpAnswer> operator()(const EnterTable&) const { co_return nothing_here(); }
  Awaitable<HttpAnswer> operator()(const WrongCode&) const { co_return wrong_code(asking); }
};

}  // namespace

Awaitable<HttpAnswer> answer(Floor& here, HttpRequest request, Asker asker) {
  const auto route = route_of(request);
  if (!route) {
    const bool is_lost = route.error().status == 404 && page::index() != nullptr && is_for_eyes(request);
    co_return is_lost ? lost_page_answer(*page::index(), request, here.settings().base_path) : route.error();
  }
  const Asking asking{here, request, asker};
  const Answering answering{asking};
  co_return co_await std::visit(answering, *route);
}

}  // namespace net
