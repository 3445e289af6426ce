// SPDX-License-Identifier: Apache-2.0

#include "tests/support/gateway/DemoSite.h"
#include "tests/support/gateway/Patience.h"
#include "tests/support/gateway/ScriptedGateway.h"
#include "tests/support/runner/Runner.h"
#include "ui/incidents/IncidentEditor.h"

#include <QSettings>
#include <QTemporaryDir>
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
    std::unique_ptr<IncidentEditor> editor;

    [[nodiscard]] bool open()
    {
        const DemoSite site(QDateTime(QDate(2026, 11, 20), QTime(14, 3), Qt::UTC));
        answer("incident.get", {{"incident", site.incident()}});
        answer("incident.preview", site.entries());
        if (!gateway.listen())
            return false;
        session = std::make_unique<GatewaySession>(
            GatewayAddress{gateway.url(), {}, {}}, clock, [] { return 0.5; });
        editor = std::make_unique<IncidentEditor>(*session);
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
        editor->load(theId);
        return waitFor([this] { return editor->id() == theId && editor->entries().size() == 7; });
    }
    /// Until what is shown is the present, on which something may be sent.
    [[nodiscard]] bool isLive()
    {
        gateway.tick(QStringLiteral("2026-11-20T14:03:00.000000Z"));
        return waitFor([this] { return !session->isStale(); });
    }
    [[nodiscard]] int saves() const
    {
        return static_cast<int>(gateway.commands(QStringLiteral("incident.save")).size());
    }
    [[nodiscard]] QJsonObject lastSaved() const
    {
        const auto sent = gateway.commands(QStringLiteral("incident.save"));
        return sent.isEmpty() ? QJsonObject() : sent.last();
    }
};

} // namespace

class TestIncidentEditor : public QObject
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
    void aDraftSavesItselfAMomentAfterTheLastLetter();
    void itIsSavedWhileTheClusterIsOutOfTouch();
    void anotherOneLosesNothingOfTheOneBefore();
    void whatCannotBeSavedIsADraft();
    void aRestartFindsEveryDraft();
    void whatWasRemovedIsTakenBack_data();
    void whatWasRemovedIsTakenBack();
    void theirsDoesNotLoseMine();
    void anotherPresetShowsNothingOfTheOneBefore();
    void anotherIncidentShowsNothingOfTheOneBefore();
    void aProposalIsNotDirty();
    void whatPeopleDidJoinsTheStory();
    void whatWasTypedIsNotProposedAway_data();
    void whatWasTypedIsNotProposedAway();
    void aProposalIsSavedWhenAskedFor();
};

/// A fleet with one machine, held since 13:16.
QJsonObject heldFleet()
{
    return {{"n/worker-1",
             QJsonObject{{"ns", "n"},
                         {"name", "worker-1"},
                         {"phase", "Deleting"},
                         {"holds",
                          QJsonArray{QJsonObject{{"kind", "hook.preTerminate"},
                                                 {"name", "KeepLogs"},
                                                 {"owner", "logging/exporter"},
                                                 {"state", "Holding"},
                                                 {"since", "2026-11-20T13:16:22.000000Z"}}}}}}};
}

const QString proposedTitle = QStringLiteral("worker-1 waits at preTerminate for KeepLogs");

void TestIncidentEditor::aProposalIsNotDirty()
{
    Office office;
    office.gateway.setMayWrite(true);
    office.gateway.setRows(QStringLiteral("fleet"), heldFleet());
    QVERIFY(office.open() && office.isLive());
    QVERIFY(waitFor([&] { return office.session->isFleetLoaded(); }));
    IncidentEditor &editor = *office.editor;
    editor.propose({QStringLiteral("n/worker-1")});
    QCOMPARE(editor.draft().value("title").toString(), proposedTitle);
    const QVariantMap range = editor.draft().value("range").toMap();
    QCOMPARE(range.value("from").toString(), QStringLiteral("2026-11-20T13:14:00Z"));
    QVERIFY(!range.contains("to")); // it goes on
    QVERIFY(waitFor([&] { return editor.entries().size() == 7; }));
    QVERIFY(!editor.isDirty());
    office.clock.advance(10s);
    editor.close();
    QCOMPARE(office.saves(), 0);
    QVERIFY(editor.drafts().isEmpty());
}

