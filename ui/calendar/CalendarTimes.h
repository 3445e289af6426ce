// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/session/RowsTable.h"

#include <QObject>
#include <QQmlEngine>
#include <QVariantList>
#include <QVariantMap>

namespace hp::ui {

/// Days and rows of the view `calendar` (docs/protocol.md) as the page draws them. Days are those
/// of UTC; instants are milliseconds since 1970.
class CalendarTimes : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    static constexpr double day = 86400000.0;

    /// The beginning of the day.
    Q_INVOKABLE double dayOf(double instant) const;
    /// The Monday that the six weeks of the month of `instant` begin with.
    Q_INVOKABLE double monthGridStart(double instant) const;
    /// The first of the month that is `months` later.
    Q_INVOKABLE double monthOf(double instant, int months) const;
    Q_INVOKABLE bool sameMonth(double one, double other) const;
    /// "Mo 11-23", "23", "2026-11".
    Q_INVOKABLE QString dayName(double instant) const;
    /// The same where there is no room for the month.
    Q_INVOKABLE QString shortDayName(double instant) const;
    Q_INVOKABLE QString dayNumber(double instant) const;
    Q_INVOKABLE QString monthName(double instant) const;

    /// The lanes of a week from `start`: first every window, then every set that has work in it.
    /// Each is {name, kind, fault, items}, those of windows with their key; items of windows are
    /// {from, to}, those of sets {key, row, from, to, sublane}, in days from `start`, cut to the
    /// week.
    Q_INVOKABLE QVariantList lanes(const hp::ui::RowsTable *windows,
                                   const hp::ui::RowsTable *works,
                                   double start,
                                   int days) const;
    /// What a day has, its work before the windows that open: [{key, window, row}].
    Q_INVOKABLE QVariantList dayItems(const hp::ui::RowsTable *windows,
                                      const hp::ui::RowsTable *works,
                                      double start) const;

    /// The state of a maintenance in words, and its sign.
    Q_INVOKABLE QString stateText(const QVariantMap &row) const;
    Q_INVOKABLE QString lookOf(const QVariantMap &row) const;
    /// "hook Backup of storage will hold at preTerminate; usually up to 12 m".
    Q_INVOKABLE QString biteText(const QVariantMap &bite) const;
    /// "about 47 m, fits", "about 2 h, will overrun by 12 m".
    Q_INVOKABLE QString forecastText(const QVariantMap &row) const;
};

} // namespace hp::ui
