// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/live/HoldRow.h"
#include "ui/session/LiveValues.h"

#include <QString>

namespace simdjson::dom {
class object;
}

namespace hp::ui {

/// What people did about the alarm of a hold, from the view `alarms`.
struct HoldAlarm {
    QString state{}; ///< `Raised`, `Acknowledged`, `Shelved`, `Cleared`, or empty
    QString words{};
    QString by{}; ///< who acknowledged it

    bool operator==(const HoldAlarm &) const = default;
};

/// One row of the view `holds` as the console keeps it, its sentences in the language of the
/// console. `since` is what the backend saw where the object does not tell; in a picture of several
/// backends `cluster` begins with the one that the row is of.
struct HoldRow : live::BasicHoldRow<QString> {
    QString key{};
    QString machineKey{}; ///< namespace/name
    QString causeKey{}; ///< the cause as the backend names it; empty where it does not
    HoldAlarm alarm{};

    [[nodiscard]] bool isArmed() const { return state == live::HoldState::Armed; }
    /// The owner does not do its part, or nobody knows who it is.
    [[nodiscard]] bool isOrphan() const;
    [[nodiscard]] bool isControlPlane() const;
    /// 0 for what needs a person first.
    [[nodiscard]] int rank() const;
    /// For signs: `holding`, `armed`, …
    [[nodiscard]] QString look() const { return textOf(state).toLower(); }
    bool operator==(const HoldRow &) const = default;
};

[[nodiscard]] HoldRow holdRow(const QString &key, const simdjson::dom::object &row);

} // namespace hp::ui
