// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/live/Row.h"

#include <QString>
#include <QStringList>
#include <QVariantMap>

namespace hp::ui {

using Said = live::BasicSaid<QString>;

/// What the backend says, in the language of the console. The backend speaks one language, because
/// its logs, exports, Events and its audit are kept and read by everybody; what a person sees on a
/// screen is put into words here, when it is shown: the row of a message (model/messages) is the
/// text that has a translation (context "Sentence"), and what it puts in stands in it as it came.
/// Of the GUI thread. Whoever keeps the answer asks again when QEvent::LanguageChange comes.

/// The clause: a small letter first, no full stop; several clauses are sentences.
[[nodiscard]] QString translated(const Message &message);
/// With a capital and a full stop where the English has them; the English itself where there is no
/// message to it.
[[nodiscard]] QString translated(const Said &said);
[[nodiscard]] QStringList translated(const std::vector<Said> &list);

/// A word that the backend chooses from a list (model/messages/Status.h): one that is not there
/// stays as it is. A capital stays one.
[[nodiscard]] QString translatedWord(const QString &english);

/// What a row of the wire that came as a map says at a member.
[[nodiscard]] QString said(const QVariantMap &row, const QString &member);
/// A message that came as such a value; nothing for what only a newer backend says.
[[nodiscard]] Message messageOf(const QVariant &value);

} // namespace hp::ui
