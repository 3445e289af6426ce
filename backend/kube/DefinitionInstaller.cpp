// SPDX-License-Identifier: Apache-2.0
#include "backend/kube/DefinitionInstaller.h"

#include "model/resource/Conditions.h"

#include <nlohmann/json.hpp>
#include <utility>

namespace hp::kube {

namespace {

using cluster::Written;
using Standing = DefinitionState::Standing;

constexpr Duration pollInterval = std::chrono::milliseconds(250);

Conditions conditionsOf(const Object &definition)
{
    return Conditions(definition.at("/status/conditions"));
}

/// What an apply may say: not what the server keeps.
Json applicable(const std::string &name, const Json &spec)
{
    return {{"apiVersion", cluster::kinds::customResourceDefinition().apiVersion()},
            {"kind", cluster::kinds::customResourceDefinition().kind},
            {"metadata", {{"name", name}}},
            {"spec", spec}};
}

} // namespace

struct DefinitionInstaller::Run {
    std::vector<Json> definitions{};
    std::size_t at = 0;
    bool writes = false;
    Force force = Force::No;
    Duration timeout{};
    Duration until{};
    std::vector<DefinitionState> states{};
    Reply<std::vector<DefinitionState>> reply{};

    [[nodiscard]] const Json &definition() const { return definitions[at]; }
    [[nodiscard]] std::string name() const
    {
        return definition()["metadata"].value("name", std::string());
    }
    [[nodiscard]] cluster::ObjectRef ref() const
    {
        return {&cluster::kinds::customResourceDefinition(), {{}, name()}};
    }
};

DefinitionInstaller::DefinitionInstaller(cluster::Cluster &cluster, runtime::Clock &clock)
    : m_cluster(cluster)
    , m_clock(clock)
{ }

DefinitionInstaller::~DefinitionInstaller() = default;

void DefinitionInstaller::compare(std::vector<Json> definitions,
                                  Reply<std::vector<DefinitionState>> reply)
{
    const auto run = std::make_shared<Run>();
    run->definitions = std::move(definitions);
    run->reply = std::move(reply);
    next(run);
}

void DefinitionInstaller::install(std::vector<Json> definitions,
                                  Force force,
                                  Duration timeout,
                                  Reply<std::vector<DefinitionState>> reply)
{
    const auto run = std::make_shared<Run>();
    run->definitions = std::move(definitions);
    run->writes = true;
    run->force = force;
    run->timeout = timeout;
    run->reply = std::move(reply);
    next(run);
}

void DefinitionInstaller::next(const std::shared_ptr<Run> &run)
{
    if (run->at >= run->definitions.size()) {
        run->reply(std::move(run->states));
        return;
    }
    m_cluster.get(run->ref(), [this, run, alive = m_alive.token()](const Result<Object> &read) {
        if (!alive)
            return;
        if (read)
            compared(run, *read);
        else if (read.error().code == ErrorCode::NotFound)
            compared(run, Object());
        else
            finish(run, read.error());
    });
}

void DefinitionInstaller::compared(const std::shared_ptr<Run> &run, const Object &installed)
{
    DefinitionState state;
    state.name = run->name();
    Json spec = run->definition()["spec"];
    if (installed) {
        DefinitionMerge merge = mergeDefinition(run->definition(), installed.json());
        state.standing = merge.gaps.empty() ? Standing::Complete : Standing::Incomplete;
        state.gaps = std::move(merge.gaps);
        spec = std::move(merge.merged["spec"]);
    }
    state.written = run->writes && state.standing != Standing::Complete;
    const bool writes = state.written;
    run->states.push_back(std::move(state));
    if (writes) {
        apply(run, std::move(spec));
    } else if (run->writes) {
        run->until = m_clock.uptime() + run->timeout;
        awaitEstablished(run, installed);
    } else {
        ++run->at;
        next(run);
    }
}

void DefinitionInstaller::apply(const std::shared_ptr<Run> &run, Json spec)
{
    cluster::WriteOptions options;
    options.fieldManager = "holdpoint";
    options.force = run->force == Force::Yes;
    run->until = m_clock.uptime() + run->timeout;
    m_cluster.patch(run->ref(),
                    cluster::PatchType::Apply,
                    applicable(run->name(), spec),
                    cluster::Subresource::None,
                    options,
                    [this, run, alive = m_alive.token()](const Result<Written> &written) {
                        if (!alive)
                            return;
                        if (written)
                            awaitEstablished(run, written->object);
                        else
                            finish(run, written.error());
                    });
}

void DefinitionInstaller::awaitEstablished(const std::shared_ptr<Run> &run, const Object &stored)
{
    const Conditions conditions = conditionsOf(stored);
    if (conditions.is("Established", "True") && conditions.is("NamesAccepted", "True")) {
        ++run->at;
        next(run);
        return;
    }
    if (conditions.is("NamesAccepted", "False")) {
        finish(run,
               {ErrorCode::Refused,
                "its names are taken: " + conditions.get("NamesAccepted")->message,
                {},
                nullptr});
        return;
    }
    if (m_clock.uptime() >= run->until) {
        finish(run,
               {ErrorCode::TimedOut,
                "the server does not serve it after " + formatAge(run->timeout),
                {},
                nullptr});
        return;
    }
    m_clock.after(pollInterval, &m_context, [this, run] {
        m_cluster.get(run->ref(), [this, run, alive = m_alive.token()](const Result<Object> &read) {
            if (!alive)
                return;
            if (read)
                awaitEstablished(run, *read);
            else
                finish(run, read.error());
        });
    });
}

void DefinitionInstaller::finish(const std::shared_ptr<Run> &run, const Error &error)
{
    Error named = error;
    named.message = run->name() + ": " + error.message;
    run->reply(unexpected(std::move(named)));
}

} // namespace hp::kube
