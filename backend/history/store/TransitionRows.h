// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/history/lanes/Transitions.h"

#include <QSqlQuery>
#include <QString>

namespace hp::history {

/// "INSERT INTO transition …" with one placeholder per column but the id.
[[nodiscard]] QString insertTransitionSql();
void bindTransition(QSqlQuery &query, const Transition &transition);

/// The columns of a transition in the order that readTransition wants them.
[[nodiscard]] QString transitionColumns();
[[nodiscard]] Transition readTransition(const QSqlQuery &query);

[[nodiscard]] QString toQString(const std::string &text);
[[nodiscard]] qint64 microseconds(TimePoint time);
[[nodiscard]] TimePoint fromMicroseconds(qint64 value);

} // namespace hp::history
