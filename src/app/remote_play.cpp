#include "app/remote_play.h"

#include <utility>

#include "base/overloaded.h"

namespace app {
namespace {

using Hand = table::GameClock::Hand;

using table::Phase;

// A table that does not answer to our goodbye is left without one.
constexpr std::int64_t kFarewellPatienceMs = 2'000;
constexpr std::string_view kLeft = "You have left the table.";
constexpr std::int64_t kAlarmMs = 5'000;
constexpr std::int64_t kRefusalMs = 6'000;
constexpr std::int64_t kTooEarlyMs = 700;

bool is_character(const Key& key, char character) {
  return key.kind == KeyKind::Character && key.character == character;
}

std::optional<std::uint8_t> digit_of(const Key& key) {
  if (key.kind != KeyKind::Character || key.character < '0' || key.character > '8') return std::nullopt;
  return static_cast<std::uint8_t>(key.character - '0');
}

}  // namespace

// ---- the line

void RemotePlay::open_line(std::int64_t now_ms) {
  now_ms_ = now_ms;
  is_line_open_ = true;
  line_trouble_.clear();
  refused_until_ms_ = now_ms;
  lines_ = game_.hello(now_ms);
}

void RemotePlay::hear(std::string_view line, std::int64_t now_ms) {
  now_ms_ = now_ms;
  take(game_.hear(line, now_ms));
  if (game_.is_at_table()) follow_table();
  const auto& parting = game_.parting();
  if (parting && parting->kind != Parting::Kind::Replaced && !farewell_) {
    const bool keeps_seat = parting->kind != Parting::Kind::Removed && parting->kind != Parting::Kind::Closed;
    farewell_ = Farewell{parting->sentence, false, keeps_seat};
  }
}

void RemotePlay::lose_line(std::string why, std::int64_t now_ms) {
  now_ms_ = now_ms;
  is_line_open_ = false;
  line_trouble_ = std::move(why);
  lines_.clear();
  game_.lose_line(now_ms);
}

void RemotePlay::end_line(std::string why, std::int64_t now_ms) {
  lose_line(why, now_ms);
  if (is_replaced() || farewell_) return;
  const bool has_left = leaving_since_ms_.has_value();
  farewell_ = has_left ? Farewell{.sentence = std::string{kLeft}, .keeps_seat = false}
                       : Farewell{.sentence = std::move(why), .was_wished = false};
}

std::vector<std::string> RemotePlay::take_lines() { return std::exchange(lines_, {}); }

bool RemotePlay::take_wish_to_return() { return std::exchange(wishes_to_return_, false); }

void RemotePlay::take(const RemoteGame::Reaction& reaction) {
  lines_.insert(lines_.end(), reaction.say.begin(), reaction.say.end());
  for (const RemoteNews& one : reaction.news) {
    std::visit(base::Overloaded{
                   [&](const SomebodyActed& acted) {
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
                   [&](const TableHasChanged& changed) {
                     if (!changed.news.empty()) news_ = changed.news;
                     if (hands_ && !changed.news.empty()) hands_->tell(changed.news);
                   },
                   [&](const RequestRefused& refused) { refuse(refused.sentence); },
                   [&](const StaredAt& stare) {
                     stare_ = stare.who;
                     stare_until_ms_ = now_ms_ + kAlarmMs;
                   },
               },
               one);
  }
}

// A game that begins is shown; one that has ended stays in sight until the person turns away from it.
void RemotePlay::follow_table() {
  const RemoteTable& table = game_.table();
  if (table.phase == Phase::Playing && game_.has_game() && (!hands_ || table.games != game_number_)) {
    hands_.emplace(*this, TablePlay::Sand::Runs);
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

SeatList RemotePlay::hands() const {
  SeatList seats;
  if (const auto seat = game_.seat()) seats.push_back(*seat);
  return seats;
}

std::optional<rules::Decision> RemotePlay::ask(const rules::Stamped& action) {
  wish(protocol::Do{action.what});
  return std::nullopt;
}

void RemotePlay::wish(const protocol::Wish& wish) {
  refused_.clear();
  auto line = is_line_open_ ? game_.ask(wish, now_ms_) : std::nullopt;
  if (line) {
    lines_.push_back(*std::move(line));
    return;
  }
  refuse(is_line_open_ ? "Too much is on its way to the server already." : "There is no connection.");
}

void RemotePlay::refuse(const std::string& sentence) {
  refused_ = sentence;
  refused_until_ms_ = now_ms_ + kRefusalMs;
  if (hands_) hands_->refuse(sentence);
}

// ---- the person

void RemotePlay::pass_time(std::int64_t now_ms) {
  now_ms_ = now_ms;
  if (is_line_open_) {
    if (auto line = game_.remind(now_ms)) lines_.push_back(*std::move(line));
  }
  if (hands_) hands_->pass_time(game_.game_time(now_ms));
  if (leaving_since_ms_ && !farewell_ && now_ms - *leaving_since_ms_ > kFarewellPatienceMs) {
    farewell_ = Farewell{.sentence = std::string{kLeft}, .keeps_seat = false};
  }
}

void RemotePlay::press(const Key& key, std::int64_t now_ms) {
  pass_time(now_ms);
  if (farewell_ || leaving_since_ms_) return;
  if (hands_ && now_ms >= refused_until_ms_) hands_->refuse("");
  refused_until_ms_ = now_ms + kRefusalMs;
  if (is_replaced()) {
    // Not before the old line has ended: its end would be taken for the new one's.
    if (key.kind == KeyKind::Enter && !is_line_open_) {
      game_.return_to_table();
      wishes_to_return_ = true;
    }
    if (is_character(key, 'q')) {
      farewell_ = Farewell{.sentence = "Your seat is played from somewhere else."};
    }
    return;
  }
  if (!game_.is_at_table()) {
    if (is_character(key, 'q')) farewell_ = Farewell{.sentence = "You did not wait for the table."};
    return;
  }
  if (chooser_) return press_while_choosing(key);
  if (asking_ != Asking::Nothing) return press_answer(key);
  if (shows_game()) return press_in_game(key);
  press_in_lobby(key);
}

void RemotePlay::press_in_game(const Key& key) {
  if (is_game_over()) {
    // A key that was meant for the game does not close its last screen.
    if (now_ms_ - over_since_ms_.value_or(0) < kTooEarlyMs) return;
    if (key.kind == KeyKind::Enter || is_character(key, 'q')) hands_.reset();
    return;
  }
  if (is_standing_still() && key.kind == KeyKind::Enter) return wish(protocol::Resume{});
  if (is_character(key, 'P')) return wish(protocol::Pause{});
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

void RemotePlay::press_in_lobby(const Key& key) {
  refused_.clear();
  if (const auto chair = digit_of(key)) return wish(protocol::Sit{*chair});
  if (key.kind != KeyKind::Character) return;
  switch (key.character) {
    case 'r':
      return toggle_ready();
    case 'w':
      return wish(protocol::Stand{});
    case 'c':
      if (!game_.is_host()) return wish(protocol::Choose{game_.table().choice});  // refused with its reason
      chooser_.emplace(game_.table().choice);
      return;
    case 'l':
      return wish(protocol::Lock{game_.table().is_locked ? protocol::Switch::Off : protocol::Switch::On});
    case 'a':
      return wish(protocol::Again{protocol::Deal::Same});
    case 'n':
      return wish(protocol::NextScenario{});
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

void RemotePlay::press_while_choosing(const Key& key) {
  switch (chooser_->press(key)) {
    case Chooser::Verdict::Undecided:
      return;
    case Chooser::Verdict::Taken:
      wish(protocol::ChangeChoice{chooser_->change()});
      break;
    case Chooser::Verdict::Dropped:
      break;
  }
  chooser_.reset();
}

void RemotePlay::press_answer(const Key& key) {
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
      if (is_character(key, 'G')) wish(protocol::GiveUp{});
      return;
    case Asking::SeatToTake:
      if (digit) wish(protocol::Take{*digit});
      return;
    case Asking::ChairToRemove:
      if (sitting != nullptr) wish(protocol::Remove{sitting->id});
      return;
    case Asking::ChairToHost:
      if (sitting != nullptr) wish(protocol::PassHost{sitting->id});
      return;
  }
}

void RemotePlay::toggle_ready() {
  const RemoteMember* me = game_.table().member(game_.member());
  const bool is_ready = me != nullptr && me->is_ready;
  wish(protocol::Ready{is_ready ? protocol::Switch::Off : protocol::Switch::On});
}

void RemotePlay::leave() {
  // Without a line nobody can be told: the seat is given up when the others take it.
  if (!is_line_open_) {
    farewell_ = Farewell{.sentence = "You have gone without a goodbye."};
    return;
  }
  wish(protocol::Leave{});
  leaving_since_ms_ = now_ms_;
}

// ---- what is so

bool RemotePlay::is_game_over() const {
  return game_.is_at_table() &&
         (game_.table().phase != Phase::Playing || game_.table().games != game_number_);
}

bool RemotePlay::is_replaced() const {
  return game_.parting() && game_.parting()->kind == Parting::Kind::Replaced;
}

bool RemotePlay::is_standing_still() const {
  return game_.table().clock == Hand::Paused || game_.table().clock == Hand::Interrupted;
}

std::string RemotePlay::record_address() const {
  if (!game_.is_at_table() || game_.table().record.empty()) return {};
  return link_.site() + "/api/records/" + game_.table().record;
}

}  // namespace app
