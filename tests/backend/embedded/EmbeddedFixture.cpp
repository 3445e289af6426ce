// SPDX-License-Identifier: Apache-2.0
#include "tests/backend/embedded/EmbeddedFixture.h"

#include "tests/support/clustercontract/Samples.h"

#include <cstdio>
#include <cstdlib>
#include <nlohmann/json.hpp>

namespace hp::test {

using embedded::EmbeddedCluster;

namespace {

/// The namespace of a ClusterFixture.
constexpr const char *space = "contract";

} // namespace

Result<Json> OpenSchema::accept(const cluster::Kind &,
                                Json object,
                                cluster::FieldValidation,
                                std::vector<std::string> &,
                                const embedded::Rewrite &) const
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
    m_cluster->ensureNamespace(space);
    m_cluster->drain();
}

EmbeddedFixture::~EmbeddedFixture() = default;

void EmbeddedFixture::reopen(const std::function<void()> &meanwhile)
{
    m_cluster.reset();
    if (meanwhile)
        meanwhile();
    auto opened =
        EmbeddedCluster::open(m_clock, m_options, {m_schema, m_admission, embedded::applyPatch});
    if (!opened) {
        std::fprintf(stderr, "%s\n", opened.error().message.c_str());
        std::abort();
    }
    m_cluster = std::move(*opened);
}

Object EmbeddedFixture::make(const cluster::Kind &kind, const Json &body)
{
    const auto written = create(*m_cluster, kind, space, body);
    return written ? written->object : Object();
}

bool EmbeddedFixture::exists(const cluster::Kind &kind, const std::string &name)
{
    return get(*m_cluster, {&kind, {space, name}}).has_value();
}

} // namespace hp::test
