#include "terminal/remote_keys.h"

#include <utility>

#include "base/overloaded.h"

namespace terminal {
namespace {

using protocol::ClockState;

using protocol::Phase;

// If the table doesn't answer our "leave", we go without the answer.
constexpr std::int64_t kLongestGoodbyeMs = 2'000;
constexpr std::string_view kLeft = "You've left the table.";
constexpr std::int64_t kAlarmMs = 5'000;
constexpr std::int64_t kRefusalMs = 6'000;
constexpr std::int64_t kTooEarlyMs = 700;

std::optional<std::uint8_t> digit_of(const Key& key) {
  if (key.kind != KeyKind::Character || key.character < '0' || key.character > '8') return std::nullopt;
  return static_cast<std::uint8_t>(key.character - '0');
}

}  // namespace

// ---- the connection

void RemoteKeys::connection_opened(std::int64_t now_ms) {
  now_ms_ = now_ms;
  is_connected_ = true;
  connection_trouble_.clear();
  refused_until_ms_ = now_ms;
  lines_ = game_.hello(now_ms);
}

void RemoteKeys::hear(std::string_view line, std::int64_t now_ms) {
  now_ms_ = now_ms;
  take(game_.hear(line, now_ms));
  if (game_.is_at_table()) follow_table();
  const auto& departure = game_.departure();
  if (departure && departure->kind != client::Departure::Kind::Replaced && !ending_) {
    const bool keeps_seat = departure->kind != client::Departure::Kind::Removed &&
                            departure->kind != client::Departure::Kind::Closed;
    ending_ = Ending{departure->sentence, false, keeps_seat};
  }
}

void RemoteKeys::connection_lost(std::string why, std::int64_t now_ms) {
  now_ms_ = now_ms;
  is_connected_ = false;
  connection_trouble_ = std::move(why);
  lines_.clear();
  game_.connection_lost(now_ms);
}

void RemoteKeys::connection_ended(std::string why, std::int64_t now_ms) {
  connection_lost(why, now_ms);
  if (is_replaced() || ending_) return;
  const bool has_left = leaving_since_ms_.has_value();
  ending_ = has_left ? Ending{.sentence = std::string{kLeft}, .keeps_seat = false}
                     : Ending{.sentence = std::move(why), .was_wanted = false};
}

std::vector<std::string> RemoteKeys::take_lines() { return std::exchange(lines_, {}); }

bool RemoteKeys::take_return_request() { return std::exchange(wants_to_return_, false); }

void RemoteKeys::take(const client::RemoteGame::Reaction& reaction) {
  lines_.insert(lines_.end(), reaction.say.begin(), reaction.say.end());
  for (const client::RemoteNews& one : reaction.news) {
    std::visit(base::Overloaded{
                   [&](const client::SomebodyActed& acted) {
                     if (!hands_) return;
                     for (const rules::Event& event : acted.events) {
                       const auto* put = std::get_if<rules::RedPawnPut>(&event);
                       if (put != nullptr && put->before == game_.seat())
                         red_pawn_until_ms_ = now_ms_ + kAlarmMs;
                     }
                     const bool is_mine = acted.by && acted.by == game_.seat();
                     hands_->hear(
                         {.events = acted.events, .by = acted.by, .who = is_mine ? "You" : acted.who},
                         game_.game_time(now_ms_));
                   },
                   [&](const client::TableHasChanged& changed) {
                     if (!changed.news.empty()) news_ = changed.news;
                     if (hands_ && !changed.news.empty()) hands_->tell(changed.news);
                   },
                   [&](const client::RequestRefused& refused) { refuse(refused.sentence); },
                   [&](const client::StaredAt& stare) {
                     stare_ = stare.who;
                     stare_until_ms_ = now_ms_ + kAlarmMs;
                   },
               },
               one);
  }
}

// A new game is shown at once; a finished one stays visible until the player closes it.
void RemoteKeys::follow_table() {
  const RemoteTable& table = game_.table();
  if (table.phase == Phase::Playing && game_.has_game() && (!hands_ || table.games != game_number_)) {
    hands_.emplace(*this, GameKeys::SandTimer::Runs);
    game_number_ = table.games;
    over_since_ms_.reset();
    scroll_ = {};
    asking_ = Asking::Nothing;
    refused_.clear();
    red_pawn_until_ms_ = 0;
  }
  if (hands_ && is_game_over() && !over_since_ms_) over_since_ms_ = now_ms_;
  if (table.phase != Phase::Gathering) chooser_.reset();
  if (!game_.has_game()) hands_.reset();
}

// ---- the game's referee

SeatList RemoteKeys::hands() const {
  SeatList seats;
  if (const auto seat = game_.seat()) seats.push_back(*seat);
  return seats;
}

std::optional<rules::Decision> RemoteKeys::ask(const rules::Stamped& action) {
  command(protocol::Do{action.what});
  return std::nullopt;
}

void RemoteKeys::command(const protocol::Command& command) {
  refused_.clear();
  auto line = is_connected_ ? game_.ask(command, now_ms_) : std::nullopt;
  if (line) {
    lines_.push_back(*std::move(line));
    return;
  }
  refuse(is_connected_ ? "Too many requests are still waiting for the server." : "You're offline.");
}

void RemoteKeys::refuse(const std::string& sentence) {
  refused_ = sentence;
  refused_until_ms_ = now_ms_ + kRefusalMs;
  if (hands_) hands_->refuse(sentence);
}

// ---- the player

void RemoteKeys::pass_time(std::int64_t now_ms) {
  now_ms_ = now_ms;
  if (is_connected_) {
    if (auto line = game_.remind(now_ms)) lines_.push_back(*std::move(line));
  }
  if (hands_) hands_->pass_time(game_.game_time(now_ms));
  if (leaving_since_ms_ && !ending_ && now_ms - *leaving_since_ms_ > kLongestGoodbyeMs) {
    ending_ = Ending{.sentence = std::string{kLeft}, .keeps_seat = false};
  }
}

void RemoteKeys::press(const Key& key, std::int64_t now_ms) {
  pass_time(now_ms);
  if (ending_ || leaving_since_ms_) return;
  if (hands_ && now_ms >= refused_until_ms_) hands_->refuse("");
  refused_until_ms_ = now_ms + kRefusalMs;
  if (is_replaced()) {
    // Not before the old connection has closed: its end would be mistaken for the new one's.
    if (key.kind == KeyKind::Enter && !is_connected_) {
      game_.return_to_table();
      wants_to_return_ = true;
    }
    if (is_character(key, 'q')) {
      ending_ = Ending{.sentence = "Your seat is being played from somewhere else."};
    }
    return;
  }
  if (!game_.is_at_table()) {
    if (is_character(key, 'q')) ending_ = Ending{.sentence = "You left before the table answered."};
    return;
  }
  if (chooser_) return press_while_choosing(key);
  if (asking_ != Asking::Nothing) return press_answer(key);
  if (shows_game()) return press_in_game(key);
  press_in_lobby(key);
}

void RemoteKeys::press_in_game(const Key& key) {
  if (is_game_over()) {
    // A key meant for the game doesn't close the end screen.
    if (now_ms_ - over_since_ms_.value_or(0) < kTooEarlyMs) return;
    if (key.kind == KeyKind::Enter || is_character(key, 'q')) hands_.reset();
    return;
  }
  if (is_standing_still() && key.kind == KeyKind::Enter) return command(protocol::Resume{});
  if (is_character(key, 'P')) return command(protocol::Pause{});
  if (is_character(key, 'G')) {
    asking_ = Asking::GivingUp;
    return;
  }
  if (is_character(key, 'T')) {
    asking_ = Asking::SeatToTake;
    return;
  }
  hands_->press(key, game_.game_time(now_ms_));
  if (hands_->wants_to_leave()) leave();
}

void RemoteKeys::press_in_lobby(const Key& key) {
  refused_.clear();
  if (const auto chair = digit_of(key)) return command(protocol::Sit{*chair});
  if (key.kind != KeyKind::Character) return;
  switch (key.character) {
    case 'r':
      return toggle_ready();
    case 'w':
      return command(protocol::Stand{});
    case 'c':
      // Refused with its reason. To someone who is host by the time it arrives, it means no change.
      if (!game_.is_host()) return command(protocol::ChangeChoice{});
      chooser_.emplace(game_.table().choice);
      return;
    case 'l':
      return command(protocol::Lock{game_.table().is_locked ? protocol::Switch::Off : protocol::Switch::On});
    case 'a':
      return command(protocol::Again{protocol::Deal::Same});
    case 'n':
      return command(protocol::NextScenario{});
    case 'h':
      asking_ = Asking::ChairToHost;
      return;
    case 'x':
      asking_ = Asking::ChairToRemove;
      return;
    case 'q':
      asking_ = Asking::Leaving;
      return;
    default:
      return;
  }
}

void RemoteKeys::press_while_choosing(const Key& key) {
  switch (chooser_->press(key)) {
    case Chooser::Outcome::Undecided:
      return;
    case Chooser::Outcome::Taken:
      command(protocol::ChangeChoice{chooser_->change()});
      break;
    case Chooser::Outcome::Dropped:
      break;
  }
  chooser_.reset();
}

void RemoteKeys::press_answer(const Key& key) {
  const Asking asked = std::exchange(asking_, Asking::Nothing);
  const auto digit = digit_of(key);
  const RemoteMember* sitting = digit ? game_.table().sitting_on(*digit) : nullptr;
  switch (asked) {
    case Asking::Nothing:
      return;
    case Asking::Leaving:
      if (is_character(key, 'q')) leave();
      return;
    case Asking::GivingUp:
      if (is_character(key, 'G')) command(protocol::GiveUp{});
      return;
    case Asking::SeatToTake:
      if (digit) command(protocol::Take{*digit});
      return;
    case Asking::ChairToRemove:
      if (sitting != nullptr) command(protocol::Remove{sitting->id});
      return;
    case Asking::ChairToHost:
      if (sitting != nullptr) command(protocol::PassHost{sitting->id});
      return;
  }
}

void RemoteKeys::toggle_ready() {
  const RemoteMember* me = game_.table().member(game_.member());
  const bool is_ready = me != nullptr && me->is_ready;
  command(protocol::Ready{is_ready ? protocol::Switch::Off : protocol::Switch::On});
}

void RemoteKeys::leave() {
  // Without a connection nobody can be told; the seat becomes free when the others take it.
  if (!is_connected_) {
    ending_ = Ending{.sentence = "You left without telling the table."};
    return;
  }
  command(protocol::Leave{});
  leaving_since_ms_ = now_ms_;
}

// ---- state

bool RemoteKeys::is_game_over() const {
  return game_.is_at_table() &&
         (game_.table().phase != Phase::Playing || game_.table().games != game_number_);
}

bool RemoteKeys::is_replaced() const {
  return game_.departure() && game_.departure()->kind == client::Departure::Kind::Replaced;
}

bool RemoteKeys::is_standing_still() const {
  return game_.table().clock == ClockState::Paused || game_.table().clock == ClockState::Interrupted;
}

std::string RemoteKeys::record_address() const {
  if (!game_.is_at_table() || game_.table().record.empty()) return {};
  return link_.site() + "/api/records/" + game_.table().record;
}

}  // namespace terminal
