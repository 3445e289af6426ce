// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/http/ListenAddress.h"
#include "backend/http/credentials/DataDirectory.h"
#include "backend/http/tls/TlsMaterial.h"
#include "model/base/Time.h"

#include <string>
#include <vector>

namespace hp::http {

/// The backend's own certificate authority: `ca.crt` and `ca.key` (EC P-256, ten years) and below
/// it `server.crt` and `server.key` (one year) in the data directory. Kept across restarts.
class CertificateAuthority
{
public:
    /// Reads the authority or makes it at the first start. Errors are Invalid or Refused, one
    /// sentence that names the file.
    [[nodiscard]] static Result<CertificateAuthority> open(const DataDirectory &directory,
                                                           TimePoint now);

    [[nodiscard]] const std::string &certificatePem() const { return m_certificatePem; }
    /// The server's certificate for 127.0.0.1, ::1, localhost, this host and `listen`; for those of
    /// `others` that are names, and with "any address" for those that are addresses, which this
    /// host has. Made anew when it is missing, broken, made for other names, not valid yet, or
    /// within thirty days of its end; always with `another`.
    [[nodiscard]] Result<TlsMaterial> serverMaterial(const std::string &hostName,
                                                     const ListenAddress &listen,
                                                     TimePoint now,
                                                     const std::vector<std::string> &others = {},
                                                     bool another = false) const;

private:
    CertificateAuthority(DataDirectory directory, std::string certificatePem, std::string keyPem)
        : m_directory(std::move(directory))
        , m_certificatePem(std::move(certificatePem))
        , m_keyPem(std::move(keyPem))
    { }

    DataDirectory m_directory;
    std::string m_certificatePem;
    std::string m_keyPem;
};

} // namespace hp::http
