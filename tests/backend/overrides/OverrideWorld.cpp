// SPDX-License-Identifier: Apache-2.0
#include "tests/backend/overrides/OverrideWorld.h"

#include "backend/overrides/OverrideRecovery.h"
#include "tests/support/cluster/Settle.h"
#include "tests/support/clustercontract/Await.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>

#include <nlohmann/json.hpp>
#include <utility>

namespace hp::test {

using namespace overrides;

namespace {

Json workerJson()
{
    return Json::parse(R"({"apiVersion": "machine.openshift.io/v1beta1", "kind": "Machine",
        "metadata": {"name": "w-7", "finalizers": ["machine.machine.openshift.io"],
                     "labels": {"machine.openshift.io/cluster-api-machine-role": "worker"}},
        "spec": {"lifecycleHooks": {"preTerminate": [{"name": "Backup", "owner": "backup"},
                                                     {"name": "Other", "owner": "other"}]}},
        "status": {"phase": "Deleting"}})");
}

} // namespace

OverrideWorld::OverrideWorld(PipelineSettings given)
    : settings(std::move(given))
    , door(fixture.cluster())
    , sources(
          door, fixture.clock(), [this](const Object &, const machine::Hook &) { return owner; })
{
    settings.may = [this](const std::string &who, const std::string &token, Right) {
        return !revoked.contains(who) && !revoked.contains(token);
    };
    settings.isPresent = [this](const std::string &, const std::string &session) {
        return !gone.contains(session);
    };
    settings.send = [this](const cluster::ObjectRef &ref,
                           cluster::PatchType type,
                           Json body,
                           const cluster::WriteOptions &options,
                           Reply<cluster::Written> reply) {
        if (!options.dryRun && onSend)
            onSend();
        door.patch(
            ref, type, std::move(body), cluster::Subresource::None, options, std::move(reply));
    };
    restart();
    fixture.make(cluster::kinds::machine(), workerJson());
    remove("w-7");
}

OverrideWorld::~OverrideWorld() = default;

void OverrideWorld::restart()
{
    pipeline.reset();
    audit.reset();
    auto opened = AuditChain::open(directory.filePath(QStringLiteral("audit.db")).toStdString());
    audit = std::move(*opened);
    pipeline = std::make_unique<OverridePipeline>(door, fixture.clock(), *audit, sources, settings);
    recoverOverrides(fixture.cluster(), fixture.clock(), *audit, [](int) {});
    settle(fixture.clock());
}

bool OverrideWorld::setRole(const char *role)
{
    const Json body{{"metadata", {{"labels", {{machine::roleLabel, role}}}}}};
    return patch(cluster::kinds::machine(), {space, "w-7"}, body.dump().c_str()).has_value();
}

void OverrideWorld::remove(const std::string &name)
{
    (void)await<cluster::Deleted>([&](Reply<cluster::Deleted> reply) {
        fixture.cluster().remove({&cluster::kinds::machine(), {space, name}}, {}, reply);
    });
}

Result<cluster::Written>
OverrideWorld::patch(const cluster::Kind &kind, const ObjectKey &key, const char *body, bool status)
{
    return await<cluster::Written>([&](Reply<cluster::Written> reply) {
        fixture.cluster().patch({&kind, key},
                                cluster::PatchType::Merge,
                                Json::parse(body),
                                status ? cluster::Subresource::Status : cluster::Subresource::None,
                                {},
                                reply);
    });
}

void OverrideWorld::patchSoon(const cluster::Kind &kind,
                              const ObjectKey &key,
                              const char *body,
                              cluster::Subresource subresource)
{
    fixture.cluster().patch({&kind, key},
                            cluster::PatchType::Merge,
                            Json::parse(body),
                            subresource,
                            {},
                            [](const Result<cluster::Written> &) {});
}

Object OverrideWorld::read(const cluster::Kind &kind, const ObjectKey &key)
{
    const auto object = await<Object>([&](Reply<Object> reply) {
        fixture.cluster().get({&kind, key}, reply);
    });
    return object ? *object : Object();
}

QStringList OverrideWorld::hooks()
{
    QStringList names;
    for (const auto &hook : machine::hooks(machine(), machine::HookPoint::PreTerminate))
        names.append(QString::fromStdString(hook.name));
    return names;
}

Ticket OverrideWorld::preview(Action action)
{
    OverrideRequest request;
    request.action = action;
    if (infoOf(action).target == Target::Host)
        request.host = {space, "h-1"};
    else
        request.machine = {space, "w-7"};
    request.point = machine::HookPoint::PreTerminate;
    request.hook = {"Backup", "backup"};
    return preview(std::move(request));
}

Ticket OverrideWorld::preview(OverrideRequest request, const std::string &by)
{
    const std::string id = pipeline->preview(std::move(request), by, by + "-1");
    settle(fixture.clock());
    pass(holdTime); // as long as somebody needs to type the digits
    return pipeline->tickets().at(id);
}

Commitment OverrideWorld::shown(const Ticket &ticket, const char *by)
{
    return {by,
            "owner is dead, OPS-42",
            ticket.preview.patch.key.name,
            ticket.digest,
            false,
            ticket.digits,
            "10.0.0.7:5000",
            std::string(by) + "-1"};
}

Approval OverrideWorld::approval(const Ticket &ticket, const char *by, const char *session)
{
    return {by, ticket.digest, ticket.digits, session};
}

void OverrideWorld::pass(Duration time)
{
    advance(fixture.clock(), time);
}

void OverrideWorld::breakAudit(const char *statement)
{
    const QString connection = QStringLiteral("breaker");
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), connection);
        database.setDatabaseName(directory.filePath(QStringLiteral("audit.db")));
        QSqlQuery query(database.open() ? database : QSqlDatabase());
        for (const char *each :
             {"DROP TRIGGER chain_keeps", "DROP TRIGGER chain_stays", statement}) {
            if (!query.exec(QLatin1String(each)))
                qFatal("%s: %s", each, qPrintable(query.lastError().text()));
        }
    }
    QSqlDatabase::removeDatabase(connection);
}

QStringList OverrideWorld::auditResults()
{
    QStringList results;
    const auto rows = audit->newest(100);
    for (const AuditRow &row : *rows) {
        const Json content = Json::parse(row.content);
        results.prepend(QString::fromStdString(row.opens ? content.value("phase", "sent")
                                                         : content.value("result", "")));
    }
    return results;
}

} // namespace hp::test
