#include "app/serve_command.h"

#include <pthread.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <iostream>
#include <memory>

#include "app/greeting.h"
#include "app/host.h"
#include "app/qr_picture.h"
#include "app/serve_options.h"
#include "app/system_chance.h"
#include "app/table_choice.h"
#include "net/server.h"
#include "notation/words.h"
#include "store/book.h"
#include "store/records.h"
#include "store/recovery.h"
#include "store/writer.h"

namespace app {
namespace {

// Finished games as the network asks for them. A database that cannot be read has none.
class RecordLibrary final : public net::Library {
 public:
  explicit RecordLibrary(std::unique_ptr<store::Records> records) : records_(std::move(records)) {}

  std::optional<std::string> record(std::string_view id) override {
    auto text = records_->text(id);
    return text ? std::move(*text) : std::nullopt;
  }
  std::optional<table::RecordCard> card(std::string_view id) override {
    auto card = records_->card(id);
    return card ? std::move(*card) : std::nullopt;
  }
  std::vector<table::RecordCard> latest(std::size_t most) override {
    auto cards = records_->latest(most);
    return cards ? std::move(*cards) : std::vector<table::RecordCard>{};
  }

 private:
  std::unique_ptr<store::Records> records_;
};

// The Book as the network asks for it. A database that cannot be read has nothing in it.
class ServedBook final : public net::Book {
 public:
  ServedBook(std::unique_ptr<store::Book> book, store::Records& records)
      : book_(std::move(book)), records_(records) {}
  // Before anybody founds a crew; the writer outlives all questions.
  void write_with(store::Writer& writer) { writer_ = &writer; }

  std::vector<table::BookEntry> entries(const table::BookQuestion& question) override {
    return or_nothing(book_->entries(question));
  }
  std::int64_t newest() override { return or_nothing(book_->newest()); }
  std::vector<table::BookCell> grid(std::optional<table::CrewId> crew) override {
    return or_nothing(book_->grid(crew));
  }
  std::vector<table::Tally> tallies() override { return or_nothing(records_.tallies()); }
  std::optional<table::CrewCard> crew(const protocol::TokenDigest& secret) override {
    return or_nothing(book_->crew(secret));
  }
  std::optional<table::CrewCard> crew_of(std::string_view record) override {
    return or_nothing(book_->crew_of(record));
  }
  std::vector<table::Achieved> deeds(table::CrewId crew) override { return or_nothing(book_->deeds(crew)); }
  std::vector<table::HeistEntry> heist(std::string_view day, std::optional<table::CrewId> mine) override {
    constexpr std::size_t kCrewsOnTheBoard = 100;
    return or_nothing(book_->heist(day, mine, kCrewsOnTheBoard));
  }
  std::vector<table::CrewId> crews_with_a_try(std::string_view day) override {
    return or_nothing(book_->crews_with_a_try(day));
  }
  // Who cannot be looked up has had its try: nobody gets a second one because a disk failed.
  table::HeistStage heist_stage(std::string_view day, table::CrewId crew) override {
    return book_->heist_stage(day, crew).value_or(table::HeistStage::Begun);
  }
  std::string heist_of(std::string_view record) override { return or_nothing(book_->heist_of(record)); }
  void found_crew(const protocol::TokenDigest& secret, std::string name, std::int64_t at_wall_s,
                  std::function<void()> on_durable) override {
    writer_->charge(store::founding({.secret = secret, .name = std::move(name), .at_wall_s = at_wall_s},
                                    std::move(on_durable)));
  }

 private:
  template <class Value>
  static Value or_nothing(store::Result<Value> result) {
    return result ? std::move(*result) : Value{};
  }

