#include "serve/serve_command.h"

#include <pthread.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <iostream>
#include <memory>
#include <optional>

#include "cli/game_options.h"
#include "console/console.h"
#include "console/socket.h"
#include "net/server.h"
#include "net/system_random.h"
#include "notation/words.h"
#include "protocol/heist.h"
#include "serve/chosen_store.h"
#include "serve/greeting.h"
#include "serve/host.h"
#include "serve/options.h"
#include "serve/qr_picture.h"
#include "store/reader.h"
#include "store/writer.h"

namespace serve {
namespace {

// Finished games for the network; empty if the store can't be read.
class StoredRecords final : public net::RecordArchive {
 public:
  explicit StoredRecords(store::Reader& reader) : reader_(reader) {}

  std::optional<std::string> record(std::string_view id) override {
    auto text = reader_.text(id);
    return text ? std::move(*text) : std::nullopt;
  }
  std::optional<table::RecordCard> card(std::string_view id) override {
    auto card = reader_.card(id);
    return card ? std::move(*card) : std::nullopt;
  }
  std::vector<table::RecordCard> latest(std::size_t most) override {
    auto cards = reader_.latest(most);
    return cards ? std::move(*cards) : std::vector<table::RecordCard>{};
  }

 private:
  store::Reader& reader_;
};

// The Book for the network. If the store can't be read, it is empty.
class ServedBook final : public net::Book {
 public:
  explicit ServedBook(store::Reader& reader) : reader_(reader) {}
  // Set before anyone can found a crew; the writer outlives all requests.
  void write_with(store::Writer& writer) { writer_ = &writer; }

  std::vector<table::BookEntry> entries(const table::BookQuestion& question) override {
    return or_nothing(reader_.entries(question));
  }
  std::int64_t newest() override { return or_nothing(reader_.newest()); }
  std::vector<table::BookCell> grid(std::optional<table::CrewId> crew) override {
    return or_nothing(reader_.grid(crew));
  }
  std::vector<table::ScenarioTally> tallies() override { return or_nothing(reader_.tallies()); }
  std::optional<table::CrewCard> crew(const protocol::TokenDigest& secret) override {
    return or_nothing(reader_.crew(secret));
  }
  std::optional<table::CrewCard> crew_of(std::string_view record) override {
    return or_nothing(reader_.crew_of(record));
  }
  std::vector<table::Achieved> achievements(table::CrewId crew) override {
    return or_nothing(reader_.achievements(crew));
  }
  std::vector<table::HeistEntry> heist(std::string_view day, std::optional<table::CrewId> mine) override {
    constexpr std::size_t kCrewsOnTheBoard = 100;
    return or_nothing(reader_.heist(day, mine, kCrewsOnTheBoard));
  }
  std::vector<table::CrewId> crews_with_a_try(std::string_view day) override {
    return or_nothing(reader_.crews_with_a_try(day));
  }
  // A crew that can't be looked up counts as having had its try: a failing disk gives nobody a second one.
  table::HeistStage heist_stage(std::string_view day, table::CrewId crew) override {
    return reader_.heist_stage(day, crew).value_or(table::HeistStage::Begun);
  }
  std::string heist_of(std::string_view record) override { return or_nothing(reader_.heist_of(record)); }
  void forget_name(std::string_view record, std::uint8_t seat, std::function<void()> on_durable) override {
    writer_->submit(store::RemoveNameOfSeat{.record = std::string{record}, .seat = seat},
                    [on_durable = std::move(on_durable)](store::Takedown) { on_durable(); });
  }
  void found_crew(const protocol::TokenDigest& secret, std::string name, std::int64_t at_wall_s,
                  std::function<void()> on_durable) override {
    writer_->submit(store::FoundCrew{.secret = secret, .name = std::move(name), .at_wall_s = at_wall_s},
                    [on_durable = std::move(on_durable)](store::Founded) { on_durable(); });
  }

 private:
  template <class Value>
  static Value or_nothing(store::Result<Value> result) {
    return result ? std::move(*result) : Value{};
  }

