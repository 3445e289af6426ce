// SPDX-License-Identifier: Apache-2.0
#include "ui/session/ClusterStanding.h"

#include "ui/languages/Translated.h"
#include "ui/session/LiveValues.h"
#include "ui/session/RowFields.h"

#include <QDateTime>
#include <QHash>

namespace hp::ui {

namespace {

/// A program ends its output with the end of a line, which arrives written out.
QString lastLineEndOff(QString output)
{
    while (output.endsWith(QLatin1String("\\n")))
        output.chop(2);
    return output.trimmed();
}

const QString machines = QStringLiteral("machines.machine.openshift.io");
const QString hosts = QStringLiteral("baremetalhosts.metal3.io");

using live::KindState;
using live::ServerState;

QDateTime utc(const live::Instant &at)
{
    return at ? QDateTime::fromMSecsSinceEpoch(static_cast<qint64>(millisecondsOf(at)), Qt::UTC)
              : QDateTime();
}

/// A sentence of others, with its full stop.
QString stopped(QString sentence)
{
    if (!sentence.isEmpty() && !sentence.endsWith(QLatin1Char('.')))
        sentence += QLatin1Char('.');
    return sentence;
}

/// What people call the part of a cluster that brings a kind.
QString product(const QString &resource)
{
    if (resource.endsWith(QLatin1String(".metal3.io")))
        return QStringLiteral("Metal3");
    if (resource.endsWith(QLatin1String(".machine.openshift.io")))
        return QStringLiteral("Machine API");
    return resource.section(QLatin1Char('.'), 0, 0);
}

} // namespace

ClusterStanding::ClusterStanding(GatewaySession &session, QObject *parent)
    : QObject(parent)
    , m_session(session)
{
    connect(&m_rows, &KeyedRowsModel::settled, this, &ClusterStanding::read);
}

ClusterStanding::~ClusterStanding() = default;

void ClusterStanding::follow(bool real)
{
    if (real == (m_view != nullptr))
        return;
    if (real) {
        m_view = std::make_unique<LiveView>(
            m_session, QStringLiteral("connection"), QVariantMap(), m_rows);
    } else {
        m_view.reset();
        m_rows.clear();
        read();
    }
}

bool ClusterStanding::isStale() const
{
    return m_state == ServerState::Stale || m_state == ServerState::Disconnected
        || m_state == ServerState::AuthExpired;
}

live::BasicKindRow<QString> ClusterStanding::kind(const QString &resource) const
{
    return rowOf<live::BasicKindRow<QString>>(m_rows.row(QStringLiteral("kind/") + resource));
}

live::BasicApiServerRow<QString> ClusterStanding::server() const
{
    return rowOf<live::BasicApiServerRow<QString>>(m_rows.row(QStringLiteral("server")));
}

double ClusterStanding::unseenSince(const QString &cluster) const
{
    const QVariant row = m_rows.row(QStringLiteral("stream/nodes of ") + cluster);
    return millisecondsOf(rowOf<live::BasicStreamRow<QString>>(row).since);
}

QString ClusterStanding::absence(const QString &resource) const
{
    const auto row = kind(resource);
    if (row.state == KindState::Missing)
        return tr("This cluster has no %1 (%2).").arg(product(resource), resource);
    if (row.state == KindState::NotUnderstood)
        return tr("This cluster serves %1 only as %2, which is not supported.")
            .arg(resource, row.version);
    if (row.state != KindState::Forbidden)
        return {};
    return tr("You are not allowed to %1 %2 in all namespaces.")
        .arg(row.verb.isEmpty() ? QStringLiteral("list") : row.verb,
             resource.section(QLatin1Char('.'), 0, 0));
}

QString ClusterStanding::otherVersion(const QString &resource) const
{
    const auto row = kind(resource);
    return row.state == KindState::NotUnderstood ? row.version : QString();
}

QString ClusterStanding::request(const QString &resource) const
{
    if (kind(resource).state != KindState::Forbidden)
        return {};
    const auto row = server();
    return tr("Please grant %1 the verbs get, list, watch on %2 in %3.")
        .arg(row.user.isEmpty() ? tr("Holdpoint") : row.user, resource, row.context);
}

void ClusterStanding::read()
{
    const auto row = server();
    m_state = row.state;
    m_asOf = millisecondsOf(row.asOf);
    m_machinesVersion = otherVersion(machines);
    m_hostsVersion = otherVersion(hosts);
    readBanner(row);
    readBundle();

    m_machinesText = absence(machines);
    m_hostsText = absence(hosts);
    m_machinesRequest = request(machines);
    m_machinesProof = m_machinesRequest.isEmpty() ? QString() : tr("Needed: get, list, watch.");
    m_hostsRequest = request(hosts);
    emit changed();
}

void ClusterStanding::readBundle()
{
    const KeyedRow *found = m_rows.find(QStringLiteral("bundle"));
    m_archived = found != nullptr;
    if (!m_archived)
        return;
    const auto bundle = rowOf<live::BasicBundleRow<QString>>(found->row);
    const QDateTime from = utc(bundle.from);
    const QDateTime to = utc(bundle.to);
    const bool oneDay = from.date() == to.date();
    const QString name = bundle.incident.isEmpty() ? bundle.file
        : bundle.title.isEmpty()                   ? bundle.incident
                                 : tr("%1 (%2)").arg(bundle.title, bundle.incident);
    m_bannerText = tr("%1, from %2 to %3. A bundle: read only, not live.")
                       .arg(name,
                            from.toString(QStringLiteral("yyyy-MM-dd HH:mm'Z'")),
                            to.toString(oneDay ? QStringLiteral("HH:mm'Z'")
                                               : QStringLiteral("yyyy-MM-dd HH:mm'Z'")));
    if (!bundle.states)
        m_bannerText += QLatin1Char(' ') + tr("It has timelines, but no states of machines.");
}

void ClusterStanding::readBanner(const live::BasicApiServerRow<QString> &server)
{
    m_bannerText.clear();
    m_bannerAction.clear();
    const QString &context = server.context;
    if (m_state == ServerState::Disconnected) {
        m_bannerText = tr("%1: %2 Other clusters unaffected.")
                           .arg(context, stopped(translated(server.trouble)));
        m_bannerAction = tr("Retry now");
    } else if (m_state == ServerState::AuthExpired) {
        const auto &credentials = server.credentials;
        const QDateTime since = utc(server.troubleSince);
        m_bannerText = since.isValid() ? tr("Credentials for %1 expired %2.")
                                             .arg(context, since.toString(QStringLiteral("HH:mm")))
                                       : tr("Credentials for %1 expired.").arg(context);
        if (const auto tries = credentials.failedTries; tries > 0)
            m_bannerText += QLatin1Char(' ')
                + (tries == 1 ? tr("Tried once.") : tr("Tried %1 times.").arg(tries));
        if (!credentials.lastOutput.isEmpty())
            m_bannerText += QLatin1Char(' ')
                + tr("Last output: %1").arg(lastLineEndOff(credentials.lastOutput));
        else if (!credentials.trouble.text.isEmpty())
            m_bannerText += QLatin1Char(' ') + stopped(translated(credentials.trouble));
        m_bannerAction = tr("Re-authenticate");
    } else if (!isUnderstood()) {
        m_bannerText = absence(m_machinesVersion.isEmpty() ? hosts : machines) + QLatin1Char(' ')
            + (m_machinesVersion.isEmpty() ? tr("Hosts are shown raw and are read-only.")
                                           : tr("Machines are shown raw and are read-only."));
    }
}

} // namespace hp::ui

#include "moc_ClusterStanding.cpp"
