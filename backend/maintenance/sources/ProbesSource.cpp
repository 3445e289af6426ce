// SPDX-License-Identifier: Apache-2.0
#include "backend/maintenance/sources/ProbesSource.h"

#include <utility>

namespace hp::maintenance {

namespace {

constexpr const char *tcp = "tcp://";

FetchRequest requestOf(const ProbeTarget &target)
{
    FetchRequest request;
    request.url = target.url();
    request.timeout = target.probe.timeout;
    request.probe = ProbeOptions{false, target.probe.insecureSkipVerify, target.probe.caFile};
    if (request.url.starts_with(tcp)) {
        request.probe->connectsOnly = true;
        request.url.replace(0, std::string(tcp).size(), "http://");
    }
    return request;
}

/// Empty when all is well. As a kubelet's probe, a redirect is well.
std::string troubleOf(const FetchRequest &request, const Result<FetchAnswer> &answer)
{
    constexpr int firstWell = 200;
    constexpr int firstBad = 400;
    if (!answer)
        return answer.error().message;
    if (request.probe->connectsOnly || (answer->status >= firstWell && answer->status < firstBad))
        return {};
    return "answered " + std::to_string(answer->status);
}

} // namespace

struct ProbesSource::Round {
    Fleet fleet{};
    std::vector<ProbeTarget> targets{};
    std::vector<ProbeAnswer> answers{};
    Reply<std::vector<TargetReading>> reply{};
};

ProbesSource::ProbesSource(std::unique_ptr<Fetcher> fetcher, std::vector<Probe> probes)
    : m_probes(std::move(probes))
    , m_fetcher(std::move(fetcher))
{ }

ProbesSource::~ProbesSource() = default;

void ProbesSource::poll(const Fleet &, Reply<EventPoll> reply)
{
    reply(EventPoll{});
}

void ProbesSource::ask(const Object &, const Fleet &, Reply<EventAnswer> reply)
{
    reply(EventAnswer{});
}

void ProbesSource::readTargets(const Fleet &fleet, Reply<std::vector<TargetReading>> reply)
{
    auto round = std::make_shared<Round>();
    round->fleet = fleet;
    round->targets = probeTargets(m_probes, fleet);
    round->reply = std::move(reply);
    next(round);
}

void ProbesSource::next(const std::shared_ptr<Round> &round)
{
    if (round->answers.size() == round->targets.size()) {
        m_counts = countProbes(std::move(m_counts), round->fleet, round->answers);
        round->reply(probeReadings(m_counts, round->fleet, round->answers));
        return;
    }
    const ProbeTarget &target = round->targets[round->answers.size()];
    const FetchRequest request = requestOf(target);
    m_fetcher->fetch(request, [this, round, target, request](const Result<FetchAnswer> &answer) {
        round->answers.push_back({target, troubleOf(request, answer)});
        next(round);
    });
}

} // namespace hp::maintenance
