// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/runtime/Controller.h"
#include "model/base/Result.h"

#include <functional>
#include <memory>
#include <vector>

namespace hp::controllers {

/// Writes of one pass, made one after the other. The first error ends the chain, and with it the
/// pass: the next one reads again and decides afresh. Lives on the control thread.
class WriteChain : public std::enable_shared_from_this<WriteChain>
{
public:
    using Step = std::function<void(Reply<Done>)>;

    void add(Step step) { m_steps.push_back(std::move(step)); }
    /// Calls `done` once, with `good` when every step went well. While it runs it owns itself.
    void run(runtime::Outcome good, std::function<void(runtime::Outcome)> done);

private:
    void next();

    std::vector<Step> m_steps{};
    std::size_t m_at = 0;
    runtime::Outcome m_good{};
    std::function<void(runtime::Outcome)> m_done{};
};

} // namespace hp::controllers
