// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/desktop/NoticePolicy.h"

#include <QString>

namespace hp::ui {

/// Where notices are shown. GUI thread.
class NoticeBoard
{
public:
    NoticeBoard() = default;
    NoticeBoard(const NoticeBoard &) = delete;
    NoticeBoard &operator=(const NoticeBoard &) = delete;
    virtual ~NoticeBoard() = default;

    /// `scope` tells the notices of one backend from those of another.
    virtual void show(const QString &scope, const Notice &notice) = 0;
    virtual void withdraw(const QString &scope, const QString &id) = 0;
};

} // namespace hp::ui
