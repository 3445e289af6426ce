// SPDX-License-Identifier: Apache-2.0
#include "tests/support/embedded/EmbeddedFixture.h"

#include <cstdio>
#include <cstdlib>
#include <nlohmann/json.hpp>

namespace hp::test {

using embedded::EmbeddedCluster;

Result<Json> OpenSchema::accept(const cluster::Kind &,
                                Json object,
                                cluster::FieldValidation,
                                std::vector<std::string> &) const
{
    return object;
}

Result<Json>
OpenAdmission::admit(const embedded::AdmissionRequest &, Json object, std::vector<std::string> &)
{
    ++asked;
    return object;
}

EmbeddedFixture::EmbeddedFixture()
    : EmbeddedFixture(EmbeddedCluster::Options{})
{ }

EmbeddedFixture::EmbeddedFixture(EmbeddedCluster::Options options)
    : m_clock(*parseTime("2026-01-10T12:00:00Z"))
    , m_options(std::move(options))
{
    if (m_options.path.empty())
        m_options.path = m_directory.filePath(QStringLiteral("store.db")).toStdString();
    reopen();
    m_cluster->ensureNamespace("contract");
    m_cluster->drain();
}

EmbeddedFixture::~EmbeddedFixture() = default;

void EmbeddedFixture::reopen()
{
    m_cluster.reset();
    auto opened =
        EmbeddedCluster::open(m_clock, m_options, {m_schema, m_admission, embedded::applyPatch});
    if (!opened) {
        std::fprintf(stderr, "%s\n", opened.error().message.c_str());
        std::abort();
    }
    m_cluster = std::move(*opened);
}

} // namespace hp::test
