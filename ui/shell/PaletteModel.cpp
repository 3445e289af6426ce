// SPDX-License-Identifier: Apache-2.0
#include "ui/shell/PaletteModel.h"

#include "ui/controls/Words.h"
#include "ui/desktop/PageLink.h"
#include "ui/languages/Translated.h"
#include "ui/overrides/OverrideActions.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace hp::ui {

namespace {

constexpr std::size_t maxShown = 50;

QString wordOfEntry(const QVariantMap &entry, const char *key)
{
    return entry.value(QLatin1String(key)).toString();
}

/// As requestToEnd() names it; empty for what is ended elsewhere.
QString waitingAtOf(live::HoldKind kind)
{
    switch (kind) {
    case live::HoldKind::PowerKey:
        return QStringLiteral("power");
    case live::HoldKind::DrainBudget:
    case live::HoldKind::DrainPod:
        return QStringLiteral("drain");
    default:
        break;
    }
    const QString word = ui::textOf(kind);
    return word.startsWith(QLatin1String("hook.")) ? word.mid(5) : QString();
}

/// What ends a hold of a machine that nobody has open.
QVariantMap entryToEnd(const FleetRow &machine, const FleetHold &hold)
{
    const QVariantMap request = requestToEnd({.machine = machine.key,
                                              .host = machine.host,
                                              .kind = hold.kind,
                                              .waitingAt = waitingAtOf(hold.kind),
                                              .hold = hold.name,
                                              .owner = hold.owner});
    if (request.isEmpty())
        return {};
    const OverrideAction action =
        overrideAction(request.value(QStringLiteral("action")).toString());
    const QString what =
        action.id == QLatin1String("skip-drain") ? QString() : hold.name + QLatin1String(", ");
    return {{QStringLiteral("request"), request},
            {QStringLiteral("text"), QString(action.verb + QChar(0x2026))},
            {QStringLiteral("detail"), QString(what + machine.name)},
            {QStringLiteral("guard"), action.levelAtLeast()}};
}

} // namespace

int fuzzyScore(const QString &query, const QString &text)
{
    int score = 1;
    int at = 0;
    bool inRow = false;
    for (const QChar letter : query) {
        if (letter.isSpace()) {
            inRow = false;
            continue;
        }
        int found = at;
        while (found < text.size() && text[found].toCaseFolded() != letter.toCaseFolded())
            ++found;
        if (found == text.size())
            return 0;
        const bool begins = found == 0 || !text[found - 1].isLetterOrNumber();
        score += 1 + (inRow && found == at ? 4 : 0) + (found == 0 ? 4 : begins ? 3 : 0);
        inRow = true;
        at = found + 1;
    }
    return score;
}

PaletteModel::PaletteModel(QObject *parent)
    : QAbstractListModel(parent)
{ }

int PaletteModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : count();
}

QVariant PaletteModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const QVariantMap &entry = m_found[static_cast<std::size_t>(index.row())].entry;
    switch (role) {
    case Qt::DisplayRole:
    case TextRole:
        return wordOfEntry(entry, "text");
    case DetailRole:
        return wordOfEntry(entry, "detail");
    case KeysRole:
        return wordOfEntry(entry, "keys");
    case GuardRole:
        return wordOfEntry(entry, "guard");
    default:
        return {};
    }
}

QHash<int, QByteArray> PaletteModel::roleNames() const
{
    return {{TextRole, "label"}, {DetailRole, "detail"}, {KeysRole, "keys"}, {GuardRole, "guard"}};
}

void PaletteModel::setQuery(const QString &query)
{
    if (query == m_query)
        return;
    m_query = query;
    find();
}

void PaletteModel::setCommands(const QVariantList &commands)
{
    m_commands = commands;
    find();
}

void PaletteModel::setFleet(FleetModel *fleet)
{
    m_fleet = fleet;
    find();
}

void PaletteModel::setGone(KeyedRowsModel *gone)
{
    if (m_gone == gone)
        return;
    if (m_gone)
        disconnect(m_gone, nullptr, this, nullptr);
    m_gone = gone;
    if (gone)
        connect(gone, &KeyedRowsModel::settled, this, &PaletteModel::find);
    find();
}

void PaletteModel::setMayAct(bool may)
{
    m_mayAct = may;
    find();
}

