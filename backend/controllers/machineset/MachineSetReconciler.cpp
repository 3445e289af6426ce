// SPDX-License-Identifier: Apache-2.0
#include "backend/controllers/machineset/MachineSetReconciler.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

namespace hp::controllers {

using cluster::Written;
using rules::SetMember;
using runtime::Outcome;

namespace {

constexpr std::size_t namesInNote = 5;

Json withRevision(const Object &patch, const Object &object)
{
    Json body = patch.json();
    body["metadata"]["resourceVersion"] = object.resourceVersion();
    return body;
}

/// "machine a", "2 machines: a, b", "9 machines: a, b, c, d, e and 4 more".
std::string listed(const std::vector<std::string> &names)
{
    if (names.size() == 1)
        return "machine " + names.front();
    std::string text = std::to_string(names.size()) + " machines: ";
    for (std::size_t i = 0; i < std::min(names.size(), namesInNote); ++i)
        text += (i == 0 ? "" : ", ") + names[i];
    if (names.size() > namesInNote)
        text += " and " + std::to_string(names.size() - namesInNote) + " more";
    return text;
}

std::vector<std::string> namesOf(const std::vector<Object> &machines)
{
    std::vector<std::string> names;
    for (const Object &machine : machines)
        names.push_back(machine.name());
    return names;
}

/// Every different message once.
std::string joined(const std::vector<Error> &errors)
{
    std::set<std::string> said;
    std::string text;
    for (const Error &error : errors) {
        if (said.insert(error.message).second && said.size() <= namesInNote)
            text += (text.empty() ? "" : "; ") + error.message;
    }
    return text;
}

} // namespace

/// What one reconcile() call carries from callback to callback.
struct MachineSetReconciler::Pass {
    ObjectKey key{};
    rules::MachineSetView view{};
    rules::MachineSetDecision decision{};
    std::set<std::string> refused{}; ///< uids of Machines that could not be adopted
    std::function<void(Outcome)> done{};
};

MachineSetReconciler::MachineSetReconciler(cluster::Cluster &cluster,
                                           runtime::Clock &clock,
                                           const runtime::Informer &sets,
                                           const runtime::Informer &machines,
                                           Settings settings)
    : m_cluster(cluster)
    , m_clock(clock)
    , m_setCache(sets)
    , m_machines(machines)
    , m_settings(settings)
    , m_sets(sets)
    , m_index(machines)
    , m_unseen(clock, settings.timeout)
    , m_calls(cluster)
{ }

void MachineSetReconciler::reconcile(const ObjectKey &key, std::function<void(Outcome)> done)
{
    auto pass = std::make_shared<Pass>();
    pass->key = key;
    pass->view.set = m_sets.get(key);
    pass->view.settings = m_settings.rules;
    pass->view.unseen = m_unseen.of(key);
    pass->done = std::move(done);
    if (!pass->view.set) {
        m_unseen.forget(key);
    } else if (pass->view.unseen.any() && pass->view.unseen.timeout == Duration::zero()) {
        listAfresh(pass);
        return;
    }
    pass->view.machines = m_index.members(key);
    decide(pass);
}

/// The informer does not show what was done, or an answer was lost. To believe the informer now
/// could mean to create everything twice; the cluster itself knows.
void MachineSetReconciler::listAfresh(const PassPtr &pass)
{
    cluster::Query query;
    query.kind = &cluster::kinds::machine();
    query.ns = pass->key.ns;
    m_cluster.list(query, m_alive.guard([this, pass](Result<cluster::ObjectList> answer) {
        if (!answer) {
            complete(pass, Outcome::failed(answer.error()));
            return;
        }
        pass->view.unseen = {};
        pass->view.machines = m_index.membersAmong(pass->key, answer->items);
        waitForWhatDiffers(pass);
        decide(pass);
    }));
}

/// The informer is still behind: what the fresh list shows otherwise is waited for anew.
void MachineSetReconciler::waitForWhatDiffers(const PassPtr &pass)
{
    m_unseen.forget(pass->key);
    std::set<std::string> alive;
    for (const SetMember &member : pass->view.machines) {
        if (member.machine->deleting)
            continue;
        alive.insert(member.machine->uid);
        m_unseen.made(pass->key, member.machine->uid, m_machines.get(member.machine->key));
    }
    for (const SetMember &member : m_index.members(pass->key)) {
        if (!alive.contains(member.machine->uid))
            m_unseen.removed(pass->key, member.machine->uid, m_machines.get(member.machine->key));
    }
}

void MachineSetReconciler::decide(const PassPtr &pass)
{
    std::vector<SetMember> &machines = pass->view.machines;
    machines.erase(std::remove_if(machines.begin(),
                                  machines.end(),
                                  [&pass](const SetMember &member) {
                                      return pass->refused.contains(member.machine->uid);
                                  }),
                   machines.end());
    pass->decision = rules::decideMachineSet(pass->view, m_clock.now());
    store(pass);
}

void MachineSetReconciler::store(const PassPtr &pass)
{
    if (!pass->decision.status) {
        confirm(pass);
        return;
    }
    cluster::WriteOptions options;
    options.fieldManager = machineSetController;
    options.user = machineSetController;
    m_cluster.patch({&cluster::kinds::machineSet(), pass->key},
                    cluster::PatchType::Merge,
                    withRevision(pass->decision.status, pass->view.set),
                    cluster::Subresource::Status,
                    options,
                    m_alive.guard([this, pass](Result<Written> answer) {
                        if (!answer) {
                            notStored(pass, answer.error());
                            return;
                        }
                        pass->view.set = answer->object;
                        m_sets.remember(answer->object);
                        confirm(pass);
                    }));
}

void MachineSetReconciler::notStored(const PassPtr &pass, Error error)
{
    if (error.code == ErrorCode::NotFound) {
        complete(pass, Outcome::done());
    } else if (error.code == ErrorCode::Conflict) {
        complete(pass, Outcome::failed(std::move(error)));
    } else if (!pass->decision.error.empty()) {
        // A set that cannot be served may be one that cannot be written either.
        finish(pass, {});
    } else {
        error.message = "failed to update machine set status: " + error.message;
        recordEvents(pass, true, "ReconcileError", "Reconcile", error.message);
        complete(pass, Outcome::failed(std::move(error)));
    }
}

/// Machines are touched only for the set as it is, not as the informer remembers it: one that is
/// being deleted by now must not adopt the Machines that it just let go.
void MachineSetReconciler::confirm(const PassPtr &pass)
{
    const rules::MachineSetDecision &decision = pass->decision;
    if (decision.adopt.empty() && decision.create == 0 && decision.remove.empty()) {
        finish(pass, {});
        return;
    }
    m_cluster.get({&cluster::kinds::machineSet(), pass->key},
                  m_alive.guard([this, pass](Result<Object> answer) {
                      const Object &known = pass->view.set;
                      if (!answer) {
                          const bool gone = answer.error().code == ErrorCode::NotFound;
                          complete(pass, gone ? Outcome::done() : Outcome::failed(answer.error()));
                      } else if (answer->uid() != known.uid() || answer->isDeleting()
                                 || answer->generation() != known.generation()) {
                          // What it became arrives here soon, and with it the next pass.
                          complete(pass, Outcome::done());
                      } else {
                          act(pass);
                      }
                  }));
}

void MachineSetReconciler::act(const PassPtr &pass)
{
    rules::MachineSetDecision &decision = pass->decision;
    const auto goOn = [this, token = m_alive.token(), set = pass->view.set] {
        return token && isCurrent(set);
    };
    if (decision.create > 0) {
        m_calls.create(pass->view.set,
                       decision.create,
                       goOn,
                       m_alive.guard([this, pass](const MachineCallsResult &result) {
                           created(pass, result);
                       }));
    } else if (!decision.remove.empty()) {
        m_calls.remove(
            decision.remove, goOn, m_alive.guard([this, pass](const MachineCallsResult &result) {
                removed(pass, result);
            }));
    } else {
        std::vector<Object> orphans;
        for (const auto &machine : decision.adopt) {
            if (Object orphan = m_machines.get(machine->key);
                orphan && orphan.uid() == machine->uid)
                orphans.push_back(std::move(orphan));
        }
        m_calls.adopt(pass->view.set,
                      std::move(orphans),
                      goOn,
                      m_alive.guard([this, pass](const MachineCallsResult &result) {
                          adopted(pass, result);
                      }));
    }
}

void MachineSetReconciler::adopted(const PassPtr &pass, const MachineCallsResult &result)
{
    if (!result.changed.empty())
        recordEvents(
            pass, false, "SuccessfulAdopt", "Adopt", "Adopted " + listed(namesOf(result.changed)));
    // Some Machines may never be adopted, for example one that admission finds invalid: then the
    // set has to do without. Everything else is looked at again.
    for (const Error &error : result.errors) {
        if (error.code != ErrorCode::Invalid && error.code != ErrorCode::Refused
            && error.code != ErrorCode::Unauthorised)
            continue;
        for (const auto &machine : pass->decision.adopt) {
            if (machine->key.name == error.detail)
                pass->refused.insert(machine->uid);
        }
        recordEvents(pass,
                     true,
                     "ReconcileError",
                     "Reconcile",
                     "failed to adopt Machine \"" + error.detail + "\": " + error.message);
    }
    if (result.changed.empty() && pass->refused.size() == pass->decision.adopt.size()) {
        decide(pass);
        return;
    }
    const auto retry =
        std::find_if(result.errors.begin(), result.errors.end(), [](const Error &error) {
            return error.code != ErrorCode::NotFound;
        });
    complete(pass, retry == result.errors.end() ? Outcome::done() : Outcome::failed(*retry));
}

void MachineSetReconciler::created(const PassPtr &pass, const MachineCallsResult &result)
{
    for (const Object &machine : result.changed)
        m_unseen.made(pass->key, machine.uid(), m_machines.get(machine.key()));
    if (!result.changed.empty()) {
        const Message &surge = pass->decision.surge;
        recordEvents(pass,
                     false,
                     "SuccessfulCreate",
                     "Create",
                     "Created " + listed(namesOf(result.changed))
                         + (surge.empty() ? std::string() : "; " + surge.text()));
    }
    finish(pass, result);
}

void MachineSetReconciler::removed(const PassPtr &pass, const MachineCallsResult &result)
{
    std::vector<std::string> names;
    for (const Object &machine : result.changed) {
        m_unseen.removed(pass->key, machine.uid(), m_machines.get(machine.key()));
        const auto chosen =
            std::find_if(pass->decision.remove.begin(),
                         pass->decision.remove.end(),
                         [&](const auto &choice) { return choice.machine->uid == machine.uid(); });
        names.push_back(
            machine.name()
            + (chosen == pass->decision.remove.end() ? "" : " (" + chosen->why.text() + ')'));
    }
    if (!names.empty())
        recordEvents(pass, false, "SuccessfulDelete", "Delete", "Deleted " + listed(names));
    finish(pass, result);
}

void MachineSetReconciler::finish(const PassPtr &pass, const MachineCallsResult &result)
{
    const rules::MachineSetDecision &decision = pass->decision;
    if (!decision.error.empty()) {
        recordEvents(pass, true, "ReconcileError", "Reconcile", decision.error);
        complete(pass,
                 Outcome::rejected({ErrorCode::Invalid, decision.error, decision.row, nullptr}));
        return;
    }
    if (!result.errors.empty()) {
        const bool unclear =
            std::any_of(result.errors.begin(), result.errors.end(), [](const Error &error) {
                return error.code == ErrorCode::TimedOut;
            });
        if (unclear)
            m_unseen.unclear(pass->key);
        Error error = result.errors.front();
        error.message = "failed to sync Machineset replicas: " + joined(result.errors);
        recordEvents(pass, true, "ReconcileError", "Reconcile", error.message);
        complete(pass, Outcome::failed(std::move(error)));
        return;
    }
    // What was just done shows in the informer and starts the next pass; if it never does, somebody
    // has to look.
    auto next = decision.requeueAfter;
    if (const rules::UnseenWrites unseen = m_unseen.of(pass->key);
        unseen.any() && (!next || unseen.timeout < *next))
        next = unseen.timeout;
    complete(pass, next ? Outcome::recheckAfter(*next) : Outcome::done());
}

void MachineSetReconciler::recordEvents(const PassPtr &pass,
                                        bool warning,
                                        const char *reason,
                                        const char *action,
                                        const std::string &note)
{
    cluster::EventRecord record;
    record.regarding = pass->view.set;
    record.warning = warning;
    record.reason = reason;
    record.action = action;
    record.note = note;
    record.reportingController = machineSetController;
    m_cluster.recordEvent(std::move(record));
}

void MachineSetReconciler::complete(const PassPtr &pass, Outcome outcome)
{
    // The callback may own the pass; it is moved out so that nothing keeps itself alive.
    const auto done = std::exchange(pass->done, {});
    if (done)
        done(std::move(outcome));
}

bool MachineSetReconciler::isCurrent(const Object &decidedOn) const
{
    const Object now = m_setCache.get(decidedOn.key());
    return now && now.uid() == decidedOn.uid() && !now.isDeleting()
        && now.generation() <= decidedOn.generation();
}

void MachineSetReconciler::setChanged(const Object &before, const Object &after)
{
    m_index.setChanged(before, after);
}

std::vector<ObjectKey> MachineSetReconciler::machineChanged(const Object &before,
                                                            const Object &after)
{
    m_unseen.seen(before, after);
    return m_index.machineChanged(before, after);
}

std::vector<ObjectKey> MachineSetReconciler::nodeChanged(const Object &before, const Object &after)
{
    return m_index.nodeChanged(before, after);
}

} // namespace hp::controllers
