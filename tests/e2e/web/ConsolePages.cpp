// SPDX-License-Identifier: Apache-2.0
#include "tests/e2e/web/ConsolePages.h"

#include "ui/controls/StatusGlyph.h"
#include "ui/controls/Words.h"
#include "ui/session/RowsTable.h"
#include "ui/shell/ConsoleWindow.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QJsonArray>
#include <QQuickItem>
#include <QQuickWindow>

#include <algorithm>
#include <chrono>
#include <functional>
#include <stdexcept>

using namespace hp;
using namespace std::chrono_literals;

namespace {

using Items = QList<QQuickItem *>;

/// A window in which nothing has to be scrolled.
constexpr QSize roomyWindow{1920, 1400};

bool isOf(const QQuickItem &item, const char *file)
{
    return QString::fromLatin1(item.metaObject()->className())
        .startsWith(QString::fromLatin1(file) + QStringLiteral("_QML"));
}

/// In the order in which they are read: a view makes its rows in any.
Items childrenOf(const QQuickItem &item)
{
    Items children = item.childItems();
    const QQuickItem *view = item.parentItem();
    if (view && view->inherits("QQuickItemView"))
        std::ranges::stable_sort(children, [](const QQuickItem *a, const QQuickItem *b) {
            return std::pair(a->y(), a->x()) < std::pair(b->y(), b->x());
        });
    return children;
}

bool isSeen(const QQuickItem &item)
{
    return item.isVisible() && item.opacity() > 0;
}

void collect(QQuickItem &item, const std::function<bool(QQuickItem &)> &take)
{
    if (!isSeen(item) || !take(item))
        return;
    for (QQuickItem *child : childrenOf(item))
        collect(*child, take);
}

/// Those of a file of QML.
Items itemsOf(QQuickItem &root, const char *file)
{
    Items found;
    collect(root, [&](QQuickItem &item) {
        if (isOf(item, file))
            found.append(&item);
        return true;
    });
    return found;
}

QQuickItem &onlyOf(QQuickItem &root, const char *file)
{
    const Items found = itemsOf(root, file);
    if (found.isEmpty())
        throw std::runtime_error(std::string("there is no ") + file);
    return *found.first();
}

/// The line of a power key that says who may release it, over the button for that.
bool saysWhoActs(const QQuickItem &item)
{
    const QQuickItem *key = item.parentItem();
    if (!key || !isOf(*key, "KeyItem") || !item.inherits("QQuickText"))
        return false;
    const Items parts = key->childItems();
    const auto at = parts.indexOf(const_cast<QQuickItem *>(&item));
    return at + 1 < parts.size() && parts[at + 1]->inherits("QQuickAbstractButton")
        && parts[at + 1]->isVisible();
}

class Reader
{
public:
    explicit Reader(QString (*shapeName)(const QString &, int))
        : m_shapeName(shapeName)
    { }

    [[nodiscard]] QString text(const QVariant &value) const
    {
        return m_words.plain(value.toString()).trimmed();
    }
    [[nodiscard]] QString text(const QQuickItem &item, const char *property) const
    {
        return text(item.property(property));
    }
    [[nodiscard]] QString sign(const QQuickItem &glyph) const
    {
        return m_shapeName(glyph.property("look").toString(), glyph.property("priority").toInt());
    }
    /// Texts and signs; what only acts is on no page of a browser.
    [[nodiscard]] QJsonArray said(QQuickItem &root) const
    {
        QJsonArray found;
        collect(root, [&](QQuickItem &item) {
            if (&item != &root && item.inherits("QQuickAbstractButton"))
                return false;
            if (saysWhoActs(item))
                return false;
            if (qobject_cast<ui::StatusGlyph *>(&item)) {
                found.append(QStringLiteral("(%1)").arg(sign(item)));
            } else if (item.inherits("QQuickText") && !text(item, "text").isEmpty()) {
                found.append(text(item, "text"));
            }
            return true;
        });
        return found;
    }

private:
    QString (*m_shapeName)(const QString &, int);
    ui::Words m_words{};
};

class Pages
{
public:
    Pages(const QUrl &url, QString (*shapeName)(const QString &, int))
        : m_reader(shapeName)
        , m_console(optionsOf(url), m_clock)
    {
        if (!m_console.show())
            throw std::runtime_error("the window of the console does not load");
        window().resize(roomyWindow);
        await([this] { return m_console.session().isFleetLoaded(); });
    }

    [[nodiscard]] QJsonObject shown()
    {
        QJsonObject all{{QStringLiteral("power"), power()},
                        {QStringLiteral("calendar"), calendar()},
                        {QStringLiteral("alarms"), alarms()}};
        if (!m_console.warnings().isEmpty())
            throw std::runtime_error(m_console.warnings().first().toStdString());
        return all;
    }

private:
    [[nodiscard]] static ui::ConsoleOptions optionsOf(const QUrl &url)
    {
        ui::ConsoleOptions options;
        options.url = url;
        options.theme = ui::ThemeChoice::Light;
        return options;
    }
    [[nodiscard]] QQuickWindow &window() { return *m_console.window(); }

