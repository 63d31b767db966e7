// What a table under load hears, and what it makes of it.
#include "app/load_table.h"

#include "app/load_envelope.h"
#include "protocol/limits.h"

namespace app::load {
namespace {

constexpr std::uint32_t kHashEvery = 16;  // envelopes

}  // namespace

PlayedTable::PlayedTable(Course& course, std::size_t first_connection, base::Seed seed)
    : course_(course),
      first_connection_(first_connection),
      random_(seed),
      everybody_(static_cast<Seats>((1U << course.options.seats) - 1)) {}

void PlayedTable::say(std::size_t seat, std::string_view line) {
  course_.voice.say(first_connection_ + seat, line);
}

// A request about the table: {"t":KIND,"n":N}, where the kind may bring more fields.
void PlayedTable::say_numbered(std::size_t seat, std::string_view kind) {
  std::string line = "{\"t\":";
  line += kind;
  line += ",\"n\":" + std::to_string(++seats_[seat].number) + "}";
  say(seat, line);
}

void PlayedTable::connected(std::size_t seat) {
  if (course_.options.against == Against::BareBroadcaster) {
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
  const auto is = [&](std::string_view kind) { return line.substr(2).starts_with(kind); };
  if (const auto version = version_of(line)) return hear_envelope(seat, *version, line);
  if (line.size() < 4) return course_.tally.count(Trouble::BadMessage);
  if (is("welcome\"")) return hear_welcome(seat, line);
  if (is("snapshot\"")) return hear_snapshot(seat, line);
  if (is("refused\"")) return hear_refusal(seat, line);
  if (is("presence\"") || is("done\"") || is("time\"") || is("hint\"") || is("stare\"")) return;
  if (is("replaced\"") || is("removed\"") || is("closed\"")) return;  // and then the connection is lost
  if (is("frozen\"")) {
    if (line.find("true") != std::string_view::npos) ++course_.tally.freezes;
  } else if (const auto later = read_bye(line)) {
    course_.voice.come_back_later(first_connection_ + seat, *later);
  } else if (is("no_entry\"")) {
    course_.tally.count(Trouble::NoEntry);
  } else if (is("bad\"")) {
    course_.tally.count(Trouble::BadRequest);
  } else {
    course_.tally.count(Trouble::BadMessage);
  }
}

void PlayedTable::hear_welcome(std::size_t seat, std::string_view line) {
  const auto welcome = read_welcome(line);
  SeatState& me = seats_[seat];
  if (!welcome || (welcome->token.empty() && me.token.empty())) {
    return course_.tally.count(Trouble::BadMessage);
  }
  me.member = welcome->member;
  here_ = static_cast<Seats>(here_ | (1U << seat));
  if (!welcome->token.empty()) {
    me.token = welcome->token;
    return;
  }
  ++course_.tally.reconnects;
  constexpr Nanos kRepeatWithin = Nanos{protocol::kRepeatWithinMs} * kMillisecond;
  if (in_flight_ && in_flight_->seat == seat && course_.now() - in_flight_->sent < kRepeatWithin) {
    say(seat, request_);
  }
  if (wants_to_play_ && said_ready_ && !is_playing_) say_numbered(seat, R"("ready","on":true)");
}

void PlayedTable::hear_snapshot(std::size_t seat, std::string_view line) {
  const auto news = read_snapshot(line);
  if (!news) return course_.tally.count(Trouble::BadMessage);
  seats_[seat].version = news->version;
  seats_[seat].hash = news->hash.value_or(0);
  if (news->version > version_ || (news->version == version_ && !replica_)) believe(seat, *news);
}

void PlayedTable::hear_refusal(std::size_t seat, std::string_view line) {
  const auto refused = read_refused(line);
  if (!refused) return course_.tally.count(Trouble::BadMessage);
  course_.tally.count_refusal(refused->reason);
  if (!in_flight_ || in_flight_->seat != seat || refused->number != in_flight_->number) return;
  in_flight_.reset();
  go_on();
}

void PlayedTable::hear_envelope(std::size_t seat, std::uint32_t version, std::string_view line) {
  SeatState& me = seats_[seat];
  if (me.version != 0 && version != me.version + 1) lose_thread(seat, Trouble::VersionSkipped);
  me.version = version;
  if (course_.is_measuring) {
    ++course_.tally.deliveries;
    course_.tally.delivered_bytes += line.size();
  }
  Arrival& arrival = arrivals_[version % arrivals_.size()];
  if (arrival.version < version) {
    arrival = Arrival{.version = version, .fingerprint = fingerprint(line)};
    look_into(arrival, seat, line);
  } else if (arrival.version > version) {
    return;  // long ago: this seat was away and catches up
  } else if (arrival.fingerprint != fingerprint(line)) {
    course_.tally.count(Trouble::BytesDiffer);
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
  if (const auto glimpse = glance(line)) {
    arrival.hash = glimpse->hash.value_or(0);
    arrival.is_answer = answers(glimpse->by, glimpse->number);
    if (course_.options.against == Against::BareBroadcaster) {
      version_ = arrival.version;
    } else if (arrival.version > version_) {
      fold(seat, arrival.version, glimpse->events, arrival.hash);
    }
    return;
  }
  const auto news = read_envelope(line);
  if (!news) return course_.tally.count(Trouble::BadMessage);
  arrival.hash = news->hash.value_or(0);
  arrival.is_answer = answers(news->by, news->number);
  if (arrival.version > version_) believe(seat, *news);
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
  ++course_.tally.hash_checks;
  if (replica_->hash() != hash) lose_thread(seat, Trouble::HashDiffers);
}

void PlayedTable::believe(std::size_t seat, const News& news) {
  version_ = news.version;
  if (news.game) {
    replica_ = news.game;
    ++course_.tally.hash_checks;
    if (replica_->hash() != news.hash) return lose_thread(seat, Trouble::HashDiffers);
  }
  if (!news.table) return;
  const TableNews& table = *news.table;
  const bool was_playing = is_playing_;
  is_playing_ = table.is_playing && table.clock_runs && replica_ && !replica_->is_over();
  if (is_playing_ && !was_playing) {
    ++course_.tally.games;
    said_ready_ = said_resume_ = false;
  }
  for (std::size_t chair = 0; chair < table.holders.size(); ++chair) {
    for (std::size_t i = 0; i < course_.options.seats; ++i) {
      if (table.holders[chair] == seats_[i].member) seat_at_chair_[chair] = static_cast<std::uint8_t>(i);
    }
  }
  if (table.is_gathering && wants_to_play_ && !said_ready_) get_ready();
  if (table.was_interrupted && wants_to_play_ && !said_resume_) {  // R-25
    said_resume_ = true;
    say_numbered(seat, "\"resume\"");
  }
}

// What this table's replica says is not what the server says: it asks for everything anew.
void PlayedTable::lose_thread(std::size_t seat, Trouble why) {
  course_.tally.count(why);
  ++course_.tally.resyncs;
  replica_.reset();
  if (course_.options.against == Against::Server) say(seat, R"({"t":"snapshot"})");
}

}  // namespace app::load
