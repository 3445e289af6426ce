// SPDX-License-Identifier: Apache-2.0
#include "ui/desktop/NoticePolicy.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>
#include <tuple>
#include <utility>

namespace hp::ui {

namespace {

struct NoticeText {
    Q_DECLARE_TR_FUNCTIONS(NoticeText)
};

/// More at once are one sentence: a desktop shows three beside each other.
constexpr qsizetype shownOneByOne = 3;
const auto floodId = QStringLiteral("flood");
const auto manyId = QStringLiteral("many");

QString titled(const QString &site, const QString &what)
{
    return site.isEmpty() ? what : NoticeText::tr("%1: %2").arg(site, what);
}

Notice noticeOf(const RaisedAlarm &alarm, const QString &site)
{
    return {
        .id = alarm.key,
        .title =
            titled(site, NoticeText::tr("P%1 %2").arg(QString::number(alarm.priority), alarm.name)),
        .body = alarm.text,
        .machine = alarm.machine,
        .priority = alarm.priority,
    };
}

Notice noticeOfMany(const QList<RaisedAlarm> &alarms, const QString &site)
{
    const RaisedAlarm &worst = alarms.first();
    return {
        .id = manyId,
        .title =
            titled(site, NoticeText::tr("%n new alarms", nullptr, static_cast<int>(alarms.size()))),
        .body = NoticeText::tr("Most urgent, P%1 %2: %3")
                    .arg(QString::number(worst.priority), worst.name, worst.text),
        .machine = {},
        .priority = worst.priority,
    };
}

/// What is new or worse than when it was looked at last; notes all of it in the memory.
QList<RaisedAlarm> takeNews(const NoticeView &view, NoticeMemory &memory)
{
    QList<RaisedAlarm> news;
    for (const RaisedAlarm &alarm : view.alarms) {
        const auto before = memory.known.constFind(alarm.key);
        const bool known = before != memory.known.constEnd() && before->rang == alarm.rang
            && before->priority <= alarm.priority;
        if (known)
            continue;
        memory.known.insert(alarm.key, {alarm.rang, alarm.priority, false});
        if (memory.primed && alarm.priority <= view.least)
            news.append(alarm);
    }
    for (auto it = view.noticed.begin(); it != view.noticed.end(); ++it) {
        if (!memory.known.contains(it.key()))
            memory.known.insert(it.key(), {it.value(), 1, false});
    }
    memory.primed = true;
    std::ranges::sort(news, [](const RaisedAlarm &a, const RaisedAlarm &b) {
        return std::tuple(a.priority, -a.rang, a.key) < std::tuple(b.priority, -b.rang, b.key);
    });
    return news;
}

/// Forgets what is not raised any more, and withdraws what was told of it.
QStringList takeGone(const NoticeView &view, NoticeMemory &memory)
{
    QSet<QString> raised;
    for (const RaisedAlarm &alarm : view.alarms)
        raised.insert(alarm.key);
    QStringList withdraw;
    for (auto it = memory.known.begin(); it != memory.known.end();) {
        if (raised.contains(it.key())) {
            ++it;
            continue;
        }
        if (std::exchange(it->told, false))
            withdraw.append(it.key());
        // Somebody took notice of all of it; what joins it later is not told.
        it = view.noticed.contains(it.key()) ? std::next(it) : memory.known.erase(it);
    }
    withdraw.sort();
    return withdraw;
}

} // namespace

NoticeStep decideNotices(const NoticeView &view, NoticeMemory &memory)
{
    NoticeStep step;
    step.withdraw = takeGone(view, memory);
    const QList<RaisedAlarm> news = takeNews(view, memory);
    const bool flood = !view.floodText.isEmpty();
    const bool floodBegins = flood && !memory.flooded;
    if (memory.flooded && !flood)
        step.withdraw.append(floodId);
    memory.flooded = flood;
    if (view.watched || view.least == 0)
        return step;
    if (flood) {
        if (floodBegins && !news.isEmpty())
            step.notices.append({.id = floodId,
                                 .title = titled(view.site, NoticeText::tr("Flood of alarms")),
                                 .body = view.floodText,
                                 .machine = {},
                                 .priority = news.first().priority});
        return step;
    }
    if (news.size() > shownOneByOne) {
        step.notices.append(noticeOfMany(news, view.site));
        return step;
    }
    for (const RaisedAlarm &alarm : news) {
        memory.known[alarm.key].told = true;
        step.notices.append(noticeOf(alarm, view.site));
    }
    return step;
}

} // namespace hp::ui
