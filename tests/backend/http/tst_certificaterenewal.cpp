// SPDX-License-Identifier: Apache-2.0
#include "backend/http/tls/CertificateAuthority.h"
#include "backend/http/tls/CertificateRenewal.h"
#include "backend/runtime/ManualClock.h"
#include "tests/support/runner/Runner.h"

#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <vector>

namespace tst_certificaterenewal {

using namespace hp;
using std::chrono::days;

namespace {

const TimePoint start = *parseTime("2026-01-10T12:00:00Z");

} // namespace

class TestCertificateRenewal : public QObject
{
    Q_OBJECT
private slots:
    void anOwnCertificateIsRenewedThirtyDaysBeforeItsEnd()
    {
        const QTemporaryDir dir;
        const auto directory = http::DataDirectory::open(dir.path().toStdString());
        const auto authority = http::CertificateAuthority::open(*directory, start);
        const auto source = [&](TimePoint now) {
            return authority->serverMaterial("host", {}, now);
        };
        runtime::ManualClock clock(start);
        std::vector<http::TlsMaterial> used;
        const http::CertificateRenewal renewal(
            clock, *source(start), source, [&](const http::TlsMaterial &material) {
                used.push_back(material);
                return Result<Done>(Done{});
            });
        clock.advance(days(334));
        QCOMPARE(used.size(), 0U);
        clock.advance(days(2));
        QCOMPARE(used.size(), 1U);
        clock.advance(days(330));
        QCOMPARE(used.size(), 1U);
        clock.advance(days(6));
        QCOMPARE(used.size(), 2U);
        QVERIFY(used[0].certificatePem != used[1].certificatePem);
    }

    void oneThatIsNotValidYetWaits()
    {
        const QTemporaryDir dir;
        const auto directory = http::DataDirectory::open(dir.path().toStdString());
        const TimePoint later = start + days(3);
        const auto authority = http::CertificateAuthority::open(*directory, later);
        const http::TlsMaterial next = *authority->serverMaterial("host", {}, later);
        runtime::ManualClock clock(start);
        int used = 0;
        http::CertificateRenewal renewal(
            clock,
            {"old", "key", {}},
            [&](TimePoint) { return Result<http::TlsMaterial>(next); },
            [&](const http::TlsMaterial &) {
                ++used;
                return Result<Done>(Done{});
            });
        const auto looked = renewal.look();
        QVERIFY(!looked);
        QVERIFY2(looked.error().message.starts_with("the new one is not valid before 2026-01-1"),
                 looked.error().message.c_str());
        QCOMPARE(renewal.current().certificatePem, std::string("old"));
        clock.stepWall(days(3));
        QVERIFY(renewal.look().value());
        QCOMPARE(used, 1);
    }

    void whatCannotBeReadOrUsedLeavesTheOldOneAndIsTriedAgain()
    {
        runtime::ManualClock clock(start);
        Result<http::TlsMaterial> next = unexpected(ErrorCode::Invalid, "half-written");
        Result<Done> answer = unexpected(ErrorCode::Invalid, "not a key");
        int asked = 0;
        const http::CertificateRenewal renewal(
            clock,
            {"old", "key", {}},
            [&](TimePoint) { return next; },
            [&](const http::TlsMaterial &) {
                ++asked;
                return answer;
            });
        QTest::ignoreMessage(QtWarningMsg, QRegularExpression(QStringLiteral("half-written")));
        clock.advance(http::CertificateRenewal::every);
        QCOMPARE(asked, 0);
        next = http::TlsMaterial{"new", "key", {}};
        QTest::ignoreMessage(QtWarningMsg, QRegularExpression(QStringLiteral("not a key")));
        clock.advance(http::CertificateRenewal::every);
        QCOMPARE(asked, 1);
        answer = Done{};
        clock.advance(http::CertificateRenewal::every);
        QCOMPARE(asked, 2);
        clock.advance(http::CertificateRenewal::every);
        QCOMPARE(asked, 2);
    }
};

} // namespace tst_certificaterenewal

HP_TEST(tst_certificaterenewal, TestCertificateRenewal)
#include "tst_certificaterenewal.moc"
