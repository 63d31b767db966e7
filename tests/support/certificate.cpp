#include "support/certificate.h"

#include "support/server_process.h"

namespace support {

Certificate make_certificate(const std::filesystem::path& folder, const std::string& name) {
  const Certificate made{.certificate = (folder / (name + ".crt")).string(),
                         .key = (folder / (name + ".key")).string()};
  Program openssl{
      {"openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
       "-days", "2", "-subj", "/CN=localhost", "-keyout", made.key, "-out", made.certificate},
      folder / (name + ".output")};
  return openssl.wait() == 0 ? made : Certificate{};
}

}  // namespace support
