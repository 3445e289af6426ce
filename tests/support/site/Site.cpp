// SPDX-License-Identifier: Apache-2.0
#include "tests/support/site/Site.h"

#include "app/ctl/Report.h"
#include "model/base/JsonTree.h"
#include "model/live/OverrideRow.h"
#include "model/live/RowJson.h"
#include "tests/support/cluster/Settle.h"

#include <QDeadlineTimer>
#include <QDir>
#include <QEventLoop>
#include <QFile>
#include <QThread>

#include <algorithm>
#include <cstdio>
#include <nlohmann/json.hpp>
#include <optional>
#include <utility>

namespace hp::test {

namespace {

constexpr std::chrono::seconds patience{300};

/// A store that is synced costs nothing in memory.
QString folderTemplate()
{
    const QString memory = QStringLiteral("/dev/shm");
    return (QDir(memory).exists() ? memory : QDir::tempPath())
        + QStringLiteral("/holdpoint-site-XXXXXX");
}

gateway::Caller administrator()
{
    return {"operator", {"admin", "operator", "approver"}, "127.0.0.1:1"};
}

gateway::Caller secondPerson()
{
    return {"colleague", {"approver"}, "127.0.0.1:2"};
}

cluster::WriteOptions asOperator()
{
    cluster::WriteOptions options;
    options.user = "operator";
    options.fieldManager = "kubectl-patch";
    options.fieldValidation = cluster::FieldValidation::Warn;
    return options;
}

} // namespace

Result<std::unique_ptr<Site>> Site::open(const std::string &lab, SiteOptions options)
{
    std::unique_ptr<Site> site(new Site(std::move(options)));
    if (const auto started = site->start(lab); !started)
        return unexpected(started.error());
    return site;
}

Site::Site(SiteOptions options)
    : m_options(std::move(options))
    , m_clock(m_options.start)
    , m_directory(folderTemplate())
{ }

Site::~Site()
{
    stop();
}

void Site::stop()
{
    if (!m_backend)
        return;
    QEventLoop loop;
    QObject::connect(m_backend.get(), &app::Backend::stopped, &loop, &QEventLoop::quit);
    QMetaObject::invokeMethod(
        &loop, [this] { m_backend->requestStop(); }, Qt::QueuedConnection);
    loop.exec();
}

Result<Done> Site::restart()
{
    stop();
    m_backend.reset();
    const auto started = startBackend();
    settle();
    return started;
}

Result<Done> Site::start(const std::string &lab)
{
    QFile file(m_directory.filePath(QStringLiteral("site.yaml")));
    if (!file.open(QIODevice::WriteOnly)
        || file.write(QByteArray::fromStdString(lab)) != static_cast<qint64>(lab.size()))
        return unexpected(ErrorCode::Internal, "the lab file cannot be written");
    file.close();
    if (const auto started = startBackend(); !started)
        return started;
    refreshLater();
    settle();
    return Done{};
}

Result<Done> Site::startBackend()
{
    app::Options options;
    options.dataDir = m_directory.filePath(QStringLiteral("data")).toStdString();
    options.listen = {"127.0.0.1", 0};
    options.lab = m_directory.filePath(QStringLiteral("site.yaml")).toStdString();
    if (m_options.adjust)
        m_options.adjust(options);
    app::Surroundings surroundings;
    surroundings.clock = &m_clock;
    surroundings.adjustBmcs = [this](redfish::RedfishSettings &bmcs) {
        bmcs.leaping = m_bmcTime;
        bmcs.answersGather = redfish::Span(0);
        bmcs.logoutBudget = redfish::Span(0); // no BMC of this world outlives it
    };
    m_backend = std::make_unique<app::Backend>(std::move(options), std::move(surroundings));
    if (const auto started = m_backend->start(); !started) {
        m_backend.reset();
        return unexpected(started.error());
    }
    return Done{};
}

void Site::refreshLater()
{
    m_clock.after(m_options.refreshEvery, &m_anchor, [this] {
        m_backend->views().refresh(m_clock.now());
        refreshLater();
    });
}

void Site::rest()
{
    const QDeadlineTimer limit(patience);
    while (!limit.hasExpired()) {
        const std::uint64_t asked = m_bmcTime->askedSoFar();
        const bool wasAtRest = m_bmcTime->isAtRest();
        const bool answered = m_bmcTime->underWay() == 0;
        // An answer of the engine was posted before it said that it rests.
        drainEvents();
        if (wasAtRest && asked == m_bmcTime->askedSoFar()
            && (answered || (m_threads.haveSlept() && m_bmcTime->isAtRest())))
            return;
        QThread::usleep(answered ? 20 : 200);
    }
    std::fprintf(stderr, "the site does not come to rest\n");
}

void Site::settle()
{
    do {
        rest();
    } while (m_clock.runNext(Duration(0)));
}

void Site::moveBmcs(Duration by)
{
    m_bmcTime->moveTo(m_clock.uptime() + by);
}

bool Site::step(Duration limit)
{
    const auto plan = m_bmcTime->due();
    const Duration never = Duration::max();
    // What stays due is looked at again after a moment, and time goes on.
    const Duration bmcs = plan == redfish::Steady::max()
        ? never
        : std::max(std::chrono::ceil<Duration>(plan - m_bmcTime->now()),
                   Duration(std::chrono::milliseconds(1)));
    const Duration timer = m_clock.nextTimer().value_or(never);
    if (std::min(timer, bmcs) > limit)
        return false;
    ++m_steps;
    if (timer <= bmcs) {
        moveBmcs(timer);
        m_clock.runNext(timer);
    } else {
        moveBmcs(bmcs);
        m_clock.advance(bmcs);
    }
    settle();
    return true;
}

void Site::advance(Duration by)
{
    [[maybe_unused]] const bool never = advanceUntil([] { return false; }, by);
}

bool Site::advanceUntil(const std::function<bool()> &done, Duration limit)
{
    const Duration end = m_clock.uptime() + limit;
    settle();
    bool isDone = done();
    while (!isDone && step(end - m_clock.uptime()))
        isDone = done();
    if (isDone)
        return true;
    moveBmcs(end - m_clock.uptime());
    m_clock.advance(end - m_clock.uptime());
    settle();
    return done();
}

template<typename T>
Result<T> Site::answer(const std::function<void(Reply<T>)> &call)
{
    auto answer = answerTo<T>(call);
    settle();
    return answer;
}

Result<Object> Site::get(const cluster::ObjectRef &ref)
{
    return answerTo<Object>(
        [&](Reply<Object> reply) { m_backend->cluster().get(ref, std::move(reply)); });
}

Result<cluster::ObjectList> Site::list(const cluster::Query &query)
{
    return answerTo<cluster::ObjectList>([&](Reply<cluster::ObjectList> reply) {
        m_backend->cluster().list(query, std::move(reply));
    });
}

Result<cluster::Written> Site::create(const cluster::Kind &kind, Json object)
{
    const std::string ns = object.value(Json::json_pointer("/metadata/namespace"), std::string());
    return answer<cluster::Written>([&](Reply<cluster::Written> reply) {
        m_backend->cluster().create(kind, ns, std::move(object), asOperator(), std::move(reply));
    });
}

Result<cluster::Written>
Site::patch(const cluster::ObjectRef &ref, Json body, cluster::Subresource subresource)
{
    return answer<cluster::Written>([&](Reply<cluster::Written> reply) {
        m_backend->cluster().patch(ref,
                                   cluster::PatchType::Merge,
                                   std::move(body),
                                   subresource,
                                   asOperator(),
                                   std::move(reply));
    });
}

Result<cluster::Deleted> Site::remove(const cluster::ObjectRef &ref)
{
    cluster::DeleteOptions options;
    options.user = asOperator().user;
    return answer<cluster::Deleted>([&](Reply<cluster::Deleted> reply) {
        m_backend->cluster().remove(ref, options, std::move(reply));
    });
}

Result<std::shared_ptr<gateway::View>> Site::openView(const std::string &name, const Json &options)
{
    gateway::ViewSource &views = m_backend->views();
    auto opened = views.open(name, options);
    if (opened)
        views.refresh(now());
    return opened;
}

Result<Json> Site::view(const std::string &name, const Json &options)
{
    const auto opened = openView(name, options);
    if (!opened)
        return unexpected(opened.error());
    Json rows = Json::object();
    for (const auto &[key, row] : (*opened)->rows())
        rows[key] = parseJson(row);
    return rows;
}

Json Site::row(const std::string &view, const std::string &key)
{
    const auto opened = openView(view, Json::object());
    if (!opened)
        return {};
    const auto found = (*opened)->rows().find(key);
    return found == (*opened)->rows().end() ? Json() : parseJson(found->second);
}

Result<Json> Site::command(const std::string &name, const Json &arguments)
{
    return commandOf(administrator(), name, arguments);
}

Result<Json> Site::commandOfColleague(const std::string &name, const Json &arguments)
{
    return commandOf(secondPerson(), name, arguments);
}

Result<Json>
Site::commandOf(const gateway::Caller &who, const std::string &name, const Json &arguments)
{
    const auto told = std::make_shared<std::optional<Result<Json>>>();
    m_backend->commands().execute(
        name, arguments, who, [told](Result<Json> result) { told->emplace(std::move(result)); });
    settle();
    // What is exported is made on a thread of its own, in real time.
    const QDeadlineTimer limit(patience);
    while (!*told && !m_threads.haveSlept() && !limit.hasExpired()) {
        QThread::usleep(200);
        drainEvents();
    }
    if (!*told)
        return unexpected(ErrorCode::TimedOut, "no answer to " + name);
    return std::move(**told);
}

Result<Done>
Site::carryOut(const Json &arguments, const std::string &reason, const std::string &typedName)
{
    const auto asked = command("override.preview", arguments);
    if (!asked)
        return unexpected(asked.error());
    const std::string id = live::fromJson<live::OverrideRow>(*asked).id;
    auto seen = live::fromJson<live::OverrideRow>(row("overrides", id));
    if (seen.id != id)
        return unexpected(ErrorCode::TimedOut, "no preview of the override " + id);
    if (!seen.refusal.empty())
        return unexpected(ErrorCode::Refused, seen.refusal.text);
    advance(std::chrono::milliseconds(seen.gates.holdMilliseconds)); // it is read
    const auto committed = command("override.commit",
                                   {{"id", id},
                                    {"digest", seen.digest},
                                    {"reason", reason},
                                    {"name", typedName},
                                    {"confirm", seen.digits},
                                    {"breakGlass", false}});
    if (!committed)
        return unexpected(committed.error());
    const auto comesTo = [&](live::OverrideState wanted) {
        return [&, wanted] {
            seen = live::fromJson<live::OverrideRow>(row("overrides", id));
            return seen.state == wanted || seen.isOver();
        };
    };
    if (seen.gates.secondPerson
        && advanceUntil(comesTo(live::OverrideState::AwaitingApproval), std::chrono::minutes(1))
        && !seen.isOver()) {
        const auto approved =
            commandOf(secondPerson(),
                      "override.approve",
                      {{"id", id}, {"digest", seen.digest}, {"confirm", seen.digits}});
        if (!approved)
            return unexpected(approved.error());
    }
    [[maybe_unused]] const bool over =
        advanceUntil(comesTo(live::OverrideState::Observed), std::chrono::hours(1));
    if (seen.state == live::OverrideState::Observed)
        return Done{};
    return unexpected(ErrorCode::Refused, app::progressText(seen, now()));
}

Result<std::string> Site::why(const std::string &machine)
{
    const auto rows = view("machine/" + machine);
    if (!rows)
        return unexpected(rows.error());
    if (!rows->contains("machine"))
        return unexpected(ErrorCode::NotFound, "there is no machine " + machine);
    return app::whyText(*rows);
}

Result<std::string> Site::holds()
{
    const auto rows = view("holds");
    if (!rows)
        return unexpected(rows.error());
    return app::holdsText(*rows, now());
}

std::string Site::metrics()
{
    return m_backend->monitoring().page()();
}

} // namespace hp::test
