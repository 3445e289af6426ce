// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/controllers/remediation/HostFinder.h"
#include "backend/controllers/remediation/RemediationSteps.h"
#include "backend/runtime/Clock.h"
#include "backend/runtime/Controller.h"
#include "backend/runtime/SteadyDeadline.h"
#include "model/resource/Machine.h"

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <utility>

namespace hp::controllers {

/// What the passes of both flows of a remediation have in common: each object that the rule looks
/// at is read for this pass, one after the other, and what cannot be read ends the pass. `View` is
/// the rule's, with the members machine, host and node. Lives on the control thread; what is passed
/// in outlives it.
template<typename View>
class Remediator : public runtime::Reconciler
{
public:
    Remediator(RemediationSteps &steps, const runtime::Clock &clock, const HostFinder &hosts)
        : m_steps(steps)
        , m_clock(clock)
        , m_hosts(hosts)
    { }

protected:
    /// What one reconcile() call carries from callback to callback.
    struct Pass {
        View view{};
        std::function<void(runtime::Outcome)> done{};
    };
    using PassPtr = std::shared_ptr<Pass>;

    [[nodiscard]] static PassPtr passFor(std::function<void(runtime::Outcome)> done)
    {
        auto pass = std::make_shared<Pass>();
        pass->done = std::move(done);
        return pass;
    }

    /// Until a time that the object of this key stores, by a clock that does not step; one without
    /// is forgotten. `most` as of SteadyDeadline.
    std::optional<Duration>
    leftOf(const ObjectKey &key, std::optional<TimePoint> stored, Duration most)
    {
        if (!stored) {
            m_deadlines.erase(key);
            return std::nullopt;
        }
        return m_deadlines[key].left(*stored, m_clock, Duration::min(), most);
    }

    /// Reads `key` into a member of the view, null when it does not exist, and goes on with `next`.
    template<typename Next>
    void read(const PassPtr &pass,
              const cluster::Kind &kind,
              const ObjectKey &key,
              Object View::*member,
              Next next)
    {
        m_steps.read(kind, key, [pass, member, next](const Result<Object> &found) {
            if (!found) {
                pass->done(runtime::Outcome::failed(found.error()));
                return;
            }
            pass->view.*member = *found;
            next();
        });
    }

    /// The Node of the Machine's nodeRef, and then the decision.
    void readNode(const PassPtr &pass)
    {
        const std::string &name = machine::nodeName(pass->view.machine);
        if (name.empty()) {
            decide(pass);
            return;
        }
        m_steps.read(cluster::kinds::node(), {{}, name}, [this, pass](const Result<Object> &node) {
            if (node)
                pass->view.node = *node;
            else if (!canDoWithoutNode(pass, node.error())) {
                pass->done(runtime::Outcome::failed(node.error()));
                return;
            }
            decide(pass);
        });
    }

    /// Whether the rule can decide although the Node cannot be read.
    virtual bool canDoWithoutNode(const PassPtr &, const Error &) { return false; }
    virtual void decide(const PassPtr &pass) = 0;

    RemediationSteps &m_steps;
    const runtime::Clock &m_clock;
    const HostFinder &m_hosts;

private:
    std::map<ObjectKey, runtime::SteadyDeadline> m_deadlines{};
};

} // namespace hp::controllers
