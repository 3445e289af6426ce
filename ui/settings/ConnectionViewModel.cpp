// SPDX-License-Identifier: Apache-2.0
#include "ui/settings/ConnectionViewModel.h"

#include "ui/controls/Words.h"
#include "ui/machine/MachineFacts.h"

#include <map>

namespace hp::ui {

namespace {

void addLine(std::vector<DetailRow> &lines, const QString &label, const QString &value)
{
    if (value.isEmpty())
        return;
    DetailRow line;
    line.key = QStringLiteral("%1").arg(lines.size(), 3, 10, QLatin1Char('0'));
    line.name = label;
    line.text = value;
    lines.push_back(line);
}

/// The API server and our standing there; nothing of an embedded cluster.
void addServer(std::vector<DetailRow> &lines, const QVariantMap &server, const QVariantMap &lease)
{
    const Words words;
    addLine(lines, ConnectionViewModel::tr("API server"), wordOf(server, "address"));
    addLine(lines, ConnectionViewModel::tr("Kubernetes"), wordOf(server, "version"));
    addLine(lines, ConnectionViewModel::tr("Signed in as"), wordOf(server, "user"));
    const QVariantMap credentials = server.value(QStringLiteral("credentials")).toMap();
    const QString kind = words.word(wordOf(credentials, "kind"));
    const QString expires = words.stamp(instantOf(credentials, "expires"));
    addLine(lines,
            ConnectionViewModel::tr("Credentials"),
            kind.isEmpty() ? QString()
                : expires.isEmpty()
                ? ConnectionViewModel::tr("%1, does not say when it ends").arg(kind)
                : ConnectionViewModel::tr("%1, until %2").arg(kind, expires));
    addLine(lines, ConnectionViewModel::tr("Trouble"), sentenceOf(server, "trouble"));
    if (!lease.isEmpty())
        addLine(lines,
                ConnectionViewModel::tr("Leader"),
                lease.value(QStringLiteral("leading")).toBool()
                    ? ConnectionViewModel::tr("this replica")
                    : wordOf(lease, "holder"));
}

/// What one part may do and does.
struct Part {
    int rights = 0;
    int granted = 0;
    int open = 0;
    QString lacking{}; ///< the first right that is refused
};

void count(Part &part, const QVariantMap &right)
{
    ++part.rights;
    const QVariant allowed = right.value(QStringLiteral("allowed"));
    if (allowed.isNull()) {
        ++part.open;
        return;
    }
    if (allowed.toBool()) {
        ++part.granted;
        return;
    }
    if (!part.lacking.isEmpty())
        return;
    const QString subresource = wordOf(right, "subresource");
    const QString ns = wordOf(right, "namespace");
    part.lacking = ConnectionViewModel::tr("may not %1 %2%3")
                       .arg(wordOf(right, "verb"), wordOf(right, "resource"))
                       .arg(subresource.isEmpty() ? QString() : QLatin1Char('/') + subresource);
    if (!ns.isEmpty())
        part.lacking += ConnectionViewModel::tr(" in %1").arg(ns);
}

QString stateOf(const Part &part)
{
    if (part.open > 0)
        return QStringLiteral("checking");
    return part.granted == part.rights ? QStringLiteral("allowed") : QStringLiteral("refused");
}

QString lookOfState(const QString &state)
{
    if (state == QLatin1String("refused"))
        return QStringLiteral("failed");
    return state == QLatin1String("checking") ? QStringLiteral("unknown") : QString();
}

/// The sign of a stream: only what is not as it should be has one.
QString lookOfStream(const QString &state)
{
    if (state == QLatin1String("live"))
        return {};
    if (state == QLatin1String("notUnderstood"))
        return QStringLiteral("raw");
    return state == QLatin1String("missing") ? QStringLiteral("unknown") : QStringLiteral("failed");
}

} // namespace

ConnectionViewModel::ConnectionViewModel(GatewaySession &session, QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_probe(session.address(), session.clock())
{
    connect(&m_probe, &ConnectionProbe::changed, this, &ConnectionViewModel::testedChanged);
    connect(&session, &GatewaySession::welcomed, this, &ConnectionViewModel::readLink);
    connect(&session, &GatewaySession::stateChanged, this, &ConnectionViewModel::readLink);
    connect(&m_rows, &KeyedRowsModel::settled, this, &ConnectionViewModel::readRows);
    readLink();
}

ConnectionViewModel::~ConnectionViewModel() = default;

void ConnectionViewModel::setActive(bool active)
{
    if (active == isActive())
        return;
    if (active) {
        m_view = std::make_unique<LiveView>(
            m_session, QStringLiteral("connection"), QVariantMap(), m_rows);
        connect(m_view.get(), &LiveView::changed, this, &ConnectionViewModel::changed);
    } else {
        m_view.reset();
    }
    emit activeChanged();
    emit changed();
}

void ConnectionViewModel::readLink()
{
    std::vector<DetailRow> lines;
    addLine(lines, tr("Address"), m_session.place());
    addLine(lines, tr("Identity"), m_session.identity());
    addLine(lines, tr("Roles"), m_session.roles());
    addLine(lines,
            tr("May write"),
            m_session.identity().isEmpty() ? QString()
                : m_session.mayWrite()     ? tr("yes")
                                           : tr("no"));
    addLine(lines, tr("Console"), QStringLiteral(HP_VERSION));
    addLine(lines, tr("Last error"), m_session.errorText());
    m_link.replaceAll(std::move(lines));
}

void ConnectionViewModel::readRows()
{
    const Words words;
    const QVariantMap backend = m_rows.row(QStringLiteral("backend"));
    std::vector<DetailRow> lines;
    addLine(lines, tr("Version"), wordOf(backend, "version"));
    addLine(lines, tr("Cluster"), wordOf(backend, "cluster"));
    addLine(lines, tr("Mode"), wordOf(backend, "mode"));
    const double scale = backend.value(QStringLiteral("timeScale")).toDouble();
    addLine(lines,
            tr("Time runs"),
            scale > 0 && scale != 1 ? tr("%1 times as fast").arg(scale) : QString());
    addLine(lines, tr("Started"), words.stamp(instantOf(backend, "startedAt")));
    addLine(lines, tr("Memory"), words.bytes(backend.value(QStringLiteral("rssBytes")).toDouble()));
    const int clients = backend.value(QStringLiteral("clients")).toInt();
    addLine(lines, tr("Clients"), clients > 0 ? QString::number(clients) : QString());
    // None is said too: who asks whether something was lost is answered.
    addLine(lines,
            tr("Changes dropped"),
            backend.contains(QStringLiteral("dropped"))
                ? tr("%n time(s), for slow clients",
                     nullptr,
                     backend.value(QStringLiteral("dropped")).toInt())
                : QString());
    addLine(lines, tr("Data directory"), wordOf(backend, "dataDir"));
    addServer(lines, m_rows.row(QStringLiteral("server")), m_rows.row(QStringLiteral("lease")));
    m_backend.replaceAll(std::move(lines));
    readStreams();
    readStanding();
    readRights();
    emit changed();
}

double ConnectionViewModel::credentialsEnd() const
{
    const QVariantMap server = m_rows.row(QStringLiteral("server"));
    return instantOf(server.value(QStringLiteral("credentials")).toMap(), "expires");
}

QString ConnectionViewModel::signInLog() const
{
    const Words words;
    QStringList lines;
    const QVariantList log =
        m_rows.row(QStringLiteral("credentials")).value(QStringLiteral("log")).toList();
    for (const QVariant &line : log)
        lines.append(words.stamp(instantOf(line.toMap(), "at")) + QStringLiteral("  ")
                     + wordOf(line.toMap(), "text"));
    return lines.join(QLatin1Char('\n'));
}

void ConnectionViewModel::readStreams()
{
    const Words words;
    std::vector<DetailRow> streams;
    for (const KeyedRow &entry : m_rows.rows()) {
        if (!entry.key.startsWith(QLatin1String("stream/")))
            continue;
        DetailRow line;
        line.key = entry.key;
        line.name = wordOf(entry.row, "kind");
        line.second = words.word(wordOf(entry.row, "state"));
        line.look = lookOfStream(wordOf(entry.row, "state"));
        line.third = words.count(entry.row.value(QStringLiteral("objects")).toInt());
        const QVariantMap kind =
            m_rows.row(QStringLiteral("kind/") + entry.key.section(QLatin1Char('/'), 1));
        line.text = sentenceOf(entry.row, "reason");
        if (wordOf(entry.row, "state") == QLatin1String("notUnderstood"))
            line.second = tr("not understood");
        if (line.text.isEmpty() && !wordOf(kind, "version").isEmpty()) {
            line.look = QStringLiteral("raw");
            line.text = tr("%1 not understood: shown raw").arg(wordOf(kind, "version"));
        }
        line.since = instantOf(entry.row, "lastSign");
        streams.push_back(line);
    }
    m_streams.replaceAll(std::move(streams));
}

void ConnectionViewModel::readStanding()
{
    std::map<QString, Part> parts;
    for (const KeyedRow &entry : m_rows.rows()) {
        if (entry.key.startsWith(QLatin1String("right/")))
            count(parts[wordOf(entry.row, "need")], entry.row);
    }
    const Words words;
    std::vector<DetailRow> lines;
    for (const auto &[name, part] : parts) {
        const QVariantMap group = m_rows.row(QStringLiteral("group/") + name);
        DetailRow line;
        line.key = (group.isEmpty() ? QLatin1Char('0') : QLatin1Char('1')) + name;
        line.name = name;
        const QString state = group.isEmpty() ? stateOf(part) : wordOf(group, "state");
        line.second = words.word(state);
        line.look = lookOfState(state);
        line.third = tr("%1 of %2").arg(part.granted).arg(part.rights);
        const QString reason = sentenceOf(group, "reason");
        line.text = reason.isEmpty() ? part.lacking : reason;
        lines.push_back(line);
    }
    m_standing.replaceAll(std::move(lines));
}

void ConnectionViewModel::readRights()
{
    QList<QVariantMap> rights;
    for (const KeyedRow &entry : m_rows.rows()) {
        if (entry.key.startsWith(QLatin1String("right/")))
            rights.append(entry.row);
    }
    RightsMatrix matrix = rightsMatrixOf(rights);
    if (matrix == m_rights)
        return; // a list that is made anew would lose its place
    m_rights = std::move(matrix);
    emit rightsChanged();
}

} // namespace hp::ui
