// SPDX-License-Identifier: Apache-2.0
#include "backend/api/wire/ProtobufDecoder.h"
#include "model/base/ApiStatus.h"

#include <QTest>

#include <nlohmann/json.hpp>
#include <string>

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

std::string envelope(const std::string &apiVersion, const std::string &kind, const std::string &raw)
{
    return std::string("k8s\0", 4) + field(1, field(1, apiVersion) + field(2, kind)) + field(2, raw)
        + field(3, "") + field(4, "");
}

std::string entry(const std::string &key, const std::string &value)
{
    return field(1, key) + field(2, value);
}

} // namespace

class TestProtobufDecoder : public QObject
{
    Q_OBJECT
private slots:
    void decodes_data();
    void decodes();
    void refuses_data();
    void refuses();
};

void TestProtobufDecoder::decodes_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArray>("json");
    const auto row = [](const char *name, const std::string &body, const char *json) {
        QTest::newRow(name) << QByteArray::fromStdString(body) << QByteArray(json);
    };
    // As kubectl 1.32 sends `auth can-i patch machines`: Go writes every empty string of the
    // metadata.
    const std::string emptyMetadata =
        field(1, field(1, "") + field(2, "") + field(3, "") + field(8, ""));
    row("a review loses the empty strings that Go writes",
        envelope("authorization.k8s.io/v1",
                 "SelfSubjectAccessReview",
                 emptyMetadata
                     + field(2,
                             field(1,
                                   field(1, "hp") + field(2, "patch") + field(3, "")
                                       + field(5, "machines")))
                     + field(3, number(1, 0) + field(2, ""))),
        R"({"apiVersion":"authorization.k8s.io/v1","kind":"SelfSubjectAccessReview","metadata":{},)"
        R"("spec":{"resourceAttributes":{"namespace":"hp","resource":"machines","verb":"patch"}},"status":{"allowed":false}})");
    row("secret data becomes base64, empty values stay",
        envelope("v1",
                 "Secret",
                 field(1, field(1, "bmc") + field(11, entry("a", "")))
                     + field(2, entry("password", "pa\xff")) + field(2, entry("none", ""))
                     + field(3, "Opaque")),
        R"({"apiVersion":"v1","data":{"none":"","password":"cGH/"},"kind":"Secret",)"
        R"("metadata":{"labels":{"a":""},"name":"bmc"},"type":"Opaque"})");
    row("delete options keep a grace of zero and belong to every group",
        envelope("policy/v1",
                 "DeleteOptions",
                 number(1, 0) + field(2, field(1, "u-1")) + field(4, "Background")),
        R"({"apiVersion":"policy/v1","gracePeriodSeconds":0,"kind":"DeleteOptions",)"
        R"("preconditions":{"uid":"u-1"},"propagationPolicy":"Background"})");
    row("a negative number takes ten bytes",
        envelope("v1", "DeleteOptions", number(1, -1)),
        R"({"apiVersion":"v1","gracePeriodSeconds":-1,"kind":"DeleteOptions"})");
    row("times become RFC 3339, unknown fields are skipped",
        envelope("v1",
                 "Namespace",
                 field(1, field(1, "x") + field(8, number(1, 1768046400) + number(2, 5)))
                     + field(99, "?")),
        R"({"apiVersion":"v1","kind":"Namespace","metadata":{"creationTimestamp":"2026-01-10T12:00:00Z","name":"x"}})");
    row("lists keep their order and their empty texts",
        envelope("v1", "Namespace", field(1, field(14, "b") + field(14, "") + field(14, "a"))),
        R"({"apiVersion":"v1","kind":"Namespace","metadata":{"finalizers":["b","","a"]}})");
    row("managed fields come back as JSON",
        envelope("v1",
                 "ConfigMap",
                 field(1, field(17, field(1, "me") + field(7, field(1, R"({"f:data":{}})"))))),
        R"({"apiVersion":"v1","kind":"ConfigMap","metadata":{"managedFields":[{"fieldsV1":{"f:data":{}},"manager":"me"}]}})");
    row("an eviction carries its options",
        envelope("policy/v1",
                 "Eviction",
                 field(1, field(1, "pod-1")) + field(2, number(1, 5) + field(5, "All"))),
        R"({"apiVersion":"policy/v1","deleteOptions":{"dryRun":["All"],"gracePeriodSeconds":5},"kind":"Eviction","metadata":{"name":"pod-1"}})");
}

void TestProtobufDecoder::decodes()
{
    QFETCH(const QByteArray, body);
    QFETCH(const QByteArray, json);

    const auto decoded = api::decodeProtobuf(body.toStdString());

    QVERIFY2(decoded, decoded ? "" : decoded.error().message.c_str());
    QCOMPARE(QByteArray::fromStdString(decoded->dump()), json);
}

void TestProtobufDecoder::refuses_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<int>("code");
    const auto row = [](const char *name, const std::string &body, int code) {
        QTest::newRow(name) << QByteArray::fromStdString(body) << code;
    };
    const std::string good = envelope("v1", "Namespace", field(1, field(1, "x")));
    row("JSON under the wrong type", R"({"kind":"Namespace"})", 400);
    row("nothing", "", 400);
    row("a body that ends in the middle", good.substr(0, good.size() - 5), 400);
    row("a length beyond the end",
        envelope("v1", "Namespace", std::string("\x0a\xff\xff\xff\x7f", 5)),
        400);
    row("a varint that never ends", envelope("v1", "Namespace", std::string(20, '\xff')), 400);
    row("text that is not UTF-8", envelope("v1", "Namespace", field(1, field(1, "\xc0\xaf"))), 400);
    row("a text where a message belongs", envelope("v1", "Namespace", number(1, 7)), 400);
    row("a year beyond RFC 3339",
        envelope("v1", "Namespace", field(1, field(8, number(1, 999'999'999'999)))),
        400);
    row("a kind that is not read as protobuf", envelope("v1", "Pod", field(1, field(1, "x"))), 415);
}

void TestProtobufDecoder::refuses()
{
    QFETCH(const QByteArray, body);
    QFETCH(const int, code);

    const auto decoded = api::decodeProtobuf(body.toStdString());

    QVERIFY(!decoded);
    QCOMPARE(statusFrom(decoded.error()).code, code);
}

QTEST_APPLESS_MAIN(TestProtobufDecoder)
#include "tst_protobufdecoder.moc"
