#include "net/http_api.h"

#include "ai/engine_signature.h"
#include "base/version.h"
#include "net/api_json.h"
#include "net/ask.h"
#include "net/ask_disk.h"
#include "net/base_path.h"
#include "net/http_book.h"
#include "net/http_console.h"
#include "net/http_names.h"
#include "net/http_tables.h"
#include "net/link_preview.h"
#include "net/page_answer.h"
#include "net/pages.h"
#include "net/privacy_page.h"
#include "net/process_figures.h"
#include "net/query.h"
#include "net/secret.h"
#include "net/statistics.h"
#include "notation/box_json.h"
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

HttpAnswer nothing_here() { return error_answer(404, "NoSuchPage", "There's nothing here."); }

std::string version_json() {
  // It is built into the program, but computing it takes some games.
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

// The same bytes as those of `magicmaze catalog --json`, for as long as this program runs.
HttpAnswer catalog_answer(const HttpRequest& request) {
  static const std::string kCatalog = notation::box_json();
  return lasting_answer(request, "application/json", kCatalog);
}

Awaitable<HttpAnswer> tell_metrics(ServerContext& context) {
  Sums sums{};
  LatencyTable latencies;
  table::TableCounts registries;
  std::uint64_t websockets = 0;
  for (const auto& thread : context.threads) {
    thread->counts().add_to(sums);
    for (std::size_t i = 0; i < latencies.size(); ++i) {
      thread->latency(static_cast<Stage>(i)).add_to(latencies[i]);
    }
    websockets += thread->sessions();
    const auto question = [](NetworkThread& there) { return there.registry().counts(); };
    add(registries, co_await ask<table::TableCounts>(*thread, question));
  }
  std::vector<Gauge> gauges = table_gauges(registries);
  gauges.push_back({"websockets", "open websockets", websockets});
  gauges.push_back({"store_troubled", "1 while the journal can't be written", context.is_troubled ? 1U : 0U});
  for (const Gauge& gauge : context.teammate_pool.gauges()) gauges.push_back(gauge);
  for (const Gauge& gauge : context.deal_solver.gauges()) gauges.push_back(gauge);
  if (context.ports.gauges) {
    for (const Gauge& gauge : context.ports.gauges()) gauges.push_back(gauge);
  }
  const auto question = [&context] { return context.ports.book.tallies(); };
  const auto tallies = co_await ask_disk<std::vector<table::ScenarioTally>>(context, question);
  co_return HttpAnswer{.type = "text/plain; version=0.0.4; charset=utf-8",
                       .body = metrics_text(sums, gauges) + latency_metrics(latencies) + process_metrics() +
                               statistics_metrics(tallies)};
}

// One function for each thing that can be requested.
struct Answering {
  const HttpCall& call;

  // The client finds out from the address what to show; the plain pages are for executables without it.
  HttpAnswer client(const LinkPreview& preview) const {
    const std::string html = with_base_path(page::index()->plain, base_path());
    return page_answer_with(*page::index(), call.request,
                            with_preview(html, preview, public_base(call), path(), language()));
  }
  std::string_view path() const {
    const std::string_view target = call.request.target;
    return path_of(target);
  }
  Language language() const { return language_for(call.request.accept_language); }
  const std::string& base_path() const { return call.here.settings().base_path; }

  Awaitable<HttpAnswer> operator()(const FrontPage&) const {
    if (page::index() != nullptr) co_return client(preview_of_screen(path(), language()));
    co_return HttpAnswer{.type = std::string{kHtml}, .body = with_base_path(front_page(), base_path())};
  }
  Awaitable<HttpAnswer> operator()(const ClientPage&) const {
    if (page::index() != nullptr) co_return client(co_await preview_of_place());
    co_return error_answer(404, "NoSuchPage", "This server was built without the page for browsers.");
  }
  // A replay and the achievements of a crew are looked up; all others are known by their path.
  Awaitable<LinkPreview> preview_of_place() const {
    ServerContext& context = call.here.context();
    const auto below = [&](std::string_view place) {
      return path().starts_with(place) ? std::string{path().substr(place.size())} : std::string{};
    };
    if (const std::string id = below("/replay/"); is_record_id(id)) {
      const std::string today = protocol::day_of(call.here.now().wall_s);
      const auto question = [&context, id, today, language = language()] {
        return preview_of_record(context.ports.archive.card(id), today, language);
      };
      co_return co_await ask_disk<LinkPreview>(context, question);
    }
    std::string id = below("/achievements/");
    if (id.empty()) id = below("/deeds/");  // the older name
    if (is_record_id(id)) {
      const auto question = [&context, id, language = language()] {
        const auto crew = context.ports.book.crew_of(id);
        return preview_of_achievements(crew ? crew->name : std::string{}, language);
      };
      co_return co_await ask_disk<LinkPreview>(context, question);
    }
    co_return preview_of_screen(path(), language());
  }

  Awaitable<HttpAnswer> operator()(const PageFile& route) const {
    if (route.file == page::index()) co_return client(preview_of_screen("/", language()));
    co_return page_answer(*route.file, call.request, base_path());
  }
  Awaitable<HttpAnswer> operator()(const StyleSheet&) const {
    co_return HttpAnswer{.type = "text/css; charset=utf-8",
                         .body = std::string{style_sheet()},
                         .headers = {{"Cache-Control", "public, max-age=3600"}}};
  }
  // The page asks for the table itself, so that a wrong code is counted where it can be distinguished from a
  // right one.
  Awaitable<HttpAnswer> operator()(const TablePage& route) const {
    if (page::index() == nullptr) co_return co_await show_table_page(call, route.code);
    const auto question = [code = route.code](NetworkThread& there) {
      return there.registry().summary(code);
    };
    NetworkThread& there = call.here.context().thread_of(route.code);
    const auto summary = co_await ask<std::optional<table::Summary>>(there, question);
    co_return client(preview_of_table(summary, language()));
  }
  Awaitable<HttpAnswer> operator()(const WrongTablePage&) const {
    co_return page::index() != nullptr ? client(preview_of_table(std::nullopt, language()))
                                       : wrong_code(call);
  }
  Awaitable<HttpAnswer> operator()(const TellVersion&) const { co_return HttpAnswer{.body = version_json()}; }
  Awaitable<HttpAnswer> operator()(const TellSite&) const {
    const auto notice = call.here.context().announcement.current(call.here.now().wall_s);
    co_return HttpAnswer{.body = site_json(call.here.settings().site, notice)};
  }
  // The game's page says which language it is in; otherwise the browser does.
  Awaitable<HttpAnswer> operator()(const TellPrivacy&) const {
    const auto wanted = query_value(call.request.target, "language");
    const Settings& settings = call.here.settings();
    const std::string html =
        privacy_page(settings.site, settings.kept, wanted ? language_for(*wanted) : language());
    co_return HttpAnswer{.type = std::string{kHtml}, .body = with_base_path(html, base_path())};
  }
  // Tables are for those who are invited.
  Awaitable<HttpAnswer> operator()(const TellRobots&) const {
    std::string text = "User-agent: *\n";
    for (const std::string_view place : {"/api/", "/t/", "/ws/", "/crew"}) {
      text += "Disallow: " + base_path() + std::string{place} + "\n";
    }
    co_return plain(200, text);
  }
  Awaitable<HttpAnswer> operator()(const TellCatalog&) const { co_return catalog_answer(call.request); }
  Awaitable<HttpAnswer> operator()(const ListTables&) const { return list_tables(call); }
  Awaitable<HttpAnswer> operator()(const OpenTable& route) const { return open_table(call, route.choice); }
  Awaitable<HttpAnswer> operator()(const ShowTable& route) const { return show_table(call, route.code); }
  Awaitable<HttpAnswer> operator()(const TellNameKey& route) const { return tell_name_key(call, route.code); }
  Awaitable<HttpAnswer> operator()(const ForgetOwnName& route) const {
    return forget_own_name(call, route.record, route.body);
  }
  Awaitable<HttpAnswer> operator()(const ListRecords&) const {
    ServerContext& context = call.here.context();
    return ask_disk<HttpAnswer>(context, [&context] {
      return HttpAnswer{.body = records_json(context.ports.archive.latest(kRecordsListed))};
    });
  }
  Awaitable<HttpAnswer> operator()(const ShowRecord& route) const { return show_record(call, route.id); }
  Awaitable<HttpAnswer> operator()(const ShowBook&) const { return show_book(call); }
  Awaitable<HttpAnswer> operator()(const ShowGrid&) const { return show_grid(call); }
  Awaitable<HttpAnswer> operator()(const ExportBookJson&) const { return export_book(call, BookForm::Json); }
  Awaitable<HttpAnswer> operator()(const ExportBookCsv&) const { return export_book(call, BookForm::Csv); }
  Awaitable<HttpAnswer> operator()(const ShowCrew&) const { return show_crew(call); }
  Awaitable<HttpAnswer> operator()(const ShowAchievements& route) const {
    return show_achievements(call, route.record);
  }
  Awaitable<HttpAnswer> operator()(const FoundCrew& route) const { return found_crew(call, route.body); }
  Awaitable<HttpAnswer> operator()(const ShowHeist&) const { return show_heist(call); }
  // If there is an answer at all, the loop is running.
  Awaitable<HttpAnswer> operator()(const TellHealth&) const { co_return plain(200, "well\n"); }
  Awaitable<HttpAnswer> operator()(const TellReadiness&) const {
    const ServerContext& context = call.here.context();
    if (context.is_stopping) co_return plain(503, "stopping\n");
    if (context.is_troubled) co_return plain(503, "the store is in trouble\n");
    co_return plain(200, "ready\n");
  }
  // Figures are for the operator: on a separate port, or with a token.
  bool is_operator() const {
    const std::string& token = call.here.settings().metrics_token;
    const bool has_token = !token.empty() && is_same_secret(call.request.authorization, "Bearer " + token);
    return call.source.is_metrics_port || has_token;
  }
  Awaitable<HttpAnswer> operator()(const TellMetrics&) const {
    if (!is_operator()) co_return nothing_here();
    co_return co_await tell_metrics(call.here.context());
  }
  Awaitable<HttpAnswer> operator()(const TellStatistics&) const {
    if (!is_operator()) co_return nothing_here();
    ServerContext& context = call.here.context();
    const auto question = [&context] { return context.ports.book.tallies(); };
    const auto tallies = co_await ask_disk<std::vector<table::ScenarioTally>>(context, question);
    co_return HttpAnswer{.type = std::string{kHtml},
                         .body = with_base_path(statistics_page(tallies), base_path())};
  }
  Awaitable<HttpAnswer> operator()(const ShowConsole&) const { co_return show_console(call); }
  Awaitable<HttpAnswer> operator()(const ConsoleStyle&) const { co_return show_console_style(call); }
  Awaitable<HttpAnswer> operator()(const ConsoleScript&) const { co_return show_console_script(call); }
  Awaitable<HttpAnswer> operator()(const RunCommand& route) const { return run_command(call, route.line); }
  // Upgrades have been handled before this is called.
  Awaitable<HttpAnswer> operator()(const EnterTable&) const { co_return nothing_here(); }
  Awaitable<HttpAnswer> operator()(const WrongCode&) const { co_return wrong_code(call); }
};

}  // namespace

Awaitable<HttpAnswer> answer(NetworkThread& here, HttpRequest request, RequestSource source) {
  const auto route = route_of(request);
  if (!route) {
    const bool is_lost = route.error().status == 404 && page::index() != nullptr && wants_html(request);
    co_return is_lost ? not_found_answer(*page::index(), request, here.settings().base_path) : route.error();
  }
  const HttpCall call{here, request, source};
  const Answering answering{call};
  co_return co_await std::visit(answering, *route);
}

}  // namespace net
