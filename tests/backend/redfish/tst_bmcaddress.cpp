// SPDX-License-Identifier: Apache-2.0
#include "backend/redfish/BmcAddress.h"
#include "tests/support/runner/Runner.h"

#include <QtTest>

namespace tst_bmcaddress {

using hp::redfish::BmcAddress;
using hp::redfish::parseBmcAddress;
using hp::redfish::pathOnBmc;

/// The address table of facts/reboot.md 5.2 and facts/redfish.md 6.1, and which links may be
/// followed.
class TestBmcAddress : public QObject
{
    Q_OBJECT
private slots:
    void addressIsDissected_data();
    void addressIsDissected();
    void passwordInAddressIsNotRepeated();
    void linkStaysOnTheBmc_data();
    void linkStaysOnTheBmc();
};

void TestBmcAddress::addressIsDissected_data()
{
    QTest::addColumn<QByteArray>("address");
    QTest::addColumn<QByteArray>("expected"); // origin and system path, or the start of the refusal

    const QByteArray ipmi = "power over IPMI is not supported";
    const auto row = [](const char *name, const char *address, const QByteArray &expected) {
        QTest::newRow(name) << QByteArray(address) << expected;
    };
    row("https by default", "redfish://192.0.2.1", "https://192.0.2.1:443");
    row("slashes are optional", "redfish:192.0.2.1", "https://192.0.2.1:443");
    row("a name", "redfish://bmc-3.example.org", "https://bmc-3.example.org:443");
    row("http only when it says so",
        "redfish+http://h:8000/redfish/v1/Systems/u",
        "http://h:8000 /redfish/v1/Systems/u");
    row("http has its own port", "redfish+http://h", "http://h:80");
    row("IPv6 keeps its brackets",
        "redfish-virtualmedia+https://[2001:db8::1]:8443/x",
        "https://[2001:db8::1]:8443 /x");
    row("the root is no system", "idrac-redfish://h/redfish/v1/", "https://h:443");
    row("the root without slash is no system", "redfish://h/redfish/v1", "https://h:443");
    row("a bare slash is no system", "redfish-uefihttp://h/", "https://h:443");
    row("iLO", "ilo5-virtualmedia://h", "https://h:443");
    row("trailing slash of a system stays",
        "redfish://h/redfish/v1/Systems/1/",
        "https://h:443 /redfish/v1/Systems/1/");
    row("no scheme means IPMI", "192.0.2.1", ipmi);
    row("host and port mean IPMI", "host:623", ipmi);
    row("bare IPv6 with port means IPMI", "[fe80::1]:623", ipmi);
    row("IPMI", "ipmi://h", ipmi);
    row("IPMI without slashes", "ipmi:h:6230", ipmi);
    row("libvirt", "libvirt://h:6233/?a=b", ipmi);
    row("unknown type", "irmc://h", "Unknown BMC type 'irmc'");
    row("unknown transport", "redfish+ftp://h", "Unknown BMC type 'redfish+ftp'");
    row("ipmi has no transport variants", "redfishx+https://h", "Unknown BMC type");
    row("userinfo is refused",
        "redfish://user:pw@host/",
        "the BMC address must not contain a user");
    row("no host", "redfish://", "the BMC address has no valid host");
    row("bad port", "redfish://h:99999", "the BMC address has no valid host");
    row("bad name", "redfish://-h", "the BMC address has no valid host");
    row("unclosed bracket", "redfish://[::1", "the BMC address has no valid host");
    row("a query is no system",
        "redfish://h/redfish/v1/Systems/1?x=1",
        "the path in the BMC address");
    row("dots are no system", "redfish://h/redfish/../x", "the path in the BMC address");
    row("empty", "", "the BMC address is empty");
}

void TestBmcAddress::addressIsDissected()
{
    QFETCH(const QByteArray, address);
    QFETCH(const QByteArray, expected);

    const auto result = parseBmcAddress(address.toStdString());
    if (!result) {
        QCOMPARE(result.error().code, hp::ErrorCode::Invalid);
        QVERIFY2(QByteArray::fromStdString(result.error().message).startsWith(expected),
                 result.error().message.c_str());
        return;
    }
    const std::string path = result->systemPath.empty() ? "" : ' ' + result->systemPath;
    QCOMPARE(QByteArray::fromStdString(result->origin() + path), expected);
}

void TestBmcAddress::passwordInAddressIsNotRepeated()
{
    const auto result = parseBmcAddress("redfish://admin:hunter2@host");
    QVERIFY(!result);
    QVERIFY(result.error().message.find("hunter2") == std::string::npos);
}

void TestBmcAddress::linkStaysOnTheBmc_data()
{
    QTest::addColumn<QByteArray>("link");
    QTest::addColumn<QByteArray>("path"); // empty: refused

    const auto row = [](const char *name, const QByteArray &link, const char *path) {
        QTest::newRow(name) << link << QByteArray(path);
    };
    row("a path", "/redfish/v1/Systems/1", "/redfish/v1/Systems/1");
    row("the same origin", "https://h:443/x", "/x");
    row("the same origin without its default port", "https://h/x", "/x");
    row("another host", "https://evil.example/x", "");
    row("a host that starts alike", "https://h.evil.example/x", "");
    row("another port", "https://h:444/x", "");
    row("plain http", "http://h/x", "");
    row("scheme-relative", "//evil/x", "");
    row("backslashes", "..\\..", "");
    row("backslash in a path", "/\\evil/x", "");
    row("dots", "/redfish/../../x", "");
    row("a relative path", "Systems/1", "");
    row("a line break", "/x\r\nX-Auth-Token: 1", "");
    row("64 KB", "/" + QByteArray(65536, 'a'), "");
    row("nothing", "", "");
}

void TestBmcAddress::linkStaysOnTheBmc()
{
    QFETCH(const QByteArray, link);
    QFETCH(const QByteArray, path);

    const BmcAddress address = *parseBmcAddress("redfish://h");
    QCOMPARE(QByteArray::fromStdString(pathOnBmc(address, link.toStdString()).value_or("")), path);
}

} // namespace tst_bmcaddress

HP_TEST(tst_bmcaddress, TestBmcAddress)
#include "tst_bmcaddress.moc"