  store::Reader& reader_;
  store::Writer* writer_ = nullptr;
};

std::int64_t wall_s() {
  const auto wall = std::chrono::system_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::seconds>(wall).count();
}

table::Moment moment(const store::ServerClock& clock) {
  return {.server = clock.now(), .steady_ms = store::steady_ms(), .wall_s = wall_s()};
}

std::vector<net::Gauge> journal_gauges(const store::WriterCounts& counts) {
  return {
      {"journal_rows_total", "lines written to disk", counts.rows},
      {"journal_commits_total", "transactions", counts.commits},
      {"journal_commit_microseconds_total", "time spent in transactions", counts.commit_us},
      {"journal_slowest_commit_microseconds", "time the slowest transaction took", counts.slowest_commit_us},
      {"journal_lag_rows", "lines waiting to be written", counts.waiting},
      {"journal_troubles_total", "times the store failed", counts.troubles},
      {"journal_stalls_total", "times the store didn't answer in time", counts.stalls},
      {"records_total", "finished games saved since the server started", counts.records},
      {"records_expired_total", "finished games deleted by --keep-days since the server started",
       counts.expired}};
}

base::SipKey log_key(const std::string& secret) {
  base::SipKey key;
  const std::string_view digits{secret};
  if (digits.size() >= 32) {
    notation::read_hexadecimal(digits.substr(0, 16), key.low);
    notation::read_hexadecimal(digits.substr(16, 16), key.high);
  }
  return key;
}

// From here on these signals wait for `next_signal`, in every thread started later.
sigset_t hold_signals() {
  sigset_t signals;
  sigemptyset(&signals);
  for (const int signal : {SIGTERM, SIGINT, SIGHUP}) sigaddset(&signals, signal);
  pthread_sigmask(SIG_BLOCK, &signals, nullptr);
  // A closed pipe and a file size limit are reported by the calls themselves.
  std::signal(SIGPIPE, SIG_IGN);
  std::signal(SIGXFSZ, SIG_IGN);
  return signals;
}

void wait_for_the_end(const sigset_t& signals, net::Server& server) {
  for (;;) {
    int signal = 0;
    if (sigwait(&signals, &signal) != 0) continue;
    if (signal != SIGHUP) return;
    const auto reloaded = server.reload_tls();
    if (!reloaded) std::cerr << "magicmaze: " << reloaded.error() << " The old one stays in use.\n";
  }
}

// In a terminal the address is also printed as a QR code, for phones.
void announce(const ServeOptions& options, const net::Server::Endpoints& endpoints, const FileLimits& room,
              std::size_t tables) {
  const Greeting greeting{.listening = endpoints.main,
                          .metrics = endpoints.metrics,
                          .addresses = lan_addresses(),
                          .tables = tables,
                          .files = room.files};
  const auto shared = address_to_share(greeting, options);
  if (shared && isatty(STDOUT_FILENO) != 0) {
    if (const auto picture = qr_picture(*shared)) std::cout << *picture << *shared << "\n\n";
  }
  std::cout << greeting_text(greeting, options) << std::flush;
}

int cannot_serve(const std::string& sentence) {
  std::cerr << "magicmaze: " << sentence << "\n";
  return 1;
}

store::WriterTiming pace_of(const ServeOptions& options, const store::Recovered& recovered) {
  store::WriterTiming pace;
  pace.keep_records_s = options.keep_records_s;
  pace.expire_first = store::first_expiry_after(recovered.newest_record_wall_s, wall_s());
  return pace;
}

// Gives the operator time to check the clock.
void warn_of_clock(const net::Log& log, const store::WriterTiming& pace, const store::Recovered& recovered) {
  if (pace.keep_records_s <= 0 || pace.expire_first <= store::kUsualFirstExpiry) return;
  log.tell(
      net::LogLevel::Warning, "no game has been finished for more than a day; is the clock right?",
      {{"clock", protocol::day_of(wall_s())},
       {"newest_game", protocol::day_of(recovered.newest_record_wall_s.value_or(0))},
       {"games_expire_in_hours", std::chrono::duration_cast<std::chrono::hours>(pace.expire_first).count()}});
}

int serve(ServeOptions options) {
  const FileLimits room = file_limits();
  if (options.net.most_connections == 0 || options.net.most_connections > room.connections) {
    options.net.most_connections = room.connections;
  }
  const sigset_t signals = hold_signals();
  auto opened = open_store(options.data, options.store);
  if (!opened) return cannot_serve(opened.error());
  const store::Recovered& recovered = opened->recovered;
  const auto objection =
      store::objection_to_expiry(recovered.newest_record_wall_s, wall_s(), options.keep_records_s);
  if (objection) return cannot_serve(*objection);
  ServedBook book{*opened->reader};
  StoredRecords archive{*opened->reader};
  net::SystemRandom random_source;
  const store::CautiousCalendar calendar{wall_s(), store::steady_ms()};
  store::ServerClock clock{recovered.last_seen};
  const net::Log log{options.log_level, log_key(recovered.secret), STDERR_FILENO, options.log_format};

  const store::WriterTiming pace = pace_of(options, recovered);
  warn_of_clock(log, pace, recovered);

  // The server's threads use it to the end.
  std::optional<console::Console> console;
  std::unique_ptr<net::Server> server;
  store::Writer writer{
      std::move(opened->backend),
      clock,
      {.is_anybody_playing = [&] { return server->is_anybody_playing(); },
       .on_trouble = [&](table::StoreState state, const std::string& why) { server->trouble(state, why); },
       .wall_s = [&calendar] { return calendar.now(wall_s(), store::steady_ms()); },
       .on_standstill = [&](std::int64_t ms) { server->stood_still(ms); }},
      pace};
  book.write_with(writer);
  server = std::make_unique<net::Server>(
      options.net,
      net::Ports{
          .now = [&clock] { return moment(clock); },
          .random_source = random_source,
          .archive = archive,
          .book = book,
          .secret = recovered.secret,
          .gauges = [&writer] { return journal_gauges(writer.counts()); },
          .run_command = [&console](const std::string& line) { return console->answer(line, "page"); }},
      log);
  for (std::size_t i = 0; i < options.net.threads; ++i) {
    server->add_thread(options.tables,
                       writer.journal([&server, i](const std::vector<store::DurableVersion>& marks) {
                         std::vector<net::Durable> lines;
                         lines.reserve(marks.size());
                         for (const store::DurableVersion& mark : marks)
                           lines.push_back({mark.table, mark.version});
                         server->durable(i, std::move(lines));
                       }));
  }
  const console::BanFile ban_file{options.data / "bans.json"};
  const auto bans = ban_file.read();
  if (!bans) return cannot_serve(bans.error());
  server->admin().keep_out(bans->bans);
  auto complaints = console::ComplaintBook::open(options.data / "complaints.json");
  if (!complaints) return cannot_serve(complaints.error());
  auto console_socket = console::ConsoleSocket::open(options.data);
  if (!console_socket) return cannot_serve(console_socket.error());
  console.emplace(
      console::Console::Ports{.server = server->admin(),
                              .ban_file = ban_file,
                              .audit_log = console::AuditLog{options.data / "audit.log"},
                              .complaints = *std::move(complaints),
                              .submit = [&writer](store::Chore chore) { writer.submit(std::move(chore)); },
                              .stop_server = [] { ::kill(::getpid(), SIGTERM); }},
      *bans, log);
  // Nobody can join before all tables are restored, but a port that can't be opened is reported at once.
  const auto endpoints = server->listen();
  if (!endpoints) return cannot_serve(endpoints.error());
  std::size_t tables = 0;
  for (const auto& [code, rows] : recovered.tables) {
    if (server->restore(code, rows, recovered.last_seen)) {
      ++tables;
    } else {
      log.tell(net::LogLevel::Error, "table not restored", {{"table", log.table(code)}});
    }
  }
  for (const table::Code code : recovered.broken) {
    log.tell(net::LogLevel::Error, "table not restored", {{"table", log.table(code)}});
  }
  writer.start();
  server->start();
  (*console_socket)->start(*console);
  announce(options, *endpoints, room, tables);
  log.tell(net::LogLevel::Info, "started", {{"tables", static_cast<std::int64_t>(tables)}});

  wait_for_the_end(signals, *server);
  log.tell(net::LogLevel::Info, "stopping");
  (*console_socket)->stop();
  server->stop();
  const store::WriterResult ending = writer.stop();
  server.reset();
  log.tell(net::LogLevel::Info, "stopped", {{"lost", static_cast<std::int64_t>(ending.lost)}});
  if (ending.lost > 0) {
    return cannot_serve(std::to_string(ending.lost) +
                        " lines were decided but neither shown nor saved: " + ending.why);
  }
  return 0;
}

int run_serve(const cli::Arguments& arguments) {
  if (!arguments.rest().empty())
    return cli::complain("serve takes options only. Try: magicmaze serve --help");
  const auto options = read_serve_options(arguments, process_environment);
  if (!options) return cli::complain(options.error());
  return serve(*options);
}

}  // namespace

const cli::Subcommand kServeCommand{
    .name = "serve",
    .usage = "serve [OPTIONS]; each can also be set as MAGICMAZE_... in the environment or in --config FILE",
    .summary = "Runs the server: tables to share by link, games that survive a crash.",
    .options = serve_option_list(),
    .run = run_serve};

}  // namespace serve