bool PaletteModel::isCommand(const QVariant &request) const
{
    return std::ranges::any_of(m_commands, [&](const QVariant &one) {
        return one.toMap().value(QStringLiteral("request")) == request;
    });
}

void PaletteModel::setMachinesOnly(bool only)
{
    m_machinesOnly = only;
    find();
}

QVariantMap PaletteModel::at(int row) const
{
    return row >= 0 && row < count() ? m_found[static_cast<std::size_t>(row)].entry : QVariantMap();
}

void PaletteModel::find()
{
    beginResetModel();
    m_found.clear();
    if (isPageLink(m_query)) {
        const PageLinkReading reading = readPageLink(m_query);
        QVariantMap entry;
        if (reading.link) {
            const StartRequest &request = reading.link->request;
            const QString place = request.machine.isEmpty() ? request.page : request.machine;
            entry = {{QStringLiteral("link"), m_query.trimmed()},
                     {QStringLiteral("text"), tr("Open the link")},
                     {QStringLiteral("detail"),
                      reading.link->backend.authority().append(QLatin1Char('/')).append(place)}};
        } else {
            entry = {{QStringLiteral("text"), reading.error}};
        }
        m_found.push_back({1, entry});
        endResetModel();
        emit changed();
        return;
    }
    if (!m_machinesOnly) {
        for (const QVariant &command : m_commands) {
            const QVariantMap entry = command.toMap();
            const int score = fuzzyScore(m_query,
                                         wordOfEntry(entry, "text") + QLatin1Char(' ')
                                             + wordOfEntry(entry, "detail"));
            if (score > 0)
                m_found.push_back({score, entry});
        }
    }
    // What stops any machine can be ended from here; "remove hook flush" finds it without its page.
    if (m_fleet && m_mayAct && !m_machinesOnly && m_query.size() >= 2) {
        for (const FleetRow &row : m_fleet->rows()) {
            QVariantList ends; // each budget of a drain is a hold, and one request ends them all
            for (const FleetHold &hold : row.holds) {
                const QVariantMap entry =
                    isHolding(hold.state) ? entryToEnd(row, hold) : QVariantMap();
                if (entry.isEmpty())
                    continue;
                const int score = fuzzyScore(m_query,
                                             wordOfEntry(entry, "text") + QLatin1Char(' ')
                                                 + wordOfEntry(entry, "detail"));
                const QVariant request = entry.value(QStringLiteral("request"));
                if (score == 0 || ends.contains(request) || isCommand(request))
                    continue;
                ends.append(request);
                m_found.push_back({score, entry});
            }
        }
    }
    // Without words a list of all machines is no help, but for who asked for machines.
    if (m_fleet && (m_machinesOnly || m_query.size() >= 2)) {
        for (const FleetRow &row : m_fleet->rows()) {
            const int score = fuzzyScore(m_query, row.name);
            if (score > 0)
                m_found.push_back(
                    {score,
                     {{QStringLiteral("machine"), row.key},
                      {QStringLiteral("text"), row.name},
                      {QStringLiteral("detail"),
                       row.status.word.text.isEmpty() ? row.phase : translated(row.status.word)}}});
        }
    }
    // Behind those that are there: a score of one, and the newest of equals first.
    if (m_gone && m_query.size() >= 2) {
        const Words words;
        std::vector<std::pair<double, QString>> gone;
        for (int row = 0; row < m_gone->rowCount(); ++row) {
            const QVariantMap one = m_gone->index(row).data(KeyedRowsModel::RowRole).toMap();
            gone.emplace_back(words.instant(wordOfEntry(one, "gone")), wordOfEntry(one, "machine"));
        }
        std::ranges::stable_sort(gone, std::greater<>());
        for (const auto &[since, machine] : gone) {
            if (machine.contains(m_query.trimmed(), Qt::CaseInsensitive))
                m_found.push_back(
                    {1,
                     {{QStringLiteral("machine"), machine},
                      {QStringLiteral("text"), machine.section(QLatin1Char('/'), 1)},
                      {QStringLiteral("detail"), tr("gone since %1").arg(words.stamp(since))}}});
        }
    }
    std::ranges::stable_sort(m_found, std::greater<>(), &Found::score);
    if (m_found.size() > maxShown)
        m_found.resize(maxShown);
    endResetModel();
    emit changed();
}

} // namespace hp::ui

#include "moc_PaletteModel.cpp"
