// SPDX-License-Identifier: Apache-2.0
#include "tests/support/gateway/DemoCounters.h"

using namespace Qt::Literals::StringLiterals;

namespace hp::tests {

namespace {

QJsonObject row(const QJsonValue &p95, const QJsonValue &hourAgo, const QJsonValue &since)
{
    return {{u"count"_s, QJsonValue::Null},
            {u"p95"_s, p95},
            {u"hourAgo"_s, hourAgo},
            {u"since"_s, since}};
}

} // namespace

QJsonObject demoCounters(const QDateTime &now)
{
    const QString since = now.addDays(-7).toString(u"yyyy-MM-ddTHH:mm:ss.000000Z"_s);
    return {{u"holding"_s, row(4, 2, since)},
            {u"late"_s, row(2, 3, since)},
            {u"overdue"_s, row(0, 0, since)},
            {u"power"_s, row(1, 2, since)},
            {u"maintenance"_s, row(6, 2, since)}};
}

QJsonObject uncounted()
{
    QJsonObject rows;
    for (const QString &counter :
         {u"holding"_s, u"late"_s, u"overdue"_s, u"power"_s, u"maintenance"_s})
        rows.insert(counter, row(QJsonValue::Null, QJsonValue::Null, QJsonValue::Null));
    return rows;
}

} // namespace hp::tests
