// SPDX-License-Identifier: Apache-2.0
#include "ui/settings/ConnectionViewModel.h"

#include "model/base/Version.h"
#include "ui/controls/Words.h"
#include "ui/languages/Translated.h"
#include "ui/machine/MachineFacts.h"
#include "ui/session/LiveValues.h"
#include "ui/session/RowFields.h"

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
void addServer(std::vector<DetailRow> &lines, const live::BasicApiServerRow<QString> &server)
{
    const Words words;
    addLine(lines, ConnectionViewModel::tr("API server"), server.address);
    addLine(lines, ConnectionViewModel::tr("Kubernetes"), server.version);
    addLine(lines, ConnectionViewModel::tr("Signed in as"), server.user);
    const QString kind = words.word(server.credentials.kind);
    const QString expires = words.stamp(millisecondsOf(server.credentials.expires));
    addLine(lines,
            ConnectionViewModel::tr("Credentials"),
            kind.isEmpty()          ? QString()
                : expires.isEmpty() ? ConnectionViewModel::tr("%1, expiry unknown").arg(kind)
                                    : ConnectionViewModel::tr("%1, until %2").arg(kind, expires));
    addLine(lines, ConnectionViewModel::tr("Trouble"), translated(server.trouble));
}

/// What one part may do and does.
struct Part {
    int rights = 0;
    int granted = 0;
    int open = 0;
    QString lacking{}; ///< the first right that is refused
};

