// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/leader/WriteGate.h"
#include "model/base/Result.h"

#include <QMetaObject>

#include <memory>
#include <utility>

namespace hp::leader {

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
