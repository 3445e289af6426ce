// SPDX-License-Identifier: Apache-2.0
#include "backend/api/RequestQuota.h"
#include "tests/backend/api/ApiFixture.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace tst_requestquota {

using namespace hp;
using namespace hp::api;
using namespace std::chrono_literals;

namespace {

AccessAttributes writeOf(const QString &verb, const QString &resource, const std::string &name)
{
    const bool leases = resource == QStringLiteral("leases");
    return {.verb = verb.toStdString(),
            .group = leases ? "coordination.k8s.io"
                            : (resource == QStringLiteral("events") ? "" : "machine.openshift.io"),
            .resource = resource.toStdString(),
            .ns = "ns",
            .name = name};
}

} // namespace

/// What one client may take of the API.
class TestRequestQuota : public QObject
{
    Q_OBJECT
private slots:
    void oneIdentityHasATenthOfTheCalls()
    {
        RequestQuota quota(20);
        const http::Identity viewer{"eve", {"viewer"}};
        std::vector<std::shared_ptr<void>> taken;
        for (int i = 0; i < 2; ++i)
            taken.push_back(quota.slotFor(viewer));
        QVERIFY(taken[0] && taken[1]);
        QVERIFY(!quota.slotFor(viewer));
        QVERIFY(quota.slotFor({"adam", {"viewer"}}));
        taken.pop_back();
        QVERIFY(quota.slotFor(viewer));
    }

    void anAdminHasAllThatAreLeft()
    {
        RequestQuota quota(20);
        std::vector<std::shared_ptr<void>> taken;
        for (int i = 0; i < 20; ++i) {
            taken.push_back(quota.slotFor({"admin", {"admin"}}));
            QVERIFY(taken.back());
        }
        QVERIFY(!quota.slotFor({"admin", {"admin"}}));
        QVERIFY(!quota.slotFor({"eve", {"viewer"}}));
        taken.clear();
        QVERIFY(quota.slotFor({"eve", {"viewer"}}));
    }

    void whatIsStoredHasASize_data()
    {
        QTest::addColumn<QString>("role");
        QTest::addColumn<QString>("verb");
        QTest::addColumn<QString>("resource");
        QTest::addColumn<int>("kibibytes");
        QTest::addColumn<bool>("stored");
        const auto row = [](const char *title,
                            const char *role,
                            const char *verb,
                            const char *resource,
                            int kibibytes,
                            bool stored) {
            QTest::newRow(title) << QString::fromLatin1(role) << QString::fromLatin1(verb)
                                 << QString::fromLatin1(resource) << kibibytes << stored;
        };
        row("a Lease", "hook", "create", "leases", 2, true);
        row("a Lease of megabytes", "hook", "create", "leases", 2900, false);
        row("one that becomes large", "hook", "update", "leases", 100, false);
        row("a patch that makes it large", "hook", "patch", "leases", 100, false);
        row("an Event that tells a story", "hook", "create", "events", 100, false);
        row("a whole Machine", "hook", "update", "machines", 100, true);
        row("a Machine of a megabyte", "hook", "update", "machines", 1000, false);
        row("an operator's large Machine", "operator", "update", "machines", 1000, true);
        row("an operator's larger one", "operator", "update", "machines", 2900, false);
        row("an admin's", "admin", "update", "machines", 2900, true);
        row("what is only asked for", "viewer", "list", "machines", 2900, true);
    }
    void whatIsStoredHasASize()
    {
        QFETCH(const QString, role);
        QFETCH(const QString, verb);
        QFETCH(const QString, resource);
        QFETCH(const int, kibibytes);
        QFETCH(const bool, stored);
        const auto done = RequestQuota::admitWrite({"eve", {role.toStdString()}},
                                                   writeOf(verb, resource, "a"),
                                                   static_cast<std::size_t>(kibibytes) * 1024);
        QCOMPARE(done.has_value(), stored);
        if (!stored)
            QVERIFY2(done.error().message.find("exceeded quota: eve may store")
                         != std::string::npos,
                     done.error().message.c_str());
    }

    void newObjectsRunOutAndComeBackSlowly()
    {
        CreationQuota quota;
        const AccessAttributes leases =
            writeOf(QStringLiteral("create"), QStringLiteral("leases"), "x");
        const auto make = [&](const http::Identity &identity, Duration at) {
            if (!quota.admit(identity, leases, at))
                return false;
            quota.count(identity, leases, at);
            return true;
        };
        const http::Identity hook{"backup", {"hook"}};
        int made = 0;
        while (made < 1000 && make(hook, 1h))
            ++made;
        QCOMPARE(made, 100);
        QVERIFY(!make(hook, 1h));
        QVERIFY(make(hook, 1h + 61s));
        QVERIFY(!make(hook, 1h + 61s));
        QVERIFY(make({"other", {"hook"}}, 1h));
        for (int i = 0; i < 1000; ++i)
            QVERIFY(make({"admin", {"admin"}}, 1h));
    }

    /// What is there can be changed and renewed for ever, by whichever verb.
    void onlyWhatComesToBeCounts()
    {
        test::ApiFixture api;
        const std::string leases = "/apis/coordination.k8s.io/v1/namespaces/default/leases";
        const auto lease = [](const std::string &name) {
            return Json{{"apiVersion", "coordination.k8s.io/v1"},
                        {"kind", "Lease"},
                        {"metadata", {{"name", name}}},
                        {"spec", {{"holderIdentity", "a"}}}}
                .dump();
        };
        const auto patch = [&](const std::string &name, const std::string &more = {}) {
            return api
                .send("PATCH",
                      leases + '/' + name + "?fieldManager=x&force=true" + more,
                      lease(name),
                      "application/apply-patch+yaml")
                .status;
        };
        for (int i = 0; i < 120; ++i)
            api.create(leases, lease("l" + std::to_string(i)));
        api.identity = {"backup", {"hook"}};
        for (int round = 0; round < 2; ++round) {
            for (int i = 0; i < 120; ++i)
                QCOMPARE(patch("l" + std::to_string(i)), 200);
        }
        for (int i = 0; i < 120; ++i) {
            QCOMPARE(api.send("POST", leases, lease("l1")).status, 409);
            QCOMPARE(patch("dry", "&dryRun=All"), 201);
            const auto now = api.send("GET", leases + "/l2");
            QCOMPARE(api.send("PUT", leases + "/l2", now.body).status, 200);
        }
        for (int i = 0; i < 50; ++i) {
            QCOMPARE(patch("new" + std::to_string(i)), 201);
            QCOMPARE(api.send("POST", leases, lease("more" + std::to_string(i))).status, 201);
        }
        const auto refused = api.send("POST", leases, lease("last"));
        QCOMPARE(refused.status, 429);
        QVERIFY(refused.at("/message").find("exceeded quota: backup makes too many of them")
                != std::string::npos);
        QCOMPARE(patch("last"), 429);
        QCOMPARE(patch("new1"), 200);
    }
};

} // namespace tst_requestquota

HP_TEST(tst_requestquota, TestRequestQuota)
#include "tst_requestquota.moc"