void TestIncidentEditor::whatPeopleDidJoinsTheStory()
{
    Office office;
    office.gateway.setRows(QStringLiteral("fleet"), heldFleet());
    QVERIFY(office.open());
    QVERIFY(waitFor([&] { return office.session->isFleetLoaded(); }));
    office.editor->propose({QStringLiteral("n/worker-1")});
    const auto story = [&] { return office.editor->draft().value("summary_md").toString(); };
    QVERIFY(story().startsWith(QStringLiteral("- ") + proposedTitle));
    QVERIFY(!story().contains(QStringLiteral("brian")));
    QTRY_VERIFY2(story().endsWith(QStringLiteral("brian: The alarm was acknowledged")),
                 qPrintable(story()));
    QVERIFY(story().startsWith(QStringLiteral("- ") + proposedTitle));
    QVERIFY(!office.editor->isDirty());
}

void TestIncidentEditor::whatWasTypedIsNotProposedAway_data()
{
    QTest::addColumn<QString>("member");
    QTest::addColumn<bool>("grows");

    QTest::newRow("a story that somebody wrote stays") << "summary_md" << false;
    QTest::newRow("a story that was emptied stays empty") << "" << false;
    QTest::newRow("a title that somebody wrote stays, and the story grows") << "title" << true;
}

void TestIncidentEditor::whatWasTypedIsNotProposedAway()
{
    QFETCH(const QString, member);
    QFETCH(const bool, grows);
    Office office;
    office.gateway.setRows(QStringLiteral("fleet"), heldFleet());
    QVERIFY(office.open());
    QVERIFY(waitFor([&] { return office.session->isFleetLoaded(); }));
    IncidentEditor &editor = *office.editor;
    editor.propose({QStringLiteral("n/worker-1")});
    const QString typed = member.isEmpty() ? QString() : QStringLiteral("mine");
    const QString where = member.isEmpty() ? QStringLiteral("summary_md") : member;
    editor.set(where, typed);
    QVERIFY(waitFor([&] { return editor.entries().size() == 7; }));
    QCOMPARE(editor.draft().value(where).toString(), typed);
    QCOMPARE(editor.draft().value("summary_md").toString().contains("brian"), grows);
    QVERIFY(editor.isDirty());
}

void TestIncidentEditor::aProposalIsSavedWhenAskedFor()
{
    Office office;
    office.gateway.setMayWrite(true);
    office.gateway.setRows(QStringLiteral("fleet"), heldFleet());
    QVERIFY(office.open() && office.isLive());
    QVERIFY(waitFor([&] { return office.session->isFleetLoaded(); }));
    office.editor->propose({QStringLiteral("n/worker-1")});
    office.editor->save();
    QTRY_COMPARE(office.saves(), 1);
    const QJsonObject sent = office.lastSaved().value("incident").toObject();
    QCOMPARE(sent.value("title").toString(), proposedTitle);
    QVERIFY(sent.value("summary_md").toString().contains(QStringLiteral("logging/exporter")));
}

/// What is shown may be copied, and goes to whom the preset is for.
void TestIncidentEditor::anotherPresetShowsNothingOfTheOneBefore()
{
    Office office;
    QVERIFY(office.open());
    QVERIFY(office.load());
    IncidentEditor &editor = *office.editor;
    const auto asked = [&] { return office.gateway.commands(QStringLiteral("incident.preview")); };
    office.answer("incident.preview", {{"text", "for ourselves"}});
    editor.setFormat(QStringLiteral("md"));
    QTRY_COMPARE(editor.preview(), QStringLiteral("for ourselves"));

    QStringList shown;
    connect(
        &editor, &IncidentEditor::previewChanged, this, [&] { shown.append(editor.preview()); });
    office.gateway.holdAnswers();
    office.answer("incident.preview", {{"text", "for a partner"}});
    const auto before = asked().size();
    editor.setPreset(QStringLiteral("partner"));
    QVERIFY(editor.preview().isEmpty());
    QTRY_COMPARE(asked().size(), before + 1);
    office.answer("incident.preview", {{"text", "for the public"}});
    editor.setPreset(QStringLiteral("public"));
    office.gateway.releaseAnswers();
    QTRY_COMPARE(editor.preview(), QStringLiteral("for the public"));
    QCOMPARE(asked().last().value("preset").toString(), QStringLiteral("public"));
    QVERIFY(!shown.contains(QStringLiteral("for ourselves")));
    QVERIFY(!shown.contains(QStringLiteral("for a partner")));
    editor.disconnect(this);
}