  std::unique_ptr<store::Book> book_;
  store::Records& records_;
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
      {"journal_rows_total", "lines that are durable", counts.rows},
      {"journal_commits_total", "transactions", counts.commits},
      {"journal_commit_microseconds_total", "spent in transactions", counts.commit_us},
      {"journal_slowest_commit_microseconds", "of one transaction", counts.slowest_commit_us},
      {"journal_lag_rows", "lines that wait to be written", counts.waiting},
      {"journal_troubles_total", "how often the store began to fail", counts.troubles},
      {"journal_stalls_total", "how often the store did not answer in time", counts.stalls},
      {"records_total", "finished games written since the start", counts.records},
      {"records_expired_total", "finished games removed since the start, by --keep-days", counts.expired}};
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

// From here on these signals wait for `next_signal`, in every thread that is started later.
sigset_t hold_signals() {
  sigset_t signals;
  sigemptyset(&signals);
  for (const int signal : {SIGTERM, SIGINT, SIGHUP}) sigaddset(&signals, signal);
  pthread_sigmask(SIG_BLOCK, &signals, nullptr);
  // A reader that has gone and a file that may not grow are told by the calls themselves.
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

// A person at a terminal gets the address as a picture too, for the phones around.
void announce(const ServeOptions& options, const net::Server::Doors& doors, const Room& room,
              std::size_t tables) {
  const Greeting greeting{.door = doors.main,
                          .metrics = doors.metrics,
                          .addresses = lan_addresses(),
                          .tables = tables,
                          .files = room.files};
  const auto shared = address_to_share(greeting, options);
  if (shared && isatty(STDOUT_FILENO) != 0) {
    if (const auto picture = qr_picture(*shared)) std::cout << *picture << *shared << "\n\n";
  }
  std::cout << greeting_text(greeting, options) << std::flush;
}

int fail(const std::string& sentence) {
  std::cerr << "magicmaze: " << sentence << "\n";
  return 1;
}

store::WriterPace pace_of(const ServeOptions& options) {
  store::WriterPace pace;
  pace.keep_records_s = options.keep_records_s;
  return pace;
}

int serve(ServeOptions options) {
  const Room room = room_for_connections();
  if (options.net.most_connections == 0 || options.net.most_connections > room.connections) {
    options.net.most_connections = room.connections;
  }
  const sigset_t signals = hold_signals();
  auto opened = store::open_store(options.data);
  if (!opened) return fail(opened.error());
  const store::Recovered& recovered = opened->recovered;
  const auto objection =
      store::objection_to_expiry(recovered.newest_record_wall_s, wall_s(), options.keep_records_s);
  if (objection) return fail(*objection);
  auto records = store::Records::open(opened->store.folder.database());
  if (!records) return fail("The finished games cannot be read.");
  auto book_file = store::Book::open(opened->store.folder.database());
  if (!book_file) return fail("The Book cannot be read.");
  ServedBook book{std::move(*book_file), **records};
  RecordLibrary library{std::move(*records)};
  SystemChance chance;
  const store::CautiousCalendar calendar{wall_s(), store::steady_ms()};
  store::ServerClock clock{recovered.last_seen};
  const net::Log log{options.log_level, log_key(recovered.secret)};

  std::unique_ptr<net::Server> server;
  store::Writer writer{
      std::move(opened->store),
      clock,
      {.is_anybody_playing = [&] { return server->is_anybody_playing(); },
       .on_trouble = [&](table::StoreState state, const std::string& why) { server->trouble(state, why); },
       .wall_s = [&calendar] { return calendar.now(wall_s(), store::steady_ms()); },
       .on_standstill = [&](std::int64_t ms) { server->stood_still(ms); }},
      pace_of(options)};
  book.write_with(writer);
  server = std::make_unique<net::Server>(
      options.net,
      net::Ports{.now = [&clock] { return moment(clock); },
                 .chance = chance,
                 .library = library,
                 .book = book,
                 .secret = recovered.secret,
                 .gauges = [&writer] { return journal_gauges(writer.counts()); }},
      log);
  for (std::size_t i = 0; i < options.net.threads; ++i) {
    server->add_floor(options.rules, writer.door([&server, i](const std::vector<store::Mark>& marks) {
      std::vector<net::Durable> lines;
      lines.reserve(marks.size());
      for (const store::Mark& mark : marks) lines.push_back({mark.table, mark.version});
      server->durable(i, std::move(lines));
    }));
  }
  // Nobody is let in before all tables are back, but whether anybody could be is better known at once.
  const auto doors = server->listen();
  if (!doors) return fail(doors.error());
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
  announce(options, *doors, room, tables);
  log.tell(net::LogLevel::Info, "started", {{"tables", static_cast<std::int64_t>(tables)}});

  wait_for_the_end(signals, *server);
  log.tell(net::LogLevel::Info, "stopping");
  server->stop();
  const store::Ending ending = writer.stop();
  server.reset();
  log.tell(net::LogLevel::Info, "stopped", {{"lost", static_cast<std::int64_t>(ending.lost)}});
  if (ending.lost > 0) {
    return fail(std::to_string(ending.lost) +
                " lines were decided, shown to nobody and not written: " + ending.why);
  }
  return 0;
}

int run_serve(const Arguments& arguments) {
  if (!arguments.rest().empty()) return complain("serve takes options only. Try: magicmaze serve --help");
  const auto options = read_serve_options(arguments, process_environment);
  if (!options) return complain(options.error());
  return serve(*options);
}

}  // namespace

const Command kServeCommand{
    .name = "serve",
    .usage = "serve [OPTIONS]; each is also MAGICMAZE_... in the environment and a key in --config FILE",
    .summary = "The server: tables to share by link, games that survive a crash.",
    .options = serve_option_list(),
    .run = run_serve};

}  // namespace app
