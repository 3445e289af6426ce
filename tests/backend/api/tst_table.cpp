// SPDX-License-Identifier: Apache-2.0
#include "backend/api/table/BuiltInColumns.h"
#include "backend/api/table/DefinedColumns.h"
#include "backend/api/table/HumanDuration.h"
#include "backend/api/table/JsonPath.h"
#include "backend/api/table/TableWriter.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>
#include <string>

namespace tst_table {

using namespace hp;
using namespace hp::api;
using namespace std::chrono_literals;

namespace {

const TimePoint now = *parseTime("2026-01-10T12:00:00Z");

/// The cells of a table's only row, as one line of JSON.
std::string cellsOf(const Columns &columns, const char *object)
{
    Json cells = Json::array();
    for (const Column &column : columns)
        cells.push_back(column.cell(Object(Json::parse(object)), now));
    return cells.dump();
}

} // namespace

class TestTable : public QObject
{
    Q_OBJECT
private slots:
    void agesReadAsKubectlWritesThem_data();
    void agesReadAsKubectlWritesThem();
    void pathsFindWhatTheySay_data();
    void pathsFindWhatTheySay();
    void aFewWildcardsFindNoMillions();
    void pathsThatMakeNoSenseAreRefused_data();
    void pathsThatMakeNoSenseAreRefused();
    void builtInKindsShowTheirColumns_data();
    void builtInKindsShowTheirColumns();
    void definedColumnsTakeOnlyTheirType();
    void aTableCarriesWhatWasAskedFor();
    void aListRemembersCellsUntilTheObjectChanges();
    void chainsOfMembersArePointers();
};

void TestTable::agesReadAsKubectlWritesThem_data()
{
    QTest::addColumn<qint64>("seconds");
    QTest::addColumn<QByteArray>("text");
    const auto row = [](qint64 seconds, const char *text) {
        QTest::newRow(text) << seconds << QByteArray(text);
    };
    row(-5, "<invalid>");
    row(0, "0s");
    row(119, "119s");
    row(120, "2m");
    row(125, "2m5s");
    row(600, "10m");
    row(3 * 3600 - 1, "179m");
    row(3 * 3600, "3h");
    row(7 * 3600 + 60, "7h1m");
    row(8 * 3600 + 60, "8h");
    row(47 * 3600, "47h");
    row(48 * 3600, "2d");
    row(49 * 3600, "2d1h");
    row(8 * 86400 + 3600, "8d");
    row(729 * 86400, "729d");
    row(731 * 86400, "2y1d");
    row(9 * 365 * 86400LL, "9y");
}

void TestTable::agesReadAsKubectlWritesThem()
{
    QFETCH(const qint64, seconds);
    QFETCH(const QByteArray, text);
    QCOMPARE(QByteArray::fromStdString(humanDuration(std::chrono::seconds(seconds))), text);
}

void TestTable::pathsFindWhatTheySay_data()
{
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<QByteArray>("found");
    const auto row = [](const char *path, const char *found) {
        QTest::newRow(path) << QByteArray(path) << QByteArray(found);
    };
    row(".status.phase", "[\"Running\"]");
    row("{.status.phase}", "[\"Running\"]");
    row("$.status.phase", "[\"Running\"]");
    row(".metadata.labels.machine\\.openshift\\.io/zone", "[\"z1\"]");
    row(".metadata.labels['machine.openshift.io/zone']", "[\"z1\"]");
    row(".status.conditions[?(@.type==\"Ready\")].status", "[\"True\"]");
    row(".status.conditions[?(@.type=='Ready')].status", "[\"True\"]");
    row(".status.conditions[?(@.type!=\"Ready\")].type", "[\"Drained\"]");
    row(".status.conditions[0].type", "[\"Drained\"]");
    row(".status.conditions[-1].type", "[\"Ready\"]");
    row(".status.conditions[*].type", "[\"Drained\",\"Ready\"]");
    row(".status.conditions[?(@.count==2)].type", "[\"Ready\"]");
    row(".status.missing.phase", "[]");
    row(".status.phase.deeper", "[]");
    row(".status.conditions[7].type", "[]");
}

void TestTable::pathsFindWhatTheySay()
{
    QFETCH(const QByteArray, path);
    QFETCH(const QByteArray, found);
    const Json object = Json::parse(
        R"({"metadata":{"labels":{"machine.openshift.io/zone":"z1"}},"status":{"phase":"Running",
        "conditions":[{"type":"Drained","status":"False"},{"type":"Ready","status":"True","count":2}]}})");

    const auto parsed = JsonPath::parse(path.toStdString());
    QVERIFY(parsed);
    Json values = Json::array();
    for (const Json *value : parsed->find(object))
        values.push_back(*value);

    QCOMPARE(QByteArray::fromStdString(values.dump()), found);
}

