// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/machine/DetailModel.h"
#include "ui/session/RowFields.h"

#include <QVariantMap>

#include <vector>

namespace hp::ui {

class KeyedRowsModel;

/// How the rows of a `machine/<namespace>/<name>` view (docs/protocol.md) become lines of the page.
/// Pure; each function reads the whole view and returns its lines in order.

/// name: the hook; second: the point; third: the owner.
[[nodiscard]] std::vector<DetailRow> hookLines(const KeyedRowsModel &rows);
/// name: the type; second: the status; third: the reason.
[[nodiscard]] std::vector<DetailRow> conditionLines(const KeyedRowsModel &rows);
/// name: the reason; second: the object; third: how often. Newest first.
[[nodiscard]] std::vector<DetailRow> eventLines(const KeyedRowsModel &rows);
/// name: the annotation; second: the mode; third: the state.
[[nodiscard]] std::vector<DetailRow> powerKeyLines(const KeyedRowsModel &rows);
/// name: label; text: value. The host as its object and its BMC say.
[[nodiscard]] std::vector<DetailRow> hostLines(const KeyedRowsModel &rows);
/// name: label; text: value. Identity, addresses, finalizers, errors, node.
[[nodiscard]] std::vector<DetailRow> machineLines(const KeyedRowsModel &rows);
/// text: what is known; name: where from.
[[nodiscard]] std::vector<DetailRow> factLines(const KeyedRowsModel &rows);
/// text: what a person can do, in the order in which it should be tried.
[[nodiscard]] std::vector<DetailRow> exitLines(const KeyedRowsModel &rows);
/// name: the pod; second: its namespace; third: the budget; text: what the budget needs.
[[nodiscard]] std::vector<DetailRow> blockingPodLines(const KeyedRowsModel &rows);

} // namespace hp::ui
