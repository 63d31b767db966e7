#include "terminal/remote_lobby_screen.h"

#include <algorithm>

#include "client/table_news.h"
#include "terminal/screen_foot.h"
#include "terminal/sheets.h"

namespace terminal {
namespace {

constexpr Style kHeading{.ink = Ink::Grey, .weight = Weight::Bold};
constexpr Style kGood{.ink = Ink::Green, .weight = Weight::Bold};

std::string_view word_of(protocol::GameResult result) {
  switch (result) {
    case protocol::GameResult::None:
      return "";
    case protocol::GameResult::Won:
      return "won";
    case protocol::GameResult::Lost:
      return "lost";
    case protocol::GameResult::GivenUp:
      return "given up";
  }
  return "";
}

// From top to bottom, as far as there is room.
class Lobby {
 public:
  Lobby(Picture& screen, const LobbyView& view)
      : screen_(screen),
        view_(view),
        table_(view.table),
        columns_(screen.extent().columns),
        end_(screen.extent().rows - kFootRows) {}

  void draw() {
    draw_head();
    draw_game();
    draw_ring();
    draw_others();
    draw_last_game();
    draw_countdown();
    draw_rights();
    draw_foot(screen_, {view_.news, view_.refused, view_.prompt, keys()});
  }

 private:
  int write(int row, int column, std::string_view text, Style style = kPlain) {
    if (row >= end_) return column;
    return screen_.write({row, column}, shortened(text, columns_ - 1 - column), style);
  }

  void draw_head() {
    const RemoteMember* me = table_.member(view_.me);
    write(0, 1, "Table " + table_.code + (table_.is_locked ? "  (locked)" : ""), kBold);
    const std::string you = me == nullptr ? "" : "you are " + me->name;
    write(0, std::max(columns_ - 1 - width_of(you), 24), you, kBold);
    draw_level_line(screen_, 1);
    const int column = write(2, 1, view_.link, kBold);
    write(2, column + 2, "is the link to share", kFaint);
    row_ = 4;
  }

  void draw_game() {
    write(row_, 1, "GAME", kHeading);
    write(row_++, 10, client::title_of(table_.choice), kBold);
    for (const std::string& line : wrapped(details_of(table_.choice), columns_ - 12, 2))
      write(row_++, 10, line);
    const auto seated =
        std::ranges::count_if(table_.ring, [](const RemoteChair& chair) { return chair.holder.has_value(); });
    if (table_.choice.seats != 0 && seated > table_.choice.seats) {
      write(row_++, 10, "There are more people than seats.", kAlarm);
    }
    if (table_.is_laid_by_hand) write(row_++, 10, "This is a custom deal.", kAlarm);
    ++row_;
  }

  // In the order of the ring: the next one sits on the left.
  void draw_ring() {
    write(row_, 1, "SEAT", kHeading);
    write(row_, 10, "NAME", kHeading);
    write(row_, ready_column(), "READY", kHeading);
    write(row_++, left_column(), "PASSES TO", kHeading);
    std::string free;
    for (std::uint8_t chair = 0; chair < rules::kMostSeats; ++chair) {
      const RemoteMember* member = table_.sitting_on(chair);
      if (member == nullptr) {
        free += " " + std::to_string(chair);
      } else {
        draw_member(chair, *member);
      }
    }
    if (!free.empty()) {
      write(row_, 1, "free", kFaint);
      write(row_, 9, free, kFaint);
      ++row_;
    }
    ++row_;
  }

  void draw_member(std::uint8_t chair, const RemoteMember& member) {
    const bool is_me = member.id == view_.me;
    write(row_, 3, std::to_string(chair), is_me ? kBold : kPlain);
    const int column = write(row_, 10, label_of(member), is_me ? kBold : kPlain);
    if (!member.is_here) write(row_, column + 1, "gone", kAlarm);
    write(row_, ready_column(), member.is_ready ? "ready" : "not yet", member.is_ready ? kGood : kFaint);
    const bool is_alone = !member.left || *member.left == member.id;
    write(row_, left_column(), is_alone ? "nobody" : table_.name_of(member.left), is_alone ? kFaint : kPlain);
    ++row_;
  }

  std::string label_of(const RemoteMember& member) const {
    std::string more;
    const auto add = [&](std::string_view word) { more += (more.empty() ? "" : ", ") + std::string{word}; };
    if (member.id == view_.me) add("you");
    if (table_.host == member.id) add("host");
    if (member.kind == protocol::Kind::Bot) add("bot");
    if (member.kind == protocol::Kind::Teammate) add("teammate");
    if (member.kind == protocol::Kind::Screen) add("screen");
    return member.name + (more.empty() ? "" : " (" + more + ")");
  }

