// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDateTime>
#include <QJsonObject>
#include <QString>

namespace hp::tests {

/// A made-up fleet in the rows of docs/protocol.md: mostly calm, with one machine of every kind of
/// trouble. The same size always gives the same fleet.
class DemoFleet
{
public:
    /// At least 20 machines.
    DemoFleet(int machines, QDateTime now);

    [[nodiscard]] QJsonObject fleet() const { return m_fleet; }
    [[nodiscard]] QJsonObject machine(const QString &key) const;
    [[nodiscard]] QJsonObject timeline(const QString &key) const;
    [[nodiscard]] QJsonObject connection() const;
    /// One that holds at preTerminate, on metal, with everything that the page can show.
    [[nodiscard]] static QString heldKey();

private:
    void addTroubles();
    [[nodiscard]] QString ago(double minutes) const;

    QDateTime m_now;
    QJsonObject m_fleet;
};

} // namespace hp::tests
