// SPDX-License-Identifier: Apache-2.0
#include "backend/http/tls/CertificateRenewal.h"

#include <QLoggingCategory>

#include <utility>

Q_LOGGING_CATEGORY(lcCertificates, "holdpoint.certificates", QtInfoMsg)

namespace hp::http {

CertificateRenewal::CertificateRenewal(runtime::Clock &clock,
                                       TlsMaterial current,
                                       Source source,
                                       Use use)
    : m_clock(clock)
    , m_current(std::move(current))
    , m_source(std::move(source))
    , m_use(std::move(use))
{
    plan();
}

void CertificateRenewal::plan()
{
    m_clock.after(every, &m_context, [this] {
        poll();
        plan();
    });
}

Result<bool> CertificateRenewal::look()
{
    auto material = m_source(m_clock.now());
    if (!material)
        return unexpected(material.error());
    if (*material == m_current)
        return false;
    // Every client would refuse it. The first one is served all the same: the clock may be behind.
    const auto begins = certificateStart(material->certificatePem);
    if (begins && *begins > m_clock.now())
        return unexpected(ErrorCode::Invalid,
                          "the new one is not valid before " + formatTime(*begins));
    if (const auto used = m_use(*material); !used)
        return unexpected(used.error());
    m_current = std::move(*material);
    qCInfo(lcCertificates) << "a renewed certificate is served from now on";
    return true;
}

void CertificateRenewal::poll()
{
    if (const auto looked = look(); !looked)
        qCWarning(lcCertificates).noquote()
            << "the certificate stays as it is:" << QString::fromStdString(looked.error().message);
}

} // namespace hp::http
