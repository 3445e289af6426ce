// SPDX-License-Identifier: Apache-2.0
#include "backend/controllers/machine/DrainAttempt.h"

#include "backend/controllers/machine/EvictionAnswer.h"
#include "model/resource/Machine.h"

#include <algorithm>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <tuple>
#include <utility>

namespace hp::controllers {

using cluster::Deleted;
using cluster::ObjectList;
using cluster::Written;
using rules::AttemptResult;
using rules::DaemonSetLookup;

namespace {

std::string quoted(const std::string &text)
{
    return '"' + text + '"';
}

std::string evictError(const ObjectKey &pod, const std::string &why)
{
    return "error when evicting pods/" + quoted(pod.name) + " -n " + quoted(pod.ns) + ": " + why;
}

std::string waitError(const ObjectKey &pod)
{
    return "error when waiting for pod " + quoted(pod.name) + " in namespace " + quoted(pod.ns)
        + " to terminate: context deadline exceeded";
}

/// The end of a pod that is being deleted is no further away than this, whatever the clock says.
Duration graceOf(const Object &pod)
{
    const Json &seconds = pod.at("/metadata/deletionGracePeriodSeconds");
    constexpr std::int64_t longest = 24 * 60 * 60;
    return std::chrono::seconds(seconds.is_number_integer() ? std::clamp<std::int64_t>(
                                    seconds.get<std::int64_t>(), 0, longest)
                                                            : longest);
}

} // namespace

DrainAttempt::DrainAttempt(cluster::Cluster &cluster,
                           runtime::Clock &clock,
                           const runtime::Informer &pods,
                           Object node,
                           rules::DrainSettings settings)
    : m_cluster(cluster)
    , m_clock(clock)
    , m_pods(pods)
    , m_node(std::move(node))
    , m_settings(settings)
    , m_unreachable(rules::isUnreachable(m_node))
{ }

DrainAttempt::~DrainAttempt() = default;

void DrainAttempt::start(Finished finished, Blocked blocked)
{
    m_finished = std::move(finished);
    m_blocked = std::move(blocked);
    if (machine::isCordoned(m_node))
        listPods();
    else
        cordon();
}

void DrainAttempt::cordon()
{
    cluster::WriteOptions options;
    options.fieldManager = drainController;
    options.user = drainController;
    m_cluster.patch({&cluster::kinds::node(), m_node.key()},
                    cluster::PatchType::Merge,
                    Json{{"spec", {{"unschedulable", true}}}},
                    cluster::Subresource::None,
                    options,
                    m_alive.guard([this](const Result<Written> &answer) {
                        if (answer)
                            listPods();
                        else
                            finish({AttemptResult::Kind::CordonFailed, answer.error().message, {}});
                    }));
}

void DrainAttempt::listPods()
{
    cluster::Query query;
    query.kind = &cluster::kinds::pod();
    query.fieldSelector = "spec.nodeName=" + m_node.name();
    m_cluster.list(query, m_alive.guard([this](const Result<ObjectList> &answer) {
        if (answer)
            lookUp(answer->items);
        else
            fail(answer.error().message);
    }));
}

void DrainAttempt::lookUp(std::vector<Object> pods)
{
    for (const Object &pod : pods) {
        const std::string name = rules::controllingDaemonSet(pod);
        if (!name.empty())
            m_daemonSets.try_emplace(ObjectKey{pod.ns(), name});
    }
    m_openLookups = m_daemonSets.size();
    if (m_openLookups == 0) {
        filter(pods);
        return;
    }
    const auto shared = std::make_shared<std::vector<Object>>(std::move(pods));
    for (const auto &[key, lookup] : m_daemonSets) {
        m_cluster.get({&cluster::kinds::daemonSet(), key},
                      m_alive.guard([this, key = key, shared](const Result<Object> &answer) {
                          if (answer)
                              m_daemonSets[key] = {DaemonSetLookup::Exists, {}};
                          else if (answer.error().code == ErrorCode::NotFound)
                              m_daemonSets[key] = {DaemonSetLookup::Missing, {}};
                          else
                              m_daemonSets[key] = {DaemonSetLookup::Failed, answer.error().message};
                          if (--m_openLookups == 0)
                              filter(*shared);
                      }));
    }
}

void DrainAttempt::filter(const std::vector<Object> &pods)
{
    std::map<std::string, std::string> refusals; // reason -> the pods it is about
    for (const Object &pod : pods) {
        rules::PodFilterView view;
        view.pod = pod;
        view.nodeUnreachable = m_unreachable;
        view.unreachableGrace = m_settings.unreachableGrace;
        if (const std::string owner = rules::controllingDaemonSet(pod); !owner.empty())
            std::tie(view.daemonSet, view.lookupError) = m_daemonSets[{pod.ns(), owner}];

        const rules::PodDecision decision = rules::decidePod(view, m_clock.now());
        if (decision.verdict == rules::PodVerdict::Refuse) {
            std::string &names = refusals[decision.reason.text()];
            names += (names.empty() ? "" : ", ") + toString(pod.key());
        } else if (decision.verdict == rules::PodVerdict::Evict) {
            m_leaving[pod.key()].pod = pod;
        }
    }
    if (!refusals.empty()) {
        std::vector<std::string> errors;
        for (const auto &[reason, names] : refusals)
            errors.push_back("cannot delete " + reason + ": " + names);
        fail(rules::joinErrors(errors));
        return;
    }

    m_clock.after(m_settings.budget, &m_context, m_alive.guard([this] { outOfTime(); }));
    if (m_unreachable)
        pollUnreachable();
    std::vector<ObjectKey> keys;
    for (const auto &[key, leaving] : m_leaving)
        keys.push_back(key);
    for (const ObjectKey &key : keys)
        evict(key);
    checkFinished();
}

void DrainAttempt::evict(const ObjectKey &key)
{
    const auto it = m_leaving.find(key);
    if (it == m_leaving.end())
        return;
    cluster::DeleteOptions options;
    options.user = drainController;
    // A pod of the same name that came later is not the one that has to leave.
    options.uid = it->second.pod.uid();
    if (m_unreachable)
        options.gracePeriodSeconds = 1;
    m_cluster.evict(key, options, m_alive.guard([this, key](const Result<Done> &answer) {
        evicted(key, answer);
    }));
}

void DrainAttempt::evicted(const ObjectKey &key, const Result<Done> &answer)
{
    const auto it = m_leaving.find(key);
    if (it == m_leaving.end())
        return;
    Leaving &leaving = it->second;
    if (answer) {
        leaving.evicted = true;
        leaving.blocking = {};
        if (!m_pods.get(key))
            confirmGone(key, {});
        return;
    }
    const Object now = m_pods.get(key);
    switch (readEvictionError(answer.error())) {
    case EvictionAnswer::Gone:
        gone(key);
        return;
    case EvictionAnswer::Unclear:
        confirmGone(key, [this, key, error = answer.error()] { tryAgain(key, error); });
        return;
    case EvictionAnswer::NamespaceGoing:
        if (now && now.isDeleting()) {
            leaving.evicted = true;
            return;
        }
        [[fallthrough]];
    case EvictionAnswer::Later:
        tryAgain(key, answer.error());
        return;
    case EvictionAnswer::Never:
        leaving.failure = evictError(key, answer.error().message);
        leaving.blocking = blockingBudget(key, answer.error());
        checkFinished();
        return;
    }
}

void DrainAttempt::tryAgain(const ObjectKey &key, const Error &error)
{
    refused(m_leaving.at(key), error);
    m_clock.after(m_settings.evictRetry, &m_context, m_alive.guard([this, key] { evict(key); }));
}

void DrainAttempt::refused(Leaving &leaving, const Error &error)
{
    leaving.blocking = blockingBudget(leaving.pod.key(), error);
    std::vector<rules::BlockingPod> blocking;
    for (const auto &[key, other] : m_leaving) {
        if (!other.blocking.pdb.empty() || !other.blocking.says.empty())
            blocking.push_back(other.blocking);
    }
    if (blocking.empty() || blocking == m_reported)
        return;
    m_reported = blocking;
    m_blocked(std::move(blocking));
}

/// `otherwise`: it is there still, or nobody knows.
void DrainAttempt::confirmGone(const ObjectKey &key, std::function<void()> otherwise)
{
    // The informer may lag behind the list that we acted on; the store itself knows.
    m_cluster.get(
        {&cluster::kinds::pod(), key},
        m_alive.guard([this, key, otherwise = std::move(otherwise)](const Result<Object> &answer) {
            const auto it = m_leaving.find(key);
            if (it == m_leaving.end())
                return;
            const bool missing = !answer && answer.error().code == ErrorCode::NotFound;
            if (missing || (answer && answer->uid() != it->second.pod.uid()))
                gone(key);
            else if (otherwise)
                otherwise();
        }));
}

void DrainAttempt::podChanged(const Object &before, const Object &after)
{
    if (!before)
        return;
    const auto it = m_leaving.find(before.key());
    if (it == m_leaving.end() || it->second.pod.uid() != before.uid())
        return;
    if (!after || after.uid() != before.uid())
        gone(before.key());
}

void DrainAttempt::pollUnreachable()
{
    // Nobody will ever confirm these: a pod whose deletion was asked for longer ago counts as gone.
    std::vector<ObjectKey> given;
    for (auto &[key, leaving] : m_leaving) {
        const Object pod = m_pods.get(key);
        const auto since = pod ? pod.deletionTimestamp() : std::nullopt;
        if (since
            && leaving.ends.left(*since, m_clock, -Duration::max(), graceOf(pod))
                < -m_settings.unreachableGrace)
            given.push_back(key);
    }
    for (const ObjectKey &key : given)
        m_leaving.erase(key);
    m_clock.after(
        std::chrono::seconds(1), &m_context, m_alive.guard([this] { pollUnreachable(); }));
    if (!given.empty())
        checkFinished();
}

void DrainAttempt::gone(const ObjectKey &key)
{
    m_leaving.erase(key);
    checkFinished();
}

void DrainAttempt::outOfTime()
{
    const auto seconds =
        std::chrono::duration_cast<std::chrono::seconds>(m_settings.budget).count();
    for (auto &[key, leaving] : m_leaving) {
        if (!leaving.failure.empty())
            continue;
        if (leaving.evicted)
            leaving.failure = waitError(key);
        else
            leaving.failure =
                evictError(key, "global timeout reached: " + std::to_string(seconds) + 's');
    }
    checkFinished();
}

void DrainAttempt::checkFinished()
{
    std::vector<std::string> errors;
    AttemptResult result;
    for (const auto &[key, leaving] : m_leaving) {
        if (leaving.failure.empty())
            return;
        errors.push_back(leaving.failure);
        rules::BlockingPod blocking = leaving.blocking;
        blocking.ns = key.ns;
        blocking.pod = key.name;
        result.blocking.push_back(blocking);
    }
    if (!errors.empty()) {
        result.kind = AttemptResult::Kind::Failed;
        result.error = rules::joinErrors(errors);
    }
    finish(std::move(result));
}

void DrainAttempt::fail(const std::string &error)
{
    finish({AttemptResult::Kind::Failed, error, {}});
}

void DrainAttempt::finish(AttemptResult result)
{
    m_alive.end();
    const Finished finished = std::exchange(m_finished, {});
    if (finished)
        finished(std::move(result));
}

void podChangedFor(const DrainAttempts &attempts, const Object &before, const Object &after)
{
    std::vector<ObjectKey> keys;
    for (const auto &[key, running] : attempts)
        keys.push_back(key);
    for (const ObjectKey &key : keys) {
        if (const auto it = attempts.find(key); it != attempts.end())
            it->second->podChanged(before, after);
    }
}

} // namespace hp::controllers
