// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/support/gateway/DemoFleet.h"
#include "tests/support/gateway/DemoHolds.h"
#include "tests/support/gateway/Patience.h"
#include "tests/support/gateway/ScriptedGateway.h"
#include "ui/shell/ConsoleWindow.h"

#include <QQuickItem>
#include <QQuickWindow>
#include <QSignalSpy>

#include <functional>
#include <memory>

namespace hp::tests {

inline const auto theNow = QDateTime(QDate(2026, 11, 20), QTime(14, 3), Qt::UTC);

inline QString pageOf(const QQuickWindow &window)
{
    return window.property("page").toString();
}

/// Every item that a person can see.
inline void eachVisible(const QQuickItem &item,
                        const std::function<void(const QQuickItem &)> &visit)
{
    if (!item.isVisible() || item.opacity() == 0)
        return;
    visit(item);
    const QList<QQuickItem *> children = item.childItems();
    for (const QQuickItem *child : children)
        eachVisible(*child, visit);
}

/// What is written on the screen; only what was cut when `cut` is set.
inline QStringList textsOn(const QQuickWindow &window, bool cut = false)
{
    QStringList texts;
    eachVisible(*window.contentItem(), [&](const QQuickItem &item) {
        if (!item.inherits("QQuickText") || (cut && !item.property("truncated").toBool()))
            return;
        const QString text = item.property("text").toString();
        if (!text.isEmpty())
            texts.append(text);
    });
    return texts;
}

inline bool isSaid(const QQuickWindow &window, const QString &words)
{
    const QStringList texts = textsOn(window);
    return std::ranges::any_of(texts, [&](const QString &text) { return text.contains(words); });
}

/// The console over the demo fleet, on a clock that stands still.
struct ConsoleStage {
    DemoFleet demo;
    ScriptedGateway gateway;
    ui::ManualUiClock clock;
    std::unique_ptr<ui::ConsoleWindow> console;

    explicit ConsoleStage(int machines = 60)
        : demo(machines, theNow)
    {
        gateway.setRows(QStringLiteral("connection"), demo.connection());
        const QJsonObject holds = demoHolds(demo.fleet(), theNow);
        gateway.setRows(QStringLiteral("holds"), holds);
        gateway.setRows(QStringLiteral("alarms"), demoAlarms(holds, theNow));
        setFleet(demo.fleet());
        gateway.tick(QStringLiteral("2026-11-20T14:03:00.000000Z"));
        if (!gateway.listen())
            qFatal("no loopback port");
    }
    void setFleet(const QJsonObject &rows)
    {
        gateway.setRows(QStringLiteral("fleet"), rows);
        for (auto row = rows.begin(); row != rows.end(); ++row) {
            gateway.setRows(QStringLiteral("machine/") + row.key(), demo.machine(row.key()));
            gateway.setRows(QStringLiteral("timeline/168h?") + row.key(), demo.timeline(row.key()));
        }
    }
    /// Until the fleet is in a window that has the keyboard.
    [[nodiscard]] bool show(bool kiosk = false, ui::ThemeChoice theme = ui::ThemeChoice::Light)
    {
        ui::ConsoleOptions options;
        options.url = gateway.url();
        options.kiosk = kiosk;
        options.theme = theme;
        console = std::make_unique<ui::ConsoleWindow>(options, clock);
        if (!console->show())
            return false;
        window().requestActivate();
        return QTest::qWaitForWindowActive(&window(), testPatience)
            && waitFor([this] { return console->session().isFleetLoaded(); });
    }
    /// Over the wait of a person who stops at a machine, until its page is full.
    [[nodiscard]] bool fillMachine()
    {
        clock.advance(std::chrono::milliseconds(100));
        return waitFor([this] {
            clock.advance(std::chrono::milliseconds(100));
            return console->machine().isLoaded() && console->machine().isTimelineLoaded();
        });
    }
    /// Until what was changed has been drawn.
    [[nodiscard]] bool draw()
    {
        QSignalSpy drawn(&window(), &QQuickWindow::frameSwapped);
        window().update();
        return drawn.wait(testPatience);
    }
    void press(int key) { QTest::keyClick(&window(), Qt::Key(key)); }
    [[nodiscard]] QQuickWindow &window() { return *console->window(); }
    [[nodiscard]] QString complaints() const { return console->warnings().join(QLatin1Char('\n')); }
};

} // namespace hp::tests
