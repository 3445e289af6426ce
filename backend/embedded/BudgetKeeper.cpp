// SPDX-License-Identifier: Apache-2.0
#include "backend/embedded/BudgetKeeper.h"

#include "backend/embedded/Budget.h"

#include <QMetaObject>

#include <nlohmann/json.hpp>

namespace hp::embedded {

using cluster::kinds::pod;
using cluster::kinds::podDisruptionBudget;

BudgetKeeper::BudgetKeeper(cluster::Cluster &cluster, const Store &store, runtime::Clock &clock)
    : m_cluster(cluster)
    , m_store(store)
    , m_clock(clock)
{ }

void BudgetKeeper::review()
{
    evaluateAll({});
}

void BudgetKeeper::committed(const std::vector<Change> &changes)
{
    for (const Change &change : changes) {
        if (change.kind == &podDisruptionBudget() && !change.removed)
            evaluate(change.key);
        else if (change.kind == &pod())
            evaluateAll(change.key.ns);
        else if (change.after.at("/spec/replicas") != change.before.at("/spec/replicas"))
            evaluateAll(change.key.ns); // it may be the controller of somebody's pods
    }
}

void BudgetKeeper::evaluateAll(const std::string &ns)
{
    m_store.objects().forEach(
        podDisruptionBudget(), ns, [this](const Object &budget) { evaluate(budget.key()); });
}

void BudgetKeeper::evaluate(const ObjectKey &budget)
{
    m_due.insert(budget);
    if (!std::exchange(m_scheduled, true))
        QMetaObject::invokeMethod(this, &BudgetKeeper::work, Qt::QueuedConnection);
}

void BudgetKeeper::work()
{
    m_scheduled = false;
    for (const ObjectKey &key : std::exchange(m_due, {}))
        update(key);
}

void BudgetKeeper::update(const ObjectKey &key)
{
    const Object budget = m_store.objects().find(podDisruptionBudget(), key);
    if (!budget) {
        m_paid.erase(key);
        return;
    }
    std::vector<Object> pods;
    m_store.objects().forEach(pod(), key.ns, [&](const Object &candidate) {
        if (selects(budget, candidate))
            pods.push_back(candidate);
    });
    std::map<std::string, runtime::SteadyDeadline> &paid = m_paid[key];
    Json status = budgetStatus(budget,
                               pods,
                               expectedPods(m_store.objects(), pods),
                               m_clock.now(),
                               [this, &paid](const std::string &name, TimePoint at) {
                                   return paid[name].age(at, m_clock);
                               });
    const Json disrupted = status.value("disruptedPods", Json::object());
    std::erase_if(paid, [&disrupted](const auto &one) { return !disrupted.contains(one.first); });
    if (paid.empty())
        m_paid.erase(key);
    if (status.contains("disruptedPods") && m_timed.insert(key).second) {
        m_clock.after(evictionTimeout, this, [this, key] {
            m_timed.erase(key);
            evaluate(key);
        });
    }
    if (status == budget.at("/status"))
        return;
    Json next = budget.json();
    next["status"] = std::move(status);
    m_cluster.update({&podDisruptionBudget(), key},
                     std::move(next),
                     cluster::Subresource::Status,
                     {.user = "system:serviceaccount:kube-system:disruption-controller"},
                     [this, key](const Result<cluster::Written> &written) {
                         if (written || written.error().code == ErrorCode::NotFound)
                             return;
                         m_clock.after(
                             std::chrono::seconds(1), this, [this, key] { evaluate(key); });
                     });
}

} // namespace hp::embedded

#include "moc_BudgetKeeper.cpp"