void TestTable::aFewWildcardsFindNoMillions()
{
    Json value = 1;
    for (int depth = 0; depth < 4; ++depth)
        value = Json(std::vector<Json>(30, value));
    const auto path = JsonPath::parse(".a[*][*][*][*]");
    QVERIFY(path);
    QCOMPARE(path->find({{"a", value}}).size(), JsonPath::maxFound);
    QCOMPARE(path->find({{"a", value[0]}}).size(), std::size_t{0}); // one level less than it asks
}

void TestTable::pathsThatMakeNoSenseAreRefused_data()
{
    QTest::addColumn<QByteArray>("path");
    for (const char *path : {"",
                             "status",
                             ".",
                             ".a[",
                             ".a[x]",
                             ".a['b",
                             ".a[?(@.b==1)",
                             ".a[?(@.b~1)]",
                             ".a[99999999]"})
        QTest::newRow(path) << QByteArray(path);
}

void TestTable::pathsThatMakeNoSenseAreRefused()
{
    QFETCH(const QByteArray, path);
    QVERIFY(!JsonPath::parse(path.toStdString()));
}

void TestTable::builtInKindsShowTheirColumns_data()
{
    QTest::addColumn<QByteArray>("kind");
    QTest::addColumn<QByteArray>("object");
    QTest::addColumn<QByteArray>("cells");
    const auto row = [](const char *name, const char *kind, const char *object, const char *cells) {
        QTest::newRow(name) << QByteArray(kind) << QByteArray(object) << QByteArray(cells);
    };
    row("a cordoned master",
        "Node",
        R"({"metadata":{"name":"n","creationTimestamp":"2026-01-10T11:00:00Z","labels":{"node-role.kubernetes.io/worker":"","node-role.kubernetes.io/master":""}},
            "spec":{"unschedulable":true},"status":{"conditions":[{"type":"Ready","status":"True"}],"nodeInfo":{"kubeletVersion":"v1.30.1"},
            "addresses":[{"type":"InternalIP","address":"10.0.0.1"}]}})",
        R"J(["n","Ready,SchedulingDisabled","master,worker","60m","v1.30.1","10.0.0.1","<none>","<unknown>","<unknown>","<unknown>"])J");
    row("a node that never reported",
        "Node",
        R"({"metadata":{"name":"n"}})",
        R"J(["n","Unknown","<none>","<unknown>","","<none>","<none>","<unknown>","<unknown>","<unknown>"])J");
    row("a pod that restarted",
        "Pod",
        R"({"metadata":{"name":"p","creationTimestamp":"2026-01-10T11:59:30Z"},"spec":{"nodeName":"n","containers":[{},{}]},
            "status":{"phase":"Running","podIP":"10.1.0.4","containerStatuses":[{"ready":true,"restartCount":2,"state":{"running":{}},
            "lastState":{"terminated":{"finishedAt":"2026-01-10T11:55:00Z"}}},{"ready":false,"state":{"waiting":{"reason":"CrashLoopBackOff"}}}]}})",
        R"J(["p","1/2","CrashLoopBackOff","2 (5m ago)","30s","10.1.0.4","n","<none>","<none>"])J");
    row("a pod that is going",
        "Pod",
        R"({"metadata":{"name":"p","deletionTimestamp":"2026-01-10T12:00:00Z"},"status":{"phase":"Running"}})",
        R"J(["p","0/0","Terminating","0","<unknown>","<none>","<none>","<none>","<none>"])J");
    row("an event that repeats",
        "Event",
        R"({"metadata":{"name":"e"},"type":"Warning","reason":"DrainBlocked","message":"budget web\n","involvedObject":{"kind":"Machine","name":"m"},
            "count":4,"firstTimestamp":"2026-01-10T11:40:00Z","lastTimestamp":"2026-01-10T11:57:00Z","source":{"component":"drain","host":"h"}})",
        R"J(["3m (x4 over 20m)","Warning","DrainBlocked","machine/m","","drain, h","budget web","20m",4,"e"])J");
    row("a budget",
        "PodDisruptionBudget",
        R"({"metadata":{"name":"b","creationTimestamp":"2026-01-10T11:59:51Z"},"spec":{"minAvailable":2},"status":{"disruptionsAllowed":1}})",
        R"J(["b","2","N/A",1,"9s"])J");
    row("a budget in per cent",
        "PodDisruptionBudget",
        R"({"metadata":{"name":"b"},"spec":{"maxUnavailable":"30%"}})",
        R"J(["b","N/A","30%",0,"<unknown>"])J");
    row("a secret never shows its values",
        "Secret",
        R"({"metadata":{"name":"s"},"type":"Opaque","data":{"a":"x","b":"y"}})",
        R"J(["s","Opaque",2,"<unknown>"])J");
    row("a lease",
        "Lease",
        R"({"metadata":{"name":"l"},"spec":{"holderIdentity":"me"}})",
        R"J(["l","me","<unknown>"])J");
    row("a request for a certificate",
        "CertificateSigningRequest",
        R"({"metadata":{"name":"c"},"spec":{"signerName":"kubernetes.io/kubelet-serving","username":"system:node:w","expirationSeconds":3600}})",
        R"J(["c","<unknown>","kubernetes.io/kubelet-serving","system:node:w","60m","Pending"])J");
    row("a certificate that was issued",
        "CertificateSigningRequest",
        R"({"metadata":{"name":"c"},"status":{"certificate":"LS0t","conditions":[{"type":"Approved"}]}})",
        R"J(["c","<unknown>","","","<none>","Approved,Issued"])J");
    row("a request that was denied",
        "CertificateSigningRequest",
        R"({"metadata":{"name":"c"},"status":{"conditions":[{"type":"Approved"},{"type":"Denied"}]}})",
        R"J(["c","<unknown>","","","<none>","Denied"])J");
    row("a namespace",
        "Namespace",
        R"({"metadata":{"name":"x"},"status":{"phase":"Terminating"}})",
        R"J(["x","Terminating","<unknown>"])J");
    row("fields of the wrong type break nothing",
        "Pod",
        R"({"metadata":{"name":"p"},"spec":{"containers":{},"readinessGates":[1]},"status":{"containerStatuses":[3,{"restartCount":"x","state":[]}],"conditions":"?"}})",
        R"J(["p","0/0","Unknown","0","<unknown>","<none>","<none>","<none>","0/1"])J");
}

