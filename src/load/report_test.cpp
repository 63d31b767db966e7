#include "load/report.h"

#include <gtest/gtest.h>

#include <boost/json.hpp>

namespace load {
namespace {

LoadOptions some_options() {
  LoadOptions options;
  options.url = "http://127.0.0.1:8080";
  options.tables = 2;
  options.seats = 4;
  options.seconds = 4;
  options.milli_rate = 2'500;
  return options;
}

// Without any trouble.
Tally clean_tally() {
  Tally tally;
  tally.planned = tally.answered = tally.actions = 10;
  tally.deliveries = 40;
  tally.delivered_bytes = 40ULL * 160;
  tally.latency.add(1'234'500);
  tally.tables_equal = 2;
  return tally;
}

TEST(LoadReport, the_names_are_a_contract) {
  const LoadOptions options = some_options();
  const boost::json::object json =
      boost::json::parse(json_of({.options = options, .tally = clean_tally(), .setup_ms = 1'500}))
          .as_object();
  std::string names;
  for (const auto& [key, value] : json) names += std::string{key} + " ";
  EXPECT_EQ(names,
            "asked connections setup_seconds planned answered late skipped unsent actions actions_per_second "
            "deliveries deliveries_per_second bytes_per_delivery latency_us latency_from_send_us errors "
            "errors_by_kind refusals refusals_by_reason resyncs reconnects freezes games hash_checks "
            "tables_equal tables_different generator_cpu_seconds clean ");
  EXPECT_EQ(json.at("connections"), 8);
  EXPECT_EQ(json.at("setup_seconds"), 1.5);
  EXPECT_EQ(json.at("actions_per_second"), 2.5);
  EXPECT_EQ(json.at("deliveries_per_second"), 10.0);
  EXPECT_EQ(json.at("bytes_per_delivery"), 160);
  EXPECT_EQ(json.at("asked").at("rate"), 2.5);
  EXPECT_EQ(json.at("asked").at("against"), "server");
  EXPECT_EQ(json.at("latency_us").at("p50"), 1234.5);
  EXPECT_EQ(json.at("latency_us").at("max"), 1234.5);
  EXPECT_EQ(json.at("latency_us").at("count"), 1);
  EXPECT_EQ(json.at("clean"), true);
}

TEST(LoadReport, is_clean_only_if_nothing_went_wrong) {
  const LoadOptions options = some_options();
  const auto with = [&](auto change) {
    Report report{.options = options, .tally = clean_tally()};
    change(report.tally);
    return is_clean(report);
  };
  EXPECT_TRUE(with([](Tally&) {}));
  EXPECT_TRUE(with([](Tally& tally) { tally.count_refusal("WayIsBlocked"); }));
  EXPECT_FALSE(with([](Tally& tally) { tally.count(Trouble::NotAnswered); }));
  EXPECT_FALSE(with([](Tally& tally) { tally.resyncs = 1; }));
  EXPECT_FALSE(with([](Tally& tally) { tally.tables_equal = 1; }));
  EXPECT_FALSE(with([](Tally& tally) { tally.tables_different = 1; }));
}

TEST(LoadReport, people_read_every_kind_of_trouble_and_refusal) {
  const LoadOptions options = some_options();
  Report report{.options = options, .tally = clean_tally()};
  for (std::size_t i = 0; i < kTroubles; ++i) report.tally.count(static_cast<Trouble>(i));
  report.tally.count_refusal("WayIsBlocked", 3);
  const std::string text = text_of(report);
  for (std::size_t i = 0; i < kTroubles; ++i) {
    EXPECT_NE(text.find(std::string{name(static_cast<Trouble>(i))} + ": 1\n"), std::string::npos);
  }
  EXPECT_NE(text.find("WayIsBlocked: 3\n"), std::string::npos);
  EXPECT_NE(text.find("p50 1.23  p99 1.23"), std::string::npos);
}

TEST(LoadTally, adds_what_several_processes_saw) {
  Tally all;
  Tally other = clean_tally();
  other.count(Trouble::BadFrame);
  other.count_refusal("A", 2);
  other.count_refusal("B");
  other.cpu_us = 5;
  all.count_refusal("B");
  all.add(other);
  all.add(other);
  EXPECT_EQ(all.planned, 20U);
  EXPECT_EQ(all.deliveries, 80U);
  EXPECT_EQ(all.cpu_us, 10U);
  EXPECT_EQ(all.latency.count(), 2U);
  EXPECT_EQ(all.all_troubles(), 2U);
  EXPECT_EQ(all.all_refusals(), 7U);
  ASSERT_EQ(all.refusals.size(), 2U);
  EXPECT_EQ(all.refusals[0].text(), "B");
  EXPECT_EQ(all.refusals[0].count, 3U);
}

TEST(LoadTally, copes_with_long_names_and_many_names) {
  Tally tally;
  tally.count_refusal(std::string(100, 'x'));
  EXPECT_EQ(tally.refusals[0].text(), std::string(39, 'x'));
  for (int i = 0; i < 100; ++i) tally.count_refusal(std::to_string(i));
  EXPECT_EQ(tally.all_refusals(), 101U);
}

}  // namespace
}  // namespace load
