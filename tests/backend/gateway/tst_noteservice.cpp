// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/views/NoteService.h"
#include "backend/runtime/ManualClock.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>

namespace tst_noteservice {

using namespace hp;

/// Notes over the gateway: kept with their author and for their machine, or refused with a reason.
class TestNoteService : public QObject
{
    Q_OBJECT

private slots:
    void aNoteIsKeptWithItsAuthor();
    void whatIsNoNoteIsRefused_data();
    void whatIsNoNoteIsRefused();

private:
    struct Kept {
        ObjectKey machine{};
        std::string text{};
        std::string by{};
    };
    std::vector<Kept> m_kept;
    runtime::ManualClock m_clock{*parseTime("2026-01-10T12:00:00Z")};
    gateway::NoteService m_service{
        m_clock,
        {[](const ObjectKey &machine) { return machine.name == "worker-b-7"; },
         [this](const ObjectKey &machine, const std::string &text, const std::string &by) {
             m_kept.push_back({machine, text, by});
         }}};
};

void TestNoteService::aNoteIsKeptWithItsAuthor()
{
    for (const char *role : {"operator", "approver", "admin"}) {
        m_kept.clear();
        const auto answer = m_service.run("note.add",
                                          {{"machine", "ns/worker-b-7"}, {"text", "NIC changed"}},
                                          {"ada", {role}, {}});
        QVERIFY(answer);
        QCOMPARE((*answer)["at"].get<std::string>(), std::string("2026-01-10T12:00:00.000000Z"));
        QCOMPARE(m_kept.size(), std::size_t(1));
        QCOMPARE(m_kept[0].machine.name, std::string("worker-b-7"));
        QCOMPARE(m_kept[0].text, std::string("NIC changed"));
        QCOMPARE(m_kept[0].by, std::string("ada"));
    }
}

void TestNoteService::whatIsNoNoteIsRefused_data()
{
    QTest::addColumn<QString>("machine");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("role");
    QTest::addColumn<QString>("says");

    const QString b7 = QStringLiteral("ns/worker-b-7");
    const QString text = QStringLiteral("seen");
    const QString op = QStringLiteral("operator");
    QTest::newRow("a viewer")
        << b7 << text << "viewer"
        << "bo is not allowed to do this: it requires the role operator or approver";
    QTest::newRow("a wall")
        << b7 << text << "wall"
        << "bo is not allowed to do this: it requires the role operator or approver";
    QTest::newRow("nothing") << b7 << "" << op << "text: a note must not be empty";
    QTest::newRow("blanks") << b7 << " \n\t" << op << "text: a note must not be empty";
    QTest::newRow("what nobody sees") << b7 << QString::fromUtf8("\u200b\u202e\u3164\x01") << op
                                      << "text: a note must not be empty";
    QTest::newRow("a novel") << b7 << QString(2001, QLatin1Char('x')) << op << "not 2001";
    QTest::newRow("a machine that is none") << "ns/nobody" << text << op << "'ns/nobody'";
    QTest::newRow("a name without a namespace") << "worker-b-7" << text << op << "'worker-b-7'";
}

void TestNoteService::whatIsNoNoteIsRefused()
{
    QFETCH(const QString, machine);
    QFETCH(const QString, text);
    QFETCH(const QString, role);
    QFETCH(const QString, says);
    m_kept.clear();
    const auto answer =
        m_service.run("note.add",
                      {{"machine", machine.toStdString()}, {"text", text.toStdString()}},
                      {"bo", {role.toStdString()}, {}});
    QVERIFY(!answer);
    const QString sentence = QString::fromStdString(answer.error().message);
    QVERIFY2(sentence.contains(says), qPrintable(sentence));
    // A console in another language says it there.
    QCOMPARE(answer.error().said.text(), answer.error().message);
    QVERIFY(m_kept.empty());
}

} // namespace tst_noteservice

HP_TEST(tst_noteservice, TestNoteService)
#include "tst_noteservice.moc"