void TestTable::builtInKindsShowTheirColumns()
{
    QFETCH(const QByteArray, kind);
    QFETCH(const QByteArray, object);
    QFETCH(const QByteArray, cells);
    QCOMPARE(
        QByteArray::fromStdString(cellsOf(builtInColumns(kind.toStdString()), object.constData())),
        cells);
}

void TestTable::definedColumnsTakeOnlyTheirType()
{
    const Columns columns = definedColumns(Json::parse(R"({"additionalPrinterColumns":[
        {"name":"Phase","type":"string","jsonPath":".status.phase"},
        {"name":"Want","type":"integer","jsonPath":".spec.replicas"},
        {"name":"Have","type":"integer","jsonPath":".status.replicas"},
        {"name":"Online","type":"boolean","jsonPath":".spec.online"},
        {"name":"Types","type":"string","jsonPath":".status.conditions[*].type","priority":1},
        {"name":"Broken","type":"string","jsonPath":"nonsense"},
        {"name":"Age","type":"date","jsonPath":".metadata.creationTimestamp"}]})"));

    QCOMPARE(
        cellsOf(columns, R"({"metadata":{"name":"m","creationTimestamp":"2026-01-10T11:58:00Z"},
        "spec":{"replicas":3,"online":true},"status":{"replicas":"three","conditions":[{"type":"A"},{"type":"B"}]}})"),
        std::string(R"J(["m",null,3,null,true,"A B",null,"2m"])J"));
    QCOMPARE(columns.at(5).priority, 1);
    QCOMPARE(cellsOf(definedColumns(Json()), R"({"metadata":{"name":"m"}})"),
             std::string(R"J(["m","<unknown>"])J"));
}

