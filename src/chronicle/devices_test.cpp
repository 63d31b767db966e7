// ACH-12, ACH-16: the beholder and the codes.
#include "support/told.h"

namespace chronicle {
namespace {

using rules::BeholderMoved;
using rules::WentOutOfOrder;
using scene::at;
using scene::rules_with;
using scene::Scene;

TEST(Devices, ACH_12_the_beholder_has_been_on_all_four_item_tiles) {
  Told told{Scene{rules_with({8}, {"7*", "27*"})}};
  for (const auto name : {"7*", "6", "1a", "8"}) told.happen({BeholderMoved{scene::tile(name)}});
  Told missed = told;
  missed.happen({BeholderMoved{scene::tile("10")}}).happen({BeholderMoved{scene::tile("7*")}});
  EXPECT_FALSE(missed.earns(Achievement::FarSighted)) << "never on 9";
  EXPECT_TRUE(told.happen({BeholderMoved{scene::tile("9")}}).earns(Achievement::FarSighted));
}

TEST(Devices, ACH_16_each_code_space_has_opened_a_door) {
  Told told{Scene{rules_with({3, 8, 12, 1, 6}, {"7*", "8*", "9*", "12*", "26*", "27*", "28*", "29*"})}};
  for (const auto place : {"7*:1,2", "8*:0,0", "9*:0,3", "12*:3,0", "26*:1,3", "29*:0,3"})
    told.happen({WentOutOfOrder{at(place)}});
  EXPECT_FALSE(told.earns(Achievement::MasterKeys)) << "29*:0,3 is a map";
  told.happen({rules::BackInOrder{at("7*:1,2")}}).happen({WentOutOfOrder{at("7*:1,2")}});
  EXPECT_FALSE(told.earns(Achievement::MasterKeys)) << "twice by the same is once";
  EXPECT_TRUE(told.happen({WentOutOfOrder{at("29*:3,3")}}).earns(Achievement::MasterKeys));
}

}  // namespace
}  // namespace chronicle
