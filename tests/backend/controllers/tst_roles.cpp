// SPDX-License-Identifier: Apache-2.0
#include "backend/controllers/Needs.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <set>
#include <yaml-cpp/yaml.h>

namespace tst_roles {

using namespace hp::controllers;

namespace {

std::string folder()
{
    return qEnvironmentVariable("HOLDPOINT_SOURCE_DIR").toStdString() + "/installer/kubernetes/";
}

std::string reachWord(Reach reach)
{
    switch (reach) {
    case Reach::Everywhere:
        return "everywhere";
    case Reach::Machines:
        return "in openshift-machine-api";
    case Reach::System:
        return "in kube-system";
    case Reach::Own:
        break;
    }
    return "in holdpoint";
}

/// Sentences such as "patch machine.openshift.io machines/status in openshift-machine-api".
using Sentences = std::set<std::string>;

Sentences declared(const Needs &needs)
{
    Sentences all;
    for (const Right &right : needs.rights)
        all.insert(right.verb + ' ' + right.kind->group + ' ' + right.kind->plural
                   + (right.subresource.empty() ? "" : '/' + right.subresource) + ' '
                   + reachWord(right.reach));
    return all;
}

void addRules(const YAML::Node &role, Sentences &all)
{
    const bool everywhere = role["kind"].as<std::string>() == "ClusterRole";
    const std::string reach =
        everywhere ? "everywhere" : "in " + role["metadata"]["namespace"].as<std::string>();
    for (const YAML::Node &rule : role["rules"]) {
        for (const YAML::Node &verb : rule["verbs"]) {
            for (const YAML::Node &group : rule["apiGroups"]) {
                for (const YAML::Node &resource : rule["resources"])
                    all.insert(verb.as<std::string>() + ' ' + group.as<std::string>() + ' '
                               + resource.as<std::string>() + ' ' + reach);
            }
        }
    }
}

Sentences granted(const std::string &file)
{
    Sentences all;
    for (const YAML::Node &document : YAML::LoadAllFromFile(file)) {
        const std::string kind = document["kind"].as<std::string>();
        if (kind == "Role" || kind == "ClusterRole")
            addRules(document, all);
    }
    return all;
}

QString difference(const Sentences &left, const Sentences &right)
{
    QStringList lines;
    for (const std::string &sentence : left) {
        if (!right.contains(sentence))
            lines << QString::fromStdString(sentence);
    }
    return lines.join(QStringLiteral("; "));
}

} // namespace

class TestRoles : public QObject
{
    Q_OBJECT
private slots:
    void aRoleGrantsWhatIsDeclaredAndNoMore_data();
    void aRoleGrantsWhatIsDeclaredAndNoMore();
    void everyRoleIsBoundToOurAccount_data() { aRoleGrantsWhatIsDeclaredAndNoMore_data(); }
    void everyRoleIsBoundToOurAccount();
    void theOverlayRunsTheGroupsThatThereAre();
    void observingChangesNothing();
    void noRightIsDeclaredTwice();

private:
    static const Needs &needsOf(const QString &name)
    {
        if (name == QLatin1String("observe"))
            return observeNeeds();
        if (name == QLatin1String("override"))
            return overrideNeeds();
        if (name == QLatin1String("lease"))
            return leaseNeeds();
        if (name == QLatin1String("record"))
            return recordNeeds();
        if (name == QLatin1String("windows"))
            return windowNeeds();
        if (name == QLatin1String("workload"))
            return workloadNeeds();
        return *groupNeeds(name.toStdString());
    }
    static std::string fileOf(const QString &name)
    {
        return folder()
            + (name == QLatin1String("observe") ? "base" : "components/" + name.toStdString())
            + "/rbac.yaml";
    }
};

void TestRoles::aRoleGrantsWhatIsDeclaredAndNoMore_data()
{
    QTest::addColumn<QString>("name");
    for (const char *name : {"observe", "override", "windows", "lease", "record", "workload"})
        QTest::newRow(name) << QString::fromLatin1(name);
    for (const Needs &needs : groupNeeds())
        QTest::newRow(needs.name.c_str()) << QString::fromStdString(needs.name);
}

void TestRoles::aRoleGrantsWhatIsDeclaredAndNoMore()
{
    QFETCH(const QString, name);
    Sentences wanted = declared(needsOf(name));
    if (name == QLatin1String("observe"))
        wanted.merge(declared(clusterApiNeeds()));
    if (name == QLatin1String("override"))
        wanted.merge(declared(clusterApiOverrideNeeds()));
    const Sentences given = granted(fileOf(name));
    QCOMPARE(difference(wanted, given), QString());
    QCOMPARE(difference(given, wanted), QString());
}

void TestRoles::everyRoleIsBoundToOurAccount()
{
    QFETCH(const QString, name);
    std::set<std::string> roles;
    std::set<std::string> bound;
    for (const YAML::Node &document : YAML::LoadAllFromFile(fileOf(name))) {
        const std::string kind = document["kind"].as<std::string>();
        const std::string where = document["metadata"]["namespace"].as<std::string>("");
        if (kind == "Role" || kind == "ClusterRole") {
            roles.insert(kind + ' ' + document["metadata"]["name"].as<std::string>() + ' ' + where);
            continue;
        }
        QCOMPARE(document["subjects"].size(), std::size_t(1));
        QCOMPARE(document["subjects"][0]["kind"].as<std::string>(), std::string("ServiceAccount"));
        QCOMPARE(document["subjects"][0]["name"].as<std::string>(), std::string("holdpoint"));
        QCOMPARE(document["subjects"][0]["namespace"].as<std::string>(), std::string("holdpoint"));
        bound.insert(document["roleRef"]["kind"].as<std::string>() + ' '
                     + document["roleRef"]["name"].as<std::string>() + ' ' + where);
    }
    QCOMPARE(bound, roles);
}

void TestRoles::theOverlayRunsTheGroupsThatThereAre()
{
    std::string list;
    std::set<std::string> components{
        "../../components/override", "../../components/lease", "../../components/windows"};
    for (const Needs &needs : groupNeeds()) {
        list += (list.empty() ? "" : ",") + needs.name;
        components.insert("../../components/" + needs.name);
    }
    const YAML::Node overlay = YAML::LoadFile(folder() + "overlays/reconcile/kustomization.yaml");
    std::set<std::string> used;
    for (const YAML::Node &component : overlay["components"])
        used.insert(component.as<std::string>());
    QCOMPARE(used, components);
    const std::string patch = overlay["patches"][0]["patch"].as<std::string>();
    QVERIFY(patch.find("--reconcile=" + list + '\n') != std::string::npos);
}

void TestRoles::observingChangesNothing()
{
    for (const Needs *needs : {&observeNeeds(), &clusterApiNeeds()}) {
        for (const Right &right : needs->rights)
            QVERIFY2(right.verb == "get" || right.verb == "list" || right.verb == "watch",
                     toString(right).c_str());
    }
}

void TestRoles::noRightIsDeclaredTwice()
{
    for (const Needs &needs : groupNeeds())
        QCOMPARE(declared(needs).size(), needs.rights.size());
}

} // namespace tst_roles

HP_TEST(tst_roles, TestRoles)
#include "tst_roles.moc"
