// SPDX-License-Identifier: Apache-2.0
#include "ui/session/AlarmBoard.h"

#include "ui/languages/Translated.h"
#include "ui/session/GatewaySession.h"
#include "ui/session/LiveValues.h"
#include "ui/session/RowFields.h"

#include <QDateTime>

#include <algorithm>
#include <array>
#include <chrono>
#include <utility>

namespace hp::ui {

namespace {

using namespace std::chrono_literals;

constexpr char boardProperty[] = "holdpointAlarms";
constexpr auto undoTime = 8s;
/// A frame of a client has at most 64 KiB (docs/protocol.md).
constexpr qsizetype maxKeyBytes = 32 * 1024;
/// A backend that takes one key a command takes fifty of them at once, and ten a second after that.
constexpr int atOnce = 40;
constexpr auto pause = 110ms;
const auto prefix = QStringLiteral("alarm/");

using Alarm = AlarmGadget;

QString minuteOf(const live::Instant &at)
{
    return at ? QDateTime::fromMSecsSinceEpoch(static_cast<qint64>(millisecondsOf(at)), Qt::UTC)
                    .toString(QStringLiteral("HH:mm'Z'"))
              : QString();
}

/// Where to look at what an alarm about no single machine says. The first that fits.
struct Evidence {
    const char *prefix;
    const char *page;
};
constexpr std::array evidence{
    Evidence{"override/", "audit"},
    Evidence{"plan/", "audit"},
    Evidence{"store/", "settings"},
    Evidence{"alert/HoldpointBmc", "power"},
    Evidence{"alert/MachineAPIOperator", "settings"},
    Evidence{"alert/MachineHealthCheck", "fleet"},
    Evidence{"alert/", "calendar"}, // the others are about maintenances
    Evidence{"", "alarms"},
};

} // namespace

/// What a person does about several alarms at once.
struct AlarmBoard::Act {
    QString command{};
    QVariantMap more{}; ///< arguments beside the keys
    QString undo{};
    QString words{}; ///< of the end, where nothing was refused
    QStringList left{};
    QStringList done{};
    QString trouble{};
    bool single = false; ///< a key a command: one alarm, or a backend that takes no list
    int sent = 0;
};

AlarmBoard::AlarmBoard(GatewaySession &session, UiClock &clock, QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_clock(clock)
    , m_table(session, QStringLiteral("alarms"))
    , m_then(session, QStringLiteral("alarms"))
{
    connect(&m_table, &LiveTable::settled, this, &AlarmBoard::read);
    connect(&m_table, &LiveTable::changed, this, &AlarmBoard::changed);
    m_table.setAlwaysNow(true);
    m_table.setActive(true);
    connect(&m_then, &LiveTable::settled, this, &AlarmBoard::read);
    connect(session.replay(), &Replay::activeChanged, this, [this] {
        m_then.setActive(m_session.replay()->isActive());
        read();
    });
}

AlarmBoard::~AlarmBoard() = default;

void AlarmBoard::install(QQmlEngine &engine)
{
    engine.setProperty(boardProperty, QVariant::fromValue(this));
}

AlarmBoard *AlarmBoard::create(QQmlEngine *engine, QJSEngine *)
{
    auto *installed = engine->property(boardProperty).value<AlarmBoard *>();
    if (installed)
        QJSEngine::setObjectOwnership(installed, QJSEngine::CppOwnership);
    return installed;
}

AlarmGadget AlarmBoard::alarm(const QString &key) const
{
    return rowOf<Alarm>(m_table.row(prefix + key));
}

AlarmGadget AlarmBoard::shownAlarm(const QString &key) const
{
    return m_session.replay()->isActive() ? rowOf<Alarm>(m_then.row(prefix + key)) : alarm(key);
}

QString AlarmBoard::nameOf(const QString &key) const
{
    const Alarm row = alarm(key);
    if (!row.machine.isEmpty())
        return row.machine.section(QLatin1Char('/'), 1);
    QString words = translated(row.text);
    while (words.endsWith(QLatin1Char('.')))
        words.chop(1);
    return words.isEmpty() ? key : words;
}

QString AlarmBoard::overrideOf(const QString &key)
{
    const bool isOne =
        key.startsWith(QLatin1String("override/")) || key.startsWith(QLatin1String("plan/"));
    return isOne ? key.section(QLatin1Char('/'), 1) : QString();
}

QString AlarmBoard::pageOf(const QString &key)
{
    const auto *found = std::ranges::find_if(evidence, [&key](const Evidence &one) {
        return key.startsWith(QLatin1String(one.prefix));
    });
    return QLatin1String(found->page);
}

QString AlarmBoard::state(const QString &key) const
{
    return textOf(shownAlarm(key).state);
}

QString AlarmBoard::words(const QString &key) const
{
    const Alarm row = shownAlarm(key);
    switch (row.state) {
    case live::AlarmState::Raised:
        return tr("New");
    case live::AlarmState::Acknowledged:
        return tr("Ack %1 %2").arg(row.acknowledgedBy, minuteOf(row.acknowledged));
    case live::AlarmState::Shelved:
        return tr("Shelved to %1").arg(minuteOf(row.shelvedUntil));
    case live::AlarmState::Cleared:
        return tr("Cleared");
    case live::AlarmState::None:
    case live::AlarmState::Other:
        break;
    }
    return {};
}

QString AlarmBoard::acknowledgedBy(const QString &key) const
{
    return shownAlarm(key).acknowledgedBy;
}

void AlarmBoard::acknowledge(const QStringList &keys)
{
    QStringList open;
    for (const QString &key : keys) {
        const live::AlarmState now = alarm(key).state;
        if (now == live::AlarmState::Raised || now == live::AlarmState::Cleared)
            open.append(key);
    }
    if (open.isEmpty()) {
        notify(tr("No new alarms to acknowledge here."));
        return;
    }
    run(QStringLiteral("alarm.acknowledge"),
        open,
        {},
        QStringLiteral("alarm.unacknowledge"),
        open.size() == 1 ? tr("Acknowledged %1.").arg(nameOf(open[0]))
                         : tr("Acknowledged %n alarms.", nullptr, static_cast<int>(open.size())));
}

void AlarmBoard::shelve(const QStringList &keys, const QString &time, const QString &reason)
{
    QStringList open;
    for (const QString &key : keys) {
        if (alarm(key).state != live::AlarmState::None)
            open.append(key);
    }
    if (open.isEmpty()) {
        notify(tr("No alarms to shelve here."));
        return;
    }
    run(QStringLiteral("alarm.shelve"),
        open,
        {{QStringLiteral("for"), time}, {QStringLiteral("reason"), reason}},
        QStringLiteral("alarm.unshelve"),
        open.size() == 1
            ? tr("Shelved %1 for %2.").arg(nameOf(open[0]), time)
            : tr("Shelved %n alarms for %1.", nullptr, static_cast<int>(open.size())).arg(time));
}

void AlarmBoard::unshelve(const QStringList &keys)
{
    if (keys.isEmpty())
        return;
    run(QStringLiteral("alarm.unshelve"),
        keys,
        {},
        {},
        keys.size() == 1 ? tr("Unshelved %1.").arg(nameOf(keys[0]))
                         : tr("Unshelved %n alarms.", nullptr, static_cast<int>(keys.size())));
}

void AlarmBoard::undo()
{
    const QString command = m_undo;
    const QStringList keys = m_undoKeys;
    dismiss();
    if (!command.isEmpty())
        run(command, keys, {}, {}, tr("Undone."));
}

void AlarmBoard::dismiss()
{
    say({}, {}, {});
}

void AlarmBoard::notify(const QString &sentence)
{
    say(sentence, {}, {});
}

QString AlarmBoard::foremostCause() const
{
    return m_foremost.keys.size() > 1 ? translated(alarm(m_foremost.keys[0]).cause) : QString();
}

QString AlarmBoard::headline(const QString &name, int machines, double oldest, int late, double now)
{
    QStringList parts{tr("%1: %n machines", nullptr, machines).arg(name)};
    if (oldest > 0 && now >= oldest)
        parts.append(tr("oldest %1")
                         .arg(QString::fromStdString(formatAge(
                             std::chrono::milliseconds(static_cast<qint64>(now - oldest))))));
    if (late > 0)
        parts.append(tr("%1 late").arg(late));
    return parts.join(QStringLiteral(", "));
}

AlarmSummaryGadget AlarmBoard::summary() const
{
    return rowOf<AlarmSummaryGadget>(m_table.row(QStringLiteral("summary")));
}

bool AlarmBoard::isFlood() const
{
    return summary().flood;
}

QList<StandingAlarm> AlarmBoard::standing() const
{
    QList<StandingAlarm> alarms;
    for (const AlarmHead &head : m_heads) {
        if (head.state != live::AlarmState::Raised)
            continue;
        StandingAlarm one{.cause = head.cause,
                          .keys = {head.keys.begin(), head.keys.end()},
                          .priority = head.priority,
                          .rang = millisecondsOf(head.rang)};
        if (head.keys.size() == 1) {
            const Alarm row = alarm(one.keys[0]);
            one.machine = row.machine;
            one.name = row.machine.section(QLatin1Char('/'), -1);
            one.text = translated(row.text);
        } else {
            one.name = tr("%n machines", nullptr, head.machines);
            one.text = headline(translated(head.name),
                                head.machines,
                                millisecondsOf(head.oldest),
                                head.late,
                                m_session.presentNow());
        }
        alarms.append(one);
    }
    return alarms;
}

QHash<QString, double> AlarmBoard::noticedCauses() const
{
    QHash<QString, double> causes;
    for (const AlarmHead &head : m_heads) {
        if (head.state == live::AlarmState::Acknowledged || head.state == live::AlarmState::Shelved)
            causes.insert(head.cause, millisecondsOf(head.rang));
    }
    return causes;
}

void AlarmBoard::read()
{
    std::vector<std::pair<QString, Alarm>> rows;
    for (const KeyedRow &entry : m_table.rows()->rows()) {
        if (entry.key.startsWith(prefix))
            rows.emplace_back(entry.key.mid(prefix.size()), rowOf<Alarm>(entry.row));
    }
    m_heads = live::alarmHeads<QString>(rows);
    const QList<StandingAlarm> alarms = standing();
    m_raised = static_cast<int>(alarms.size());
    m_foremost = alarms.value(0);
    readFlood(alarms);
    ++m_revision;
    emit changed();
}

void AlarmBoard::readFlood(const QList<StandingAlarm> &alarms)
{
    m_floodText.clear();
    const auto sum = summary();
    if (!sum.flood)
        return;
    // What most of them have in common is what they wait at; that is a fact and no cause.
    QHash<QString, int> common;
    for (const StandingAlarm &alarm : alarms) {
        const QString what = alarm.keys[0].section(QLatin1Char('/'), 2);
        // Those of a cause without a hold say in their sentences alone what it is.
        if (what != QLatin1String("cause"))
            ++common[QString(what).replace(QLatin1Char('/'), QLatin1Char(' '))];
    }
    QString most;
    for (auto it = common.begin(); it != common.end(); ++it) {
        if (most.isEmpty() || it.value() > common[most]
            || (it.value() == common[most] && it.key() < most))
            most = it.key();
    }
    const auto rate = static_cast<int>(sum.inTenMinutes);
    m_floodText = most.isEmpty() || common[most] < 2
        ? tr("%n alarms in 10 min", nullptr, rate)
        : tr("%n alarms in 10 min, %1 of them: %2", nullptr, rate).arg(common[most]).arg(most);
}

void AlarmBoard::run(const QString &command,
                     const QStringList &keys,
                     const QVariantMap &more,
                     const QString &undo,
                     const QString &words)
{
    if (m_session.isUnheard())
        return notify(tr("Nothing was sent: the data is older than 10 s."));
    if (m_session.replay()->isActive())
        return notify(
            tr("Nothing was sent: you are viewing the past. Go back to now (Esc), then act."));
    const auto act = std::make_shared<Act>(Act{.command = command,
                                               .more = more,
                                               .undo = undo,
                                               .words = words,
                                               .left = keys,
                                               .single = keys.size() == 1});
    sendNext(act);
}

void AlarmBoard::sendNext(const std::shared_ptr<Act> &act)
{
    if (act->left.isEmpty()) {
        const bool whole = act->trouble.isEmpty();
        return say(whole ? act->words : act->trouble,
                   act->done.isEmpty() ? QString() : act->undo,
                   act->done);
    }
    QStringList keys;
    qsizetype bytes = 0;
    while (!act->left.isEmpty() && (keys.isEmpty() || (!act->single && bytes < maxKeyBytes))) {
        keys.append(act->left.takeFirst());
        bytes += keys.last().toUtf8().size();
    }
    QVariantMap arguments = act->more;
    if (act->single)
        arguments.insert(QStringLiteral("key"), keys[0]);
    else
        arguments.insert(QStringLiteral("keys"), keys);
    ++act->sent;
    m_session.commands()->send(
        act->command, arguments, [this, act, keys](const CommandAnswer &answer) {
            take(act, keys, answer);
        });
}

void AlarmBoard::take(const std::shared_ptr<Act> &act,
                      const QStringList &keys,
                      const CommandAnswer &answer)
{
    if (!act->single && answer.code == QLatin1String("NotFound")) {
        act->single = true; // a backend that knows no lists finds no alarm without a key
        act->left = keys + act->left;
        return sendNext(act);
    }
    if (answer.ok() && act->single) {
        act->done += keys;
    } else if (answer.ok()) {
        const QVariant done = answer.result.value(QStringLiteral("done"));
        act->done += done.isValid() ? done.toStringList() : keys;
        if (const QString why = said(answer.result, QStringLiteral("trouble")); !why.isEmpty())
            act->trouble = why;
    } else {
        act->trouble = answer.message;
        // What cannot be sent, or is not answered, is not tried with each of the others.
        if (answer.outcome == QLatin1String("lost") || answer.code == QLatin1String("Disconnected"))
            act->left.clear();
    }
    if (act->single && act->sent >= atOnce && !act->left.isEmpty())
        m_clock.after(pause, this, [this, act] { sendNext(act); });
    else
        sendNext(act);
}

void AlarmBoard::say(const QString &sentence, const QString &undo, const QStringList &keys)
{
    m_told = sentence;
    m_undo = undo;
    m_undoKeys = keys;
    m_toast.reset();
    if (!sentence.isEmpty()) {
        m_toast = std::make_unique<QObject>();
        // The context dies in say(), and the call with it: leave it first.
        m_clock.after(undoTime, m_toast.get(), [this] {
            QMetaObject::invokeMethod(this, &AlarmBoard::dismiss, Qt::QueuedConnection);
        });
    }
    emit toldChanged();
}

} // namespace hp::ui

#include "moc_AlarmBoard.cpp"
