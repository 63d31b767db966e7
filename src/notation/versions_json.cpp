#include "notation/versions_json.h"

#include "base/version.h"
#include "notation/record.h"

namespace notation {

void write_versions(JsonWriter& json) {
  json.key("engine").string(base::kEngineVersion).key("rules").number(base::kRulesVersion);
  json.key("catalog").number(base::kCatalogVersion).key("record").number(kRecordFormat);
}

}  // namespace notation
