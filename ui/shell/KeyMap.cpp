// SPDX-License-Identifier: Apache-2.0
#include "ui/shell/KeyMap.h"

#include <QCoreApplication>
#include <QKeySequence>

#include <algorithm>
#include <array>

namespace hp::ui {

namespace {

struct Entry {
    const char *action;
    const char *text;
    const char *page;
    const char *keys;
};

// clang-format off
constexpr std::array standard{
    Entry{"page.fleet",       QT_TRANSLATE_NOOP("KeyMap", "Fleet"),                          "",        "F1, Ctrl+1"},
    Entry{"page.holds",       QT_TRANSLATE_NOOP("KeyMap", "Holds"),                          "",        "F2, Ctrl+2"},
    Entry{"page.power",       QT_TRANSLATE_NOOP("KeyMap", "Power"),                          "",        "F3, Ctrl+3"},
    Entry{"page.calendar",    QT_TRANSLATE_NOOP("KeyMap", "Calendar"),                       "",        "F4, Ctrl+4"},
    Entry{"page.incidents",   QT_TRANSLATE_NOOP("KeyMap", "Incidents"),                      "",        "F5, Ctrl+5"},
    Entry{"page.audit",       QT_TRANSLATE_NOOP("KeyMap", "Audit"),                          "",        "F6, Ctrl+6"},
    Entry{"page.alarms",      QT_TRANSLATE_NOOP("KeyMap", "Alarm health"),                   "",        "F7, Ctrl+7"},
    Entry{"page.settings",    QT_TRANSLATE_NOOP("KeyMap", "Settings"),                       "",        "F8, Ctrl+8"},
    Entry{"palette",          QT_TRANSLATE_NOOP("KeyMap", "Find a command"),                 "",        "Ctrl+K"},
    Entry{"machine",          QT_TRANSLATE_NOOP("KeyMap", "Go to a machine"),                "",        "Ctrl+P"},
    Entry{"filter",           QT_TRANSLATE_NOOP("KeyMap", "Filter the page"),                "",        "/, Ctrl+F"},
    Entry{"back",             QT_TRANSLATE_NOOP("KeyMap", "Back"),                           "",        "Backspace"},
    Entry{"inspector",        QT_TRANSLATE_NOOP("KeyMap", "Inspector"),                      "",        "I"},
    Entry{"acknowledge",      QT_TRANSLATE_NOOP("KeyMap", "Acknowledge"),                    "",        "A"},
    Entry{"acknowledgeGroup", QT_TRANSLATE_NOOP("KeyMap", "Acknowledge the group"),          "holds",   "Shift+A"},
    Entry{"shelve",           QT_TRANSLATE_NOOP("KeyMap", "Shelve\u2026"),                   "holds",   "H"},
    Entry{"copySentence",     QT_TRANSLATE_NOOP("KeyMap", "Copy why it is stuck"),           "",        "Y"},
    Entry{"copyCommand",      QT_TRANSLATE_NOOP("KeyMap", "Copy as kubectl command"),        "",        "Shift+Y"},
    Entry{"copyLink",         QT_TRANSLATE_NOOP("KeyMap", "Copy a link to this page"), "",  "Ctrl+L"},
    Entry{"shareView",        QT_TRANSLATE_NOOP("KeyMap", "Copy a one-time link for a viewer"), "", "Ctrl+Shift+L"},
    Entry{"actions",          QT_TRANSLATE_NOOP("KeyMap", "Actions of the machine\u2026"),   "machine", "Ctrl+Return"},
    Entry{"mark",             QT_TRANSLATE_NOOP("KeyMap", "Mark a time; twice marks a range"), "machine", "M"},
    Entry{"addRange",         QT_TRANSLATE_NOOP("KeyMap", "Add the marked range to an incident"), "machine", "E"},
    Entry{"regroup",          QT_TRANSLATE_NOOP("KeyMap", "Change matrix grouping"),     "fleet",   "G"},
    Entry{"recolor",          QT_TRANSLATE_NOOP("KeyMap", "Change matrix colours"),    "fleet",   "C"},
    Entry{"resync",           QT_TRANSLATE_NOOP("KeyMap", "Reconnect"),                  "",        "Ctrl+R"},
    Entry{"nextRegion",       QT_TRANSLATE_NOOP("KeyMap", "Next part of the window"),        "",        "Ctrl+F6"},
    Entry{"sheet",            QT_TRANSLATE_NOOP("KeyMap", "Keys of this page"),              "",        "?"},
    Entry{"fullScreen",       QT_TRANSLATE_NOOP("KeyMap", "Full screen"),                    "",        "F11"},
    Entry{"kioskPreview",     QT_TRANSLATE_NOOP("KeyMap", "Fleet without controls"),         "",        "Ctrl+Shift+K"},
    Entry{"note",             QT_TRANSLATE_NOOP("KeyMap", "Write a note\u2026"),               "",        "N"},
    Entry{"times",            QT_TRANSLATE_NOOP("KeyMap", "Times: since when or how long"), "",        "T"},
    Entry{"scrub",            QT_TRANSLATE_NOOP("KeyMap", "Go to an earlier time\u2026"),    "",        "Ctrl+T"},
    Entry{"play",             QT_TRANSLATE_NOOP("KeyMap", "Play or pause the record"),       "",        "Ctrl+Space"},
    Entry{"backends",         QT_TRANSLATE_NOOP("KeyMap", "Choose a backend\u2026"),             "",        "Ctrl+B"},
};
// clang-format on

QStringList split(const QString &keys)
{
    QStringList result;
    for (const QString &part : keys.split(QStringLiteral(", "), Qt::SkipEmptyParts)) {
        const QString key = QKeySequence(part.trimmed(), QKeySequence::PortableText)
                                .toString(QKeySequence::PortableText);
        if (!key.isEmpty())
            result.append(key);
    }
    return result;
}

/// Two actions may share a key only on pages that are never shown together.
bool meet(const Entry &a, const Entry &b)
{
    const std::string_view first(a.page);
    const std::string_view second(b.page);
    return first.empty() || second.empty() || first == second;
}

QString textOf(const Entry &entry)
{
    return QCoreApplication::translate("KeyMap", entry.text);
}

} // namespace

KeyMap::KeyMap(std::unique_ptr<QSettings> settings, QObject *parent)
    : QAbstractListModel(parent)
    , m_settings(std::move(settings))
{
    if (!m_settings)
        return;
    m_settings->beginGroup(QStringLiteral("keys"));
    for (const QString &action : m_settings->childKeys()) {
        // A key that the next version gave to something else is not taken over.
        const QString keys = m_settings->value(action).toString();
        if (rowOf(action) >= 0 && conflict(action, keys).isEmpty())
            m_own.insert(action, split(keys));
    }
}

KeyMap::~KeyMap() = default;

int KeyMap::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(standard.size());
}

