// SPDX-License-Identifier: Apache-2.0
#include "tests/conformance/redfish/Scenarios.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

namespace tst_scenariochoice {

using namespace hp::conformance;

/// A case that is not known by its id is told in words, and they must not find a scenario that
/// looks at something else.
class TestScenarioChoice : public QObject
{
    Q_OBJECT
private slots:
    void wordsFindTheirScenario_data();
    void wordsFindTheirScenario();
};

void TestScenarioChoice::wordsFindTheirScenario_data()
{
    QTest::addColumn<QString>("area");
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("rest");
    QTest::addColumn<QString>("plays"); // the id that it has among ours; empty: none does
    const auto row = [](const char *what,
                        const char *area,
                        const char *title,
                        const char *rest,
                        const char *plays) {
        QTest::newRow(what) << QString::fromLatin1(area) << QString::fromLatin1(title)
                            << QString::fromLatin1(rest) << QString::fromLatin1(plays);
    };
    row("the id counts before words", "auth", "RF-020", "wrong password", "RF-020");
    row("a word that is a part of another is none",
        "address",
        "other addresses",
        "each is refused with its limit",
        "");
    row("another area has other scenarios",
        "auth",
        "401 as truncated text/html",
        "no parse error is shown",
        "");
    row("the title says what it is about: a rack",
        "scale",
        "rack brown-out",
        "40 % of a rack fail; one banner, no breaker opens",
        "RX-020");
    row("the title says what it is about: a name",
        "tls",
        "wrong CN / no SAN",
        "a certificate for another name; the key may be pinned",
        "RX-007");
    row("the title says what it is about: a task that is forgotten",
        "action",
        "task monitor 404 later",
        "PowerState decides, it is no failure",
        "RX-015");
    row("a Reset is no reading",
        "http",
        "RST/FIN on Reset POST over keep-alive",
        "first GET ok; the server receives the POST exactly once",
        "RF-045");
    row("a stream that drops is no stream that is refused",
        "event",
        "SSE drops",
        "the stream closes every 60 s; reconnect with Last-Event-ID",
        "RX-037");
    row("events that are switched off give no hint",
        "event",
        "EventService disabled",
        "ServiceEnabled false; polling only, with a hint",
        "RX-038");
    row("a set of values without the soft one",
        "model",
        "GracefulShutdown not offered",
        "AllowableValues On, ForceOff; soft-then-hard",
        "RX-033");
    row("the soft one alone",
        "model",
        "soft-only requested and unsupported",
        "soft off only; refused with an explanation",
        "RF-067");
}

void TestScenarioChoice::wordsFindTheirScenario()
{
    QFETCH(const QString, area);
    QFETCH(const QString, title);
    QFETCH(const QString, rest);
    QFETCH(const QString, plays);
    RedfishCase given;
    given.id = title.startsWith(QLatin1String("RF-")) ? title.toStdString() : "XX-001";
    given.area = area.toStdString();
    given.title = title.toStdString();
    given.expected = rest.toStdString();
    const Scenario *found = scenarioOf(given, redfishScenarios());
    QCOMPARE(found ? QString::fromLatin1(found->ids.front()) : QString(), plays);
}

} // namespace tst_scenariochoice

HP_TEST(tst_scenariochoice, TestScenarioChoice)
#include "tst_scenariochoice.moc"