void TestTable::aTableCarriesWhatWasAskedFor()
{
    const TableWriter writer({nameColumn()});
    const Object object(Json::parse(
        R"({"apiVersion":"v1","kind":"Node","metadata":{"name":"n","uid":"u"},"spec":{}})"));

    const auto text = [&](RowObject row, TableWriter::Header header) {
        return writer.write({object}, {"7", {}, {}}, {AnswerShape::Table, "v1", row}, header, now);
    };
    const Json metadata = Json::parse(text(RowObject::Metadata, TableWriter::Header::With));
    QCOMPARE(metadata.at("metadata").at("resourceVersion").get<std::string>(), std::string("7"));
    QCOMPARE(metadata.at("columnDefinitions").size(), std::size_t(1));
    QCOMPARE(
        metadata.at("rows").at(0).at("object").dump(),
        std::string(
            R"({"apiVersion":"meta.k8s.io/v1","kind":"PartialObjectMetadata","metadata":{"name":"n","uid":"u"}})"));
    const Json whole = Json::parse(text(RowObject::Whole, TableWriter::Header::Without));
    QCOMPARE(whole.at("columnDefinitions").size(), std::size_t(0));
    QCOMPARE(whole.at("rows").at(0).at("object").dump(), object.json().dump());
    QVERIFY(!Json::parse(text(RowObject::None, TableWriter::Header::With))
                 .at("rows")
                 .at(0)
                 .contains("object"));
}

void TestTable::aListRemembersCellsUntilTheObjectChanges()
{
    int computed = 0;
    Column steady{.name = "Phase", .cell = [&](const Object &object, TimePoint) -> Json {
                      ++computed;
                      return object.text("/status/phase");
                  }};
    steady.steady = true;
    const TableWriter writer({nameColumn(), steady, ageColumn()});
    const auto node = [](const char *revision, const char *phase, const char *uid = "u") {
        return Object(Json{{"metadata",
                            {{"name", "n"},
                             {"uid", uid},
                             {"resourceVersion", revision},
                             {"creationTimestamp", "2026-01-10T11:59:00Z"}}},
                           {"status", {{"phase", phase}}}});
    };
    const auto cells = [&](const Object &object, TimePoint time, TableWriter::Remember remember) {
        const std::string text = writer.write({object},
                                              {"9", {}, {}},
                                              {AnswerShape::Table, "v1", RowObject::None},
                                              TableWriter::Header::With,
                                              time,
                                              remember);
        return Json::parse(text).at("rows").at(0).at("cells").dump();
    };
    constexpr auto keep = TableWriter::Remember::Cells;
    QCOMPARE(cells(node("1", "Line\nend"), now, keep), std::string(R"(["n","Line\nend","60s"])"));
    QCOMPARE(computed, 1);
    // The age goes on, also while nothing is computed anew.
    QCOMPARE(cells(node("1", "Line\nend").atRest(), now + 10s, keep),
             std::string(R"(["n","Line\nend","70s"])"));
    QCOMPARE(computed, 1);
    QCOMPARE(cells(node("2", "B"), now, keep), std::string(R"(["n","B","60s"])"));
    // A dry run has the revision of what is stored and the content of what is not.
    QCOMPARE(cells(node("2", "C"), now, TableWriter::Remember::Nothing),
             std::string(R"(["n","C","60s"])"));
    QCOMPARE(cells(node("2", "B"), now, keep), std::string(R"(["n","B","60s"])"));
    QCOMPARE(computed, 3);
    // Without an identity nothing can be remembered.
    QCOMPARE(cells(node("2", "D", ""), now, keep), std::string(R"(["n","D","60s"])"));
    QCOMPARE(cells(node("2", "E", ""), now, keep), std::string(R"(["n","E","60s"])"));
}

void TestTable::chainsOfMembersArePointers()
{
    const auto pointer = [](const char *path) {
        const auto parsed = JsonPath::parse(path);
        return parsed ? parsed->pointer().value_or("none") : "broken";
    };
    QCOMPARE(pointer(".metadata.creationTimestamp"), std::string("/metadata/creationTimestamp"));
    QCOMPARE(pointer(R"(.metadata.labels.a\.b/c~d)"), std::string("/metadata/labels/a.b~1c~0d"));
    QCOMPARE(pointer(".a[0].b"), std::string("none"));
    QCOMPARE(pointer(R"(.a[?(@.type=="x")].b)"), std::string("none"));
}

} // namespace tst_table

HP_TEST(tst_table, TestTable)
#include "tst_table.moc"
