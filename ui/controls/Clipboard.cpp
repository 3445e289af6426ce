// SPDX-License-Identifier: Apache-2.0
#include "ui/controls/Clipboard.h"

#include <QClipboard>
#include <QGuiApplication>

namespace hp::ui {

void Clipboard::copy(const QString &text) const
{
    QGuiApplication::clipboard()->setText(text);
}

} // namespace hp::ui
