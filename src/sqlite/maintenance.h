// What an operator does to a data folder.
#pragma once

#include <filesystem>
#include <utility>

#include "store/maintenance.h"

namespace sqlite {

class Maintenance final : public store::Maintenance {
 public:
  explicit Maintenance(std::filesystem::path folder) : folder_(std::move(folder)) {}

  std::expected<store::Inventory, std::string> back_up(const std::filesystem::path& file,
                                                       store::Overwrite overwrite) override;
  std::expected<store::Restored, std::string> restore(const std::filesystem::path& file) override;
  std::expected<store::Forgetting, std::string> forget_crew(const protocol::TokenDigest& secret) override;
  std::expected<std::unique_ptr<store::Importer>, std::string> import_games() override;

 private:
  std::filesystem::path folder_;
};

}  // namespace sqlite
