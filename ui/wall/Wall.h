// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/theme/Theme.h"
#include "ui/wall/WallFace.h"
#include "ui/wall/WallProgram.h"
#include "ui/wall/WallSound.h"
#include "ui/wall/WallWindow.h"

#include <QQmlEngine>
#include <QStringList>

class QGuiApplication;

namespace hp::ui {

struct WallSetup {
    QList<WallPlace> places{}; ///< at least one; several take turns
    WallQuery query{};
    ThemeChoice theme = ThemeChoice::System;
    /// It leaves when the first picture is on the screen, and says what went wrong.
    bool selfTest = false;
};

/// A wall in a window of its own: its program, what draws it, and the window that ignores
/// everybody. GUI thread; the clock outlives it.
class Wall : public QObject
{
    Q_OBJECT

public:
    Wall(const WallSetup &setup, UiClock &clock, QObject *parent = nullptr);
    ~Wall() override;

    /// Shows it, on the whole screen or in a window of that size. False when its QML does not load.
    [[nodiscard]] bool show(QSize size = {});
    [[nodiscard]] WallWindow &window() { return *m_window; }
    [[nodiscard]] Theme &theme() { return m_theme; }
    [[nodiscard]] WallProgram &program() { return m_program; }
    [[nodiscard]] WallFace &face() { return m_face; }
    /// What QML complained about.
    [[nodiscard]] const QStringList &warnings() const { return m_warnings; }

private:
    void measure();
    void fillScreen();

    WallSetup m_setup;
    Theme m_theme;
    WallProgram m_program;
    WallFace m_face;
    WallSound m_sound;
    QQmlEngine m_engine;
    std::unique_ptr<WallWindow> m_window;
    QMetaObject::Connection m_geometry;
    QStringList m_warnings;
};

/// Inches of a screen as it says itself; what the browser's wall takes for granted where it says
/// nothing that can be.
[[nodiscard]] double diagonalOf(QSizeF millimetres);

/// Shows a wall until somebody ends it as docs/walls.md says. Call it before any window exists.
/// Returns the exit code; what failed is said on stderr.
int runWall(QGuiApplication &app, const WallSetup &setup);

} // namespace hp::ui
