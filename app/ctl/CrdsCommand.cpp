// SPDX-License-Identifier: Apache-2.0
#include "app/ctl/CrdsCommand.h"

#include "app/ctl/ProgressLine.h"
#include "backend/embedded/schema/SchemaSet.h"
#include "backend/kube/KubeCluster.h"
#include "backend/kube/auth/KubeAccess.h"
#include "backend/runtime/SystemClock.h"

#include <QEventLoop>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>

namespace hp::app {

namespace {

using kube::DefinitionInstaller;
using kube::DefinitionState;
using Standing = DefinitionState::Standing;
using States = Result<std::vector<DefinitionState>>;

constexpr Duration servedWithin = std::chrono::seconds(30);

std::string standingWord(const DefinitionState &state)
{
    switch (state.standing) {
    case Standing::Missing:
        return state.written ? "installed" : "missing";
    case Standing::Incomplete:
        return state.written ? "completed" : "incomplete";
    case Standing::Complete:
        break;
    }
    return "complete";
}

Json jsonOf(const std::vector<DefinitionState> &states)
{
    Json all = Json::array();
    for (const DefinitionState &state : states) {
        Json gaps = Json::array();
        for (const kube::DefinitionGap &gap : state.gaps)
            gaps.push_back(toString(gap));
        all.push_back({{"name", state.name}, {"state", standingWord(state)}, {"gaps", gaps}});
    }
    return all;
}

/// A Conflict names who owns the definition; what to do about it is said here.
Error explained(Error error)
{
    if (error.code == ErrorCode::Conflict)
        error.message += "; with --force the missing fields are added all the same, until whoever "
                         "manages the definition puts its own back";
    return error;
}

} // namespace

CrdsReport crdsReport(const std::vector<DefinitionState> &states, CtlFormat format)
{
    CrdsReport report;
    std::size_t width = 0;
    for (const DefinitionState &state : states) {
        report.complete &= state.standing == Standing::Complete || state.written;
        width = std::max(width, state.name.size());
    }
    if (format == CtlFormat::Json) {
        report.text = jsonOf(states).dump(2) + '\n';
        return report;
    }
    for (const DefinitionState &state : states) {
        std::string name = state.name;
        name.resize(width + 3, ' ');
        report.text += name + standingWord(state) + '\n';
        for (const kube::DefinitionGap &gap : state.gaps)
            report.text += "    " + toString(gap) + '\n';
    }
    return report;
}

Result<CrdsReport> runCrdsCommand(const CtlOptions &options)
{
    runtime::SystemClock clock;
    kube::AccessOptions wanted;
    wanted.kubeconfig = options.kubeconfig;
    wanted.context = options.context;
    auto access = kube::KubeAccess::open(std::move(wanted), clock);
    if (!access)
        return unexpected(access.error());
    kube::KubeCluster cluster((*access)->endpoint(), (*access)->credentials(), clock);
    DefinitionInstaller installer(cluster, clock);

    const WaitingLine waiting("asking the API server");
    QEventLoop loop;
    std::optional<States> answer;
    const auto take = [&](States states) {
        answer.emplace(std::move(states));
        loop.quit();
    };
    if (options.action == "apply")
        installer.install(shippedDefinitions(),
                          options.force ? DefinitionInstaller::Force::Yes
                                        : DefinitionInstaller::Force::No,
                          servedWithin,
                          take);
    else
        installer.compare(shippedDefinitions(), take);
    if (!answer)
        loop.exec();
    if (!*answer)
        return unexpected(explained(answer->error()));
    return crdsReport(**answer, options.output.format);
}

std::vector<Json> shippedDefinitions()
{
    std::vector<Json> shipped;
    for (const Json *definition : embedded::SchemaSet::instance().definitions()) {
        const std::string group = (*definition)["spec"].value("group", "");
        // Those of the lab are for the lab, and those that are only read belong to their operators.
        if (group == "lab.holdpoint.dev" || group == "config.openshift.io"
            || group == "machineconfiguration.openshift.io")
            continue;
        Json plain = *definition;
        plain.erase("status");
        shipped.push_back(std::move(plain));
    }
    return shipped;
}

} // namespace hp::app