void TestIncidentEditor::anotherIncidentShowsNothingOfTheOneBefore()
{
    Office office;
    QVERIFY(office.open());
    QVERIFY(office.load());
    IncidentEditor &editor = *office.editor;
    const auto asked = [&] {
        return office.gateway.commands(QStringLiteral("incident.preview")).size();
    };
    office.gateway.holdAnswers();
    const auto before = asked();
    editor.setRange(QStringLiteral("2026-11-20T12:00:00Z"), {});
    QTRY_COMPARE(asked(), before + 1);
    // As many as there may be are under way by then.
    office.gateway.answerCommand(QStringLiteral("incident.preview"),
                                 {{"outcome", "refused"}, {"message", "ask again in a moment"}});
    editor.start({QStringLiteral("n/another")}, QStringLiteral("2026-11-20T13:00:00Z"), {});
    office.gateway.releaseAnswers();
    QTRY_COMPARE(editor.trouble(), QStringLiteral("ask again in a moment"));
    QVERIFY(editor.entries().isEmpty());
    QVERIFY(editor.facts().isEmpty());
    QVERIFY(!editor.isReading());
}

void TestIncidentEditor::onlyWhatChangedIsSaved()
{
    Office office;
    QVERIFY(office.open());
    QVERIFY(office.load());
    QVERIFY(!office.editor->isDirty());
    office.editor->set(QStringLiteral("lead"), QStringLiteral("brian"));
    QVERIFY(office.editor->isDirty());
    office.editor->save();
    QTRY_VERIFY(!office.lastSaved().isEmpty());
    const QJsonObject sent = office.lastSaved();
    QCOMPARE(sent.value("id").toString(), theId);
    QCOMPARE(sent.value("incident").toObject().keys(),
             (QStringList{QStringLiteral("changed_at"), QStringLiteral("lead")}));
}

void TestIncidentEditor::aMarkIsSeenAtOnceAndSaved()
{
    Office office;
    QVERIFY(office.open());
    QVERIFY(office.load());
    const QString entry = QStringLiteral("t/4712");
    office.editor->mark(entry, QStringLiteral("key"), QStringLiteral("cordoned by hand"));
    const QVariantMap marked = office.editor->entries().value(1).toMap();
    QCOMPARE(marked.value("id").toString(), entry);
    QCOMPARE(marked.value("importance").toString(), QStringLiteral("key"));
    QCOMPARE(marked.value("comment_md").toString(), QStringLiteral("cordoned by hand"));
    office.editor->save();
    QTRY_VERIFY(!office.lastSaved().isEmpty());
    const QJsonObject marks =
        office.lastSaved().value("incident").toObject().value("marks").toObject();
    QCOMPARE(marks.value(entry).toObject().value("importance").toString(), QStringLiteral("key"));
}

void TestIncidentEditor::anEndThatWasTakenAwayIsTakenAway()
{
    Office office;
    QVERIFY(office.open());
    QVERIFY(office.load());
    office.editor->setRange(QStringLiteral("2026-11-20T13:00:00Z"), {});
    office.editor->save();
    QTRY_VERIFY(!office.lastSaved().isEmpty());
    const QJsonObject range =
        office.lastSaved().value("incident").toObject().value("range").toObject();
    QVERIFY(range.contains(QStringLiteral("to")));
    QVERIFY(range.value("to").isNull()); // or a merge patch would keep it
}

void TestIncidentEditor::aDraftSurvivesALostConnection()
{
    Office office;
    QVERIFY(office.open());
    office.editor->start({QStringLiteral("n/m")}, QStringLiteral("2026-11-20T13:00:00Z"), {});
    office.editor->set(QStringLiteral("title"), QStringLiteral("typed before"));
    office.gateway.stop();
    QTRY_VERIFY(!office.session->errorText().isEmpty());
    office.editor->set(QStringLiteral("title"), QStringLiteral("typed while away"));
    office.editor->save();
    QTRY_VERIFY(!office.editor->trouble().isEmpty());
    QVERIFY(!office.editor->isSaving());
    QVERIFY(office.gateway.listen());
    office.clock.advance(5s);
    QTRY_COMPARE(office.session->state(), GatewaySession::Live);
    QCOMPARE(office.editor->draft().value("title").toString(), QStringLiteral("typed while away"));
    const auto saves = office.gateway.commands(QStringLiteral("incident.save")).size();
    QCOMPARE(saves, 0); // nothing is sent that nobody asked for again
    office.editor->save();
    QTRY_COMPARE(office.gateway.commands(QStringLiteral("incident.save")).size(), 1);
    QCOMPARE(office.lastSaved().value("incident").toObject().value("title").toString(),
             QStringLiteral("typed while away"));
}

