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

void CertificateRenewal::poll()
{
    auto material = m_source(m_clock.now());
    if (material && *material == m_current)
        return;
    const auto used = material ? m_use(*material) : Result<Done>(unexpected(material.error()));
    if (!used) {
        qCWarning(lcCertificates).noquote()
            << "the certificate stays as it is:" << QString::fromStdString(used.error().message);
        return;
    }
    m_current = std::move(*material);
    qCInfo(lcCertificates) << "a renewed certificate is served from now on";
}

} // namespace hp::http
