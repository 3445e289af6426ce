// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/runtime/Controller.h"
#include "model/base/Result.h"

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace hp::controllers {

/// What an object that refuses its write, by its schema, a webhook or a right, does to those
/// behind.
enum class AfterRefusal {
    Stop, ///< they build on it
    GoOn, ///< they are about others; the pass fails when they are made
};

/// Writes of one pass, made one after the other. The first error ends the chain, and with it the
/// pass: the next one reads again and decides afresh. Lives on the control thread.
class WriteChain : public std::enable_shared_from_this<WriteChain>
{
public:
    using Step = std::function<void(Reply<Done>)>;

    explicit WriteChain(AfterRefusal afterRefusal)
        : m_afterRefusal(afterRefusal)
    { }

    void add(Step step) { m_steps.push_back(std::move(step)); }
    /// Calls `done` once, with `good` when every step went well. While it runs it owns itself.
    void run(runtime::Outcome good, std::function<void(runtime::Outcome)> done);

private:
    void next();

    AfterRefusal m_afterRefusal;
    std::optional<Error> m_refusal{}; ///< the first one
    std::vector<Step> m_steps{};
    std::size_t m_at = 0;
    runtime::Outcome m_good{};
    std::function<void(runtime::Outcome)> m_done{};
};

} // namespace hp::controllers