    void await(const std::function<bool()> &condition)
    {
        QDeadlineTimer limit(60s);
        while (!condition()) {
            if (limit.hasExpired())
                throw std::runtime_error("a page never had what it shows");
            m_clock.advance(20ms);
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 20);
        }
    }
    /// Until what was changed stands where it belongs: views lay out their rows with a frame.
    void draw()
    {
        for (int frame = 0; frame < 2; ++frame) {
            QCoreApplication::processEvents();
            (void)window().grabWindow();
        }
    }
    QQuickItem &go(const char *page, const char *file)
    {
        window().setProperty("page", QLatin1String(page));
        await([this] { return window().property("pageReady").toBool(); });
        draw();
        return onlyOf(*window().contentItem(), file);
    }

    [[nodiscard]] QJsonObject panel(QQuickItem &item) const
    {
        QJsonArray said = m_reader.said(item);
        // Title and note stand in front.
        const QString title = m_reader.text(item, "title");
        const QString note = m_reader.text(item, "note");
        for (const QString &text : {title, note}) {
            if (!text.isEmpty() && !said.isEmpty() && said.first().toString() == text)
                said.removeFirst();
        }
        return {{QStringLiteral("title"), title},
                {QStringLiteral("note"), note},
                {QStringLiteral("said"), said}};
    }

    /// Of the panel of the hosts what is known; what can be done from there is no matter of a
    /// browser.
    [[nodiscard]] QJsonObject hostPanel(QQuickItem &page) const
    {
        QJsonObject all = panel(onlyOf(page, "HostPanel"));
        QJsonArray known;
        const QJsonArray said = all.value(QStringLiteral("said")).toArray();
        for (const QJsonValue text : said) {
            if (text.toString() == QCoreApplication::translate("HostPanel", "Actions"))
                break;
            known.append(text);
        }
        all.insert(QStringLiteral("said"), known);
        return all;
    }
    [[nodiscard]] QJsonObject power()
    {
        QQuickItem &page = go("power", "PowerPage");
        QJsonArray chips;
        for (const QQuickItem *chip : itemsOf(page, "FilterChip"))
            chips.append(QStringLiteral("%1 %2")
                             .arg(m_reader.text(*chip, "text"))
                             .arg(chip->property("count").toInt()));
        QJsonArray cards;
        for (QQuickItem *item : itemsOf(page, "PowerCard"))
            cards.append(m_reader.said(*item));
        QJsonObject all{{QStringLiteral("chips"), chips},
                        {QStringLiteral("cards"), cards},
                        {QStringLiteral("keys"), hostPanel(page)}};
        const Items hosts = itemsOf(page, "PowerCard");
        if (!hosts.isEmpty()) {
            page.setProperty("selectedKey", hosts.first()->property("key"));
            draw();
            all.insert(QStringLiteral("host"), hostPanel(page));
        }
        return all;
    }

    [[nodiscard]] QJsonObject calendar()
    {
        QQuickItem &page = go("calendar", "CalendarPage");
        QJsonArray conflicts;
        for (QQuickItem *chip : itemsOf(page, "Chip")) {
            if (chip->property("conflict").isValid() || chip->property("weight").isValid())
                conflicts.append(m_reader.said(*chip));
        }
        QJsonArray lanes;
        const Items grids = itemsOf(page, "WeekGrid");
        for (const QQuickItem *grid : grids) {
            for (const QVariant &one : grid->property("lanes").toList()) {
                const QVariantMap lane = one.toMap();
                QJsonArray works;
                for (const QVariant &item : lane.value(QStringLiteral("items")).toList()) {
                    const QVariantMap row = item.toMap().value(QStringLiteral("row")).toMap();
                    if (!row.isEmpty())
                        works.append(m_reader.text(row.value(QStringLiteral("machine"))));
                }
                lanes.append(QJsonObject{
                    {QStringLiteral("name"), m_reader.text(lane.value(QStringLiteral("name")))},
                    {QStringLiteral("note"), m_reader.text(lane.value(QStringLiteral("note")))},
                    {QStringLiteral("fault"), m_reader.text(lane.value(QStringLiteral("fault")))},
                    {QStringLiteral("works"), works}});
            }
        }
        Items panels = itemsOf(onlyOf(page, "WorkPanel"), "Panel");
        QJsonObject all{{QStringLiteral("conflicts"), conflicts},
                        {QStringLiteral("lanes"), lanes},
                        {QStringLiteral("facts"), panel(*panels.first())},
                        {QStringLiteral("agenda"), panel(*panels.last())}};
        // The first of the agenda.
        const auto *works = onlyOf(page, "WorkPanel").property("works").value<ui::RowsTable *>();
        if (works && works->count() > 0) {
            page.setProperty("selectedKey", works->keyAt(0));
            draw();
            panels = itemsOf(onlyOf(page, "WorkPanel"), "Panel");
            all.insert(QStringLiteral("work"), panel(*panels.first()));
        }
        return all;
    }

    [[nodiscard]] QJsonObject alarms()
    {
        QQuickItem &page = go("alarms", "AlarmsPage");
        QJsonArray facts;
        for (QQuickItem *chip : itemsOf(page, "Chip"))
            facts.append(m_reader.said(*chip));
        QJsonArray panels;
        for (QQuickItem *one : itemsOf(page, "Panel"))
            panels.append(panel(*one));
        return {{QStringLiteral("facts"), facts}, {QStringLiteral("panels"), panels}};
    }

    Reader m_reader;
    ui::ManualUiClock m_clock{};
    ui::ConsoleWindow m_console;
};

} // namespace

QJsonObject consolePages(const QUrl &url, QString (*shapeName)(const QString &, int))
{
    return Pages(url, shapeName).shown();
}