void TestIncidentEditor::whoWasFasterIsNotOverwritten()
{
    Office office;
    QVERIFY(office.open());
    QVERIFY(office.load());
    office.gateway.answerCommand(
        QStringLiteral("incident.save"),
        {{"outcome", "refused"}, {"code", "Conflict"}, {"message", "brian was faster"}});
    office.editor->set(QStringLiteral("lead"), QStringLiteral("carol"));
    office.editor->save();
    QTRY_VERIFY(office.editor->isConflict());
    QCOMPARE(office.editor->trouble(), QStringLiteral("brian was faster"));
    QVERIFY(office.editor->isDirty());
    office.editor->adoptTheirs();
    QTRY_VERIFY(!office.editor->isConflict());
    QCOMPARE(office.editor->draft().value("lead").toString(), QStringLiteral("ada"));
}

void TestIncidentEditor::aDraftSavesItselfAMomentAfterTheLastLetter()
{
    Office office;
    office.gateway.setMayWrite(true);
    QVERIFY(office.open());
    office.editor->start({QStringLiteral("n/m")}, QStringLiteral("2026-11-20T13:00:00Z"), {});
    QVERIFY(office.isLive());
    office.clock.advance(3s);
    QCOMPARE(office.saves(), 0); // nothing was typed
    office.editor->set(QStringLiteral("title"), QStringLiteral("disk"));
    office.clock.advance(1s);
    office.editor->set(QStringLiteral("title"), QStringLiteral("disk full"));
    office.clock.advance(1s);
    QCOMPARE(office.saves(), 0); // still typing
    office.clock.advance(1s);
    QTRY_COMPARE(office.saves(), 1);
    QCOMPARE(office.lastSaved().value("incident").toObject().value("title").toString(),
             QStringLiteral("disk full"));
}

/// The report of an outage is written during it.
void TestIncidentEditor::itIsSavedWhileTheClusterIsOutOfTouch()
{
    Office office;
    office.gateway.setMayWrite(true);
    office.gateway.setServer({{QStringLiteral("mode"), QStringLiteral("observe")}});
    office.gateway.setRows(
        QStringLiteral("connection"),
        {{QStringLiteral("server"),
          QJsonObject{{QStringLiteral("state"), QStringLiteral("disconnected")}}}});
    QVERIFY(office.open());
    office.gateway.tick(QStringLiteral("2026-11-20T14:03:00.000000Z"));
    QVERIFY(
        waitFor([&office] { return office.session->isStale() && !office.session->isUnheard(); }));
    office.editor->start({QStringLiteral("n/m")}, QStringLiteral("2026-11-20T13:00:00Z"), {});
    office.editor->set(QStringLiteral("title"), QStringLiteral("no cluster"));
    office.clock.advance(2s);
    QTRY_COMPARE(office.saves(), 1);
}

void TestIncidentEditor::anotherOneLosesNothingOfTheOneBefore()
{
    Office office;
    office.gateway.setMayWrite(true);
    QVERIFY(office.open() && office.isLive());
    office.editor->start({QStringLiteral("n/m")}, QStringLiteral("2026-11-20T13:00:00Z"), {});
    office.editor->set(QStringLiteral("title"), QStringLiteral("the first"));
    office.editor->start({QStringLiteral("n/other")}, QStringLiteral("2026-11-20T13:00:00Z"), {});
    QVERIFY(office.editor->draft().value("title").toString().isEmpty());
    QTRY_COMPARE(office.saves(), 1);
    QCOMPARE(office.lastSaved().value("incident").toObject().value("title").toString(),
             QStringLiteral("the first"));
    // The refusal of the script comes: it stays a draft, and is there again as it was.
    QTRY_COMPARE(office.editor->drafts().size(), 1);
    office.editor->resume(office.editor->drafts().first().toMap().value("number").toInt());
    QCOMPARE(office.editor->draft().value("title").toString(), QStringLiteral("the first"));
    QVERIFY(office.editor->drafts().isEmpty());
}

void TestIncidentEditor::whatCannotBeSavedIsADraft()
{
    Office office; // of a viewer
    QVERIFY(office.open());
    office.editor->start({QStringLiteral("n/m")}, QStringLiteral("2026-11-20T13:00:00Z"), {});
    office.editor->set(QStringLiteral("title"), QStringLiteral("mine"));
    office.clock.advance(10s);
    office.editor->close();
    QVERIFY(!office.editor->isOpen());
    QCOMPARE(office.saves(), 0);
    QCOMPARE(office.editor->drafts().first().toMap().value("title").toString(),
             QStringLiteral("mine"));
    // Of one that is stored too, wherever it is opened from.
    QVERIFY(office.load());
    office.editor->set(QStringLiteral("lead"), QStringLiteral("brian"));
    office.editor->close();
    office.editor->load(theId);
    QCOMPARE(office.editor->draft().value("lead").toString(), QStringLiteral("brian"));
}

