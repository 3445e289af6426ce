// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDateTime>
#include <QJsonObject>
#include <QString>

namespace hp::tests {

/// What a made-up site shows beside its machines, in the rows of docs/protocol.md: hosts, alarms,
/// the audit, incidents, exports, tokens. The same `now` always gives the same site.
class DemoSite
{
public:
    explicit DemoSite(QDateTime now);

    /// One of every look; `hosts` in all, at least 12.
    [[nodiscard]] QJsonObject power(int hosts) const;
    [[nodiscard]] QJsonObject alarms() const;
    [[nodiscard]] QJsonObject audit() const;
    [[nodiscard]] QJsonObject incidents() const;
    [[nodiscard]] QJsonObject exports() const;
    [[nodiscard]] QJsonObject tokens() const;
    [[nodiscard]] QJsonObject walls() const;
    /// The view `budgets`: one set here and configured, one set here, one configured.
    [[nodiscard]] static QJsonObject budgets();
    [[nodiscard]] QJsonObject holds() const;
    /// Incidents, overrides and gaps of a record of twenty days, so many hours back.
    [[nodiscard]] QJsonObject marks(int hours) const;
    /// The document behind the first of incidents(), and what `incident.preview` answers for it.
    [[nodiscard]] QJsonObject incident() const;
    [[nodiscard]] QJsonObject entries() const;
    /// The same incident as the Markdown that is exported.
    [[nodiscard]] static QString document();

private:
    [[nodiscard]] QString ago(double minutes) const;

    QDateTime m_now;
};

} // namespace hp::tests
