// SPDX-License-Identifier: Apache-2.0

#include "tests/support/gateway/DemoSite.h"
#include "tests/support/gateway/Patience.h"
#include "tests/support/gateway/ScriptedGateway.h"
#include "tests/support/runner/Runner.h"
#include "ui/incidents/IncidentDesk.h"

#include <QTest>

namespace tst_incidentdraft {

using namespace hp::ui;
using namespace hp::tests;
using namespace std::chrono_literals;

namespace {

const QString theId = QStringLiteral("HP-2026-0042");

/// A desk whose session is welcome at a gateway that knows one incident.
struct Office {
    ScriptedGateway gateway;
    ManualUiClock clock;
    std::unique_ptr<GatewaySession> session;
    std::unique_ptr<IncidentDesk> desk;

    [[nodiscard]] bool open()
    {
        const DemoSite site(QDateTime(QDate(2026, 11, 20), QTime(14, 3), Qt::UTC));
        answer("incident.get", {{"incident", site.incident()}});
        answer("incident.preview", site.entries());
        if (!gateway.listen())
            return false;
        session = std::make_unique<GatewaySession>(
            GatewayAddress{gateway.url(), {}, {}}, clock, [] { return 0.5; });
        desk = std::make_unique<IncidentDesk>(*session);
        session->start();
        return waitFor([this] { return !session->identity().isEmpty(); });
    }
    void answer(const char *command, const QJsonObject &result)
    {
        gateway.answerCommand(QLatin1String(command),
                              {{"outcome", "observed"}, {"result", result}});
    }
    [[nodiscard]] bool load()
    {
        desk->load(theId);
        return waitFor([this] { return desk->id() == theId && desk->entries().size() == 7; });
    }
    [[nodiscard]] QJsonObject lastSaved() const
    {
        const auto sent = gateway.commands(QStringLiteral("incident.save"));
        return sent.isEmpty() ? QJsonObject() : sent.last();
    }
};

} // namespace

class TestIncidentDesk : public QObject
{
    Q_OBJECT

private slots:
    void aRangeIsAddedToWhatIsWritten_data();
    void aRangeIsAddedToWhatIsWritten();
    void onlyWhatChangedIsSaved();
    void aMarkIsSeenAtOnceAndSaved();
    void anEndThatWasTakenAwayIsTakenAway();
    void aDraftSurvivesALostConnection();
    void whoWasFasterIsNotOverwritten();
};

void TestIncidentDesk::onlyWhatChangedIsSaved()
{
    Office office;
    QVERIFY(office.open());
    QVERIFY(office.load());
    QVERIFY(!office.desk->isDirty());
    office.desk->set(QStringLiteral("lead"), QStringLiteral("brian"));
    QVERIFY(office.desk->isDirty());
    office.desk->save();
    QTRY_VERIFY(!office.lastSaved().isEmpty());
    const QJsonObject sent = office.lastSaved();
    QCOMPARE(sent.value("id").toString(), theId);
    QCOMPARE(sent.value("incident").toObject().keys(),
             (QStringList{QStringLiteral("changed_at"), QStringLiteral("lead")}));
}

void TestIncidentDesk::aMarkIsSeenAtOnceAndSaved()
{
    Office office;
    QVERIFY(office.open());
    QVERIFY(office.load());
    const QString entry = QStringLiteral("t/4712");
    office.desk->mark(entry, QStringLiteral("key"), QStringLiteral("cordoned by hand"));
    const QVariantMap marked = office.desk->entries().value(1).toMap();
    QCOMPARE(marked.value("id").toString(), entry);
    QCOMPARE(marked.value("importance").toString(), QStringLiteral("key"));
    QCOMPARE(marked.value("comment_md").toString(), QStringLiteral("cordoned by hand"));
    office.desk->save();
    QTRY_VERIFY(!office.lastSaved().isEmpty());
    const QJsonObject marks =
        office.lastSaved().value("incident").toObject().value("marks").toObject();
    QCOMPARE(marks.value(entry).toObject().value("importance").toString(), QStringLiteral("key"));
}

void TestIncidentDesk::anEndThatWasTakenAwayIsTakenAway()
{
    Office office;
    QVERIFY(office.open());
    QVERIFY(office.load());
    office.desk->setRange(QStringLiteral("2026-11-20T13:00:00Z"), {});
    office.desk->save();
    QTRY_VERIFY(!office.lastSaved().isEmpty());
    const QJsonObject range =
        office.lastSaved().value("incident").toObject().value("range").toObject();
    QVERIFY(range.contains(QStringLiteral("to")));
    QVERIFY(range.value("to").isNull()); // or a merge patch would keep it
}

void TestIncidentDesk::aDraftSurvivesALostConnection()
{
    Office office;
    QVERIFY(office.open());
    office.desk->begin({QStringLiteral("n/m")}, QStringLiteral("2026-11-20T13:00:00Z"), {});
    office.desk->set(QStringLiteral("title"), QStringLiteral("typed before"));
    office.gateway.stop();
    QTRY_VERIFY(!office.session->errorText().isEmpty());
    office.desk->set(QStringLiteral("title"), QStringLiteral("typed while away"));
    office.desk->save();
    QTRY_VERIFY(!office.desk->trouble().isEmpty());
    QVERIFY(!office.desk->isSaving());
    QVERIFY(office.gateway.listen());
    office.clock.advance(5s);
    QTRY_COMPARE(office.session->state(), GatewaySession::Live);
    QCOMPARE(office.desk->draft().value("title").toString(), QStringLiteral("typed while away"));
    const auto saves = office.gateway.commands(QStringLiteral("incident.save")).size();
    QCOMPARE(saves, 0); // nothing is sent that nobody asked for again
    office.desk->save();
    QTRY_COMPARE(office.gateway.commands(QStringLiteral("incident.save")).size(), 1);
    QCOMPARE(office.lastSaved().value("incident").toObject().value("title").toString(),
             QStringLiteral("typed while away"));
}

void TestIncidentDesk::whoWasFasterIsNotOverwritten()
{
    Office office;
    QVERIFY(office.open());
    QVERIFY(office.load());
    office.gateway.answerCommand(
        QStringLiteral("incident.save"),
        {{"outcome", "refused"}, {"code", "Conflict"}, {"message", "brian was faster"}});
    office.desk->set(QStringLiteral("lead"), QStringLiteral("carol"));
    office.desk->save();
    QTRY_VERIFY(office.desk->isConflict());
    QCOMPARE(office.desk->trouble(), QStringLiteral("brian was faster"));
    QVERIFY(office.desk->isDirty());
    office.desk->takeTheirs();
    QTRY_VERIFY(!office.desk->isConflict());
    QCOMPARE(office.desk->draft().value("lead").toString(), QStringLiteral("ada"));
}

void TestIncidentDesk::aRangeIsAddedToWhatIsWritten_data()
{
    QTest::addColumn<QString>("writtenFrom");
    QTest::addColumn<QString>("writtenTo");
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");

    QTest::newRow("inside of it, nothing is taken out") << "12:00:00"
                                                        << "14:00:00"
                                                        << "12:00:00"
                                                        << "14:00:00";
    QTest::newRow("around it") << "13:10:00"
                               << "13:20:00"
                               << "13:00:00"
                               << "13:30:00";
    QTest::newRow("before it") << "13:10:00"
                               << "14:00:00"
                               << "13:00:00"
                               << "14:00:00";
    QTest::newRow("what goes on goes on") << "13:10:00"
                                          << ""
                                          << "13:00:00"
                                          << "";
}

void TestIncidentDesk::aRangeIsAddedToWhatIsWritten()
{
    QFETCH(const QString, writtenFrom);
    QFETCH(const QString, writtenTo);
    QFETCH(const QString, from);
    QFETCH(const QString, to);
    const auto at = [](const QString &time) {
        return time.isEmpty() ? QString() : QString("2026-11-20T" + time + "Z");
    };
    Office office;
    QVERIFY(office.open());
    IncidentDesk &desk = *office.desk;
    desk.addRange("ns/a", at(writtenFrom), at(writtenTo)); // nothing was written: a new one
    QCOMPARE(desk.draft().value("machines").toStringList(), QStringList("ns/a"));
    desk.addRange("ns/b", at("13:00:00"), at("13:30:00"));
    desk.addRange("ns/a", at("13:00:00"), at("13:30:00"));
    QCOMPARE(desk.draft().value("machines").toStringList(), QStringList({"ns/a", "ns/b"}));
    const QVariantMap range = desk.draft().value("range").toMap();
    QCOMPARE(range.value("from").toString(), at(from));
    QCOMPARE(range.value("to").toString(), at(to));
}

} // namespace tst_incidentdraft

HP_GUI_TEST(tst_incidentdraft, TestIncidentDesk)
#include "tst_incidentdraft.moc"
