// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Error.h"

#include <QObject>
#include <QPointer>

#include <cstddef>
#include <memory>
#include <optional>

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

    [[nodiscard]] std::size_t underWay() const { return m_underWay; }

signals:
    /// The last write that was under way has been answered.
    void idle();

private:
    friend class WritePass;
    std::size_t m_underWay = 0;
};

} // namespace hp::leader
