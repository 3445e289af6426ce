// SPDX-License-Identifier: Apache-2.0
#include "backend/api/wire/ProtobufDecoder.h"
#include "model/base/ApiStatus.h"
#include "resources/types/ProtobufTables.h"
#include "tests/support/runner/Runner.h"

#include <QFile>
#include <QTest>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>

namespace tst_protobufdecoder {

using namespace hp;

namespace {

std::string varint(std::uint64_t value)
{
    std::string bytes;
    while (value >= 0x80) {
        bytes += static_cast<char>((value & 0x7f) | 0x80);
        value >>= 7;
    }
    bytes += static_cast<char>(value);
    return bytes;
}

std::string field(unsigned number, const std::string &bytes)
{
    return varint(number << 3 | 2) + varint(bytes.size()) + bytes;
}

std::string number(unsigned fieldNumber, std::int64_t value)
{
    return varint(fieldNumber << 3) + varint(static_cast<std::uint64_t>(value));
}

std::string group(unsigned fieldNumber, const std::string &inner)
{
    return varint(fieldNumber << 3 | 3) + inner + varint(fieldNumber << 3 | 4);
}

std::string entry(const std::string &key, const std::string &value)
{
    return field(1, key) + field(2, value);
}

std::string envelope(const std::string &apiVersion, const std::string &kind, const std::string &raw)
{
    return std::string("k8s\0", 4) + field(1, field(1, apiVersion) + field(2, kind)) + field(2, raw)
        + field(3, "") + field(4, "");
}

std::string deleteOptions(const std::string &raw)
{
    return envelope("v1", "DeleteOptions", raw);
}

std::string configMap(const std::string &raw)
{
    return envelope("v1", "ConfigMap", raw);
}

std::string pod(const std::string &spec)
{
    return envelope("v1", "Pod", field(2, spec));
}

/// A pod's volume: the size limit of an emptyDir. In Go the source is inline, on the wire it is
/// not.
std::string sizeLimit(const std::string &quantity)
{
    return pod(field(1, field(1, "v") + field(2, field(2, field(2, quantity)))));
}

/// The value that a decoded body has at a JSON pointer; the whole body or the fault where it has
/// none.
QByteArray at(const std::string &body, const char *pointer)
{
    const auto decoded = api::decodeProtobuf(body);
    if (!decoded)
        return QByteArray::fromStdString(decoded.error().message);
    const Json::json_pointer place(pointer);
    return QByteArray::fromStdString(
        (decoded->contains(place) ? decoded->at(place) : *decoded).dump());
}

struct Golden {
    QByteArray name{};
    std::string body{};
    QByteArray json{};
};

/// objects.tsv, which tests/support/protobuf writes with Go's own encoders.
QList<Golden> goldenObjects()
{
    QFile file(qEnvironmentVariable("HOLDPOINT_SOURCE_DIR")
               + QStringLiteral("/tests/backend/api/objects.tsv"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", qPrintable(file.fileName()));
    QList<Golden> all;
    for (const QByteArray &line : file.readAll().trimmed().split('\n')) {
        const QByteArrayList cells = line.split('\t');
        all.append(
            {cells.value(0), QByteArray::fromBase64(cells.value(1)).toStdString(), cells.value(2)});
    }
    return all;
}

} // namespace

class TestProtobufDecoder : public QObject
{
    Q_OBJECT
private slots:
    void givesTheJsonOfGo_data();
    void givesTheJsonOfGo();
    void everyKindHasGoldenObjects();
    void everyFieldOccursInThem();
    void readsWhatGoDoesNotWrite_data();
    void readsWhatGoDoesNotWrite();
    void refusesWithThePlace_data();
    void refusesWithThePlace();
    void anObjectThatIsCutOffIsRefused();
    void anObjectWithAChangedByteIsReadOrRefused();
};

void TestProtobufDecoder::givesTheJsonOfGo_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArray>("json");
    for (const Golden &golden : goldenObjects())
        QTest::newRow(golden.name.constData())
            << QByteArray::fromStdString(golden.body) << golden.json;
}

void TestProtobufDecoder::givesTheJsonOfGo()
{
    QFETCH(const QByteArray, body);
    QFETCH(const QByteArray, json);

    const auto decoded = api::decodeProtobuf(body.toStdString());

    QVERIFY2(decoded, decoded ? "" : decoded.error().message.c_str());
    // Parsed and written again only for the spelling of numbers and escapes; the order is sorted.
    const Json expected = Json::parse(json.toStdString());
    const std::string difference = Json::diff(*decoded, expected).dump();
    QVERIFY2(difference == "[]", difference.c_str());
    QCOMPARE(QByteArray::fromStdString(decoded->dump()),
             QByteArray::fromStdString(expected.dump()));
}

void TestProtobufDecoder::everyKindHasGoldenObjects()
{
    const QList<Golden> all = goldenObjects();
    for (const protobuf::Kind &kind : protobuf::kinds()) {
        const std::string version(kind.apiVersion == "*" ? "v1" : kind.apiVersion);
        const QByteArray start =
            QByteArray::fromStdString(version + ' ' + std::string(kind.kind) + ", ");
        QVERIFY2(std::count_if(all.begin(),
                               all.end(),
                               [&](const Golden &golden) { return golden.name.startsWith(start); })
                     >= 5,
                 start.constData());
    }
}

/// A table row that no golden object uses would be a row that nobody has compared with Go.
void TestProtobufDecoder::everyFieldOccursInThem()
{
    std::string all;
    for (const Golden &golden : goldenObjects())
        all += golden.json.toStdString();
    std::size_t count = 0;
    const auto visit = [&](const protobuf::Message &message, auto &self, int depth) -> void {
        for (const protobuf::Field &one : message.fields) {
            const std::string key = '"' + std::string(one.name) + "\":";
            QVERIFY2(one.arity == protobuf::Arity::Inline || all.find(key) != std::string::npos,
                     key.c_str());
            ++count;
            if (one.message != nullptr && depth < 20)
                self(*one.message, self, depth + 1);
        }
    };
    for (const protobuf::Kind &kind : protobuf::kinds())
        visit(*kind.message, visit, 0);
    QVERIFY(count > 800);
}

void TestProtobufDecoder::readsWhatGoDoesNotWrite_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArray>("pointer");
    QTest::addColumn<QByteArray>("value");
    const auto row =
        [](const char *name, const std::string &body, const char *pointer, const char *value) {
            QTest::newRow(name) << QByteArray::fromStdString(body) << QByteArray(pointer)
                                << QByteArray(value);
        };
    row("what is not on the wire at all has Go's zero",
        envelope("v1", "Pod", field(2, field(2, ""))),
        "",
        R"({"apiVersion":"v1","kind":"Pod","metadata":{},"spec":{"containers":[{"name":"","resources":{}}]},"status":{}})");
    row("delete options come in the version of what they delete",
        envelope("policy/v1", "DeleteOptions", number(1, 0)),
        "",
        R"({"apiVersion":"policy/v1","gracePeriodSeconds":0,"kind":"DeleteOptions"})");
    row("an unknown field is skipped, whatever its form",
        deleteOptions(number(99, 7) + field(98, "?") + varint(97 << 3 | 1) + "12345678"
                      + varint(96 << 3 | 5) + "1234" + number(1, 5)),
        "/gracePeriodSeconds",
        "5");
    row("an unknown group is skipped with the groups in it",
        deleteOptions(
            group(99, number(1, 1) + group(2, field(3, "x")) + varint(4 << 3 | 5) + "1234")
            + number(1, 5)),
        "/gracePeriodSeconds",
        "5");
    row("the last of two values counts",
        deleteOptions(number(1, 4) + number(1, 5)),
        "/gracePeriodSeconds",
        "5");
    row("a message in two parts is merged",
        deleteOptions(field(2, field(1, "u")) + field(2, field(2, "7"))),
        "/preconditions",
        R"({"resourceVersion":"7","uid":"u"})");
    row("the second key of two wins",
        configMap(field(2, entry("a", "1")) + field(2, entry("a", "2"))),
        "/data",
        R"({"a":"2"})");
    row("an entry without key or value has empty ones",
        configMap(field(2, "") + field(2, field(1, "k"))),
        "/data",
        R"({"":"","k":""})");
    row("an entry whose value comes first",
        configMap(field(2, field(2, "v") + field(1, "k"))),
        "/data",
        R"({"k":"v"})");
    row("a number of 32 bits keeps its low bits",
        envelope("autoscaling/v1", "Scale", field(2, number(1, (std::int64_t(1) << 32) + 3))),
        "/spec/replicas",
        "3");
    row("a negative number of 32 bits may come in five bytes",
        envelope("autoscaling/v1",
                 "Scale",
                 field(2, varint(8) + std::string("\xff\xff\xff\xff\x0f", 5))),
        "/spec/replicas",
        "-1");
    row("a list of numbers may be packed",
        pod(field(14, field(4, varint(7) + varint(std::uint64_t(-8))) + number(4, 9))),
        "/spec/securityContext/supplementalGroups",
        "[7,-8,9]");
    row("an empty packed list is no list",
        pod(field(14, field(4, ""))),
        "/spec/securityContext",
        "{}");
    row("1970 is a time, nothing is none",
        envelope("v1", "Namespace", field(1, field(8, number(1, 0)) + field(9, ""))),
        "/metadata",
        R"({"creationTimestamp":"1970-01-01T00:00:00Z","deletionTimestamp":null})");
    row("times of whole seconds forget their fraction",
        envelope(
            "v1", "Namespace", field(1, field(8, number(1, 1768046400) + number(2, 999'999'999)))),
        "/metadata",
        R"({"creationTimestamp":"2026-01-10T12:00:00Z"})");
    row("the first instant of Go is no time",
        envelope("v1", "Namespace", field(1, field(8, number(1, -62'135'596'800)))),
        "/metadata",
        "{}");
    row("micro times are cut, not rounded",
        envelope("coordination.k8s.io/v1",
                 "Lease",
                 field(2, field(4, number(1, 1768046400) + number(2, 123'456'999)))),
        "/spec/renewTime",
        R"("2026-01-10T12:00:00.123456Z")");
    row("a quantity without text is nought",
        sizeLimit(""),
        "/spec/volumes/0/emptyDir/sizeLimit",
        R"("0")");
    for (const char *quantity : {"1", "-1.5", "+.5", "1.", "12e-3", "1E6", "3E", "100m", "9Ki"})
        row(qPrintable(QStringLiteral("%1 is a quantity").arg(QLatin1String(quantity))),
            sizeLimit(field(1, quantity)),
            "/spec/volumes/0/emptyDir/sizeLimit",
            qPrintable(QStringLiteral("\"%1\"").arg(QLatin1String(quantity))));
    row("an old Go writes the eviction of the beta version",
        envelope("policy/v1beta1", "Eviction", field(1, field(1, "pod-1"))),
        "/metadata/name",
        R"("pod-1")");
}

void TestProtobufDecoder::readsWhatGoDoesNotWrite()
{
    QFETCH(const QByteArray, body);
    QFETCH(const QByteArray, pointer);
    QFETCH(const QByteArray, value);

    QCOMPARE(at(body.toStdString(), pointer.constData()), value);
}

void TestProtobufDecoder::refusesWithThePlace_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<int>("code");
    QTest::addColumn<QByteArray>("says");
    const auto row = [](const char *name, const std::string &body, int code, const char *says) {
        QTest::newRow(name) << QByteArray::fromStdString(body) << code << QByteArray(says);
    };
    const std::string good = deleteOptions(number(1, 5));
    row("JSON under the wrong type", R"({"kind":"Pod"})", 400, "first four bytes");
    row("nothing", "", 400, "first four bytes");
    row("an envelope that ends in the middle", good.substr(0, good.size() - 1), 400, "envelope");
    row("an envelope whose kind is not text", envelope("v1", "\xff", ""), 400, "envelope");
    row("nothing but the first bytes", std::string("k8s\0", 4), 415, "\"\" in \"\"");
    row("a kind that is not read", envelope("v1", "Ingress", ""), 415, "\"Ingress\" in \"v1\"");
    row("a kind of another group", envelope("apps/v1", "Pod", ""), 415, "\"Pod\" in \"apps/v1\"");
    row("a length beyond the end",
        configMap(std::string("\x0a\xff\xff\xff\x7f", 5)),
        400,
        "kind ConfigMap: the object ends inside a field");
    row("a length of ten bytes",
        configMap("\x0a" + varint(std::uint64_t(-1))),
        400,
        "the object ends inside a field");
    row("a number that never ends",
        deleteOptions("\x08" + std::string(20, '\xff')),
        400,
        "the object has a number of more than ten bytes");
    row("field number nought",
        deleteOptions(number(0, 1)),
        400,
        "field number that does not exist");
    row("a field number beyond all",
        deleteOptions(varint(std::uint64_t(1) << 40)),
        400,
        "number that");
    row("a form that does not exist", deleteOptions("\x0f"), 400, "field of no known form");
    row("the end of no group",
        deleteOptions(varint(9 << 3 | 4)),
        400,
        "group that was not started");
    row("a group without end", deleteOptions(varint(9 << 3 | 3)), 400, "ends inside a field");
    row("groups without end",
        deleteOptions(std::string(100'000, '\x4b')),
        400,
        "groups nested deeper than 100 levels");
    row("a number where a message belongs",
        pod(field(2, number(22, 7))),
        400,
        "spec.containers[0].startupProbe has the form of another type");
    row("a text where a number belongs",
        pod(field(2, "") + field(2, field(6, field(2, "x")))),
        400,
        "spec.containers[1].ports[0].hostPort has the form of another type");
    row("a number where an entry belongs", configMap(number(2, 1)), 400, "data[\"\"] has the form");
    row("a number where an entry's value belongs",
        configMap(field(2, field(1, "k") + number(2, 1))),
        400,
        "data[\"k\"] has the form");
    row("text that is not UTF-8",
        configMap(field(1, field(12, entry("note", "\xc0\xaf")))),
        400,
        "metadata.annotations[\"note\"] is not UTF-8 text");
    row("a key that is not UTF-8",
        configMap(field(2, entry("\xff", ""))),
        400,
        "data[\"\"] is not UTF-8");
    row("a fault in an inline part is named as in JSON",
        pod(field(1, field(2, field(2, field(1, "\xff"))))),
        400,
        "spec.volumes[0].emptyDir.medium is not UTF-8 text");
    row("a year beyond RFC 3339",
        configMap(field(1, field(8, number(1, 999'999'999'999)))),
        400,
        "metadata.creationTimestamp is a time outside of the years 1 to 9999");
    row("a fraction that leads out of the last year",
        envelope("coordination.k8s.io/v1",
                 "Lease",
                 field(2, field(4, number(1, 253'402'300'799) + number(2, 2'000'000'000)))),
        400,
        "spec.renewTime is a time outside");
    row("a packed list that ends in a number",
        pod(field(14, field(4, "\x01\xff"))),
        400,
        "spec.securityContext.supplementalGroups[1] ends inside a field");
    for (const char *quantity : {"", "-", ".", "1kk", "1 Gi", "e3", "1e", "0x1", "Ki"})
        row(qPrintable(QStringLiteral("'%1' is no quantity").arg(QLatin1String(quantity))),
            sizeLimit(field(1, quantity)),
            400,
            "spec.volumes[0].emptyDir.sizeLimit is not a quantity");
    row("a port that is neither number nor text",
        pod(field(2, field(10, field(1, field(2, field(2, number(1, 2))))))),
        400,
        "spec.containers[0].livenessProbe.httpGet.port is neither a number nor a text");
    const auto managed = [](const std::string &json) {
        return configMap(field(1, field(17, field(7, field(1, json)))));
    };
    row("managed fields that are not JSON",
        managed("{\"f:data\":"),
        400,
        "metadata.managedFields[0].fieldsV1 holds text that is not JSON");
    row("managed fields that are nested without end",
        managed(std::string(100'000, '[')),
        400,
        "metadata.managedFields[0].fieldsV1 holds text that is not JSON or is nested too deeply");
    std::string containers;
    for (int i = 0; i < 200'000; ++i)
        containers += field(2, "");
    row("many objects of two bytes", pod(containers), 400, "exceeds 400000 values");
}

void TestProtobufDecoder::refusesWithThePlace()
{
    QFETCH(const QByteArray, body);
    QFETCH(const int, code);
    QFETCH(const QByteArray, says);

    const auto decoded = api::decodeProtobuf(body.toStdString());

    QVERIFY(!decoded);
    QCOMPARE(statusFrom(decoded.error()).code, code);
    QVERIFY2(decoded.error().message.find(says.toStdString()) != std::string::npos,
             decoded.error().message.c_str());
}

void TestProtobufDecoder::anObjectThatIsCutOffIsRefused()
{
    for (const Golden &golden : goldenObjects()) {
        // The last four bytes are the envelope's empty encoding and type, which may be missing. So
        // may the object itself, which then is empty.
        const Json whole = Json::parse(golden.json.toStdString());
        const auto empty = api::decodeProtobuf(
            envelope(whole.at("apiVersion").get<std::string>(), whole.at("kind"), ""));
        const std::size_t end = golden.body.size() - 4;
        for (std::size_t size = 0; size < end; size += end / 200 + 1) {
            const auto decoded = api::decodeProtobuf(golden.body.substr(0, size));
            QVERIFY2(!decoded || *decoded == *empty, golden.name.constData());
        }
    }
}

/// Whatever a body holds, the answer can be written as JSON or is one sentence.
void TestProtobufDecoder::anObjectWithAChangedByteIsReadOrRefused()
{
    for (const Golden &golden : goldenObjects()) {
        const std::size_t step = golden.body.size() / 300 + 1;
        for (std::size_t place = 4; place < golden.body.size(); place += step) {
            std::string body = golden.body;
            body[place] = static_cast<char>(body[place] ^ (1 << place % 8));
            const auto decoded = api::decodeProtobuf(body);
            if (decoded)
                QVERIFY(!decoded->dump().empty());
            else
                QVERIFY(decoded.error().message.starts_with("the body "));
        }
    }
}

} // namespace tst_protobufdecoder

HP_TEST(tst_protobufdecoder, TestProtobufDecoder)
#include "tst_protobufdecoder.moc"
