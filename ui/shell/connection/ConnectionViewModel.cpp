// SPDX-License-Identifier: Apache-2.0
#include "ui/shell/connection/ConnectionViewModel.h"

#include "ui/controls/text/Words.h"
#include "ui/machine/model/MachineFacts.h"

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

/// The sign of a stream: only what is not as it should be has one.
QString lookOfStream(const QString &state)
{
    if (state == QLatin1String("live"))
        return {};
    return state == QLatin1String("missing") ? QStringLiteral("unknown") : QStringLiteral("failed");
}

} // namespace

ConnectionViewModel::ConnectionViewModel(GatewaySession &session, QObject *parent)
    : QObject(parent)
    , m_session(session)
{
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
    addLine(lines, tr("Data directory"), wordOf(backend, "dataDir"));
    m_backend.replaceAll(std::move(lines));

    std::vector<DetailRow> streams;
    for (const KeyedRow &entry : m_rows.rows()) {
        if (!entry.key.startsWith(QLatin1String("stream/")))
            continue;
        DetailRow line;
        line.key = entry.key;
        line.name = wordOf(entry.row, "kind");
        line.second = wordOf(entry.row, "state");
        line.look = lookOfStream(line.second);
        line.third = words.count(entry.row.value(QStringLiteral("objects")).toInt());
        line.text = wordOf(entry.row, "reason");
        line.since = instantOf(entry.row, "lastSign");
        streams.push_back(line);
    }
    m_streams.replaceAll(std::move(streams));
    emit changed();
}

} // namespace hp::ui
