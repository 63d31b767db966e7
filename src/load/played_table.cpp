// What a table under load receives, and how it reacts.
#include "load/played_table.h"

#include "base/overloaded.h"
#include "load/envelope.h"
#include "protocol/limits.h"

namespace load {

namespace server = protocol::server;

namespace {

constexpr std::uint32_t kHashEvery = 16;  // envelopes

}  // namespace

PlayedTable::PlayedTable(LoadRun& run, std::size_t first_connection, base::Seed seed)
    : run_(run),
      first_connection_(first_connection),
      random_(seed),
      everybody_(static_cast<Seats>((1U << run.options.seats) - 1)) {}

void PlayedTable::say(std::size_t seat, std::string_view line) {
  run_.sender.say(first_connection_ + seat, line);
}

// A request about the table: {"t":KIND,"n":N}, plus further fields of that kind.
void PlayedTable::say_numbered(std::size_t seat, std::string_view kind) {
  std::string line = "{\"t\":";
  line += kind;
  line += ",\"n\":" + std::to_string(++seats_[seat].number) + "}";
  say(seat, line);
}

void PlayedTable::connected(std::size_t seat) {
  if (run_.options.target == LoadTarget::BareBroadcaster) {
    here_ = static_cast<Seats>(here_ | (1U << seat));
    is_playing_ = is_seated();
    return;
  }
  const SeatState& me = seats_[seat];
  if (me.token.empty()) {
    say(seat, R"({"t":"join","name":"Load )" + std::to_string(seat + 1) + R"(","kind":"bot"})");
  } else {
    say(seat, R"({"t":"back","token":")" + me.token + R"(","seen":)" + std::to_string(me.version) + "}");
  }
}

void PlayedTable::lost(std::size_t seat) { here_ = static_cast<Seats>(here_ & ~(1U << seat)); }

void PlayedTable::hear(std::size_t seat, std::string_view line) {
  if (const auto version = version_of(line)) return hear_envelope(seat, *version, line);
  const auto message = server::read(line);
  if (!message) return run_.tally.count(Trouble::BadMessage);
  std::visit(base::Overloaded{
                 [&](const server::Welcome& welcome) { hear(seat, welcome); },
                 [&](const server::Snapshot& snapshot) { hear(seat, snapshot); },
                 [&](const server::Refused& refused) { hear(seat, refused); },
                 [&](const server::Frozen& frozen) { run_.tally.freezes += frozen.is_frozen ? 1U : 0U; },
                 [&](const server::Bye& bye) {
                   if (!bye.come_back_ms) return run_.tally.count(Trouble::BadMessage);
                   run_.sender.come_back_later(first_connection_ + seat, *bye.come_back_ms);
                 },
                 [&](const server::NoEntry&) { run_.tally.count(Trouble::NoEntry); },
                 [&](const server::Bad&) { run_.tally.count(Trouble::BadRequest); },
                 [&](const server::RolledBack&) { run_.tally.count(Trouble::BadMessage); },
                 [&](const server::Envelope&) {
                   run_.tally.count(Trouble::BadMessage);
                 },  // without its version first
                 [](const server::Presence&) {},
                 [](const server::Done&) {},
                 [](const server::Time&) {},
                 [](const server::Hint&) {},
                 [](const server::Stare&) {},
                 [](const server::Notice&) {},
                 // The connection will be lost.
                 [](const server::Replaced&) {},
                 [](const server::Removed&) {},
                 [](const server::Closed&) {},
             },
             *message);
}

void PlayedTable::hear(std::size_t seat, const server::Welcome& welcome) {
  SeatState& me = seats_[seat];
  if (welcome.token.empty() && me.token.empty()) return run_.tally.count(Trouble::BadMessage);
  me.member = welcome.member.value;
  here_ = static_cast<Seats>(here_ | (1U << seat));
  if (!welcome.token.empty()) {
    me.token = welcome.token;
    return;
  }
  ++run_.tally.reconnects;
  constexpr Nanos kRepeatWithin = Nanos{protocol::kRepeatWithinMs} * kMillisecond;
  if (in_flight_ && in_flight_->seat == seat && run_.now() - in_flight_->sent < kRepeatWithin) {
    say(seat, request_);
  }
  if (wants_to_play_ && said_ready_ && !is_playing_) say_numbered(seat, R"("ready","on":true)");
}

void PlayedTable::hear(std::size_t seat, const server::Snapshot& snapshot) {
  const News news = news_of(snapshot);
  seats_[seat].version = news.version;
  seats_[seat].hash = news.hash.value_or(0);
  if (news.version > version_ || (news.version == version_ && !replica_)) believe(seat, news);
}

void PlayedTable::hear(std::size_t seat, const server::Refused& refused) {
  run_.tally.count_refusal(refused.reason.name);
  const bool is_mine =
      in_flight_ && in_flight_->seat == seat && refused.number && refused.number->value == in_flight_->number;
  if (!is_mine) return;
  in_flight_.reset();
  go_on();
}

void PlayedTable::hear_envelope(std::size_t seat, std::uint32_t version, std::string_view line) {
  SeatState& me = seats_[seat];
  if (me.version != 0 && version != me.version + 1) lose_thread(seat, Trouble::VersionSkipped);
  me.version = version;
  if (run_.is_measuring) {
    ++run_.tally.deliveries;
    run_.tally.delivered_bytes += line.size();
  }
  Arrival& arrival = arrivals_[version % arrivals_.size()];
  if (arrival.version < version) {
    arrival = Arrival{.version = version, .fingerprint = fingerprint(line)};
    look_into(arrival, seat, line);
  } else if (arrival.version > version) {
    return;  // long ago: this seat was away and is catching up
  } else if (arrival.fingerprint != fingerprint(line)) {
    run_.tally.count(Trouble::BytesDiffer);
  }
  me.hash = arrival.hash;
  arrival.seen = static_cast<Seats>(arrival.seen | (1U << seat));
  if (arrival.is_answer && arrival.seen == everybody_) {
    arrival.is_answer = false;
    complete();
  }
}

// The first screen that shows a version reads it for all.
void PlayedTable::look_into(Arrival& arrival, std::size_t seat, std::string_view line) {
  if (const auto scanned = scan_envelope(line)) {
    arrival.hash = scanned->hash.value_or(0);
    arrival.is_answer = answers(scanned->by, scanned->number);
    if (run_.options.target == LoadTarget::BareBroadcaster) {
      version_ = arrival.version;
    } else if (arrival.version > version_) {
      fold(seat, arrival.version, scanned->events, arrival.hash);
    }
    return;
  }
  const auto message = server::read(line);
  const auto* envelope = message ? std::get_if<server::Envelope>(&*message) : nullptr;
  if (envelope == nullptr) return run_.tally.count(Trouble::BadMessage);
  const News news = news_of(*envelope);
  arrival.hash = news.hash.value_or(0);
  arrival.is_answer = answers(news.by, news.number);
  if (arrival.version > version_) believe(seat, news);
}

bool PlayedTable::answers(std::optional<std::uint32_t> by, std::optional<std::uint32_t> number) const {
  return in_flight_ && number == in_flight_->number && by == seats_[in_flight_->seat].member;
}

void PlayedTable::fold(std::size_t seat, std::uint32_t version, std::string_view events, std::uint64_t hash) {
  const bool follows = version == version_ + 1;
  version_ = version;
  if (!replica_) return;
  const auto read = events_in(events);
  if (!read) return lose_thread(seat, Trouble::BadMessage);
  if (!follows || !replica_->fold(*read)) return lose_thread(seat, Trouble::EventDoesNotFit);
  if (replica_->is_over()) is_playing_ = false;
  if (version % kHashEvery != 0) return;
  ++run_.tally.hash_checks;
  if (replica_->hash() != hash) lose_thread(seat, Trouble::HashDiffers);
}

void PlayedTable::believe(std::size_t seat, const News& news) {
  version_ = news.version;
  if (news.game) {
    replica_ = news.game;
    ++run_.tally.hash_checks;
    if (replica_->hash() != news.hash) return lose_thread(seat, Trouble::HashDiffers);
  }
  if (!news.table) return;
  const TableNews& table = *news.table;
  const bool was_playing = is_playing_;
  is_playing_ = table.is_playing && table.clock_runs && replica_ && !replica_->is_over();
  if (is_playing_ && !was_playing) {
    ++run_.tally.games;
    said_ready_ = said_resume_ = false;
  }
  for (std::size_t chair = 0; chair < table.holders.size(); ++chair) {
    for (std::size_t i = 0; i < run_.options.seats; ++i) {
      if (table.holders[chair] == seats_[i].member) seat_at_chair_[chair] = static_cast<std::uint8_t>(i);
    }
  }
  if (table.is_gathering && wants_to_play_ && !said_ready_) get_ready();
  if (table.was_interrupted && wants_to_play_ && !said_resume_) {  // R-25
    said_resume_ = true;
    say_numbered(seat, "\"resume\"");
  }
}

// This table's replica differs from the server's position: it asks for a snapshot.
void PlayedTable::lose_thread(std::size_t seat, Trouble why) {
  run_.tally.count(why);
  ++run_.tally.resyncs;
  replica_.reset();
  if (run_.options.target == LoadTarget::Server) say(seat, R"({"t":"snapshot"})");
}

}  // namespace load
