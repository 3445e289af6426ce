// SPDX-License-Identifier: Apache-2.0
#include "ui/overrides/PressAndHold.h"

namespace hp::ui {

namespace {

/// Longer than two repeats of a key are apart.
constexpr std::chrono::milliseconds keyRepeats{50};

} // namespace

PressAndHold::PressAndHold(UiClock &clock, QObject *parent)
    : QObject(parent)
    , m_clock(clock)
{ }

PressAndHold::~PressAndHold() = default;

void PressAndHold::start()
{
    m_isLoose = false;
    if (isDown())
        return;
    m_press = std::make_unique<QObject>();
    m_clock.after(length, m_press.get(), [this] {
        // The context dies in stop(), and this call with it: leave it first.
        QMetaObject::invokeMethod(
            this,
            [this] {
                if (!isDown())
                    return;
                const bool isLoose = m_isLoose;
                stop();
                if (!isLoose)
                    emit held();
            },
            Qt::QueuedConnection);
    });
    emit downChanged();
}

void PressAndHold::loosen()
{
    if (!isDown())
        return;
    m_isLoose = true;
    m_clock.after(keyRepeats, m_press.get(), [this, turn = ++m_loosened] {
        QMetaObject::invokeMethod(
            this,
            [this, turn] {
                if (m_isLoose && turn == m_loosened)
                    stop();
            },
            Qt::QueuedConnection);
    });
}

void PressAndHold::stop()
{
    if (!isDown())
        return;
    m_isLoose = false;
    m_press.reset();
    emit downChanged();
}

} // namespace hp::ui

#include "moc_PressAndHold.cpp"
