// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/options/Options.h"
#include "app/shared/Reloading.h"
#include "backend/http/HttpFront.h"
#include "backend/http/credentials/DataDirectory.h"
#include "backend/http/tls/CertificateRenewal.h"
#include "backend/runtime/SystemClock.h"
#include "model/base/Result.h"

#include <chrono>
#include <memory>
#include <string>

namespace hp::app {

/// What a client that is being answered gets when the program ends.
inline constexpr auto frontGrace = std::chrono::milliseconds(1500);

/// Where clients come in: the front with its certificate, which is renewed before it ends. Lives on
/// the control thread.
class FrontServer
{
public:
    /// Reads or makes the certificate. The error names the file.
    [[nodiscard]] static Result<std::unique_ptr<FrontServer>>
    open(const Options &options, const http::DataDirectory &directory);

    /// Makes the front, for routes; `authenticator` outlives close().
    http::HttpFront &make(const http::Authenticator &authenticator);
    /// Serves. Errors: the address or the port.
    [[nodiscard]] Result<Done> start();
    /// Reads certificate, key and the authority of clients again, under the names that `next` has
    /// for them; whether the certificate is our own stays. What cannot be used leaves all as it is.
    [[nodiscard]] TakenOver takeOver(const Options &next);
    /// Serves another certificate of our own authority. Refused where the certificate is that of
    /// --tls-cert. Once it serves.
    [[nodiscard]] Result<Done> rotateCertificate();
    /// The front goes, with whatever it had left.
    void close();

    /// After make(), before close().
    [[nodiscard]] http::HttpFront &front() { return *m_front; }
    [[nodiscard]] bool isMade() const { return m_front != nullptr; }
    /// "127.0.0.1:7480", once it serves.
    [[nodiscard]] std::string address() const;
    /// What clients trust; empty with a certificate of somebody else's authority.
    [[nodiscard]] const std::string &caPem() const { return m_caPem; }

private:
    explicit FrontServer(const Options &options);

    /// The options that name what the front proves and trusts.
    struct Named {
        std::string certificate{};
        std::string key{};
        std::string clientCa{};
        bool clientMasters = false;
    };
    [[nodiscard]] static Named namedBy(const Options &options);

    const Options &m_options;
    Named m_named{};
    bool m_wantsAnother = false; ///< the next certificate of our own is to be a new one
    /// Certificates are for the world outside: its time, not the lab's.
    runtime::SystemClock m_outside{};
    http::CertificateRenewal::Source m_certificates{};
    http::TlsMaterial m_tls{};
    std::string m_caPem{};
    std::unique_ptr<http::HttpFront> m_front{};
    std::unique_ptr<http::CertificateRenewal> m_renewal{};
};

} // namespace hp::app
