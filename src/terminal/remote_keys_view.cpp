// What is shown of a remote table.
#include <algorithm>

#include "cli/sentences.h"
#include "terminal/remote_keys.h"
#include "terminal/remote_lobby_screen.h"

namespace terminal {
namespace {

using protocol::ClockState;

}  // namespace

Picture RemoteKeys::screen(Extent size, std::int64_t now_ms) {
  now_ms_ = now_ms;
  if (!game_.is_at_table()) return empty_screen(size);
  if (shows_game()) return screen_of(game_view(), size, scroll_);
  LobbyView view{
      .table = game_.table(), .me = game_.member(), .link = link_.text(), .record = record_address()};
  view.news = news_;
  if (now_ms < refused_until_ms_) view.refused = refused_;
  view.prompt = question();
  if (view.prompt.empty()) view.prompt = status();
  if (const auto ends = game_.countdown_ends_ms()) {
    view.countdown_seconds = static_cast<int>((std::max<std::int64_t>(*ends - now_ms, 0) + 999) / 1000);
  }
  if (chooser_) view.chooser = &*chooser_;
  return lobby_screen(view, size);
}

Picture RemoteKeys::empty_screen(Extent size) const {
  Picture screen{size};
  const std::string text =
      connection_trouble_.empty() ? "Connecting to " + link_.text() + " ..." : connection_trouble_;
  screen.write({1, 2}, shortened(text, size.columns - 4), kBold);
  screen.write({3, 2}, "q leaves", kFaint);
  return screen;
}

ScreenView RemoteKeys::game_view() const {
  ScreenView view = hands_->view(game_.game_time(now_ms_));
  view.people = people();
  view.alarm = alarm();
  if (now_ms_ >= refused_until_ms_) view.refused.clear();
  if (is_game_over()) {
    const bool is_given_up = game_.table().result == protocol::GameResult::GivenUp;
    view.ended_by = is_given_up ? EndedBy::GivingUp : EndedBy::TheRules;
    view.sheet = Sheet::End;
    view.notice = {"Enter: back to the table"};
    if (!record_address().empty()) view.happened = "The record: " + record_address();
    view.prompt = status().empty() ? " Enter: back to the table " : status();
    return view;
  }
  if (view.sheet == Sheet::Quit) {
    view.sheet = Sheet::Notice;
    view.notice = {" Leave the table? ", "", "q again: yes, your seat becomes free",
                   "Ctrl-C: end, and keep the seat", "any other key: stay"};
  }
  if (view.sheet == Sheet::None && is_standing_still()) {
    const bool is_paused = game_.table().clock == ClockState::Paused;
    view.sheet = Sheet::Notice;
    view.notice = {is_paused ? " PAUSED " : " INTERRUPTED ", "",
                   is_paused ? "The sand isn't running." : "The game was interrupted. No sand was lost.",
                   game_.seat() ? "Enter: resume" : "A player has to resume it."};
  }
  if (!question().empty()) {
    view.prompt = question();
  } else if (!status().empty()) {
    view.prompt = status();
  }
  return view;
}

std::vector<SeatedPerson> RemoteKeys::people() const {
  std::vector<SeatedPerson> people;
  for (std::uint8_t seat = 0; seat < game_.shown().state.seats; ++seat) {
    const RemoteMember* member = game_.table().sitting_on(seat);
    SeatedPerson person;
    if (member != nullptr) {
      person = {.name = member->name, .is_here = member->is_here, .is_me = member->id == game_.member()};
    }
    people.push_back(person);
  }
  return people;
}

std::string RemoteKeys::alarm() const {
  if (now_ms_ < stare_until_ms_) return stare_ + " stares at you!";
  if (now_ms_ < red_pawn_until_ms_) return "DO SOMETHING! You have the red pawn.";
  return {};
}

std::string RemoteKeys::question() const {
  switch (asking_) {
    case Asking::Nothing:
      return {};
    case Asking::Leaving:
      return " Leave the table? q again: yes; any other key: no ";
    case Asking::GivingUp:
      return " Give up this game for everyone? G again: yes; any other key: no ";
    case Asking::SeatToTake:
      return " Take which seat? 0 to " + std::to_string(game_.shown().state.seats - 1) + " ";
    case Asking::ChairToRemove:
      return " Remove who? Press the number of their seat ";
    case Asking::ChairToHost:
      return " Who becomes the host? Press the number of their seat ";
  }
  return {};
}

std::string RemoteKeys::status() const {
  if (leaving_since_ms_) return " Leaving ... ";
  if (is_replaced()) return " " + game_.departure()->sentence + " Enter: take it back   q: leave ";
  if (!is_connected_) return " " + connection_trouble_ + " Trying again ... ";
  if (game_.is_frozen()) return " The server can't save right now. The game is stopped; no sand is lost. ";
  return {};
}

}  // namespace terminal
