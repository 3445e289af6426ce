// SPDX-License-Identifier: Apache-2.0
#include "backend/kube/Inspection.h"

#include "backend/kube/Failures.h"
#include "model/base/JsonFields.h"
#include "model/base/JsonTree.h"
#include "model/messages/Connection.h"
#include "model/resource/JsonPointer.h"

#include <nlohmann/json.hpp>
#include <utility>

namespace hp::kube {

Inspection::Inspection(const Parts &parts,
                       std::vector<const cluster::Kind *> kinds,
                       Reply<Done> done)
    : m_parts(parts)
    , m_kinds(std::move(kinds))
    , m_done(std::move(done))
{ }

void Inspection::start()
{
    askVersion();
}

/// The version first: when this fails, nothing else would do better.
void Inspection::askVersion()
{
    Request request;
    request.path = "/version";
    request.timeout = m_parts.settings.requestTimeout;
    m_parts.client.send(std::move(request), [self = shared_from_this()](const Answer &answer) {
        if (!succeeded(answer)) {
            self->m_done(unexpected(errorOf(answer, Method::Get)));
            return;
        }
        const Json version = parseJson(answer.body);
        if (version.is_object())
            self->m_parts.keeper.version(textOf(version, "gitVersion"));
        self->m_open = 1 + static_cast<int>(self->m_kinds.size());
        self->askIdentity("v1");
        for (const cluster::Kind *kind : self->m_kinds)
            self->askKind(*kind);
    });
}

/// Kubernetes 1.28 has it; before, nobody says who we are.
void Inspection::askIdentity(const std::string &version)
{
    Request request;
    request.method = Method::Post; // changes nothing there
    request.path = "/apis/authentication.k8s.io/" + version + "/selfsubjectreviews";
    request.contentType = "application/json";
    request.body = compactJson(
        {{"apiVersion", "authentication.k8s.io/" + version}, {"kind", "SelfSubjectReview"}});
    request.timeout = m_parts.settings.requestTimeout;
    m_parts.client.send(
        std::move(request), [self = shared_from_this(), version](const Answer &answer) {
            const bool absent = answer.failure == Failure::None && answer.status == 404;
            if (absent && version == "v1") {
                self->askIdentity("v1beta1");
                return;
            }
            const Json body = succeeded(answer) ? parseJson(answer.body) : Json();
            const Json::json_pointer place("/status/userInfo");
            if (body.is_object() && body.contains(place) && body.at(place).is_object()) {
                const Json &info = body.at(place);
                std::vector<std::string> groups;
                for (const Json &group : memberOf(info, "groups")) {
                    if (group.is_string())
                        groups.push_back(group.get<std::string>());
                }
                self->m_parts.keeper.identified(textOf(info, "username"), std::move(groups));
            }
            self->finished();
        });
}

void Inspection::askKind(const cluster::Kind &kind)
{
    m_findings[&kind].open = 2;
    m_parts.discovery.ask(kind, [self = shared_from_this(), &kind](const Result<Offer> &offer) {
        if (offer && !offer->served) {
            self->m_parts.keeper.notServed(kind, offer->otherVersion, say::resourceWasNotFound());
            self->finished();
            return;
        }
        self->m_findings[&kind].unclear = !offer;
        self->askVerb(kind, "list");
        self->askVerb(kind, "watch");
    });
}

void Inspection::askVerb(const cluster::Kind &kind, const std::string &verb)
{
    m_parts.rights.mayI({verb, &kind, {}, {}},
                        {},
                        [self = shared_from_this(), &kind, verb](const Result<bool> &may) {
                            Findings &findings = self->m_findings[&kind];
                            findings.unclear = findings.unclear || !may;
                            if (may && !*may && findings.lacking.empty())
                                findings.lacking = verb;
                            if (--findings.open == 0)
                                self->evaluate(kind);
                        });
}

void Inspection::evaluate(const cluster::Kind &kind)
{
    const Findings &findings = m_findings[&kind];
    if (!findings.lacking.empty())
        m_parts.keeper.forbidden(
            kind, findings.lacking, say::youMayNot(findings.lacking, kind.qualified()));
    else if (!findings.unclear)
        m_parts.keeper.served(kind);
    finished();
}

void Inspection::finished()
{
    if (--m_open == 0)
        m_done(Done{});
}

} // namespace hp::kube
