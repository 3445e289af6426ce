// SPDX-License-Identifier: Apache-2.0
#include "backend/controllers/maintenance/MaintenancePatch.h"

#include "model/resource/Finalizers.h"
#include "model/resource/Machine.h"
#include "model/rules/maintenance/MaintenanceNames.h"
#include "model/rules/remediation/HostFence.h"

#include <string>
#include <utility>

namespace hp::controllers {

using maintenance::MaintenanceStep;
using maintenance::MaintenanceView;
namespace kinds = cluster::kinds;

namespace {

MaintenancePatch onMaintenance(const MaintenanceView &view, Json body)
{
    return {&kinds::machineMaintenance(), view.maintenance, std::move(body)};
}

MaintenancePatch withFinalizers(const MaintenanceView &view, Json finalizers)
{
    return onMaintenance(view,
                         {{"metadata",
                           {{"resourceVersion", view.maintenance.resourceVersion()},
                            {"finalizers", std::move(finalizers)}}}});
}

Json annotation(const std::string &key, Json value)
{
    return {{"metadata", {{"annotations", {{key, std::move(value)}}}}}};
}

MaintenancePatch onMachine(const MaintenanceView &view, const char *key, Json value)
{
    return {&kinds::machine(), view.machine, annotation(key, std::move(value))};
}

MaintenancePatch onNode(const MaintenanceView &view, Json label)
{
    return {&kinds::node(),
            view.node,
            {{"metadata", {{"labels", {{maintenance::excludeLabel, std::move(label)}}}}}}};
}

MaintenancePatch onHost(const MaintenanceView &view, Json body)
{
    return {&kinds::bareMetalHost(), view.host, std::move(body)};
}

} // namespace

MaintenancePatch patchFor(MaintenanceStep step, const MaintenanceView &view)
{
    const std::string key = maintenance::rebootKey(view.maintenance.text("/spec/eventid"));
    switch (step) {
    case MaintenanceStep::Keep:
        return withFinalizers(view, finalizersWith(view.maintenance, maintenance::finalizer));
    case MaintenanceStep::LetGo:
        return withFinalizers(view, finalizersWithout(view.maintenance, maintenance::finalizer));
    case MaintenanceStep::Schedule:
        return onMaintenance(view, {{"spec", {{"maintenancescheduled", true}}}});
    case MaintenanceStep::Exempt:
        return onMachine(view, maintenance::underWay, view.maintenance.name());
    case MaintenanceStep::EndExemption:
        return onMachine(view, maintenance::underWay, {});
    case MaintenanceStep::Prefer: {
        MaintenancePatch patch = onMachine(view, machine::deleteMachine, view.maintenance.name());
        // Somebody else may annotate it at the same time, and that value is theirs.
        patch.body["metadata"]["resourceVersion"] = view.machine.resourceVersion();
        return patch;
    }
    case MaintenanceStep::EndPreference:
        return onMachine(view, machine::deleteMachine, {});
    case MaintenanceStep::Cordon:
    case MaintenanceStep::Uncordon: {
        const bool cordons = step == MaintenanceStep::Cordon;
        MaintenancePatch patch = onNode(view, cordons ? Json("true") : Json());
        patch.body["spec"]["unschedulable"] = cordons ? Json(true) : Json();
        return patch;
    }
    case MaintenanceStep::Unlabel:
        return onNode(view, {});
    case MaintenanceStep::AddKey:
        return onHost(view, annotation(key, maintenance::softRequest));
    case MaintenanceStep::RemoveKey:
        return onHost(view, rules::releaseKeyPatch(key).json());
    case MaintenanceStep::Stop:
    case MaintenanceStep::TryDrain:
    case MaintenanceStep::DeleteMachine:
    case MaintenanceStep::DeleteMaintenance:
        break;
    }
    return {};
}

} // namespace hp::controllers
