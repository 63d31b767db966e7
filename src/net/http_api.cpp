#include "net/http_api.h"

#include "ai/engine_signature.h"
#include "base/version.h"
#include "net/api_json.h"
#include "net/ask.h"
#include "net/ask_librarian.h"
#include "net/base_path.h"
#include "net/http_book.h"
#include "net/http_tables.h"
#include "net/link_preview.h"
#include "net/page_answer.h"
#include "net/pages.h"
#include "net/statistics.h"
#include "notation/catalog_json.h"
#include "notation/json_writer.h"
#include "notation/record.h"
#include "notation/words.h"
#include "protocol/heist.h"
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
  const auto question = [&house] { return house.ports.book.tallies(); };
  const auto tallies = co_await ask_librarian<std::vector<table::Tally>>(house, question);
  co_return HttpAnswer{.type = "text/plain; version=0.0.4; charset=utf-8",
                       .body = metrics_text(sums, gauges) + statistics_metrics(tallies)};
}

// One function for each thing that can be asked.
struct Answering {
  const Asking& asking;

  // The client finds out by the address what it is to show; the plain pages are for executables without it.
  HttpAnswer client(const LinkPreview& preview) const {
    const std::string html = with_base_path(page::index()->plain, base_path());
    return page_answer_with(*page::index(), asking.request,
                            with_preview(html, preview, public_base(asking), path()));
  }
  std::string_view path() const {
    const std::string_view target = asking.request.target;
    return target.substr(0, target.find('?'));
  }
  const std::string& base_path() const { return asking.here.settings().base_path; }

  Awaitable<HttpAnswer> operator()(const FrontPage&) const {
    if (page::index() != nullptr) co_return client(preview_of_screen(path()));
    co_return HttpAnswer{.type = std::string{kHtml}, .body = with_base_path(front_page(), base_path())};
  }
  Awaitable<HttpAnswer> operator()(const ClientPage&) const {
    if (page::index() != nullptr) co_return client(co_await preview_of_place());
    co_return error_answer(404, "NoSuchPage", "This server was built without the page for browsers.");
  }
  // A replay and the deeds of a crew are looked up; all others are told by their path.
  Awaitable<LinkPreview> preview_of_place() const {
    House& house = asking.here.house();
    const auto below = [&](std::string_view place) {
      return path().starts_with(place) ? std::string{path().substr(place.size())} : std::string{};
    };
    if (const std::string id = below("/replay/"); is_record_id(id)) {
      const std::string today = protocol::day_of(asking.here.now().wall_s);
      const auto question = [&house, id, today] {
        return preview_of_record(house.ports.library.card(id), today);
      };
      co_return co_await ask_librarian<LinkPreview>(house, question);
    }
    if (const std::string id = below("/deeds/"); is_record_id(id)) {
      const auto question = [&house, id] {
        const auto crew = house.ports.book.crew_of(id);
        return preview_of_deeds(crew ? crew->name : std::string{});
      };
      co_return co_await ask_librarian<LinkPreview>(house, question);
    }
    co_return preview_of_screen(path());
  }

  Awaitable<HttpAnswer> operator()(const PageFile& wish) const {
    if (wish.file == page::index()) co_return client(preview_of_screen("/"));
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
    if (page::index() == nullptr) co_return co_await show_table_page(asking, wish.code);
    const auto question = [code = wish.code](Floor& there) { return there.hall().summary(code); };
    Floor& there = asking.here.house().floor_of(wish.code);
    co_return client(preview_of_table(co_await ask<std::optional<table::Summary>>(there, question)));
  }
  Awaitable<HttpAnswer> operator()(const WrongTablePage&) const {
    co_return page::index() != nullptr ? client(preview_of_table(std::nullopt)) : wrong_code(asking);
  }
  Awaitable<HttpAnswer> operator()(const TellVersion&) const { co_return HttpAnswer{.body = version_json()}; }
  Awaitable<HttpAnswer> operator()(const ListTables&) const { return list_tables(asking); }
  Awaitable<HttpAnswer> operator()(const OpenTable& wish) const { return open_table(asking, wish.choice); }
  Awaitable<HttpAnswer> operator()(const ShowTable& wish) const { return show_table(asking, wish.code); }
  Awaitable<HttpAnswer> operator()(const ListRecords&) const {
    House& house = asking.here.house();
    return ask_librarian<HttpAnswer>(house, [&house] {
      return HttpAnswer{.body = records_json(house.ports.library.latest(kRecordsListed))};
    });
  }
  Awaitable<HttpAnswer> operator()(const ShowRecord& wish) const { return show_record(asking, wish.id); }
  Awaitable<HttpAnswer> operator()(const ShowBook&) const { return show_book(asking); }
  Awaitable<HttpAnswer> operator()(const ShowGrid&) const { return show_grid(asking); }
  Awaitable<HttpAnswer> operator()(const ExportBookJson&) const {
    return export_book(asking, BookForm::Json);
  }
  Awaitable<HttpAnswer> operator()(const ExportBookCsv&) const { return export_book(asking, BookForm::Csv); }
  Awaitable<HttpAnswer> operator()(const ShowCrew&) const { return show_crew(asking); }
  Awaitable<HttpAnswer> operator()(const ShowDeeds& wish) const { return show_deeds(asking, wish.record); }
  Awaitable<HttpAnswer> operator()(const FoundCrew& wish) const { return found_crew(asking, wish.body); }
  Awaitable<HttpAnswer> operator()(const ShowHeist&) const { return show_heist(asking); }
  // That anybody answers at all says that the loop turns.
  Awaitable<HttpAnswer> operator()(const TellHealth&) const { co_return plain(200, "well\n"); }
  Awaitable<HttpAnswer> operator()(const TellReadiness&) const {
    const House& house = asking.here.house();
    if (house.is_stopping) co_return plain(503, "stopping\n");
    if (house.is_troubled) co_return plain(503, "the store is in trouble\n");
    co_return plain(200, "ready\n");
  }
  // Figures are for the operator: at a door of their own, or with a token.
  bool is_operator() const {
    const std::string& token = asking.here.settings().metrics_token;
    const bool has_token = !token.empty() && is_same_secret(asking.request.authorization, "Bearer " + token);
    return asking.asker.is_at_metrics_door || has_token;
  }
  Awaitable<HttpAnswer> operator()(const TellMetrics&) const {
    if (!is_operator()) co_return nothing_here();
    co_return co_await tell_metrics(asking.here.house());
  }
  Awaitable<HttpAnswer> operator()(const TellStatistics&) const {
    if (!is_operator()) co_return nothing_here();
    House& house = asking.here.house();
    const auto question = [&house] { return house.ports.book.tallies(); };
    const auto tallies = co_await ask_librarian<std::vector<table::Tally>>(house, question);
    co_return HttpAnswer{.type = std::string{kHtml},
                         .body = with_base_path(statistics_page(tallies), base_path())};
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
