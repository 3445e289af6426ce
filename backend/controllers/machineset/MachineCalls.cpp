// SPDX-License-Identifier: Apache-2.0
#include "backend/controllers/machineset/MachineCalls.h"

#include "model/rules/machineset/MachineTemplate.h"

#include <nlohmann/json.hpp>
#include <utility>

namespace hp::controllers {

namespace {

/// Enough to fill a commit, few enough to leave the cluster to others as well.
constexpr std::size_t callsAtATime = 128;

cluster::WriteOptions writeOptions()
{
    cluster::WriteOptions options;
    options.fieldManager = machineSetController;
    options.user = machineSetController;
    return options;
}

} // namespace

struct MachineCalls::Run {
    std::size_t count = 0;
    std::size_t next = 0;
    std::size_t inWork = 0;
    bool pumping = false;
    std::function<void(const RunPtr &run, std::size_t index)> call{};
    GoOn goOn{};
    Done done{};
    MachineCallsResult result{};
};

void MachineCalls::pump(const RunPtr &run)
{
    if (std::exchange(run->pumping, true))
        return;
    while (run->next < run->count && run->inWork < callsAtATime) {
        if (!run->goOn()) {
            run->next = run->count;
            break;
        }
        ++run->inWork;
        run->call(run, run->next++);
    }
    run->pumping = false;
    if (run->inWork > 0 || run->next < run->count)
        return;
    // Whoever made this run may be held by its own callbacks.
    const Done done = std::exchange(run->done, {});
    run->call = {};
    run->goOn = {};
    if (done)
        done(std::move(run->result));
}

void MachineCalls::answered(const RunPtr &run)
{
    --run->inWork;
    pump(run);
}

void MachineCalls::create(const Object &machineSet, std::size_t count, GoOn goOn, Done done)
{
    const auto run = std::make_shared<Run>();
    run->count = count;
    run->goOn = std::move(goOn);
    run->done = std::move(done);
    run->call = [this, ns = machineSet.ns(), machine = rules::machineFrom(machineSet)](
                    const RunPtr &current, std::size_t) {
        m_cluster.create(cluster::kinds::machine(),
                         ns,
                         machine,
                         writeOptions(),
                         [current](Result<cluster::Written> answer) {
                             if (answer)
                                 current->result.changed.push_back(answer->object.atRest());
                             else
                                 current->result.errors.push_back(answer.error());
                             answered(current);
                         });
    };
    pump(run);
}

void MachineCalls::adopt(const Object &machineSet,
                         std::vector<Object> machines,
                         GoOn goOn,
                         Done done)
{
    const auto run = std::make_shared<Run>();
    run->count = machines.size();
    run->goOn = std::move(goOn);
    run->done = std::move(done);
    run->call = [this, machineSet, machines = std::move(machines)](const RunPtr &current,
                                                                   std::size_t index) {
        const Object &machine = machines[index];
        m_cluster.patch({&cluster::kinds::machine(), machine.key()},
                        cluster::PatchType::Merge,
                        rules::adoptionOf(machineSet, machine),
                        cluster::Subresource::None,
                        writeOptions(),
                        [current, name = machine.name()](Result<cluster::Written> answer) {
                            if (answer) {
                                current->result.changed.push_back(answer->object.atRest());
                            } else {
                                Error error = answer.error();
                                error.detail = name;
                                current->result.errors.push_back(std::move(error));
                            }
                            answered(current);
                        });
    };
    pump(run);
}

void MachineCalls::remove(std::vector<rules::ChosenMachine> machines, GoOn goOn, Done done)
{
    const auto run = std::make_shared<Run>();
    run->count = machines.size();
    run->goOn = std::move(goOn);
    run->done = std::move(done);
    run->call = [this, machines = std::move(machines)](const RunPtr &current, std::size_t index) {
        const rules::SetMachine &machine = *machines[index].machine;
        cluster::DeleteOptions options;
        options.uid = machine.uid;
        options.user = machineSetController;
        m_cluster.remove({&cluster::kinds::machine(), machine.key},
                         options,
                         [current, name = machine.key.name](Result<cluster::Deleted> answer) {
                             if (answer)
                                 current->result.changed.push_back(answer->object.atRest());
                             else if (answer.error().code != ErrorCode::NotFound)
                                 current->result.errors.push_back(answer.error());
                             answered(current);
                         });
    };
    pump(run);
}

} // namespace hp::controllers
