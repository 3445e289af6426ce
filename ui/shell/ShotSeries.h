// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/machine/MachineViewModel.h"
#include "ui/overrides/Overrides.h"
#include "ui/session/GatewaySession.h"
#include "ui/shell/Console.h"
#include "ui/theme/Theme.h"

#include <QObject>

#include <optional>

class QQuickWindow;

namespace hp::ui {

/// What a picture shows, read from the words of `--shot`.
struct ShotPage {
    /// The name of a page, kiosk, palette or keys, or review: what would end that which stops the
    /// machine.
    QString page{};
    ThemeChoice theme = ThemeChoice::Light;
    QString machine{};
};

[[nodiscard]] std::optional<ShotPage> shotPage(const QString &words);

/// Takes pictures of pages one after the other, each when its data has arrived.
class ShotSeries : public QObject
{
    Q_OBJECT

public:
    ShotSeries(QList<ConsoleShot> shots,
               QQuickWindow &window,
               Theme &theme,
               GatewaySession &session,
               MachineViewModel &machine,
               Overrides &overrides,
               UiClock &clock,
               QObject *parent = nullptr);

    void start();

signals:
    /// `failure` is empty when every picture was written.
    void finished(const QString &failure);

private:
    void prepare();
    void poll();
    [[nodiscard]] bool isReady();
    void capture();

    QList<ConsoleShot> m_shots;
    QQuickWindow &m_window;
    Theme &m_theme;
    GatewaySession &m_session;
    MachineViewModel &m_machine;
    Overrides &m_overrides;
    UiClock &m_clock;
    qsizetype m_index = 0;
    ShotPage m_page;
    std::chrono::milliseconds m_giveUpAt{};
};

} // namespace hp::ui
