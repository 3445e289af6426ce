// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>

#include <vector>

namespace hp::runtime {

class Controller;

/// Controllers that belong together, wired to the informers they read. Lives on the control thread;
/// what a group was given outlives it. Whoever composes a backend owns groups and knows no more of
/// them than this.
class ControllerGroup : public QObject
{
    Q_OBJECT
public:
    using QObject::QObject;

    /// Lists and watches; the controllers begin when all lists are in.
    virtual void start() = 0;
    /// Takes no more keys; passes in work end by themselves. Safe to call twice.
    virtual void stop() = 0;
    /// All lists are in, and nobody has stopped it.
    [[nodiscard]] virtual bool isRunning() const = 0;
    /// No key is waiting to run now and none is in work.
    [[nodiscard]] virtual bool isIdle() const = 0;
    /// The controllers of the group, for metrics. Never null; they live as long as the group.
    [[nodiscard]] virtual std::vector<const Controller *> controllers() const { return {}; }
};

} // namespace hp::runtime