  void draw_others() {
    std::string standing;
    std::string watching;
    for (const RemoteMember& member : table_.members) {
      if (member.chair) continue;
      std::string& list = member.part == protocol::Part::Spectator ? watching : standing;
      list += (list.empty() ? "" : ", ") + label_of(member) + (member.is_here ? "" : " gone");
    }
    draw_list("STANDING", standing);
    draw_list("WATCHING", watching);
  }

  void draw_list(std::string_view heading, const std::string& names) {
    if (names.empty()) return;
    write(row_, 1, heading, kHeading);
    for (const std::string& line : wrapped(names, columns_ - 12, 3)) write(row_++, 10, line);
  }

  void draw_last_game() {
    if (table_.result == protocol::GameResult::None) return;
    write(row_, 1, "LAST", kHeading);
    std::string text =
        "Game " + std::to_string(table_.games) + " was " + std::string{word_of(table_.result)} + ".";
    if (table_.actions && table_.par) {
      text += " " + std::to_string(*table_.actions) + " actions; par " + std::to_string(*table_.par) + ".";
    }
    write(row_++, 10, text);
    if (!view_.record.empty()) write(row_++, 10, view_.record, kFaint);
  }

  void draw_countdown() {
    if (!view_.countdown_seconds) return;
    const std::string text = "  The game starts in " + std::to_string(*view_.countdown_seconds) + "  ";
    screen_.write({end_ - 3, (columns_ - width_of(text)) / 2}, text,
                  {.ink = Ink::Green, .weight = Weight::Bold, .ground = Ground::Reversed});
  }

  std::string keys() const {
    const RemoteMember* me = table_.member(view_.me);
    const bool sits = me != nullptr && me->chair.has_value();
    return sits ? "r ready  0-8 another seat  w watch  q leave" : "0-8 sit down  q leave";
  }

  void draw_rights() {
    if (table_.host != view_.me) return;
    write(end_ - 1, 1, "AS HOST", kHeading);
    std::string rights = "c choose  l lock  h pass on  x remove";
    if (table_.games > 0) rights += "  a same deal  n next scenario";
    write(end_ - 1, 10, rights, kFaint);
  }

  // The name column fits the longest name and its marks, if the window is wide enough.
  int ready_column() const {
    int widest = 16;
    for (const RemoteMember& member : table_.members) {
      if (!member.chair) continue;
      widest = std::max(widest, width_of(label_of(member)) + (member.is_here ? 0 : 5));
    }
    return std::min(12 + widest, columns_ - 32);
  }
  int left_column() const { return ready_column() + 10; }

  Picture& screen_;
  const LobbyView& view_;
  const RemoteTable& table_;
  int columns_;
  int end_;
  int row_ = 0;
};

void draw_chooser(Picture& screen, const Chooser& chooser) {
  constexpr int kColumns = 70;
  constexpr std::size_t kNoveltyLines = 2;
  const std::vector<Chooser::Row> rows = chooser.rows();
  const std::vector<std::string> novelty = wrapped(chooser.novelty(), kColumns - 4, kNoveltyLines);
  const Extent box{static_cast<int>(rows.size()) + static_cast<int>(kNoveltyLines) + 7, kColumns};
  const Spot at{std::max(0, (screen.extent().rows - box.rows) / 2),
                std::max(0, (screen.extent().columns - box.columns) / 2)};
  draw_box(screen, at, box);
  int row = at.row + 1;
  const int column = at.column + 2;
  screen.write({row++, column}, " What shall we play? ", kReversed);
  ++row;
  for (const Chooser::Row& one : rows) {
    screen.write({row, column + 2}, one.label, one.is_current ? kBold : kFaint);
    const std::string value = one.is_current ? "‹ " + one.value + " ›" : "  " + one.value;
    screen.write({row++, column + 12}, shortened(value, kColumns - 16), one.is_current ? kBold : kPlain);
  }
  ++row;
  for (const std::string& line : novelty) screen.write({row++, column}, line, kFaint);
  screen.write({at.row + box.rows - 2, column}, "arrows: change   Enter: done   Esc: cancel", kBold);
}

}  // namespace

Picture lobby_screen(const LobbyView& view, Extent size) {
  if (is_too_small(size)) return too_small_screen(size, "q q leaves");
  Picture screen{size};
  Lobby{screen, view}.draw();
  if (view.chooser != nullptr) draw_chooser(screen, *view.chooser);
  return screen;
}

}  // namespace terminal
