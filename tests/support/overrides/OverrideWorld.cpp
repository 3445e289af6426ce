// SPDX-License-Identifier: Apache-2.0
#include "tests/support/overrides/OverrideWorld.h"

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

OverrideWorld::OverrideWorld(PipelineSettings settings)
    : door(fixture.cluster())
    , sources(
          door, fixture.clock(), [this](const Object &, const machine::Hook &) { return owner; })
{
    auto opened = AuditChain::open(directory.filePath(QStringLiteral("audit.db")).toStdString());
    audit = std::move(*opened);
    pipeline = std::make_unique<OverridePipeline>(
        door, fixture.clock(), *audit, sources, std::move(settings));
    fixture.make(cluster::kinds::machine(), workerJson());
    remove("w-7");
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

Ticket OverrideWorld::preview(OverrideRequest request)
{
    const std::string id = pipeline->preview(std::move(request), "anna");
    settle(fixture.clock());
    return pipeline->tickets().at(id);
}

Commitment OverrideWorld::shown(const Ticket &ticket, const char *by)
{
    return {by,
            "owner is dead, OPS-42",
            ticket.preview.patch.key.name,
            ticket.digest,
            false,
            heldConfirmation,
            "10.0.0.7:5000"};
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
        results.prepend(row.opens
                            ? QStringLiteral("opens")
                            : QString::fromStdString(Json::parse(row.content).value("result", "")));
    }
    return results;
}

} // namespace hp::test
