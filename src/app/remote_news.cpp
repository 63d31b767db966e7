#include "app/remote_news.h"

#include <boost/json.hpp>

#include "catalog/scenario.h"

namespace app {
namespace {

using Hand = table::GameClock::Hand;

class Story {
 public:
  void tell(const std::string& sentence) {
    if (!text_.empty()) text_ += ' ';
    text_ += sentence;
  }
  std::string text() && { return std::move(text_); }

 private:
  std::string text_;
};

void tell_members(Story& story, const RemoteTable& before, const RemoteTable& after) {
  for (const RemoteMember& member : after.members) {
    if (before.member(member.id) == nullptr) story.tell(member.name + " has come.");
  }
  for (const RemoteMember& member : before.members) {
    if (after.member(member.id) == nullptr) story.tell(member.name + " has left.");
  }
  if (after.host && after.host != before.host) story.tell(after.name_of(after.host) + " is the host now.");
}

void tell_clock(Story& story, const RemoteTable& before, const RemoteTable& after, const std::string& who) {
  if (before.clock == after.clock || after.phase != table::Phase::Playing) return;
  switch (after.clock) {
    case Hand::Stopped:
      return;
    case Hand::Running:
      if (before.clock != Hand::Stopped) story.tell(who + " lets the sand run again.");
      return;
    case Hand::Paused:
      story.tell(who + " has paused the game.");
      return;
    case Hand::Interrupted:
      story.tell("The game is interrupted and waits.");
      return;
  }
}

// who plays which seat.
void tell_seats(Story& story, const RemoteTable& before, const RemoteTable& after) {
  if (before.phase != table::Phase::Playing || after.phase != table::Phase::Playing) return;
  for (const RemoteChair& chair : after.ring) {
    const RemoteMember* now = after.sitting_on(chair.chair);
    const RemoteMember* then = before.sitting_on(chair.chair);
    if (now == nullptr || (then != nullptr && then->id == now->id)) continue;
    story.tell(now->name + " plays seat " + std::to_string(chair.chair) + " now.");
  }
}

}  // namespace

std::string title_of(const protocol::Choice& choice) {
  if (const auto number = protocol::number_of(choice)) {
    const catalog::Scenario* scenario = catalog::scenario_numbered(*number);
    if (scenario != nullptr) return "S" + std::to_string(*number) + " " + std::string{scenario->title};
  }
  if (!protocol::is_own_scenario(choice)) return choice.scenario;
  boost::system::error_code error;
  const boost::json::value own = boost::json::parse(choice.scenario, error);
  const boost::json::object* object = error ? nullptr : own.if_object();
  const boost::json::value* name = object == nullptr ? nullptr : object->if_contains("name");
  if (name == nullptr || !name->is_string()) return "an own scenario";
  return std::string{std::string_view{name->get_string()}};
}

std::string news_between(const RemoteTable& before, const RemoteTable& after, std::optional<MemberId> by) {
  Story story;
  const std::string who =
      after.member(by.value_or(MemberId{})) == nullptr ? before.name_of(by) : after.name_of(by);
  tell_members(story, before, after);
  if (before.choice != after.choice) story.tell("Chosen: " + title_of(after.choice) + ".");
  if (before.is_locked != after.is_locked) {
    story.tell(after.is_locked ? "The table is locked: nobody new comes in." : "The table is open again.");
  }
  if (before.phase == table::Phase::Counting && after.phase == table::Phase::Gathering) {
    story.tell("The countdown has stopped.");
  }
  tell_clock(story, before, after, who);
  tell_seats(story, before, after);
  return std::move(story).text();
}

}  // namespace app
