// SPDX-License-Identifier: Apache-2.0
#include "tests/support/console/ConsoleStage.h"

#include "tests/support/console/PseudoLocale.h"
#include "tests/support/gateway/DemoCounters.h"
#include "tests/support/gateway/DemoHolds.h"
#include "tests/support/gateway/DemoSite.h"
#include "tests/support/gateway/Patience.h"

#include <QSettings>
#include <QSignalSpy>

#include <algorithm>

namespace hp::tests {

using namespace std::chrono_literals;

QDateTime demoNow()
{
    return {QDate(2026, 11, 20), QTime(14, 3), Qt::UTC};
}

QString pageOf(const QQuickWindow &window)
{
    return window.property("page").toString();
}

void eachVisible(const QQuickItem &item, const std::function<void(const QQuickItem &)> &visit)
{
    if (!item.isVisible() || item.opacity() == 0)
        return;
    visit(item);
    const QList<QQuickItem *> children = item.childItems();
    for (const QQuickItem *child : children)
        eachVisible(*child, visit);
}

QStringList textsOn(const QQuickWindow &window, bool cut)
{
    QStringList texts;
    eachVisible(*window.contentItem(), [&](const QQuickItem &item) {
        if (!item.inherits("QQuickText") || (cut && !item.property("truncated").toBool()))
            return;
        // What is shown on several lines keeps numbers and units together.
        const QString text =
            item.property("text").toString().replace(QChar::Nbsp, QLatin1Char(' '));
        if (!text.isEmpty())
            texts.append(text);
    });
    return texts;
}

bool isSaid(const QQuickWindow &window, const QString &words)
{
    const QStringList texts = textsOn(window);
    return std::ranges::any_of(texts, [&](const QString &text) {
        return text.contains(words) || withoutPseudo(text).contains(words);
    });
}

const QQuickItem *buttonOf(const QQuickWindow &window, const QString &text)
{
    const QQuickItem *found = nullptr;
    eachVisible(*window.contentItem(), [&](const QQuickItem &item) {
        if (!found && item.inherits("QQuickAbstractButton")
            && item.property("text").toString() == text)
            found = &item;
    });
    return found;
}

bool draw(QQuickWindow &window)
{
    QSignalSpy drawn(&window, &QQuickWindow::frameSwapped);
    window.update();
    return drawn.wait(testTimeout);
}

bool clickOn(QQuickWindow &window, const QQuickItem *item)
{
    const QPointer<const QQuickItem> wanted = item;
    if (!wanted || !draw(window) || !wanted)
        return false;
    const QPoint middle = wanted->mapToScene({wanted->width() / 2, wanted->height() / 2}).toPoint();
    QTest::mousePress(&window, Qt::LeftButton, {}, middle);
    const QQuickItem *taker = window.mouseGrabberItem();
    // A row takes it by a handler, which is no grabber of the window.
    const bool taken = wanted
        && (taker ? taker == wanted || wanted->isAncestorOf(taker)
                  : !wanted->inherits("QQuickAbstractButton"));
    if (!taken) {
        QStringList way;
        for (const QQuickItem *at = taker; at; at = at->parentItem())
            way.append(QString::fromLatin1(at->metaObject()->className()));
        qWarning().noquote() << "The press at" << middle << "went to"
                             << (taker ? way.join(QStringLiteral(" in "))
                                       : QStringLiteral("nobody"))
                             << "while the window said" << textsOn(window);
    }
    QTest::mouseRelease(&window, Qt::LeftButton, {}, middle);
    return taken;
}

ConsoleStage::ConsoleStage(int machines)
    : demo(machines, demoNow())
{
    gateway.setRows(QStringLiteral("connection"), demo.connection());
    const QJsonObject holds = demoHolds(demo.fleet(), demoNow());
    gateway.setRows(QStringLiteral("holds"), holds);
    gateway.setRows(QStringLiteral("alarms"), demoAlarms(holds, demoNow()));
    gateway.setRows(QStringLiteral("counters"), demoCounters(demoNow()));
    for (const int hours : {1, 24, 168, 720})
        gateway.setRows(QStringLiteral("marks/%1h").arg(hours), DemoSite(demoNow()).marks(hours));
    setFleet(demo.fleet());
    gateway.tick(QStringLiteral("2026-11-20T14:03:00.000000Z"));
    if (!gateway.listen())
        qFatal("no loopback port");
}

void ConsoleStage::setFleet(const QJsonObject &rows)
{
    gateway.setRows(QStringLiteral("fleet"), rows);
    for (auto row = rows.begin(); row != rows.end(); ++row) {
        gateway.setRows(QStringLiteral("machine/") + row.key(), demo.machine(row.key()));
        gateway.setRows(QStringLiteral("timeline/168h?") + row.key(), demo.timeline(row.key()));
    }
}

void ConsoleStage::leaveUnfinished(const QStringList &ids)
{
    QSettings(preferencesFile(), QSettings::IniFormat)
        .setValue(ui::ConsoleWindow::groupOfBackend(gateway.url())
                      + QStringLiteral("/overrides/unfinished"),
                  ids);
}

QString ConsoleStage::preferencesFile()
{
    if (!m_folder)
        m_folder = std::make_unique<QTemporaryDir>();
    return m_folder->filePath(QStringLiteral("holdpoint.ini"));
}

bool ConsoleStage::start(bool kiosk, ui::ThemeChoice theme)
{
    ui::ConsoleOptions options;
    if (m_folder)
        options.preferencesFile = preferencesFile();
    options.url = gateway.url();
    options.kiosk = kiosk;
    options.lab = lab;
    options.theme = theme;
    options.painter.paint = [](const QString &, const QString &) {
        return ui::ExportPainter::Painted{"painted", {}};
    };
    console = std::make_unique<ui::ConsoleWindow>(options, clock);
    if (!console->show())
        return false;
    window().requestActivate();
    return QTest::qWaitForWindowActive(&window(), testTimeout);
}

bool ConsoleStage::show(bool kiosk, ui::ThemeChoice theme)
{
    return start(kiosk, theme) && waitFor([this] { return console->session().isFleetLoaded(); });
}

bool ConsoleStage::fillMachine()
{
    clock.advance(100ms);
    return waitFor([this] {
        clock.advance(100ms);
        return console->machine().isLoaded() && console->machine().isTimelineLoaded();
    });
}

void ConsoleStage::press(int key)
{
    QTest::keyClick(&window(), Qt::Key(key));
}

QString ConsoleStage::complaints() const
{
    QStringList said = console->warnings();
    if (m_other)
        said += m_otherComplaints();
    return said.join(QLatin1Char('\n'));
}

void ConsoleStage::lookAt(ui::AllClustersWindow &other, std::shared_ptr<void> kept)
{
    lookAt(
        *other.window(), other.theme(), [&other] { return other.warnings(); }, std::move(kept));
}

void ConsoleStage::lookAt(ui::Wall &wall, std::shared_ptr<void> kept)
{
    lookAt(
        wall.window(), wall.theme(), [&wall] { return wall.warnings(); }, std::move(kept));
}

void ConsoleStage::lookAt(QQuickWindow &other,
                          ui::Theme &theme,
                          std::function<QStringList()> complaints,
                          std::shared_ptr<void> kept)
{
    const QSize size = window().size();
    m_kept = std::move(kept);
    m_other = &other;
    m_otherComplaints = std::move(complaints);
    window().resize(size);
    const auto dress = [this, &theme] { theme.setChoice(console->theme().choice()); };
    QObject::connect(&console->theme(), &ui::Theme::changed, &theme, dress);
    dress();
    console->window()->hide();
    window().requestActivate();
}

} // namespace hp::tests
