// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/live/ConnectionRows.h"
#include "ui/session/KeyedRowsModel.h"
#include "ui/session/LiveView.h"

#include <QObject>
#include <QQmlEngine>

#include <memory>

namespace hp::ui {

/// How far the cluster behind the backend can be believed, and what it does not show us, in the
/// words of product.md 4.6. Follows the `connection` view of a backend that works on a real
/// cluster; of an embedded one it says nothing. Belongs to the session.
class ClusterStanding : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the session")
    /// The streams of the backend are late, as they are when an API server is busy.
    Q_PROPERTY(bool slow READ isSlow NOTIFY changed)
    /// What is shown is the past.
    Q_PROPERTY(bool stale READ isStale NOTIFY changed)
    /// Not all of the cluster was listed yet since its backend began: there is at least what is
    /// shown.
    Q_PROPERTY(bool loading READ isLoading NOTIFY changed)
    /// Nobody has seen anything of the cluster yet: what is not there is not known to be missing.
    Q_PROPERTY(bool sawNothing READ sawNothing NOTIFY changed)
    /// The present as far as it is known, in milliseconds since 1970; 0 when nothing is.
    Q_PROPERTY(double asOf READ asOf NOTIFY changed)
    /// What is wrong with the way to the cluster or with what it serves, or which bundle is read;
    /// empty while there is nothing to say.
    Q_PROPERTY(QString bannerText READ bannerText NOTIFY changed)
    /// What a person can do about it.
    Q_PROPERTY(QString bannerAction READ bannerAction NOTIFY changed)
    /// A bundle is read: what is shown is as it was, and stays so.
    Q_PROPERTY(bool archived READ isArchived NOTIFY changed)
    /// Machines and hosts come in versions that the backend understands: it counts all there is.
    Q_PROPERTY(bool understood READ isUnderstood NOTIFY changed)
    /// The version that hosts come in where it is not understood; else empty.
    Q_PROPERTY(QString hostsVersion READ hostsVersion NOTIFY changed)
    /// Why there are no machines to show: they are forbidden, their kind is missing, or they come
    /// in a version that is not understood.
    Q_PROPERTY(QString machinesText READ machinesText NOTIFY changed)
    Q_PROPERTY(QString machinesProof READ machinesProof NOTIFY changed)
    /// A request to whoever grants rights; empty unless machines are forbidden.
    Q_PROPERTY(QString machinesRequest READ machinesRequest NOTIFY changed)
    /// Why there are no hosts to show; empty when there may be some.
    Q_PROPERTY(QString hostsText READ hostsText NOTIFY changed)
    /// As for machines.
    Q_PROPERTY(QString hostsRequest READ hostsRequest NOTIFY changed)

public:
    explicit ClusterStanding(GatewaySession &session, QObject *parent = nullptr);
    ~ClusterStanding() override;

    /// Since when a workload cluster cannot be seen, in milliseconds since 1970; 0 when it is, and
    /// when nobody looked. `cluster` is `namespace/name` of its Cluster object.
    [[nodiscard]] Q_INVOKABLE double unseenSince(const QString &cluster) const;

    /// Begins or ends to follow: with the mode that the backend says.
    void follow(bool real);

    [[nodiscard]] bool isSlow() const { return m_state == live::ServerState::Slow; }
    [[nodiscard]] bool isStale() const;
    [[nodiscard]] bool isLoading() const { return m_state == live::ServerState::Loading; }
    [[nodiscard]] bool sawNothing() const { return isLoading() || (isStale() && m_asOf <= 0); }
    /// There may be more machines than are shown.
    [[nodiscard]] bool areMachinesPartial() const
    {
        return isLoading() || !m_machinesRequest.isEmpty();
    }
    [[nodiscard]] double asOf() const { return m_asOf; }
    [[nodiscard]] QString bannerText() const { return m_bannerText; }
    [[nodiscard]] bool isArchived() const { return m_archived; }
    [[nodiscard]] QString bannerAction() const { return m_bannerAction; }
    [[nodiscard]] bool isUnderstood() const
    {
        return m_machinesVersion.isEmpty() && m_hostsVersion.isEmpty();
    }
    [[nodiscard]] const QString &machinesVersion() const { return m_machinesVersion; }
    [[nodiscard]] QString hostsVersion() const { return m_hostsVersion; }
    [[nodiscard]] QString machinesText() const { return m_machinesText; }
    [[nodiscard]] QString machinesProof() const { return m_machinesProof; }
    [[nodiscard]] QString machinesRequest() const { return m_machinesRequest; }
    [[nodiscard]] QString hostsText() const { return m_hostsText; }
    [[nodiscard]] QString hostsRequest() const { return m_hostsRequest; }

signals:
    void changed();

private:
    void read();
    void readBanner(const live::BasicApiServerRow<QString> &server);
    void readBundle();
    [[nodiscard]] live::BasicKindRow<QString> kind(const QString &resource) const;
    [[nodiscard]] live::BasicApiServerRow<QString> server() const;
    [[nodiscard]] QString absence(const QString &resource) const;
    /// Empty while the resource is understood.
    [[nodiscard]] QString otherVersion(const QString &resource) const;
    /// Empty unless the resource is forbidden.
    [[nodiscard]] QString request(const QString &resource) const;

    GatewaySession &m_session;
    KeyedRowsModel m_rows;
    std::unique_ptr<LiveView> m_view;
    live::ServerState m_state = live::ServerState::None;
    double m_asOf = 0;
    bool m_archived = false;
    QString m_bannerText{};
    QString m_bannerAction{};
    QString m_machinesVersion{};
    QString m_hostsVersion{};
    QString m_machinesText{};
    QString m_machinesProof{};
    QString m_machinesRequest{};
    QString m_hostsText{};
    QString m_hostsRequest{};
};

} // namespace hp::ui