QVariant KeyMap::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Entry &entry = standard.at(static_cast<std::size_t>(index.row()));
    const QString action = QLatin1String(entry.action);
    switch (role) {
    case ActionRole:
        return action;
    case Qt::DisplayRole:
    case TextRole:
        return textOf(entry);
    case PageRole:
        return QString::fromLatin1(entry.page);
    case KeysRole:
        return keys(action);
    case StandardRole:
        return split(QString::fromLatin1(entry.keys));
    case ChangedRole:
        return m_own.contains(action);
    default:
        return {};
    }
}

QHash<int, QByteArray> KeyMap::roleNames() const
{
    return {{ActionRole, "action"},
            {TextRole, "text"},
            {PageRole, "page"},
            {KeysRole, "keys"},
            {StandardRole, "standard"},
            {ChangedRole, "changed"}};
}

QStringList KeyMap::keys(const QString &action) const
{
    const auto own = m_own.constFind(action);
    if (own != m_own.constEnd())
        return *own;
    const int row = rowOf(action);
    return row < 0 ? QStringList()
                   : split(QString::fromLatin1(standard.at(static_cast<std::size_t>(row)).keys));
}

QString KeyMap::label(const QString &action) const
{
    const QStringList all = keys(action);
    return all.isEmpty()
        ? QString()
        : QKeySequence(all.front(), QKeySequence::PortableText).toString(QKeySequence::NativeText);
}

QVariantMap KeyMap::entry(int row) const
{
    const QModelIndex at = index(row);
    const QString action = data(at, ActionRole).toString();
    return {{QStringLiteral("action"), action},
            {QStringLiteral("text"), data(at, TextRole)},
            {QStringLiteral("page"), data(at, PageRole)},
            {QStringLiteral("label"), label(action)}};
}

QString KeyMap::conflict(const QString &action, const QString &keys) const
{
    const int row = rowOf(action);
    if (row < 0)
        return tr("No action %1.").arg(action);
    const QStringList wanted = split(keys);
    if (wanted.isEmpty() && !keys.trimmed().isEmpty())
        return tr("%1 is not a key.").arg(keys.trimmed());
    if (wanted.contains(QLatin1String("Esc")))
        return tr("Esc closes and cancels; it cannot be reassigned.");
    const Entry &self = standard.at(static_cast<std::size_t>(row));
    for (const Entry &other : standard) {
        if (&other == &self || !meet(self, other))
            continue;
        for (const QString &key : this->keys(QLatin1String(other.action))) {
            if (wanted.contains(key))
                return tr("%1 belongs to \u201c%2\u201d.").arg(key, textOf(other));
        }
    }
    return {};
}

QString KeyMap::rebind(const QString &action, const QString &keys)
{
    const QString why = conflict(action, keys);
    if (!why.isEmpty())
        return why;
    const int row = rowOf(action);
    const QStringList wanted = split(keys);
    if (wanted == split(QString::fromLatin1(standard.at(static_cast<std::size_t>(row)).keys))) {
        reset(action);
        return {};
    }
    m_own.insert(action, wanted);
    if (m_settings)
        m_settings->setValue(action, wanted.join(QStringLiteral(", ")));
    rowsChanged(row, row);
    return {};
}

void KeyMap::reset(const QString &action)
{
    if (!m_own.remove(action))
        return;
    if (m_settings)
        m_settings->remove(action);
    rowsChanged(rowOf(action), rowOf(action));
}

void KeyMap::resetAll()
{
    for (const QString &action : m_own.keys())
        reset(action);
}

void KeyMap::follow(const KeyMap &other)
{
    if (m_own == other.m_own)
        return;
    m_own = other.m_own;
    rowsChanged(0, rowCount() - 1);
}

QString KeyMap::exported() const
{
    QString lines;
    for (const Entry &entry : standard) {
        const QString action = QLatin1String(entry.action);
        lines += action + QStringLiteral(" = ") + keys(action).join(QStringLiteral(", "))
            + QLatin1Char('\n');
    }
    return lines;
}

int KeyMap::rowOf(const QString &action) const
{
    const auto found = std::ranges::find_if(
        standard, [&action](const Entry &entry) { return action == QLatin1String(entry.action); });
    return found == standard.end() ? -1 : static_cast<int>(found - standard.begin());
}

void KeyMap::rowsChanged(int first, int last)
{
    ++m_revision;
    emit dataChanged(index(first), index(last));
    emit changed();
}

} // namespace hp::ui

#include "moc_KeyMap.cpp"
