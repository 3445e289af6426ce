// SPDX-License-Identifier: Apache-2.0
#include "tests/backend/lab/LabFixture.h"

#include "backend/embedded/apply/Patch.h"
#include "backend/embedded/schema/SchemaSet.h"

#include <QCoreApplication>

#include <nlohmann/json.hpp>
#include <utility>

namespace hp::tests {

LabFixture::LabFixture(const std::string &yaml)
    : clock(*parseTime("2026-01-10T12:00:00Z"))
    , m_admission(embedded::defaultAdmission({}))
{
    embedded::EmbeddedCluster::Options options;
    options.path = m_dir.filePath(QStringLiteral("store.db")).toStdString();
    auto opened = embedded::EmbeddedCluster::open(
        clock, options, {embedded::SchemaSet::instance(), *m_admission, embedded::applyPatch});
    if (!opened)
        qFatal("%s", opened.error().message.c_str());
    cluster = std::move(opened).value();
    restart(yaml, baseUrl);
}

LabFixture::~LabFixture()
{
    world.reset();
}

void LabFixture::restart(const std::string &yaml, const std::string &url)
{
    world.reset();
    baseUrl = url;
    auto file = lab::LabFile::parse(yaml, "test.yaml");
    if (!file)
        qFatal("%s", file.error().message.c_str());
    world = std::make_unique<lab::LabWorld>(
        *cluster, clock, std::move(file).value(), [this] { return baseUrl; });
}

void LabFixture::settle()
{
    // Each turn may post the next one; a fixed number would be a guess, idle turns are not.
    int turns = 0;
    for (int idle = 0; idle < 4;) {
        if (++turns > 20'000)
            qFatal("the lab does not come to rest");
        const auto before = cluster->counters();
        QCoreApplication::sendPostedEvents();
        QCoreApplication::processEvents();
        const auto after = cluster->counters();
        const bool moved = before.commits != after.commits || before.writes != after.writes;
        const bool fired = clock.runNext(Duration(0));
        const bool busy = world && !world->isIdle();
        idle = moved || fired || busy ? 0 : idle + 1;
    }
}

void LabFixture::pass(Duration time)
{
    settle();
    clock.advance(time, [this] { settle(); });
    settle();
}

template<typename T, typename Call>
Result<T> LabFixture::wait(Call call)
{
    std::optional<Result<T>> answer;
    call([&answer](Result<T> result) { answer = std::move(result); });
    for (int turn = 0; turn < 1000 && !answer; ++turn)
        settle();
    return answer ? *answer : Result<T>(unexpected(ErrorCode::TimedOut, "no reply"));
}

std::string LabFixture::load()
{
    const auto done = wait<Done>([this](Reply<Done> reply) { world->load(std::move(reply)); });
    return done ? std::string() : done.error().message;
}

void LabFixture::start()
{
    world->start();
    settle();
}

Object LabFixture::get(const cluster::Kind &kind, const std::string &name, const std::string &ns)
{
    const ObjectKey key{kind.namespaced ? ns : std::string(), name};
    const auto found = wait<Object>([&](Reply<Object> reply) {
        cluster->get({&kind, key}, std::move(reply));
    });
    return found ? *found : Object();
}

std::vector<Object> LabFixture::list(const cluster::Kind &kind)
{
    cluster::Query query;
    query.kind = &kind;
    const auto found = wait<cluster::ObjectList>(
        [&](Reply<cluster::ObjectList> reply) { cluster->list(query, std::move(reply)); });
    return found ? found->items : std::vector<Object>();
}

std::string LabFixture::patch(const cluster::Kind &kind,
                              const std::string &name,
                              const std::string &merge,
                              cluster::Subresource subresource,
                              const std::string &ns)
{
    const ObjectKey key{kind.namespaced ? ns : std::string(), name};
    const auto written = wait<cluster::Written>([&](Reply<cluster::Written> reply) {
        cluster->patch({&kind, key},
                       cluster::PatchType::Merge,
                       Json::parse(merge),
                       subresource,
                       {},
                       std::move(reply));
    });
    return written ? std::string() : written.error().message;
}

std::string
LabFixture::remove(const cluster::Kind &kind, const std::string &name, const std::string &ns)
{
    const ObjectKey key{kind.namespaced ? ns : std::string(), name};
    const auto deleted = wait<cluster::Deleted>([&](Reply<cluster::Deleted> reply) {
        cluster->remove({&kind, key}, {}, std::move(reply));
    });
    return deleted ? std::string() : deleted.error().message;
}

std::string LabFixture::evict(const ObjectKey &pod)
{
    const auto done =
        wait<Done>([&](Reply<Done> reply) { cluster->evict(pod, {}, std::move(reply)); });
    return done ? std::string() : done.error().message;
}

std::shared_ptr<KeptExchange> LabFixture::send(http::HttpRequest request)
{
    auto exchange = std::make_shared<KeptExchange>(std::move(request));
    world->handler().handle(exchange);
    settle();
    return exchange;
}

} // namespace hp::tests