void count(Part &part, const live::BasicRightRow<QString> &right)
{
    ++part.rights;
    if (!right.allowed) {
        ++part.open;
        return;
    }
    if (*right.allowed) {
        ++part.granted;
        return;
    }
    if (!part.lacking.isEmpty())
        return;
    part.lacking =
        ConnectionViewModel::tr("not allowed: %1 %2%3")
            .arg(right.verb, right.resource)
            .arg(right.subresource.isEmpty() ? QString() : QLatin1Char('/') + right.subresource);
    if (!right.ns.isEmpty())
        part.lacking += ConnectionViewModel::tr(" in %1").arg(right.ns);
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
QString lookOfStream(live::KindState state)
{
    switch (state) {
    case live::KindState::Live:
        return {};
    case live::KindState::NotUnderstood:
        return QStringLiteral("raw");
    case live::KindState::Missing:
        return QStringLiteral("unknown");
    default:
        return QStringLiteral("failed");
    }
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

template<live::Row Type>
Type ConnectionViewModel::rowAt(const char *key) const
{
    return rowOf<Type>(m_rows.row(QLatin1String(key)));
}

void ConnectionViewModel::readLink()
{
    std::vector<DetailRow> lines;
    addLine(lines, tr("Address"), m_session.place());
    addLine(lines, tr("Identity"), m_session.identity());
    addLine(lines, tr("Roles"), m_session.roles());
    addLine(lines,
            tr("Can write"),
            m_session.identity().isEmpty() ? QString()
                : m_session.mayWrite()     ? tr("yes")
                                           : tr("no"));
    addLine(lines, tr("Console"), QString::fromUtf8(version()));
    addLine(lines, tr("Last error"), m_session.errorText());
    m_link.replaceAll(std::move(lines));
}

void ConnectionViewModel::readRows()
{
    const Words words;
    const auto backend = rowAt<live::BasicBackendRow<QString>>("backend");
    std::vector<DetailRow> lines;
    addLine(lines, tr("Version"), backend.version);
    addLine(lines, tr("Cluster"), backend.cluster);
    addLine(lines, tr("Mode"), textOf(backend.mode));
    const double scale = backend.timeScale;
    addLine(lines,
            tr("Time scale"),
            scale > 0 && scale != 1 ? tr("%1 times as fast").arg(scale) : QString());
    addLine(lines, tr("Started"), words.stamp(millisecondsOf(backend.startedAt)));
    addLine(lines, tr("Memory"), words.bytes(static_cast<double>(backend.rssBytes)));
    addLine(
        lines, tr("Clients"), backend.clients > 0 ? QString::number(backend.clients) : QString());
    // None is said too: who asks whether something was lost is answered.
    addLine(lines,
            tr("Changes dropped"),
            backend.dropped
                ? tr("%n time(s), for slow clients", nullptr, static_cast<int>(*backend.dropped))
                : QString());
    addLine(lines, tr("Data directory"), backend.dataDir);
    addServer(lines, rowAt<live::BasicApiServerRow<QString>>("server"));
    if (m_rows.find(QStringLiteral("lease"))) {
        const auto lease = rowAt<live::BasicLeaseRow<QString>>("lease");
        addLine(lines, tr("Leader"), lease.leading ? tr("this replica") : lease.holder);
    }
    m_backend.replaceAll(std::move(lines));
    readStreams();
    readStanding();
    readRights();
    emit changed();
}

double ConnectionViewModel::credentialsEnd() const
{
    return millisecondsOf(rowAt<live::BasicApiServerRow<QString>>("server").credentials.expires);
}

QString ConnectionViewModel::signInLog() const
{
    const Words words;
    QStringList lines;
    for (const auto &line : rowAt<live::BasicCredentialsRow<QString>>("credentials").log)
        lines.append(words.stamp(millisecondsOf(line.at)) + QStringLiteral("  ") + line.text);
    return lines.join(QLatin1Char('\n'));
}

void ConnectionViewModel::readStreams()
{
    const Words words;
    std::vector<DetailRow> streams;
    for (const KeyedRow &entry : m_rows.rows()) {
        if (!entry.key.startsWith(QLatin1String("stream/")))
            continue;
        const auto stream = rowOf<live::BasicStreamRow<QString>>(entry.row);
        const auto kind = rowOf<live::BasicKindRow<QString>>(
            m_rows.row(QStringLiteral("kind/") + entry.key.section(QLatin1Char('/'), 1)));
        DetailRow line;
        line.key = entry.key;
        line.name = stream.kind;
        line.second = stream.state == live::KindState::NotUnderstood
            ? tr("not understood")
            : words.word(textOf(stream.state));
        line.look = lookOfStream(stream.state);
        line.third = words.count(static_cast<int>(stream.objects));
        line.text = translated(stream.reason);
        if (line.text.isEmpty() && !kind.version.isEmpty()) {
            line.look = QStringLiteral("raw");
            line.text = tr("%1 not understood: shown raw").arg(kind.version);
        }
        line.since = millisecondsOf(stream.lastSign);
        streams.push_back(line);
    }
    m_streams.replaceAll(std::move(streams));
}

void ConnectionViewModel::readStanding()
{
    std::map<QString, Part> parts;
    for (const auto &right : rightRows())
        count(parts[right.need], right);
    const Words words;
    std::vector<DetailRow> lines;
    for (const auto &[name, part] : parts) {
        const KeyedRow *found = m_rows.find(QStringLiteral("group/") + name);
        const auto group = found ? rowOf<live::BasicGroupRow<QString>>(found->row)
                                 : live::BasicGroupRow<QString>();
        DetailRow line;
        line.key = (found ? QLatin1Char('1') : QLatin1Char('0')) + name;
        line.name = name;
        const QString state = found ? textOf(group.state) : stateOf(part);
        line.second = words.word(state);
        line.look = lookOfState(state);
        line.third = tr("%1 of %2").arg(part.granted).arg(part.rights);
        line.text = group.reason.text.isEmpty() ? part.lacking : translated(group.reason);
        lines.push_back(line);
    }
    m_standing.replaceAll(std::move(lines));
}

std::vector<live::BasicRightRow<QString>> ConnectionViewModel::rightRows() const
{
    std::vector<live::BasicRightRow<QString>> found;
    for (const KeyedRow &entry : m_rows.rows()) {
        if (entry.key.startsWith(QLatin1String("right/")))
            found.push_back(rowOf<live::BasicRightRow<QString>>(entry.row));
    }
    return found;
}

void ConnectionViewModel::readRights()
{
    RightsMatrix matrix = rightsMatrixOf(rightRows());
    if (matrix == m_rights)
        return; // a list that is made anew would lose its place
    m_rights = std::move(matrix);
    emit rightsChanged();
}

} // namespace hp::ui

#include "moc_ConnectionViewModel.cpp"
