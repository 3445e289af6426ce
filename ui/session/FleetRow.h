// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include <vector>

namespace simdjson::dom {
class object;
}

namespace hp::ui {

struct FleetHold {
    QString kind{};
    QString name{};
    QString owner{};
    QString state{}; ///< Armed or Holding
    double since = 0;

    bool operator==(const FleetHold &) const = default;
};

/// One Machine of the `fleet` view (docs/protocol.md). Times are milliseconds since 1970, 0 for
/// none.
struct FleetRow {
    QString key{}; ///< namespace/name
    QString cluster{}; ///< only in a picture of several: of which one it is
    QString ns{};
    QString name{};
    QString
        notUnderstood{}; ///< the version that it comes in, if nobody here knows that; else empty
    QString role{};
    QString set{};
    QString zone{};
    QString phase{};
    double phaseSince = 0;
    double created = 0;
    bool deleting = false;
    QString node{};
    QString nodeReady{};
    bool cordoned = false;
    QString host{};
    QString power{}; ///< empty without a host
    bool wantsOn = false;
    int powerHolds = 0;
    QString maintenance{}; ///< "underWay", "manual", "failed", "planned" or empty
    QString look{};
    QString word{};
    int priority = 0;
    double since = 0;
    std::vector<FleetHold> holds{};
    QString sentence{};

    /// The first hold that holds; null when none does.
    [[nodiscard]] const FleetHold *holding() const;
    /// The first hold in that state, "Late" for one; null when none is.
    [[nodiscard]] const FleetHold *holdIn(const char *state) const;
    /// The power that was read contradicts the power that is wanted, and nothing is on its way.
    [[nodiscard]] bool powerMismatch() const;
    /// That, or nobody knows the power at all.
    [[nodiscard]] bool powerInDoubt() const;
    [[nodiscard]] bool inMaintenance() const;
    [[nodiscard]] bool isAbnormal() const { return look != QLatin1String("normal"); }
    /// 0 for the worst; for sorting what needs a person first.
    [[nodiscard]] int rank() const;

    bool operator==(const FleetRow &) const = default;
};

[[nodiscard]] FleetRow fleetRow(const QString &key, const simdjson::dom::object &row);

/// "preTerminate" for "hook.preTerminate"; other kinds in the words of product.md 4.2.
[[nodiscard]] QString pointOfHold(const QString &kind);

} // namespace hp::ui
