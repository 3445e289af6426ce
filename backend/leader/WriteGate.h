// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Error.h"
#include "model/base/Result.h"

#include <QMetaObject>
#include <QObject>
#include <QPointer>

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <utility>

namespace hp::leader {

class WriteGate;

/// One write on its way, from its call to its answer.
class WritePass
{
public:
    explicit WritePass(WriteGate &gate);
    WritePass(const WritePass &) = delete;
    WritePass &operator=(const WritePass &) = delete;
    ~WritePass() { finish(); }

    /// Safe to call twice.
    void finish();

private:
    QPointer<WriteGate> m_gate;
};

/// Says whether controllers may write at this moment, and knows how many of their writes are under
/// way. Lives on the control thread.
class WriteGate : public QObject
{
    Q_OBJECT
public:
    using QObject::QObject;

    /// Why nothing may be written now; nullopt: go ahead. Asked for every single write.
    [[nodiscard]] virtual std::optional<Error> refusal() const = 0;
    /// Says whether the gate is open, on any thread and also while this one stands still: for what
    /// waits elsewhere before it goes out. It stays good for as long as somebody keeps it, and
    /// never says more than refusal().
    [[nodiscard]] virtual std::function<bool()> stillOpen() const = 0;

    [[nodiscard]] std::size_t underWay() const { return m_underWay; }

signals:
    /// The last write that was under way has been answered.
    void idle();

private:
    friend class WritePass;
    std::size_t m_underWay = 0;
};

/// The reply of a write that may go out now, which counts as under way until it is answered. Null
/// when the gate is closed: then the refusal is on its way already, later than this call returns.
template<typename T>
[[nodiscard]] Reply<T> throughGate(WriteGate &gate, QObject &context, Reply<T> reply)
{
    if (auto refusal = gate.refusal()) {
        QMetaObject::invokeMethod(
            &context,
            [reply = std::move(reply), error = std::move(*refusal)] { reply(unexpected(error)); },
            Qt::QueuedConnection);
        return {};
    }
    return [reply = std::move(reply), pass = std::make_shared<WritePass>(gate)](Result<T> result) {
        // Before the answer is used: what it leads to is a write of its own.
        pass->finish();
        reply(std::move(result));
    };
}

} // namespace hp::leader
