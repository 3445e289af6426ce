// SPDX-License-Identifier: Apache-2.0
#include "tests/backend/api/ApiFixture.h"

#include "backend/embedded/admission/AdmissionChain.h"
#include "backend/embedded/apply/Patch.h"
#include "backend/embedded/schema/SchemaSet.h"

#include <QCoreApplication>
#include <QEvent>

#include <nlohmann/json.hpp>

namespace hp::test {

std::string machine(const std::string &name, const std::string &more)
{
    return R"({"apiVersion":"machine.openshift.io/v1beta1","kind":"Machine","metadata":{"name":")"
        + name + R"(")" + more + R"(},"spec":{}})";
}

Json Answer::json() const
{
    return Json::parse(body, nullptr, false);
}

std::string Answer::at(const std::string &pointer) const
{
    const Json whole = json();
    const Json::json_pointer place(pointer);
    if (whole.is_discarded() || !whole.contains(place))
        return {};
    const Json &value = whole.at(place);
    return value.is_string() ? value.get<std::string>() : value.dump();
}

std::string Answer::header(const std::string &name) const
{
    for (const auto &[key, value] : exchange->response()->headers) {
        if (key == name)
            return value;
    }
    return {};
}

ApiFixture::ApiFixture(api::PlainWrites plain)
    : clock(*parseTime("2026-01-10T12:00:00Z"))
    , m_admission(embedded::defaultAdmission({}))
{
    embedded::EmbeddedCluster::Options options;
    options.path = m_dir.filePath(QStringLiteral("store.db")).toStdString();
    auto cluster = embedded::EmbeddedCluster::open(
        clock, options, {embedded::SchemaSet::instance(), *m_admission, embedded::applyPatch});
    if (!cluster) {
        qCritical("%s", cluster.error().message.c_str());
        return;
    }
    m_cluster = std::move(cluster).value();
    m_cluster->setWriteObserver(
        [this](const embedded::WriteRecord &record) { m_writes.push_back(record); });
    auto apiOptions = api::KubernetesApi::defaults();
    for (const Json *definition : embedded::SchemaSet::instance().definitions())
        apiOptions.definitions.push_back(*definition);
    apiOptions.trouble = [this] { return trouble ? trouble() : std::string(); };
    apiOptions.plainWrites = plain;
    m_api = std::make_unique<api::KubernetesApi>(*m_cluster, clock, std::move(apiOptions));
    settle();
}

ApiFixture::~ApiFixture()
{
    m_api.reset();
}

void ApiFixture::settle()
{
    // Each turn may post the next one; a fixed number would be a guess, an idle turn is not.
    for (int idle = 0; idle < 3;) {
        const auto before = m_cluster->counters();
        QCoreApplication::sendPostedEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        const auto after = m_cluster->counters();
        const bool moved = before.commits != after.commits || before.writes != after.writes;
        const bool fired = clock.runNext(Duration(0));
        idle = moved || fired ? 0 : idle + 1;
    }
}

void ApiFixture::advance(Duration by)
{
    clock.advance(by, [this] { settle(); });
    settle();
}

http::HttpRequest ApiFixture::request(const std::string &method, const std::string &target) const
{
    return requestFor(method, target, identity);
}

Answer ApiFixture::send(http::HttpRequest request)
{
    auto exchange = std::make_shared<FakeExchange>(std::move(request));
    m_api->handle(exchange);
    settle();
    // Calls that write nothing leave no sign between their steps.
    for (int round = 0; round < 100 && !exchange->response() && !exchange->opened(); ++round)
        settle();
    Answer answer{.exchange = exchange};
    if (exchange->response()) {
        answer.status = exchange->response()->status;
        answer.contentType = exchange->response()->contentType;
        answer.body = exchange->response()->body;
    }
    return answer;
}

Answer ApiFixture::send(const std::string &method,
                        const std::string &target,
                        const std::string &body,
                        const std::string &contentType)
{
    http::HttpRequest prepared = request(method, target);
    prepared.body = body;
    if (!contentType.empty())
        prepared.headers["content-type"] = contentType;
    return send(std::move(prepared));
}

Json ApiFixture::create(const std::string &collection, const std::string &object)
{
    const Answer answer = send("POST", collection, object);
    if (answer.status != 201)
        qCritical("create in %s: %d %s", collection.c_str(), answer.status, answer.body.c_str());
    return answer.json();
}

} // namespace hp::test
