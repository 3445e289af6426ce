// SPDX-License-Identifier: Apache-2.0
#include "ui/session/ClusterStanding.h"

#include "ui/languages/Translated.h"

#include <QDateTime>
#include <QHash>

namespace hp::ui {

namespace {

const QString machines = QStringLiteral("machines.machine.openshift.io");
const QString hosts = QStringLiteral("baremetalhosts.metal3.io");

QString word(const QVariantMap &row, const char *name)
{
    return row.value(QLatin1String(name)).toString();
}

QDateTime instant(const QVariantMap &row, const char *name)
{
    return QDateTime::fromString(word(row, name), Qt::ISODateWithMs).toUTC();
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
    return m_state == QLatin1String("stale") || m_state == QLatin1String("disconnected")
        || m_state == QLatin1String("authExpired");
}

QString ClusterStanding::absence(const QString &resource) const
{
    const QVariantMap kind = m_rows.row(QStringLiteral("kind/") + resource);
    const QString state = word(kind, "state");
    if (state == QLatin1String("missing"))
        return tr("This cluster has no %1 (%2).").arg(product(resource), resource);
    if (state == QLatin1String("notUnderstood"))
        return tr("This cluster serves %1 only as %2, which is not understood.")
            .arg(resource, word(kind, "version"));
    if (state != QLatin1String("forbidden"))
        return {};
    const QString verb = word(kind, "verb");
    return tr("You may not %1 %2 in all namespaces.")
        .arg(verb.isEmpty() ? QStringLiteral("list") : verb,
             resource.section(QLatin1Char('.'), 0, 0));
}

QString ClusterStanding::otherVersion(const QString &resource) const
{
    const QVariantMap kind = m_rows.row(QStringLiteral("kind/") + resource);
    return word(kind, "state") == QLatin1String("notUnderstood") ? word(kind, "version")
                                                                 : QString();
}

QString ClusterStanding::request(const QString &resource) const
{
    if (word(m_rows.row(QStringLiteral("kind/") + resource), "state") != QLatin1String("forbidden"))
        return {};
    const QVariantMap server = m_rows.row(QStringLiteral("server"));
    const QString user = word(server, "user");
    return tr("Please grant %1 the verbs get, list, watch on %2 in %3.")
        .arg(user.isEmpty() ? tr("Holdpoint") : user, resource, word(server, "context"));
}

void ClusterStanding::read()
{
    const QVariantMap server = m_rows.row(QStringLiteral("server"));
    m_state = word(server, "state");
    const QDateTime asOf = instant(server, "asOf");
    m_asOf = asOf.isValid() ? static_cast<double>(asOf.toMSecsSinceEpoch()) : 0.0;
    m_machinesVersion = otherVersion(machines);
    m_hostsVersion = otherVersion(hosts);
    readBanner(server);
    readBundle(m_rows.row(QStringLiteral("bundle")));

    m_machinesText = absence(machines);
    m_hostsText = absence(hosts);
    m_machinesRequest = request(machines);
    m_machinesProof = m_machinesRequest.isEmpty() ? QString() : tr("Needed: get, list, watch.");
    m_hostsRequest = request(hosts);
    emit changed();
}

void ClusterStanding::readBundle(const QVariantMap &bundle)
{
    m_archived = !bundle.isEmpty();
    if (!m_archived)
        return;
    const QDateTime from = instant(bundle, "from");
    const QDateTime to = instant(bundle, "to");
    const bool oneDay = from.date() == to.date();
    const QString name = word(bundle, "incident").isEmpty() ? word(bundle, "file")
        : word(bundle, "title").isEmpty()
        ? word(bundle, "incident")
        : tr("%1 (%2)").arg(word(bundle, "title"), word(bundle, "incident"));
    m_bannerText = tr("%1, from %2 to %3. A bundle: read only, not live.")
                       .arg(name,
                            from.toString(QStringLiteral("yyyy-MM-dd HH:mm'Z'")),
                            to.toString(oneDay ? QStringLiteral("HH:mm'Z'")
                                               : QStringLiteral("yyyy-MM-dd HH:mm'Z'")));
    if (!bundle.value(QStringLiteral("states")).toBool())
        m_bannerText += QLatin1Char(' ') + tr("It has timelines, no states of machines.");
}

void ClusterStanding::readBanner(const QVariantMap &server)
{
    m_bannerText.clear();
    m_bannerAction.clear();
    const QString context = word(server, "context");
    if (m_state == QLatin1String("disconnected")) {
        m_bannerText = tr("%1: %2 Other clusters unaffected.")
                           .arg(context, stopped(said(server, QStringLiteral("trouble"))));
        m_bannerAction = tr("Retry now");
    } else if (m_state == QLatin1String("authExpired")) {
        const QVariantMap credentials = server.value(QStringLiteral("credentials")).toMap();
        const QDateTime since = instant(server, "troubleSince");
        m_bannerText = since.isValid() ? tr("Credentials for %1 expired %2.")
                                             .arg(context, since.toString(QStringLiteral("HH:mm")))
                                       : tr("Credentials for %1 expired.").arg(context);
        if (const int tries = credentials.value(QStringLiteral("failedTries")).toInt(); tries > 0)
            m_bannerText += QLatin1Char(' ')
                + (tries == 1 ? tr("Tried once.") : tr("Tried %1 times.").arg(tries));
        if (const QString output = word(credentials, "lastOutput"); !output.isEmpty())
            m_bannerText += QLatin1Char(' ') + tr("Last output: %1").arg(output.trimmed());
        else if (const QString why = said(credentials, QStringLiteral("trouble")); !why.isEmpty())
            m_bannerText += QLatin1Char(' ') + stopped(why);
        m_bannerAction = tr("Re-authenticate");
    } else if (!isUnderstood()) {
        m_bannerText = absence(m_machinesVersion.isEmpty() ? hosts : machines) + QLatin1Char(' ')
            + (m_machinesVersion.isEmpty()
                   ? tr("Hosts are shown raw and nothing is written to them.")
                   : tr("Machines are shown raw and nothing is written to them."));
    }
}

} // namespace hp::ui
