// A view that travels as text arrives as the same view, and as one that an engine can play on.
#include <gtest/gtest.h>

#include "notation/action_text.h"
#include "notation/position_text.h"
#include "property/generated_games.h"
#include "rules/canonical_bytes.h"
#include "rules/read_canonical_bytes.h"
#include "rules/view.h"

namespace property {
namespace {

TEST(Position, B_ACT_1_a_view_is_read_back_from_its_text) {
  for_each_step(21, 3, [](const Step& step) {
    const rules::State seen = view(step.after);
    const auto read = notation::read_position(notation::position_text(step.after));
    ASSERT_TRUE(read.has_value()) << "after " << notation::text_of(step.action.what);
    EXPECT_TRUE(*read == seen);
    EXPECT_EQ(public_hash(*read), public_hash(step.after));
  });
}

TEST(Position, B_ACT_1_the_whole_position_is_read_back_from_its_bytes) {
  for_each_step(22, 2, [](const Step& step) {
    const rules::CanonicalBytes bytes = canonical_bytes(step.after);
    const auto read = rules::read_canonical_bytes({bytes.begin(), bytes.size()});
    ASSERT_TRUE(read.has_value()) << "after " << notation::text_of(step.action.what);
    EXPECT_TRUE(*read == step.after);
  });
}

}  // namespace
}  // namespace property
