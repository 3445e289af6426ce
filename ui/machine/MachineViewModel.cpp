// SPDX-License-Identifier: Apache-2.0
#include "ui/machine/MachineViewModel.h"

#include "model/base/Time.h"

#include <QDateTime>

#include <algorithm>
#include <utility>

namespace hp::ui {

namespace {

/// The whole story on opening; the timeline fits itself to what there is.
const auto timelineRange = QStringLiteral("168h");

QString text(const QVariantMap &row, const char *name)
{
    return row.value(QLatin1String(name)).toString();
}

double instant(const QVariantMap &row, const char *name)
{
    const auto time = parseTime(text(row, name).toStdString());
    if (!time)
        return 0;
    return static_cast<double>(
        std::chrono::floor<std::chrono::milliseconds>(*time).time_since_epoch().count());
}

QString clock(const QVariantMap &row, const char *name)
{
    const auto time = parseTime(text(row, name).toStdString());
    return time ? QString::fromStdString(formatTime(*time).substr(11, 8)) + QLatin1Char('Z')
                : QString();
}

/// Rows of the model whose key begins with `prefix`, in key order.
std::vector<QVariantMap> below(const KeyedRowsModel &model, QLatin1String prefix)
{
    std::vector<QVariantMap> rows;
    for (const KeyedRow &row : model.rows()) {
        if (row.key.startsWith(prefix))
            rows.push_back(row.row);
    }
    return rows;
}

std::vector<DetailRow> hookRows(const KeyedRowsModel &model)
{
    static const QStringList points{
        QStringLiteral("preCreate"), QStringLiteral("preDrain"), QStringLiteral("preTerminate")};
    std::vector<DetailRow> rows;
    for (const QVariantMap &row : below(model, QLatin1String("hook/"))) {
        rows.push_back({{text(row, "state"),
                         text(row, "point"),
                         text(row, "name"),
                         text(row, "owner"),
                         text(row, "reason")},
                        instant(row, "since"),
                        text(row, "state").toLower()});
    }
    std::stable_sort(rows.begin(), rows.end(), [](const DetailRow &a, const DetailRow &b) {
        return points.indexOf(a.cells[1]) < points.indexOf(b.cells[1]);
    });
    return rows;
}

std::vector<DetailRow> conditionRows(const KeyedRowsModel &model)
{
    std::vector<DetailRow> rows;
    for (const QVariantMap &row : below(model, QLatin1String("condition/"))) {
        rows.push_back({{text(row, "type"),
                         text(row, "status"),
                         text(row, "reason"),
                         text(row, "severity"),
                         text(row, "message")},
                        instant(row, "since"),
                        {}});
    }
    return rows;
}

QString yesNo(const QVariant &value)
{
    if (!value.isValid() || value.isNull())
        return QStringLiteral("unknown");
    return value.toBool() ? QStringLiteral("yes") : QStringLiteral("no");
}

std::vector<DetailRow> powerRows(const KeyedRowsModel &model)
{
    std::vector<DetailRow> rows;
    const QVariantMap host = model.row(QStringLiteral("host"));
    if (host.isEmpty())
        return rows;
    const auto add =
        [&rows](const QString &what, const QString &value, double since, const QString &look = {}) {
            if (!value.isEmpty())
                rows.push_back({{what, value}, since, look});
        };
    add(QStringLiteral("Host"), text(host, "ns") + QLatin1Char('/') + text(host, "name"), 0);
    add(QStringLiteral("Power"), text(host, "powerState"), instant(host, "observedAt"));
    add(QStringLiteral("Should be on"), yesNo(host.value(QStringLiteral("online"))), 0);
    add(QStringLiteral("Provisioning"), text(host, "state"), 0);
    add(QStringLiteral("Action under way"), text(host, "action"), 0);
    add(QStringLiteral("Last powered on"),
        clock(host, "lastPoweredOn"),
        instant(host, "lastPoweredOn"));
    add(QStringLiteral("Reboot pending"),
        clock(host, "pendingRebootSince"),
        instant(host, "pendingRebootSince"));
    add(QStringLiteral("Error"), text(host, "errorMessage"), 0, QStringLiteral("failed"));
    for (const QVariantMap &row : below(model, QLatin1String("key/"))) {
        const bool held = text(row, "state") == QLatin1String("held");
        add(text(row, "key"),
            QStringLiteral("%1, %2").arg(held ? QStringLiteral("holds the host off")
                                              : QStringLiteral("requested"),
                                         text(row, "mode")),
            instant(row, held ? "heldSince" : "acceptedAt"),
            held ? QStringLiteral("holding") : QStringLiteral("armed"));
    }
    return rows;
}

std::vector<DetailRow> eventRows(const KeyedRowsModel &model)
{
    std::vector<DetailRow> rows;
    for (const QVariantMap &row : below(model, QLatin1String("event/"))) {
        const int count = row.value(QStringLiteral("count")).toInt();
        QString reason = text(row, "reason");
        if (count > 1)
            reason += QStringLiteral(" \u00d7%1").arg(count);
        rows.push_back({{clock(row, "at"), reason, text(row, "object"), text(row, "message")},
                        instant(row, "at"),
                        text(row, "type") == QLatin1String("Warning") ? QStringLiteral("warning")
                                                                      : QString()});
    }
    std::stable_sort(rows.begin(), rows.end(), [](const DetailRow &a, const DetailRow &b) {
        return a.since > b.since;
    });
    return rows;
}

QStringList texts(const QVariantMap &why, const char *list)
{
    QStringList result;
    for (const QVariant &entry : why.value(QLatin1String(list)).toList())
        result.append(text(entry.toMap(), "text"));
    return result;
}

} // namespace

MachineViewModel::MachineViewModel(QObject *parent)
    : QObject(parent)
{
    connect(&m_rows, &KeyedRowsModel::settled, this, &MachineViewModel::update);
}

MachineViewModel::~MachineViewModel() = default;

void MachineViewModel::setSession(GatewaySession *session)
{
    if (m_session == session)
        return;
    m_session = session;
    reopen();
}

void MachineViewModel::setKey(const QString &key)
{
    if (m_key == key)
        return;
    m_key = key;
    reopen();
}

void MachineViewModel::reopen()
{
    m_view.reset();
    m_timelineView.reset();
    m_rows.clear();
    m_timeline.clear();
    if (m_session && !m_key.isEmpty()) {
        m_view = std::make_unique<LiveView>(
            *m_session, QStringLiteral("machine/") + m_key, QVariantMap{}, m_rows);
        m_timelineView = std::make_unique<LiveView>(*m_session,
                                                    QStringLiteral("timeline/") + timelineRange,
                                                    QVariantMap{{QStringLiteral("object"), m_key}},
                                                    m_timeline);
        connect(m_view.get(), &LiveView::changed, this, &MachineViewModel::changed);
    }
    update();
    emit sourceChanged();
}

void MachineViewModel::update()
{
    m_machine = m_rows.row(QStringLiteral("machine"));
    m_why = m_rows.row(QStringLiteral("why"));
    m_hooks.setRows(hookRows(m_rows));
    m_conditions.setRows(conditionRows(m_rows));
    m_power.setRows(powerRows(m_rows));
    m_events.setRows(eventRows(m_rows));
    emit changed();
}

bool MachineViewModel::isLoaded() const
{
    return m_view && m_view->isLoaded();
}
bool MachineViewModel::isMissing() const
{
    return isLoaded() && m_machine.isEmpty();
}

QString MachineViewModel::name() const
{
    return m_machine.isEmpty() ? m_key.section(QLatin1Char('/'), 1) : text(m_machine, "name");
}

QString MachineViewModel::subtitle() const
{
    QStringList parts;
    for (const char *name : {"ns", "set", "zone"}) {
        if (const QString part = text(m_machine, name); !part.isEmpty())
            parts.append(part);
    }
    return parts.join(QStringLiteral("  \u203a  "));
}

QString MachineViewModel::role() const
{
    return text(m_machine, "role");
}
QString MachineViewModel::phase() const
{
    return text(m_machine, "phase");
}
double MachineViewModel::phaseSince() const
{
    return instant(m_machine, "phaseSince");
}

QStringList MachineViewModel::phases() const
{
    if (phase() == QLatin1String("Failed"))
        return {QStringLiteral("Provisioning"), QStringLiteral("Failed")};
    return {QStringLiteral("Provisioning"),
            QStringLiteral("Provisioned"),
            QStringLiteral("Running"),
            QStringLiteral("Deleting")};
}

QString MachineViewModel::statusLook() const
{
    return m_machine.contains(QStringLiteral("gone"))
        ? QString()
        : text(m_machine.value(QStringLiteral("status")).toMap(), "look");
}

QString MachineViewModel::statusWord() const
{
    return m_machine.contains(QStringLiteral("gone"))
        ? QStringLiteral("Gone")
        : text(m_machine.value(QStringLiteral("status")).toMap(), "word");
}

int MachineViewModel::priority() const
{
    return m_machine.value(QStringLiteral("status"))
        .toMap()
        .value(QStringLiteral("priority"))
        .toInt();
}

QString MachineViewModel::nodeText() const
{
    const QString node = text(m_machine, "node");
    if (node.isEmpty())
        return QStringLiteral("none yet");
    const QString ready = text(m_machine, "nodeReady");
    QString words = node;
    words += ready == QLatin1String("True") ? QStringLiteral(", ready")
        : ready == QLatin1String("False")   ? QStringLiteral(", not ready")
        : ready.isEmpty()                   ? QStringLiteral(", gone")
                                            : QStringLiteral(", readiness unknown");
    if (m_machine.value(QStringLiteral("cordoned")).toBool())
        words += QStringLiteral(", cordoned");
    return words;
}

QString MachineViewModel::hostText() const
{
    const QString host = text(m_machine, "host");
    if (host.isEmpty())
        return {};
    return host.section(QLatin1Char('/'), 1) + QStringLiteral(", ") + text(m_machine, "power");
}

QString MachineViewModel::sentence() const
{
    return text(m_why, "sentence");
}
QString MachineViewModel::next() const
{
    return text(m_why, "next");
}

QStringList MachineViewModel::facts() const
{
    return texts(m_why, "facts").mid(0, 3);
}
QStringList MachineViewModel::exits() const
{
    return texts(m_why, "exits");
}

QString MachineViewModel::age(double since, double now)
{
    if (since <= 0)
        return {};
    return QString::fromStdString(
        formatAge(std::chrono::milliseconds(static_cast<qint64>(now - since))));
}

} // namespace hp::ui
