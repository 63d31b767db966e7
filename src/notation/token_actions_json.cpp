#include "notation/token_actions_json.h"

#include <algorithm>
#include <vector>

#include "notation/action_text.h"
#include "rules/token_actions.h"

namespace notation {

void write_token_actions(JsonWriter& json, const rules::Game& game, rules::Seat seat) {
  std::vector<rules::Action> actions;
  rules::each_token_action(game.rules, game.state, seat,
                           [&](const rules::Action& action) { actions.push_back(action); });
  std::ranges::sort(actions);
  json.begin_array();
  for (const rules::Action& action : actions) write_json(json, action);
  json.end_array();
}

}  // namespace notation
