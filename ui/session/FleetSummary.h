// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/languages/Translated.h"

#include <QList>
#include <QObject>
#include <QQmlEngine>
#include <QStringList>

#include <vector>

namespace hp::ui {

class FleetModel;

/// One figure with the age of its oldest machine; `oldest` is milliseconds since 1970, 0 for none.
struct FleetCount {
    Q_GADGET
    QML_VALUE_TYPE(fleetCount)
    Q_PROPERTY(int count MEMBER count)
    Q_PROPERTY(double oldest MEMBER oldest)

public:
    int count = 0;
    double oldest = 0;

    bool operator==(const FleetCount &) const = default;
};

/// The figures of strip, counters and alarm line, counted from the rows after each frame.
class FleetSummary : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the session")
    Q_PROPERTY(int machines READ machines NOTIFY changed)
    Q_PROPERTY(int actNow READ actNow NOTIFY changed)
    Q_PROPERTY(int soon READ soon NOTIFY changed)
    Q_PROPERTY(int look READ look NOTIFY changed)
    Q_PROPERTY(hp::ui::FleetCount holding READ holding NOTIFY changed)
    /// Machines with a hold that lasts longer than most like it did, and with one far beyond that.
    Q_PROPERTY(hp::ui::FleetCount late READ late NOTIFY changed)
    Q_PROPERTY(hp::ui::FleetCount overdue READ overdue NOTIFY changed)
    /// Power that was not read, or is not what is wanted.
    Q_PROPERTY(hp::ui::FleetCount powerOdd READ powerOdd NOTIFY changed)
    Q_PROPERTY(hp::ui::FleetCount maintenance READ maintenance NOTIFY changed)
    /// Characters of the longest name of a machine.
    Q_PROPERTY(int longestName READ longestName NOTIFY changed)
    Q_PROPERTY(int armed READ armed NOTIFY changed)
    /// The keys of the five machines that need a person most, worst first; of machines that wait
    /// for one cause the worst stands for all.
    Q_PROPERTY(QStringList worst READ worst NOTIFY changed)
    /// Their sentences, looks and priorities, in the same order.
    Q_PROPERTY(QStringList worstSentences READ worstSentences NOTIFY changed)
    Q_PROPERTY(QStringList worstLooks READ worstLooks NOTIFY changed)
    Q_PROPERTY(QList<int> worstPriorities READ worstPriorities NOTIFY changed)
    /// For how many machines each stands, and what their cause is called; empty for one alone.
    Q_PROPERTY(QList<int> worstMachines READ worstMachines NOTIFY changed)
    Q_PROPERTY(QStringList worstCauses READ worstCauses NOTIFY changed)
    /// The first of them; empty when there is none.
    Q_PROPERTY(QString worstKey READ worstKey NOTIFY changed)
    Q_PROPERTY(QString worstName READ worstName NOTIFY changed)
    Q_PROPERTY(QString worstLook READ worstLook NOTIFY changed)
    Q_PROPERTY(int worstPriority READ worstPriority NOTIFY changed)
    /// How many further machines something stops.
    Q_PROPERTY(int more READ more NOTIFY changed)

public:
    explicit FleetSummary(FleetModel &fleet, QObject *parent = nullptr);

    [[nodiscard]] int machines() const { return m_figures.machines; }
    [[nodiscard]] int actNow() const { return m_figures.priorities[1]; }
    [[nodiscard]] int soon() const { return m_figures.priorities[2]; }
    [[nodiscard]] int look() const { return m_figures.priorities[3]; }
    [[nodiscard]] FleetCount holding() const { return m_figures.holding; }
    [[nodiscard]] FleetCount late() const { return m_figures.late; }
    [[nodiscard]] FleetCount overdue() const { return m_figures.overdue; }
    [[nodiscard]] FleetCount powerOdd() const { return m_figures.powerOdd; }
    [[nodiscard]] FleetCount maintenance() const { return m_figures.maintenance; }
    [[nodiscard]] int longestName() const { return m_figures.longestName; }
    [[nodiscard]] int armed() const { return m_figures.armed; }
    [[nodiscard]] QStringList worst() const { return m_figures.worst; }
    [[nodiscard]] QStringList worstSentences() const;
    [[nodiscard]] QStringList worstLooks() const { return m_figures.worstLooks; }
    [[nodiscard]] QList<int> worstPriorities() const { return m_figures.worstPriorities; }
    [[nodiscard]] QList<int> worstMachines() const { return m_figures.worstMachines; }
    [[nodiscard]] QStringList worstCauses() const;
    /// The sentence of a place of `worst`, or of its cause: "…: 214 machines, oldest 3 h, 12 late".
    Q_INVOKABLE QString worstText(int place, double now) const;
    [[nodiscard]] QString worstKey() const { return m_figures.worstKey; }
    [[nodiscard]] QString worstName() const { return m_figures.worstName; }
    [[nodiscard]] QString worstLook() const { return m_figures.worstLook; }
    [[nodiscard]] int worstPriority() const { return m_figures.worstPriority; }
    [[nodiscard]] int more() const { return m_figures.more; }

signals:
    void changed();

private:
    struct Figures {
        int machines = 0;
        int priorities[4] = {};
        FleetCount holding{};
        FleetCount late{};
        FleetCount overdue{};
        FleetCount powerOdd{};
        FleetCount maintenance{};
        int armed = 0;
        int longestName = 0;
        QStringList worst{};
        std::vector<Said> worstSentences{};
        QStringList worstLooks{};
        QList<int> worstPriorities{};
        QList<int> worstMachines{};
        std::vector<Said> worstCauses{};
        QList<double> worstOldest{};
        QList<int> worstLate{};
        QString worstKey{};
        QString worstName{};
        QString worstLook{};
        int worstPriority = 0;
        int more = 0;

        bool operator==(const Figures &) const = default;
    };

    void count();

    FleetModel &m_fleet;
    Figures m_figures;
};

} // namespace hp::ui
