#include "client/table_news.h"

#include <boost/json.hpp>

#include "catalog/scenario.h"

namespace client {
namespace {

using protocol::ClockState;

class SentenceList {
 public:
  void tell(const std::string& sentence) {
    if (!text_.empty()) text_ += ' ';
    text_ += sentence;
  }
  std::string text() && { return std::move(text_); }

 private:
  std::string text_;
};

void tell_members(SentenceList& news, const RemoteTable& before, const RemoteTable& after) {
  for (const RemoteMember& member : after.members) {
    if (before.member(member.id) == nullptr) news.tell(member.name + " has joined.");
  }
  for (const RemoteMember& member : before.members) {
    if (after.member(member.id) == nullptr) news.tell(member.name + " has left.");
  }
  if (after.host && after.host != before.host) news.tell(after.name_of(after.host) + " is the host now.");
}

void tell_clock(SentenceList& news, const RemoteTable& before, const RemoteTable& after,
                const std::string& who) {
  if (before.clock == after.clock || after.phase != protocol::Phase::Playing) return;
  switch (after.clock) {
    case ClockState::Stopped:
      return;
    case ClockState::Running:
      if (before.clock != ClockState::Stopped) news.tell(who + " has resumed the game.");
      return;
    case ClockState::Paused:
      news.tell(who + " has paused the game.");
      return;
    case ClockState::Interrupted:
      news.tell("The game is interrupted.");
      return;
  }
}

// who plays which seat.
void tell_seats(SentenceList& news, const RemoteTable& before, const RemoteTable& after) {
  if (before.phase != protocol::Phase::Playing || after.phase != protocol::Phase::Playing) return;
  for (const RemoteChair& chair : after.ring) {
    const RemoteMember* now = after.sitting_on(chair.chair);
    const RemoteMember* then = before.sitting_on(chair.chair);
    if (now == nullptr || (then != nullptr && then->id == now->id)) continue;
    news.tell(now->name + " plays seat " + std::to_string(chair.chair) + " now.");
  }
}

}  // namespace

std::string title_of(const protocol::Choice& choice) {
  if (const auto number = choice.scenario.number()) {
    const catalog::Scenario* scenario = catalog::scenario_numbered(*number);
    if (scenario != nullptr) return "S" + std::to_string(*number) + " " + std::string{scenario->title};
  }
  if (!choice.scenario.is_custom()) return choice.scenario.text();
  boost::system::error_code error;
  const boost::json::value own = boost::json::parse(choice.scenario.text(), error);
  const boost::json::object* object = error ? nullptr : own.if_object();
  const boost::json::value* name = object == nullptr ? nullptr : object->if_contains("name");
  if (name == nullptr || !name->is_string()) return "a custom scenario";
  return std::string{std::string_view{name->get_string()}};
}

std::string news_between(const RemoteTable& before, const RemoteTable& after, std::optional<MemberId> by) {
  SentenceList news;
  const std::string who =
      after.member(by.value_or(MemberId{})) == nullptr ? before.name_of(by) : after.name_of(by);
  tell_members(news, before, after);
  if (before.choice != after.choice) news.tell("Chosen: " + title_of(after.choice) + ".");
  if (before.is_locked != after.is_locked) {
    news.tell(after.is_locked ? "The table is locked. Nobody new can join." : "The table is open again.");
  }
  if (before.phase == protocol::Phase::Counting && after.phase == protocol::Phase::Gathering) {
    news.tell("The countdown has stopped.");
  }
  tell_clock(news, before, after, who);
  tell_seats(news, before, after);
  return std::move(news).text();
}

}  // namespace client
