#include "notation/catalog_json.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace notation {
namespace {

using ::testing::HasSubstr;

std::size_t count(const std::string& text, std::string_view part) {
  std::size_t found = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++found;
  return found;
}

TEST(CatalogJson, lists_every_face_and_every_space) {
  const std::string json = catalog_json();
  EXPECT_EQ(count(json, "{\"tile\":"), 38U);
  EXPECT_EQ(count(json, "{\"place\":"), 38U * 16U);
  EXPECT_EQ(count(json, "{\"id\":\"S"), 17U);
  EXPECT_THAT(
      json,
      HasSubstr(
          R"({"place":"1a:0,2","row":0,"column":2,"symbol":"exploration","colour":"orange",)"
          R"("direction":null,"borders":{"north":"gate","east":"open","south":"open","west":"open"}})"));
  EXPECT_THAT(json, HasSubstr(R"("escalators":[["1a:2,3","1a:3,2"]])"));
  EXPECT_THAT(json, HasSubstr(R"("action_tiles":{"1":[["north"],["east"],["south"],["west"],)"));
}

}  // namespace
}  // namespace notation