void TestIncidentEditor::aRestartFindsEveryDraft()
{
    QTemporaryDir folder;
    const auto memory = [&folder] {
        return std::make_unique<PageMemory>(std::make_unique<QSettings>(
            folder.filePath(QStringLiteral("pages.ini")), QSettings::IniFormat));
    };
    Office office;
    QVERIFY(office.open());
    {
        const auto pages = memory();
        IncidentEditor before(*office.session, pages.get());
        before.start({QStringLiteral("n/m")}, QStringLiteral("2026-11-20T13:00:00Z"), {});
        before.set(QStringLiteral("title"), QStringLiteral("set aside"));
        before.start({QStringLiteral("n/o")}, QStringLiteral("2026-11-20T13:00:00Z"), {});
        before.set(QStringLiteral("title"), QStringLiteral("in work"));
    }
    const auto pages = memory();
    IncidentEditor after(*office.session, pages.get());
    QVERIFY(after.isDirty());
    QCOMPARE(after.draft().value("title").toString(), QStringLiteral("in work"));
    QCOMPARE(after.draft().value("machines").toStringList(), QStringList("n/o"));
    QCOMPARE(after.drafts().size(), 1);
    QCOMPARE(after.drafts().first().toMap().value("title").toString(), QStringLiteral("set aside"));
}

void TestIncidentEditor::whatWasRemovedIsTakenBack_data()
{
    QTest::addColumn<bool>("stored");
    QTest::newRow("a draft that was never saved") << false;
    QTest::newRow("one that the backend has taken off its list") << true;
}

void TestIncidentEditor::whatWasRemovedIsTakenBack()
{
    QFETCH(const bool, stored);
    Office office;
    QVERIFY(office.open());
    if (stored) {
        office.answer("incident.remove", {{"id", theId}});
        office.answer("incident.restore", {{"incident", QJsonObject{{"id", theId}}}});
        QVERIFY(office.load());
    } else {
        office.editor->start({QStringLiteral("n/m")}, QStringLiteral("2026-11-20T13:00:00Z"), {});
    }
    office.editor->set(QStringLiteral("title"), QStringLiteral("typed"));
    office.editor->remove();
    QTRY_VERIFY(!office.editor->isOpen());
    QCOMPARE(office.editor->undoable(), QStringLiteral("typed"));
    office.editor->undo();
    QTRY_VERIFY(office.editor->isOpen());
    QCOMPARE(office.editor->draft().value("title").toString(), QStringLiteral("typed"));
    QCOMPARE(office.editor->id(), stored ? theId : QString());
    QVERIFY(office.editor->undoable().isEmpty());
    QCOMPARE(office.gateway.commands(QStringLiteral("incident.restore")).size(), stored ? 1 : 0);
}

void TestIncidentEditor::theirsDoesNotLoseMine()
{
    Office office;
    QVERIFY(office.open());
    QVERIFY(office.load());
    office.gateway.answerCommand(
        QStringLiteral("incident.save"),
        {{"outcome", "refused"}, {"code", "Conflict"}, {"message", "brian was faster"}});
    office.editor->set(QStringLiteral("lead"), QStringLiteral("carol"));
    office.editor->save();
    QTRY_VERIFY(office.editor->isConflict());
    office.editor->adoptTheirs();
    QTRY_VERIFY(!office.editor->isConflict());
    office.editor->undo();
    QCOMPARE(office.editor->draft().value("lead").toString(), QStringLiteral("carol"));
}

void TestIncidentEditor::aRangeIsAddedToWhatIsWritten_data()
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

void TestIncidentEditor::aRangeIsAddedToWhatIsWritten()
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
    IncidentEditor &editor = *office.editor;
    editor.addRange("ns/a", at(writtenFrom), at(writtenTo)); // nothing was written: a new one
    QCOMPARE(editor.draft().value("machines").toStringList(), QStringList("ns/a"));
    editor.addRange("ns/b", at("13:00:00"), at("13:30:00"));
    editor.addRange("ns/a", at("13:00:00"), at("13:30:00"));
    QCOMPARE(editor.draft().value("machines").toStringList(), QStringList({"ns/a", "ns/b"}));
    const QVariantMap range = editor.draft().value("range").toMap();
    QCOMPARE(range.value("from").toString(), at(from));
    QCOMPARE(range.value("to").toString(), at(to));
}

} // namespace tst_incidentdraft

HP_GUI_TEST(tst_incidentdraft, TestIncidentEditor)
#include "tst_incidentdraft.moc"
