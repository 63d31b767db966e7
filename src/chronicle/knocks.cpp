#include "chronicle/knocks.h"

namespace chronicle {

std::vector<Knocks> knocks_of(const Course& course) {
  std::vector<Knocks> knocks(course.rules.seats);
  for (const PlayedAction& action : course.actions) {
    for (const rules::Event& event : action.events) {
      const auto* const put = std::get_if<rules::RedPawnPut>(&event);
      if (put == nullptr) continue;
      ++knocks[put->by.index].given;
      ++knocks[put->before.index].received;
    }
  }
  return knocks;
}

}  // namespace chronicle
