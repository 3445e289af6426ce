// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/support/gateway/DemoFleet.h"
#include "tests/support/gateway/ScriptedGateway.h"
#include "ui/shell/AllClustersWindow.h"
#include "ui/shell/ConsoleWindow.h"
#include "ui/wall/Wall.h"

#include <QQuickItem>
#include <QQuickWindow>
#include <QTemporaryDir>

#include <functional>
#include <memory>

namespace hp::tests {

/// The instant at which the demo fleet is what it is.
[[nodiscard]] QDateTime demoNow();
[[nodiscard]] QString pageOf(const QQuickWindow &window);
/// Every item that a person can see.
void eachVisible(const QQuickItem &item, const std::function<void(const QQuickItem &)> &visit);
/// What is written on the screen; only what was cut when `cut` is set.
[[nodiscard]] QStringList textsOn(const QQuickWindow &window, bool cut = false);
[[nodiscard]] bool isSaid(const QQuickWindow &window, const QString &words);
/// The visible button that says that and no more; null without one.
[[nodiscard]] const QQuickItem *buttonOf(const QQuickWindow &window, const QString &text);
/// Until what was changed has been drawn.
[[nodiscard]] bool draw(QQuickWindow &window);
/// A person's click on the middle of an item, where it was drawn: a row places its buttons no
/// sooner. False without an item, and when it did not get the press: a warning names what took it.
[[nodiscard]] bool clickOn(QQuickWindow &window, const QQuickItem *item);

/// The console over the demo fleet, on a clock that stands still. For QtTest.
class ConsoleStage
{
    std::unique_ptr<QTemporaryDir> m_folder;

public:
    DemoFleet demo;
    ScriptedGateway gateway;
    ui::ManualUiClock clock;
    std::unique_ptr<ui::ConsoleWindow> console;
    bool lab = false; ///< what the next start is of

    explicit ConsoleStage(int machines = 60);
    void setFleet(const QJsonObject &rows);
    /// The console before this one was killed with these overrides under way.
    void leaveUnfinished(const QStringList &ids);
    /// Where the console keeps what a person chose; nothing is kept unless this was called before
    /// the start.
    QString preferencesFile();
    /// Until there is a window that has the keyboard.
    [[nodiscard]] bool start(bool kiosk = false, ui::ThemeChoice theme = ui::ThemeChoice::Light);
    /// Until the fleet is in it as well.
    [[nodiscard]] bool show(bool kiosk = false, ui::ThemeChoice theme = ui::ThemeChoice::Light);
    /// Over the wait of a person who stops at a machine, until its page is full.
    [[nodiscard]] bool fillMachine();
    [[nodiscard]] bool draw() { return tests::draw(window()); }
    void press(int key);
    /// From now on another window than that of the console is what is looked at; `kept` keeps it,
    /// and what it shows. It gets size and colours of the console's.
    void lookAt(ui::AllClustersWindow &other, std::shared_ptr<void> kept);
    void lookAt(ui::Wall &wall, std::shared_ptr<void> kept);
    [[nodiscard]] QQuickWindow &window() { return m_other ? *m_other : *console->window(); }
    [[nodiscard]] QString complaints() const;

private:
    void lookAt(QQuickWindow &other,
                ui::Theme &theme,
                std::function<QStringList()> complaints,
                std::shared_ptr<void> kept);

    std::shared_ptr<void> m_kept; ///< goes before what it looks at
    QQuickWindow *m_other = nullptr;
    std::function<QStringList()> m_otherComplaints;
};

} // namespace hp::tests
