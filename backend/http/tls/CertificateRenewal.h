// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/http/tls/TlsMaterial.h"
#include "backend/runtime/Clock.h"

#include <QObject>

#include <functional>

namespace hp::http {

/// Looks twice a day for the certificate to serve with and hands over what is new, so that a
/// backend outlives its certificates. What cannot be read is logged; the old one stays. Lives on
/// the thread of the clock, which must outlive it.
class CertificateRenewal
{
public:
    /// The material as it is or should be now: made anew when it is due, or read from its files.
    using Source = std::function<Result<TlsMaterial>(TimePoint now)>;
    using Use = std::function<Result<Done>(const TlsMaterial &material)>;

    /// `current` is what is served from the start.
    CertificateRenewal(runtime::Clock &clock, TlsMaterial current, Source source, Use use);
    CertificateRenewal(const CertificateRenewal &) = delete;
    CertificateRenewal &operator=(const CertificateRenewal &) = delete;
    ~CertificateRenewal() = default;

    /// Looks now: false where nothing is new. An error leaves the old one in use.
    Result<bool> look();
    /// What is served.
    [[nodiscard]] const TlsMaterial &current() const { return m_current; }

    static constexpr Duration every = std::chrono::hours(12);

private:
    void plan();
    void poll();

    runtime::Clock &m_clock;
    TlsMaterial m_current;
    Source m_source;
    Use m_use;
    QObject m_context{};
};

} // namespace hp::http
