#include "postgresql/book.h"

#include <utility>

#include "base/propagate.h"
#include "store/private_names.h"
#include "store/read_rows.h"

namespace postgresql {
namespace {

using table::BookEntry;
using table::BookQuestion;

// A win of a public table or of a crew; the heist of the day has its own board. Word for word the condition
// of the indices.
constexpr const char* kInTheBook = "outcome = 'won' AND heist IS NULL AND (is_public OR crew IS NOT NULL)";
constexpr const char* kInTheBookOfACrew = "outcome = 'won' AND heist IS NULL";

constexpr const char* kNameOfCrew =
    "coalesce((SELECT text FROM name WHERE name.crew = record.crew AND name.record IS NULL), '')";

std::string select_entry() {
  return std::string{"SELECT record.id, scenario, level, seats, spaces, left_ms, game_ms, ended, marks, "} +
         kNameOfCrew +
         ", coalesce(name.text, ''), outcome, is_public, coalesce(name.faces, '')"
         " FROM record LEFT JOIN name ON name.record = record.number ";
}

constexpr const char* kCrew =
    "SELECT id, coalesce((SELECT text FROM name WHERE name.crew = crew.id AND name.record IS NULL), ''), "
    "founded,"
    " (SELECT count(*) FROM record WHERE record.crew = crew.id),"
    " (SELECT count(*) FROM record WHERE record.crew = crew.id AND outcome = 'won') FROM crew WHERE ";

// With the columns of an entry first. What isn't known yet comes before what is.
constexpr const char* kHeist =
    "SELECT coalesce(record.id, ''), coalesce(scenario, ''), coalesce(level, 0), coalesce(seats, 0),"
    " coalesce(spaces, 0), left_ms, coalesce(game_ms, 0), coalesce(ended, 0), coalesce(marks, ''),"
    " coalesce((SELECT text FROM name WHERE name.crew = heist_try.crew AND name.record IS NULL), ''), '',"
    " coalesce(outcome, ''), false, '', heist_try.crew FROM heist_try LEFT JOIN record"
    " ON record.number = heist_try.record WHERE day = $1 ORDER BY coalesce(outcome, '') <> 'won',"
    " is_apart NULLS FIRST, spaces NULLS FIRST, left_ms DESC NULLS LAST, at LIMIT $2";

// A statement that grows with its parameters.
struct Question {
  std::string sql;
  Parameters parameters{};

