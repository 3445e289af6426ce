// SPDX-License-Identifier: Apache-2.0
#include "backend/embedded/Removal.h"

#include "backend/embedded/Budget.h"
#include "backend/embedded/Lifecycle.h"
#include "backend/embedded/MetadataRules.h"
#include "backend/embedded/WriteChecks.h"
#include "model/base/ApiStatus.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>

namespace hp::embedded {

using cluster::Deleted;
using cluster::DeleteOptions;
using cluster::Kind;
using cluster::ObjectRef;
using cluster::Subresource;

namespace {

/// The finalizers of an object that is deleted: a policy that somebody asked for replaces one that
/// was asked for before (deletionFinalizersForGarbageCollection in k8s.io/apiserver).
Json finalizersUnder(const std::optional<cluster::Propagation> &asked, const Object &stored)
{
    Json finalizers = stored.at("/metadata/finalizers");
    if (!finalizers.is_array())
        finalizers = Json::array();
    if (!asked)
        return finalizers;
    const char *wanted = *asked == cluster::Propagation::Foreground ? foregroundFinalizer
        : *asked == cluster::Propagation::Orphan                    ? orphanFinalizer
                                                                    : nullptr;
    Json next = Json::array();
    for (const Json &each : finalizers) {
        if (each != foregroundFinalizer && each != orphanFinalizer)
            next.push_back(each);
    }
    if (wanted)
        next.push_back(wanted);
    const bool isSame =
        next.size() == finalizers.size()
        && std::all_of(next.begin(), next.end(), [&](const Json &each) {
               return std::find(finalizers.begin(), finalizers.end(), each) != finalizers.end();
           });
    return isSame ? finalizers : next;
}

/// These three are made again at every start, so taking them away would only lose what is in them.
bool isProtected(const Kind &kind, const ObjectKey &key)
{
    return &kind == &cluster::kinds::ns()
        && (key.name == "default" || key.name == "kube-system"
            || key.name == "openshift-machine-api");
}

} // namespace

Result<Deleted> Removal::remove(const ObjectRef &ref, const DeleteOptions &options)
{
    const Kind &kind = *ref.kind;
    const WriteRequest request =
        WriteRequest::of("delete", kind, ref.key, Subresource::None, options);
    const Object stored = m_store.objects().find(kind, ref.key);
    if (!stored)
        return unexpected(notFound(kind.group, kind.plural, ref.key.name));
    if (const auto held =
            WriteChecks::checkPreconditions(request, stored, options.uid, options.resourceVersion);
        !held)
        return unexpected(held.error());
    if (isProtected(kind, ref.key))
        return unexpected(errorFrom({.code = 403,
                                     .reason = "Forbidden",
                                     .message = "namespaces \"" + ref.key.name
                                         + "\" is forbidden: this namespace may not be deleted",
                                     .kind = kind.plural,
                                     .name = ref.key.name}));
    return finish(request, stored, options);
}

/// A deletion whose preconditions hold. Ends the object at once, or marks it as terminating when
/// finalizers, dependents, namespace content or a pod's grace period still hold it.
Result<Deleted>
Removal::finish(const WriteRequest &request, const Object &stored, const DeleteOptions &options)
{
    const Kind &kind = request.kind;
    std::vector<std::string> warnings;
    if (const auto admitted = m_admission.admit(
            request.admission(AdmissionOperation::Delete, stored), Json(), warnings);
        !admitted)
        return unexpected(admitted.error());

    const Json finalizers = finalizersUnder(options.propagation, stored);
    const bool isNamespace = &kind == &cluster::kinds::ns();
    // Also an empty one is Terminating until the collector takes "kubernetes" out of its
    // finalizers.
    const bool filled = isNamespace
        && (!stored.at("/spec/finalizers").empty()
            || !m_store.objects().contentsOf(request.key.name).empty());
    const int grace = gracePeriodFor(kind, stored, options.gracePeriodSeconds);
    if (finalizers.empty() && !filled && grace == 0)
        return Deleted{m_journal.erase(request, stored), true, std::move(warnings)};

    auto next = terminated(kind, stored, grace, m_clock.now());
    const Json &before = stored.at("/metadata/finalizers");
    if (before.is_array() ? before != finalizers : !finalizers.empty()) {
        if (!next)
            next = stored.json();
        Json &metadata = (*next)["metadata"];
        if (finalizers.empty())
            metadata.erase("finalizers");
        else
            metadata["finalizers"] = finalizers;
    }
    if (!next)
        return Deleted{stored, false, std::move(warnings)};
    Object marked = m_journal.put(request, stored, std::move(*next), stored.managedFields());
    return Deleted{std::move(marked), false, std::move(warnings)};
}

/// facts/kube-api.md 1.8: the budget and the pod move in the same transaction, so a budget cannot
/// be charged for a pod that stays.
Result<Done> Removal::evict(const ObjectKey &pod, const DeleteOptions &options)
{
    const Kind &kind = cluster::kinds::pod();
    const WriteRequest request = WriteRequest::of("evict", kind, pod, Subresource::None, options);
    const Object stored = m_store.objects().find(kind, pod);
    if (!stored)
        return unexpected(notFound(kind.group, kind.plural, pod.name));
    if (const auto held =
            WriteChecks::checkPreconditions(request, stored, options.uid, options.resourceVersion);
        !held)
        return unexpected(held.error());

    auto decision = decideEviction(stored, budgetsFor(m_store.objects(), stored));
    if (!decision)
        return unexpected(decision.error());
    auto deleted = finish(request, stored, options);
    if (!deleted)
        return unexpected(deleted.error());
    if (decision->charged) {
        const Kind &budgets = cluster::kinds::podDisruptionBudget();
        const WriteRequest charge = WriteRequest::of(
            "evict", budgets, decision->charged.key(), Subresource::Status, options);
        Json next = decision->charged.json();
        next["status"] = chargedStatus(decision->charged, pod.name, m_clock.now());
        ManagedFields managed = m_owners.after(charge, decision->charged, next, {});
        m_journal.put(charge, decision->charged, std::move(next), std::move(managed));
    }
    return Done{};
}

} // namespace hp::embedded
