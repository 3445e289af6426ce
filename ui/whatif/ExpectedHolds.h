// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/live/ForecastRow.h"

#include <QAbstractListModel>
#include <QQmlEngine>
#include <QString>

#include <vector>

namespace hp::ui {

using ForecastRow = live::BasicForecastRow<QString>;

/// "1 h 20 m".
[[nodiscard]] QString ageText(Duration age);

/// What is expected to hold, in the order of the forecast: a bar for each, from when it usually
/// starts to when it usually ends, and on to when it ends in all but one of twenty runs. Places are
/// shares of the time that the forecast spans. GUI thread; belongs to a Simulator.
class ExpectedHolds : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the Simulator")

public:
    enum Role {
        MachineRole = Qt::UserRole + 1, ///< without its namespace, unless it has a namesake
        HolderRole,
        FromRole, ///< "+20 m"
        LengthRole, ///< "5 m to 45 m"
        RunsRole, ///< in how many runs
        LastingRole, ///< it is what the end waits for, more often than not
        StartRole,
        UsualEndRole,
        LateEndRole,
    };

    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    /// Takes what is worth a line. `span` is the time from the start of the action to the right
    /// edge.
    void read(const ForecastRow &forecast, Duration span);

    /// What lasts until somebody acts, each with its machines: "its hook on w-1, w-2".
    [[nodiscard]] static QStringList lasting(const ForecastRow &forecast);
    /// From the start of the action to the last end that there is, with some room to the right.
    [[nodiscard]] static Duration spanOf(const ForecastRow &forecast);

private:
    struct Bar {
        QString machine{};
        QString holder{};
        QString from{};
        QString length{};
        int runs = 0;
        bool lasting = false;
        double start = 0;
        double usualEnd = 0;
        double lateEnd = 0;
    };

    std::vector<Bar> m_bars{};
};

} // namespace hp::ui
