// Checks messages against what docs/protocol/ promises: a small validator for exactly the part of JSON Schema
// that the two files use. A keyword it doesn't know is an error and is never ignored.
#pragma once

#include <boost/json.hpp>
#include <optional>
#include <string>
#include <string_view>

namespace schema {

enum class Direction { ToServer, ToClient };

// What is wrong with a message on a table's socket; none if it is one of asyncapi.json.
std::optional<std::string> problem_of(const boost::json::value& message, Direction direction);
// The same for a line of text.
std::optional<std::string> problem_of(std::string_view line, Direction direction);

// The body of an HTTP answer, by openapi.json: answer_problem(body, "get", "/api/tables/{code}", 404).
std::optional<std::string> answer_problem(const boost::json::value& body, std::string_view method,
                                          std::string_view path, unsigned status);

// A named schema of asyncapi.json, such as "table".
std::optional<std::string> problem_of_part(const boost::json::value& value, std::string_view name);
// The schema itself, for tests about the file.
const boost::json::value& part(std::string_view name);

// The schemas of all requests.
boost::json::array requests();

// What is wrong with the files themselves: an unknown keyword, a reference to nothing, an object open to
// more.
std::optional<std::string> problem_of_files();

// What is wrong with a value under a schema that stands alone.
std::optional<std::string> problem_under(const boost::json::value& value, const boost::json::value& schema);

}  // namespace schema
