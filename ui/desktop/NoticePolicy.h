// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QHash>
#include <QList>
#include <QString>
#include <QStringList>

namespace hp::ui {

/// A cause of which alarms are raised: nobody has taken notice of them.
struct RaisedAlarm {
    QString key{}; ///< of the cause
    QString machine{}; ///< `namespace/name`, of a single one
    QString name{}; ///< of the machine, or how many there are
    QString text{}; ///< a sentence
    int priority = 0; ///< 1 to 3
    double rang = 0; ///< people were told of it last: milliseconds since 1970
};

/// What the desktop is told.
struct Notice {
    QString id{}; ///< one notice of an id replaces the one before it
    QString title{};
    QString body{};
    QString machine{}; ///< what a click leads to; empty: to the list of holds
    int priority = 0;

    bool operator==(const Notice &) const = default;
};

/// What a decision looks at.
struct NoticeView {
    QList<RaisedAlarm> alarms{};
    /// When the causes rang of which somebody has taken notice: what joins one of them is no news.
    QHash<QString, double> noticed{};
    QString site{}; ///< the cluster, named in every title
    QString floodText{}; ///< what most of a flood have in common; empty when there is none
    int least = 2; ///< alarms of this priority and more urgent ones are told; 0 tells of nothing
    bool watched = false; ///< the window has the focus: whoever sits there sees it
};

/// What is known from one decision to the next: nobody is told twice of the same alarm.
struct NoticeMemory {
    struct Known {
        double rang = 0;
        int priority = 0;
        bool told = false; ///< a notice of it may still be on the screen
    };
    QHash<QString, Known> known{};
    bool primed = false; ///< what stood when the console came is no news
    bool flooded = false;
};

struct NoticeStep {
    QList<Notice> notices{};
    QStringList withdraw{}; ///< ids of notices that are not true any more
};

/// The rule of product.md 4.1 (P3, P5) for the desktop: only alarms, each cause once for each time
/// that it rings or becomes more urgent; in a flood one notice for all of them; what came in one
/// stroke and is more than three in one sentence. Pure but for `memory`.
[[nodiscard]] NoticeStep decideNotices(const NoticeView &view, NoticeMemory &memory);

} // namespace hp::ui
