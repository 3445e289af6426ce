// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/ctl/CtlOptions.h"
#include "model/base/Result.h"

#include <QList>
#include <QSslCertificate>
#include <QUrl>

#include <string>

namespace hp::app {

/// Where a backend is and what opens it.
struct CtlTarget {
    QUrl url{}; ///< of /live
    std::string token{};
    QList<QSslCertificate> authorities{}; ///< empty: those of the system
};

/// From --connect with its files, else from the data directory. Errors are one sentence.
[[nodiscard]] Result<CtlTarget> targetOf(const CtlOptions &options);

} // namespace hp::app
