// SPDX-License-Identifier: Apache-2.0
#include "backend/history/store/TransitionRows.h"

#include <QVariant>

namespace hp::history {

namespace {

constexpr const char *columns = "machine, kind, ns, name, uid, lane, lane_kind, label, detail, "
                                "is_mark, from_look, to_look, text,"
                                " reason, ended_by, at, seen, known, source, actor";

/// Messages of others have no bound; a row does.
constexpr qsizetype longestText = 2000;

/// The empty namespace of a machine's key never occurs: Machines live in one.
ObjectKey keyFrom(const QString &text)
{
    const qsizetype slash = text.indexOf(QLatin1Char('/'));
    if (slash < 0)
        return {{}, text.toStdString()};
    return {text.left(slash).toStdString(), text.mid(slash + 1).toStdString()};
}

} // namespace

QString insertTransitionSql()
{
    return QStringLiteral("INSERT INTO transition (") + QLatin1String(columns)
        + QStringLiteral(") VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)");
}

void bindTransition(QSqlQuery &query, const Transition &transition)
{
    const LaneState &state = transition.state;
    int i = 0;
    const auto bind = [&](const QVariant &value) { query.bindValue(i++, value); };
    bind(toQString(toString(transition.machine)));
    bind(toQString(transition.kind));
    bind(toQString(transition.object.ns));
    bind(toQString(transition.object.name));
    bind(toQString(transition.uid));
    bind(toQString(transition.lane));
    bind(toQString(state.kind));
    bind(toQString(state.label));
    bind(toQString(state.detail));
    bind(state.shape == Shape::Mark ? 1 : 0);
    bind(toQString(transition.from));
    bind(toQString(state.look));
    bind(toQString(state.text).left(longestText));
    bind(toQString(state.reason));
    bind(toQString(transition.end));
    bind(microseconds(transition.at));
    bind(microseconds(transition.seen));
    bind(transition.known == Known::Reported ? 1 : 0);
    bind(toQString(transition.source));
    bind(toQString(transition.actor));
}

QString transitionColumns()
{
    return QStringLiteral("id, ") + QLatin1String(columns);
}

Transition readTransition(const QSqlQuery &query)
{
    int i = 0;
    const auto next = [&] { return query.value(i++); };
    const auto text = [&] { return next().toString().toStdString(); };
    Transition transition;
    transition.id = next().toLongLong();
    transition.machine = keyFrom(next().toString());
    transition.kind = text();
    transition.object.ns = text();
    transition.object.name = text();
    transition.uid = text();
    transition.lane = text();
    transition.state.kind = text();
    transition.state.label = text();
    transition.state.detail = text();
    transition.state.shape = next().toInt() == 1 ? Shape::Mark : Shape::Span;
    transition.from = text();
    transition.state.look = text();
    transition.state.text = text();
    transition.state.reason = text();
    transition.end = text();
    transition.at = fromMicroseconds(next().toLongLong());
    transition.seen = fromMicroseconds(next().toLongLong());
    transition.known = next().toInt() == 1 ? Known::Reported : Known::Observed;
    transition.source = text();
    transition.actor = text();
    return transition;
}

QString toQString(const std::string &text)
{
    // A null string would be stored as NULL.
    return text.empty() ? QStringLiteral("") : QString::fromStdString(text);
}

qint64 microseconds(TimePoint time)
{
    return time.time_since_epoch().count();
}

TimePoint fromMicroseconds(qint64 value)
{
    return TimePoint(Duration(value));
}

} // namespace hp::history
