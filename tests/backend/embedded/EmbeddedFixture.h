// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/embedded/EmbeddedCluster.h"
#include "backend/runtime/ManualClock.h"
#include "tests/support/clustercontract/ClusterContract.h"

#include <QTemporaryDir>

#include <functional>
#include <memory>
#include <string>

namespace hp::test {

/// Takes every object as it is.
class OpenSchema final : public embedded::ObjectSchema
{
public:
    [[nodiscard]] Result<Json> accept(const cluster::Kind &kind,
                                      Json object,
                                      cluster::FieldValidation validation,
                                      std::vector<std::string> &warnings,
                                      const embedded::Rewrite &rewrite) const override;
};

/// Admits everything; counts.
class OpenAdmission final : public embedded::Admission
{
public:
    [[nodiscard]] Result<Json> admit(const embedded::AdmissionRequest &request,
                                     Json object,
                                     std::vector<std::string> &warnings) override;
    int asked = 0;
};

/// An embedded cluster in a directory of its own with a clock that stands still, without schemas.
/// It can be closed and opened again over the same file.
class EmbeddedFixture final : public ClusterFixture
{
public:
    EmbeddedFixture();
    explicit EmbeddedFixture(embedded::EmbeddedCluster::Options options);
    ~EmbeddedFixture() override;

    [[nodiscard]] embedded::EmbeddedCluster &cluster() override { return *m_cluster; }
    [[nodiscard]] runtime::ManualClock &clock() { return m_clock; }
    [[nodiscard]] const std::string &path() const { return m_options.path; }
    /// `meanwhile` runs while the file is closed.
    void reopen(const std::function<void()> &meanwhile = {});

    /// A new object, of a namespaced kind in "contract"; null when it was refused.
    Object make(const cluster::Kind &kind, const Json &body);
    /// Whether an object of that name is there, of a namespaced kind in "contract".
    [[nodiscard]] bool exists(const cluster::Kind &kind, const std::string &name);

private:
    QTemporaryDir m_directory{};
    runtime::ManualClock m_clock;
    OpenSchema m_schema{};
    OpenAdmission m_admission{};
    embedded::EmbeddedCluster::Options m_options;
    std::unique_ptr<embedded::EmbeddedCluster> m_cluster{};
};

} // namespace hp::test
