// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Text.h"

#include <QObject>
#include <QTimer>

#include <cstdio>
#include <string>
#include <unistd.h>
#include <utility>

namespace hp::app {

/// Tells a person at a terminal how far it is; a script hears nothing. The line is gone at the end.
class ProgressLine
{
public:
    ProgressLine() = default;
    ProgressLine(const ProgressLine &) = delete;
    ProgressLine &operator=(const ProgressLine &) = delete;
    ~ProgressLine() { clear(); }

    void show(const std::string &text)
    {
        if (!m_terminal)
            return;
        m_shown = true;
        std::fprintf(stderr, "\r\033[K%s", visible(text).c_str());
    }
    void clear()
    {
        if (std::exchange(m_shown, false))
            std::fputs("\r\033[K", stderr);
    }

private:
    bool m_terminal = isatty(STDERR_FILENO) != 0;
    bool m_shown = false;
};

/// Says how long an answer has been waited for, from the first second on, as long as it lives and
/// an event loop runs.
class WaitingLine
{
public:
    explicit WaitingLine(std::string what)
        : m_what(std::move(what))
    {
        QObject::connect(&m_timer, &QTimer::timeout, &m_timer, [this] {
            m_line.show(m_what + ": " + std::to_string(++m_seconds) + " s");
        });
        m_timer.start(1000);
    }

private:
    std::string m_what;
    int m_seconds = 0;
    ProgressLine m_line{};
    QTimer m_timer{};
};

} // namespace hp::app