  void add(const std::string& words) { sql += words + "$" + std::to_string(parameters.count()); }
  void number(const std::string& words, std::int64_t value) {
    parameters.number(value);
    add(words);
  }
  void text(const std::string& words, const std::string& value) {
    parameters.text(value);
    add(words);
  }
};

// The page first, and then the details of its entries: those before and after it aren't looked at.
Question question_for(const BookQuestion& asked) {
  // B-SCORE-1: fewer sand timer spaces are better; then more time left. Special wins come last.
  const bool is_best = asked.order == BookQuestion::Order::Best;
  const std::string order = is_best ? " ORDER BY is_apart, spaces, left_ms DESC NULLS LAST, number"
                                    : " ORDER BY ended DESC, number DESC";
  Question question{select_entry() + "WHERE record.number IN (SELECT number FROM record WHERE " +
                    (asked.crew ? kInTheBookOfACrew : kInTheBook)};
  if (asked.crew) question.number(" AND crew = ", asked.crew->value);
  if (asked.scenario) question.text(" AND scenario = ", *asked.scenario);
  if (asked.level) question.number(" AND level = ", *asked.level);
  if (asked.seats) question.number(" AND seats = ", *asked.seats);
  if (asked.apart) question.sql += *asked.apart ? " AND is_apart" : " AND NOT is_apart";
  if (asked.newest) question.number(" AND number <= ", *asked.newest);
  if (asked.record) question.text(" AND id = ", *asked.record);
  question.sql += order;
  question.number(" LIMIT ", static_cast<std::int64_t>(asked.most));
  question.number(" OFFSET ", static_cast<std::int64_t>(asked.from));
  question.sql += ")" + order;
  return question;
}

// Everyone's are counted as they arrive; a crew has few.
std::string all_cells() {
  return "(SELECT scenario, level, sum(entries) AS entries, coalesce(sum(entries) FILTER (WHERE is_apart), "
         "0) AS apart,"
         " min(spaces) FILTER (WHERE NOT is_apart) AS fewest FROM book_count GROUP BY scenario, level)";
}

std::string best_of_all() {
  return std::string{"(SELECT number FROM record WHERE "} + kInTheBook +
         " AND scenario = cell.scenario AND level = cell.level AND spaces = fewest AND NOT is_apart"
         " ORDER BY left_ms DESC NULLS LAST, number LIMIT 1)";
}

std::string cells_of_a_crew() {
  return std::string{
             "(SELECT scenario, level, count(*) AS entries, count(*) FILTER (WHERE is_apart) AS apart,"
             " min(spaces) FILTER (WHERE NOT is_apart) AS fewest,"
             " max(number) FILTER (WHERE NOT is_apart AND place = 1) AS best"
             " FROM (SELECT number, scenario, level, is_apart, spaces, row_number() OVER (PARTITION BY"
             " scenario, level ORDER BY is_apart, spaces, left_ms DESC NULLS LAST, number) AS place"
             " FROM record WHERE "} +
         kInTheBookOfACrew + " AND crew = $1) AS entry GROUP BY scenario, level)";
}

}  // namespace

Result<std::vector<BookEntry>> Book::entries(const BookQuestion& question) {
  const Question asked = question_for(question);
  ASSIGN_OR_RETURN(const Answer found, connection_.ask(asked.sql, asked.parameters));
  return found.all([&](const Row& row) {
    BookEntry entry = store::entry_from(row);
    store::hide_private_names(entry, question, row.flag(12));
    return entry;
  });
}

Result<std::int64_t> Book::newest() {
  ASSIGN_OR_RETURN(const Answer found, connection_.ask("SELECT coalesce(max(number), 0) FROM record"));
  return found.number();
}

Result<std::vector<table::BookCell>> Book::grid(std::optional<table::CrewId> crew) {
  const std::string sql = std::string{"SELECT cell.scenario, cell.level, cell.entries, apart, fewest, "} +
                          kNameOfCrew + ", coalesce(name.text, ''), coalesce(is_public, false) FROM " +
                          (crew ? cells_of_a_crew() : all_cells()) +
                          " AS cell LEFT JOIN record ON number = " + (crew ? "best" : best_of_all()) +
                          " LEFT JOIN name ON name.record = number ORDER BY cell.scenario, cell.level";
  ASSIGN_OR_RETURN(const Answer found,
                   connection_.ask(sql, crew ? Parameters{}.number(crew->value) : Parameters{}));
  return found.all([&](const Row& row) {
    table::BookCell cell = store::cell_from(row);
    if (!crew && !row.flag(7)) cell.best_names.clear();
    return cell;
  });
}

Result<std::optional<table::CrewCard>> Book::crew(const protocol::TokenDigest& secret) {
  return crew_where("digest = $1", protocol::text_of(secret));
}

Result<std::optional<table::CrewCard>> Book::crew_of(std::string_view won_record) {
  return crew_where("id = (SELECT record.crew FROM record WHERE record.id = $1 AND outcome = 'won')",
                    won_record);
}

Result<std::optional<table::CrewCard>> Book::crew_where(const std::string& condition,
                                                        std::string_view value) {
  ASSIGN_OR_RETURN(const Answer found, connection_.ask(kCrew + condition, Parameters{}.text(value)));
  return found.first(store::crew_card_from<Row>);
}

Result<std::vector<table::Achieved>> Book::achievements(table::CrewId crew) {
  ASSIGN_OR_RETURN(const Answer found,
                   connection_.ask("SELECT achievement, coalesce(id, '') FROM deeds"
                                   " LEFT JOIN record ON number = deeds.record WHERE deeds.crew = $1"
                                   " ORDER BY achievement",
                                   Parameters{}.number(crew.value)));
  return found.all(store::achieved_from<Row>);
}

Result<std::vector<table::HeistEntry>> Book::heist(std::string_view day, std::optional<table::CrewId> mine,
                                                   std::size_t most) {
  ASSIGN_OR_RETURN(const Answer found,
                   connection_.ask(kHeist, Parameters{}.text(day).number(static_cast<std::int64_t>(most))));
  return found.all([&](const Row& row) { return store::heist_entry_from(row, mine); });
}

Result<std::vector<table::CrewId>> Book::crews_with_a_try(std::string_view day) {
  ASSIGN_OR_RETURN(const Answer found,
                   connection_.ask("SELECT crew FROM heist_try WHERE day = $1", Parameters{}.text(day)));
  return found.all(store::crew_id_from<Row>);
}

Result<table::HeistStage> Book::heist_stage(std::string_view day, table::CrewId crew) {
  ASSIGN_OR_RETURN(const Answer found,
                   connection_.ask("SELECT record IS NOT NULL FROM heist_try WHERE day = $1 AND crew = $2",
                                   Parameters{}.text(day).number(crew.value)));
  if (found.rows() == 0) return table::HeistStage::NotTried;
  return found.row(0).flag(0) ? table::HeistStage::Finished : table::HeistStage::Begun;
}

Result<std::string> Book::heist_of(std::string_view record) {
  ASSIGN_OR_RETURN(const Answer found, connection_.ask("SELECT coalesce(heist, '') FROM record WHERE id = $1",
                                                       Parameters{}.text(record)));
  return std::string{found.text()};
}

}  // namespace postgresql
