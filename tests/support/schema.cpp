#include "support/schema.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <map>
#include <regex>
#include <sstream>
#include <stdexcept>
#include <vector>

namespace schema {
namespace {

namespace json = boost::json;
using Problem = std::optional<std::string>;

[[noreturn]] void wrong_file(const std::string& what) {
  throw std::runtime_error{"docs/protocol is wrong: " + what};
}

// All tests run in the project's own folder.
const json::value& document(const std::string& name) {
  thread_local std::map<std::string, json::value> known;
  const auto found = known.find(name);
  if (found != known.end()) return found->second;
  const std::ifstream file{"docs/protocol/" + name};
  if (!file) wrong_file("there is no " + name);
  std::ostringstream text;
  text << file.rdbuf();
  return known.emplace(name, json::parse(text.str())).first->second;
}

// Where a schema is: references are read within its file, or name another.
struct SchemaRef {
  const json::value* schema;
  std::string file;
};

const json::value& at(const json::value& value, const std::string& pointer) {
  boost::system::error_code error;
  const json::value* found = value.find_pointer(pointer, error);
  if (found == nullptr) wrong_file("nothing is at " + pointer);
  return *found;
}

SchemaRef follow(std::string_view reference, const std::string& file) {
  const std::size_t hash = reference.find('#');
  if (hash == std::string_view::npos) wrong_file("a reference without #: " + std::string{reference});
  const std::string target = hash == 0 ? file : std::string{reference.substr(0, hash)};
  return {&at(document(target), std::string{reference.substr(hash + 1)}), target};
}

SchemaRef resolved(SchemaRef ref) {
  while (ref.schema->is_object() && ref.schema->get_object().contains("$ref")) {
    if (ref.schema->get_object().size() != 1) wrong_file("there is something next to a $ref");
    ref = follow(ref.schema->at("$ref").as_string(), ref.file);
  }
  return ref;
}

bool has_type(const json::value& value, std::string_view type) {
  if (type == "object") return value.is_object();
  if (type == "array") return value.is_array();
  if (type == "string") return value.is_string();
  if (type == "boolean") return value.is_bool();
  if (type == "null") return value.is_null();
  if (type == "integer") return value.is_int64() || value.is_uint64();
  wrong_file("the type " + std::string{type});
}

Problem check(const json::value& value, SchemaRef ref, const std::string& where);

Problem check_type(const json::value& value, const json::value& types, const std::string& where) {
  bool fits = false;
  if (types.is_string()) fits = has_type(value, types.get_string());
  if (types.is_array()) {
    for (const json::value& type : types.get_array()) fits |= has_type(value, type.as_string());
  }
  if (fits) return std::nullopt;
  return where + " is not " + json::serialize(types) + ": " + json::serialize(value).substr(0, 80);
}

Problem check_object(const json::object& object, const json::object& schema, const std::string& file,
                     const std::string& where) {
  if (const json::value* required = schema.if_contains("required")) {
    for (const json::value& key : required->as_array()) {
      if (!object.contains(key.as_string())) return where + " lacks " + std::string{key.as_string()};
    }
  }
  const json::value* properties = schema.if_contains("properties");
  for (const auto& [key, value] : object) {
    const json::value* inner = properties != nullptr ? properties->as_object().if_contains(key) : nullptr;
    if (inner == nullptr) return where + " has the unknown field " + std::string{key};
    if (Problem problem = check(value, {inner, file}, where + "." + std::string{key})) return problem;
  }
  return std::nullopt;
}

Problem check_items(const json::array& array, const json::value& schema, const std::string& file,
                    const std::string& where) {
  for (std::size_t i = 0; i < array.size(); ++i) {
    if (Problem problem = check(array[i], {&schema, file}, where + "[" + std::to_string(i) + "]"))
      return problem;
  }
  return std::nullopt;
}

// Exactly one has to fit; the deepest objection is the most telling one.
Problem check_one_of(const json::value& value, const std::vector<SchemaRef>& choices,
                     const std::string& where) {
  std::size_t fitting = 0;
  std::string deepest;
  const auto depth = [](const std::string& text) { return std::ranges::count(text, '.'); };
  for (const SchemaRef& choice : choices) {
    const Problem problem = check(value, choice, where);
    if (!problem) ++fitting;
    if (problem && (deepest.empty() || depth(*problem) > depth(deepest))) deepest = *problem;
  }
  if (fitting == 1) return std::nullopt;
  return fitting > 1 ? where + " fits more than one schema"
                     : where + " fits no schema, for example: " + deepest;
}

std::optional<std::int64_t> bound(const json::object& schema, std::string_view keyword) {
  const json::value* value = schema.if_contains(keyword);
  return value != nullptr ? std::optional{value->to_number<std::int64_t>()} : std::nullopt;
}

Problem check_number(const json::value& value, const json::object& schema, const std::string& where) {
  if (value.is_uint64() && value.get_uint64() > INT64_MAX) {
    return schema.contains("maximum") ? Problem{where + " is too large"} : std::nullopt;
  }
  const auto number = value.to_number<std::int64_t>();
  const auto lowest = bound(schema, "minimum");
  const auto highest = bound(schema, "maximum");
  if (lowest && number < *lowest) return where + " is too small";
  if (highest && number > *highest) return where + " is too large";
  return std::nullopt;
}

const std::regex& compiled(const std::string& pattern) {
  thread_local std::map<std::string, std::regex> known;
  const auto found = known.find(pattern);
  return found != known.end() ? found->second : known.emplace(pattern, pattern).first->second;
}

Problem check_text(std::string_view text, const json::object& schema, const std::string& where) {
  const json::value* pattern = schema.if_contains("pattern");
  if (pattern == nullptr) return std::nullopt;
  const std::regex& regex = compiled(std::string{pattern->as_string()});
  if (std::regex_search(text.begin(), text.end(), regex)) return std::nullopt;
  return where + " does not look like " + std::string{pattern->as_string()};
}

void must_be_known(const json::object& schema) {
  constexpr std::array<std::string_view, 14> kKnown{
      "type",    "properties", "required", "additionalProperties",
      "enum",    "const",      "oneOf",    "items",
      "minimum", "maximum",    "pattern",  "$ref",
      "title",   "description"};
  for (const auto& field : schema) {
    if (std::ranges::find(kKnown, std::string_view{field.key()}) == kKnown.end()) {
      wrong_file("the keyword " + std::string{field.key()} + " is not understood");
    }
  }
  const bool is_object = schema.contains("properties") || schema.contains("required");
  const json::value* more = schema.if_contains("additionalProperties");
  if (is_object && more == nullptr) wrong_file("an object is open to more fields");
  if (more != nullptr && !(more->is_bool() && !more->get_bool())) wrong_file("additionalProperties is false");
  const bool is_shaped = schema.contains("type") || schema.contains("oneOf") || schema.contains("$ref");
  if (!is_shaped) wrong_file("a schema without a type: " + json::serialize(schema));
}

Problem check(const json::value& value, SchemaRef ref, const std::string& where) {
  ref = resolved(ref);
  const json::object& schema = ref.schema->as_object();
  must_be_known(schema);
  if (const json::value* types = schema.if_contains("type")) {
    if (Problem problem = check_type(value, *types, where)) return problem;
  }
  if (const json::value* constant = schema.if_contains("const")) {
    if (value != *constant) return where + " is not " + json::serialize(*constant);
  }
  if (const json::value* words = schema.if_contains("enum")) {
    const json::array& list = words->as_array();
    if (std::find(list.begin(), list.end(), value) == list.end()) {
      return where + " is none of the known words: " + json::serialize(value).substr(0, 80);
    }
  }
  if (const json::value* choices = schema.if_contains("oneOf")) {
    std::vector<SchemaRef> places;
    for (const json::value& choice : choices->as_array()) places.push_back({&choice, ref.file});
    if (Problem problem = check_one_of(value, places, where)) return problem;
  }
  if (value.is_object() && schema.contains("additionalProperties")) {
    if (Problem problem = check_object(value.get_object(), schema, ref.file, where)) return problem;
  }
  if (value.is_array() && schema.contains("items")) {
    if (Problem problem = check_items(value.get_array(), schema.at("items"), ref.file, where)) return problem;
  }
  if (value.is_number()) return check_number(value, schema, where);
  if (value.is_string()) return check_text(value.get_string(), schema, where);
  return std::nullopt;
}

// Everything that can be reached from a schema is checked; what it refers to is checked separately.
void inspect(const SchemaRef& ref) {
  const json::object& schema = ref.schema->as_object();
  must_be_known(schema);
  resolved(ref);
  if (const json::value* properties = schema.if_contains("properties")) {
    for (const auto& field : properties->as_object()) inspect({&field.value(), ref.file});
  }
  if (const json::value* items = schema.if_contains("items")) inspect({items, ref.file});
  if (const json::value* choices = schema.if_contains("oneOf")) {
    for (const json::value& choice : choices->as_array()) inspect({&choice, ref.file});
  }
}

// Schemas have these names wherever they are used in the two files.
void inspect_all(const json::value& value, const std::string& file) {
  if (const json::array* array = value.if_array()) {
    for (const json::value& item : *array) inspect_all(item, file);
  }
  const json::object* object = value.if_object();
  if (object == nullptr) return;
  for (const auto& field : *object) {
    if (field.key() == "$ref") resolved({&value, file});
    if (field.key() == "schema" || field.key() == "payload") {
      inspect({&field.value(), file});
    } else if (field.key() == "schemas") {
      for (const auto& named : field.value().as_object()) inspect({&named.value(), file});
    } else {
      inspect_all(field.value(), file);
    }
  }
}

constexpr const char* kAsync = "asyncapi.json";
constexpr const char* kOpen = "openapi.json";

std::vector<SchemaRef> payloads_of(Direction direction) {
  const std::string operation = direction == Direction::ToServer ? "hear" : "say";
  std::vector<SchemaRef> payloads;
  for (const json::value& one : at(document(kAsync), "/operations/" + operation + "/messages").as_array()) {
    const SchemaRef ref = resolved({&one, kAsync});
    payloads.push_back({&ref.schema->at("payload"), ref.file});
  }
  return payloads;
}

bool has_required(const json::value& message, const SchemaRef& payload) {
  const json::object& schema = resolved(payload).schema->as_object();
  const json::value* required = schema.if_contains("required");
  if (required == nullptr || !message.is_object()) return true;
  return std::ranges::all_of(required->as_array(), [&](const json::value& key) {
    return message.get_object().contains(key.as_string());
  });
}

std::string escaped(std::string_view text) {
  std::string pointer;
  for (const char c : text) c == '/' ? pointer += "~1" : pointer += c;
  return pointer;
}

}  // namespace

Problem problem_of(const json::value& message, Direction direction) {
  thread_local const std::vector<SchemaRef> kToServer = payloads_of(Direction::ToServer);
  thread_local const std::vector<SchemaRef> kToClient = payloads_of(Direction::ToClient);
  const std::vector<SchemaRef>& payloads = direction == Direction::ToServer ? kToServer : kToClient;
  // Nearly all are ruled out at once; putting every objection into words is slow, and simulations ask a
  // million times.
  std::vector<SchemaRef> candidates;
  std::ranges::copy_if(payloads, std::back_inserter(candidates),
                       [&](const SchemaRef& payload) { return has_required(message, payload); });
  return check_one_of(message, candidates.empty() ? payloads : candidates, "message");
}

json::array requests() {
  json::array schemas;
  for (const SchemaRef& payload : payloads_of(Direction::ToServer)) schemas.push_back(*payload.schema);
  return schemas;
}

Problem problem_of(std::string_view line, Direction direction) {
  boost::system::error_code error;
  const json::value message = json::parse(line, error);
  if (error) return "this is no JSON: " + std::string{line.substr(0, 80)};
  return problem_of(message, direction);
}

Problem answer_problem(const json::value& body, std::string_view method, std::string_view path,
                       unsigned status) {
  const std::string pointer = "/paths/" + escaped(path) + "/" + std::string{method} + "/responses/" +
                              std::to_string(status) + "/content/application~1json/schema";
  return check(body, {&at(document(kOpen), pointer), kOpen}, "body");
}

const json::value& part(std::string_view name) {
  return at(document(kAsync), "/components/schemas/" + std::string{name});
}

Problem problem_of_part(const json::value& value, std::string_view name) {
  return check(value, {&part(name), kAsync}, std::string{name});
}

Problem problem_of_files() {
  try {
    for (const char* file : {kAsync, kOpen}) inspect_all(document(file), file);
  } catch (const std::exception& error) {
    return error.what();
  }
  return std::nullopt;
}

Problem problem_under(const json::value& value, const json::value& schema) {
  return check(value, {&schema, kAsync}, "value");
}

}  // namespace schema
