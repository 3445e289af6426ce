// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/runtime/Clock.h"

#include <QObject>

#include <functional>
#include <vector>

namespace hp::runtime {

class Controller;
class Informer;

/// Controllers that belong together, wired to the informers they read. Lives on the control thread;
/// what a group was given outlives it. Whoever composes a backend owns groups and knows no more of
/// them than this.
class ControllerGroup : public QObject
{
    Q_OBJECT
public:
    ~ControllerGroup() override = default;

    /// Lists and watches; the controllers begin when all lists are in.
    void start();
    /// Takes no more keys; passes in work end by themselves. Safe to call twice.
    void stop();
    /// All lists are in, and nobody has stopped it.
    [[nodiscard]] bool isRunning() const { return m_running; }
    /// No key is waiting to run now and none is in work; what has a timer does not count.
    [[nodiscard]] bool isIdle() const;
    /// The controllers of the group, for metrics. Never null; they live as long as the group.
    [[nodiscard]] std::vector<const Controller *> controllers() const;

protected:
    struct Parts {
        std::vector<Informer *> informers{};
        std::vector<Controller *> controllers{};
        /// Everything is looked at when the lists are in, and each time `resync` has passed.
        std::function<void()> resyncAll{};
        Duration resync{}; ///< zero: never again
        /// What is done when the lists are in instead of resyncAll; mostly nothing else.
        std::function<void()> begin{};
    };

    ControllerGroup() = default;
    /// Called once, by the constructor of a group, which owns the parts.
    void assemble(Clock &clock, Parts parts);
    /// Enqueues whatever the informer knows, behind all that is news. A key with a timer is looked
    /// at anyway; overtaking it would defeat its back-off.
    static void enqueueAll(const Informer &objects, Controller &controller);

private:
    void startWhenKnown();
    void planResync();

    Clock *m_clock = nullptr;
    Parts m_parts{};
    bool m_running = false;
    bool m_stopped = false;
};

} // namespace hp::runtime
