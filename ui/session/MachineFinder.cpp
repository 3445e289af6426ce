// SPDX-License-Identifier: Apache-2.0
#include "ui/session/MachineFinder.h"

#include "model/live/TimelineRows.h"
#include "ui/session/GatewaySession.h"
#include "ui/session/LiveValues.h"
#include "ui/session/RowFields.h"

#include <algorithm>
#include <functional>
#include <set>
#include <utility>
#include <vector>

namespace hp::ui {

namespace {

constexpr int fewestLetters = 2;
/// Bytes: of a namespace, a slash and a name.
constexpr qsizetype longestName = 317;

QVariantMap foundMachine(const QString &key, double gone)
{
    return {{QStringLiteral("machine"), key},
            {QStringLiteral("name"), key.section(QLatin1Char('/'), 1)},
            {QStringLiteral("gone"), gone}};
}

} // namespace

MachineFinder::MachineFinder(QObject *parent)
    : QObject(parent)
{ }

MachineFinder::MachineFinder(GatewaySession &session, QObject *parent)
    : QObject(parent)
{
    start(session);
}

void MachineFinder::componentComplete()
{
    if (GatewaySession *session = GatewaySession::create(qmlEngine(this), nullptr))
        start(*session);
}

void MachineFinder::start(GatewaySession &session)
{
    m_session = &session;
    m_gone = std::make_unique<LiveTable>(session, QStringLiteral("gone"));
    // Of the past too: who looks for a machine does not know when it went.
    m_gone->setAlwaysNow(true);
    connect(m_gone.get(), &LiveTable::settled, this, &MachineFinder::find);
    ask();
}

void MachineFinder::setText(const QString &text)
{
    const QString trimmed = text.trimmed();
    if (trimmed == m_text)
        return;
    m_text = trimmed;
    ask();
}

void MachineFinder::setActive(bool active)
{
    if (active == m_active)
        return;
    m_active = active;
    ask();
}

void MachineFinder::setWithPresent(bool with)
{
    if (with == m_withPresent)
        return;
    m_withPresent = with;
    find();
}

void MachineFinder::ask()
{
    if (m_gone) {
        // What is longer than any name is found nowhere, and ends the connection if it is sent.
        const bool isName = m_text.toUtf8().size() <= longestName;
        if (isName)
            m_gone->setOptions({{QStringLiteral("search"), m_text}});
        m_gone->setActive(m_active && isName && m_text.size() >= fewestLetters);
    }
    find();
}

void MachineFinder::find()
{
    m_found.clear();
    if (m_gone && m_active && m_text.size() >= fewestLetters) {
        std::set<QString> there;
        for (const FleetRow &row : m_session->fleet()->rows()) {
            if (!row.key.contains(m_text, Qt::CaseInsensitive))
                continue;
            there.insert(row.key);
            if (m_withPresent && m_found.size() < most)
                m_found.append(foundMachine(row.key, 0));
        }
        std::vector<std::pair<double, QString>> gone;
        for (const KeyedRow &entry : m_gone->rows()->rows()) {
            const auto row = rowOf<live::BasicGoneRow<QString>>(entry.row);
            // Until the answer to these letters is there the rows are those of the ones before.
            if (row.machine.contains(m_text, Qt::CaseInsensitive) && !there.contains(row.machine))
                gone.emplace_back(millisecondsOf(row.gone), row.machine);
        }
        std::ranges::sort(gone, std::greater<>());
        for (const auto &[at, machine] : gone) {
            if (m_found.size() < most)
                m_found.append(foundMachine(machine, at));
        }
    }
    emit changed();
}

} // namespace hp::ui

#include "moc_MachineFinder.cpp"
