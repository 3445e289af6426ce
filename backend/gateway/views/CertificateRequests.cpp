// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/views/CertificateRequests.h"

#include "model/rules/holds/CertificateApprover.h"

#include <algorithm>
#include <chrono>
#include <optional>

namespace hp::gateway {

namespace {

using certificate::Request;
using certificate::RequestState;

/// Whoever has certificates issued gives the names.
constexpr std::size_t maxIssuedNames = 20'000;

} // namespace

CertificateRequests::CertificateRequests(cluster::Cluster &cluster, runtime::Clock &clock)
    : m_informer(cluster,
                 {&cluster::kinds::certificateSigningRequest(), {}, {}, {}},
                 clock,
                 {.keeps = [this](const Object &object) { return keep(object); }})
{
    m_informer.onChange(
        [this](const Object &before, const Object &after) { change(before, after); });
}

void CertificateRequests::onChange(std::function<void(const std::string &node)> handler)
{
    m_handler = std::move(handler);
}

bool CertificateRequests::keep(const Object &object)
{
    const auto request = certificate::requestOf(object);
    if (!request || request->state != RequestState::Issued)
        return bool(request);
    m_issuingSigners.insert(request->signer);
    const std::pair key{request->node, request->signer};
    const bool isNoted = request->created && !request->node.empty()
        && (m_issued.size() < maxIssuedNames || m_issued.contains(key));
    if (isNoted)
        m_issued[key] = std::max(m_issued[key], *request->created);
    return false;
}

void CertificateRequests::change(const Object &before, const Object &after)
{
    m_counted.reset();
    std::set<std::string> concerned;
    const std::string name = (after ? after : before).name();
    if (const auto known = m_requests.find(name); known != m_requests.end()) {
        const std::string node = known->second.node;
        concerned.insert(node);
        const auto names = m_namesByNode.find(node);
        names->second.erase(name);
        if (names->second.empty())
            m_namesByNode.erase(names);
        m_requests.erase(known);
    }
    if (auto request = after ? certificate::requestOf(after) : std::nullopt) {
        concerned.insert(request->node);
        m_namesByNode[request->node].insert(name);
        m_requests.emplace(name, std::move(*request));
    }
    concerned.erase(std::string());
    for (const std::string &node : concerned) {
        if (m_handler)
            m_handler(node);
    }
}

std::vector<Request> CertificateRequests::of(const std::string &node) const
{
    std::vector<Request> found;
    const auto names = m_namesByNode.find(node);
    if (names == m_namesByNode.end() || node.empty())
        return found;
    for (const std::string &name : names->second) {
        const Request &request = m_requests.at(name);
        const auto issued = m_issued.find({node, request.signer});
        if (issued == m_issued.end() || !request.created || issued->second < *request.created)
            found.push_back(request);
    }
    return found;
}

std::int64_t CertificateRequests::pendingSince(TimePoint from) const
{
    // Times of creation are whole seconds, too. Who judges a fleet asks once for each machine, and
    // a kubelet that gets no certificate makes a hundred requests a day.
    const TimePoint second = std::chrono::ceil<std::chrono::seconds>(from);
    if (m_counted && m_counted->first == second)
        return m_counted->second;
    const std::int64_t count = std::ranges::count_if(m_requests, [second](const auto &entry) {
        const Request &request = entry.second;
        return request.state != RequestState::Approved && request.created
            && *request.created >= second && holds::isCountedByApprover(request);
    });
    m_counted = {second, count};
    return count;
}

} // namespace hp::gateway
