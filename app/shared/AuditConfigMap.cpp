// SPDX-License-Identifier: Apache-2.0
#include "app/shared/AuditConfigMap.h"

#include "model/base/JsonFields.h"

#include <QLoggingCategory>

#include <nlohmann/json.hpp>
#include <utility>

Q_LOGGING_CATEGORY(lcAuditAnchor, "holdpoint.audit.anchor", QtInfoMsg)

namespace hp::app {

namespace {

constexpr const char *auditManager = "holdpoint-audit";

std::optional<overrides::ChainHead> headIn(const Object &configMap, const std::string &audit)
{
    const Json &data = configMap.at("/data");
    if (!data.is_object())
        return std::nullopt;
    return overrides::chainHeadFrom(textOf(data, audit.c_str()));
}

} // namespace

AuditConfigMap::AuditConfigMap(cluster::Cluster &cluster,
                               std::string ns,
                               std::string audit,
                               std::function<void()> read)
    : m_cluster(cluster)
    , m_ns(std::move(ns))
    , m_audit(std::move(audit))
    , m_onRead(std::move(read))
{ }

void AuditConfigMap::start()
{
    if (std::exchange(m_asks, true))
        return;
    m_cluster.get({&cluster::kinds::configMap(), {m_ns, name}},
                  m_alive.guard([this](const Result<Object> &found) {
                      m_asks = false;
                      if (!found && found.error().code != ErrorCode::NotFound) {
                          qCInfo(lcAuditAnchor).noquote()
                              << "the head of the audit in the ConfigMap" << name
                              << "cannot be read:" << QString::fromStdString(found.error().message);
                          return;
                      }
                      m_isRead = true;
                      if (found)
                          m_known = headIn(*found, m_audit);
                      m_onRead();
                  }));
}

void AuditConfigMap::keep(const overrides::ChainHead &head)
{
    if (!m_isRead)
        return start(); // the API server may answer by now
    if (m_known && m_known->rows >= head.rows)
        return;
    m_known = head;
    write();
}

void AuditConfigMap::write()
{
    const Json data{{m_audit, toText(*m_known)}};
    cluster::WriteOptions options;
    options.fieldManager = auditManager;
    const auto failed = [](const Error &error) {
        qCWarning(lcAuditAnchor).noquote() << "the head of the audit is not kept in the ConfigMap"
                                           << name << ':' << QString::fromStdString(error.message);
    };
    m_cluster.patch(
        {&cluster::kinds::configMap(), {m_ns, name}},
        cluster::PatchType::Merge,
        Json{{"data", data}},
        cluster::Subresource::None,
        options,
        m_alive.guard([this, data, options, failed](const Result<cluster::Written> &done) {
            if (done)
                return;
            if (done.error().code != ErrorCode::NotFound)
                return failed(done.error());
            m_cluster.create(cluster::kinds::configMap(),
                             m_ns,
                             Json{{"apiVersion", "v1"},
                                  {"kind", "ConfigMap"},
                                  {"metadata", {{"name", name}, {"namespace", m_ns}}},
                                  {"data", data}},
                             options,
                             m_alive.guard([failed](const Result<cluster::Written> &made) {
                                 if (!made)
                                     failed(made.error());
                             }));
        }));
}

} // namespace hp::app
