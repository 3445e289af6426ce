// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/desktop/SingleInstance.h"

#include <QString>
#include <QUrl>

#include <optional>

namespace hp::ui {

/// An address of a page of the web dashboard, as people pass it on: which page, of which instant,
/// and at which backend.
struct PageLink {
    StartRequest request{};
    QUrl backend{}; ///< https://host:port
};

/// It is meant as one: it begins with http:// or https://.
[[nodiscard]] bool isPageLink(const QString &text);

/// What was read of a link, or why it cannot be opened, in one sentence.
struct PageLinkReading {
    std::optional<PageLink> link{};
    QString error{};
};
[[nodiscard]] PageLinkReading readPageLink(const QString &text);

} // namespace hp::ui
