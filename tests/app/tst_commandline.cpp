// SPDX-License-Identifier: Apache-2.0
#include "app/ctl/CommandHelp.h"
#include "app/ctl/CommandLine.h"
#include "app/shared/Service.h"
#include "backend/http/credentials/Roles.h"
#include "tests/app/CommandLines.h"
#include "tests/support/gateway/Patience.h"
#include "tests/support/runner/Runner.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <map>

namespace tst_commandline {

using namespace hp;
using namespace hp::app;
using Words = std::vector<std::string>;

namespace {

/// The words of a command, with something at the place of each that it takes.
Words wordsFor(const CommandEntry &entry)
{
    Words words = test::wordsOf(QString::fromStdString(entry.name));
    for (const WordEntry &word : entry.words) {
        if (!word.optional)
            words.push_back(word.choices.empty() ? "some-word" : word.choices.front());
    }
    return words;
}

Words given(const CommandOption &option)
{
    return option.value ? Words{option.name, "--a-välue"} : Words{option.name};
}

Words joined(Words first, const Words &second)
{
    first.insert(first.end(), second.begin(), second.end());
    return first;
}

std::string told(const Result<CommandLine> &line)
{
    return line ? std::string("no error") : line.error().message;
}

} // namespace

/// The one table of holdpointctl, and how arguments are read by it.
class TestCommandLine : public QObject
{
    Q_OBJECT
private slots:
    void optionsMeanTheSameBeforeAndAfterTheCommand_data()
    {
        QTest::addColumn<QString>("command");
        QTest::addColumn<QString>("option");
        for (const CommandEntry &entry : commandTable()) {
            if (isGroup(entry))
                continue;
            for (const CommandOption &option : optionsOf(entry, true))
                QTest::addRow("%s %s", entry.name.c_str(), option.name)
                    << QString::fromStdString(entry.name) << QString::fromUtf8(option.name);
        }
    }
    void optionsMeanTheSameBeforeAndAfterTheCommand()
    {
        QFETCH(const QString, command);
        QFETCH(const QString, option);
        const CommandEntry &entry = *findCommand(command.toStdString());
        const Words words = wordsFor(entry);
        for (const CommandOption &one : optionsOf(entry, true)) {
            if (QString::fromUtf8(one.name) != option)
                continue;
            const auto before = parseCommandLine(joined(given(one), words));
            const auto after = parseCommandLine(joined(words, given(one)));
            QVERIFY2(before && after, told(before ? after : before).c_str());
            QVERIFY(before->command == after->command);
            QVERIFY(before->version || before->command == &entry);
            QVERIFY(before->words == after->words);
            QVERIFY(before->given == after->given);
            QCOMPARE(before->given.size(), std::size_t(1));
            QCOMPARE(before->value(one.name), std::string(one.value ? "--a-välue" : ""));
            QVERIFY(strayOption(*before));
        }
    }

    void everyCommandHasItsHelp()
    {
        for (const CommandEntry &entry : commandTable()) {
            const Words words = test::wordsOf(QString::fromStdString(entry.name));
            const auto line = parseCommandLine(joined(words, {"--help"}));
            QVERIFY2(line && line->help && line->command == &entry, entry.name.c_str());
            const std::string text = helpText(line->command);
            QCOMPARE(*helpOf(words), text);
            QVERIFY2(text.find(usageOf(entry)) != std::string::npos, text.c_str());
            QVERIFY2(text.find(entry.help) != std::string::npos, text.c_str());
            for (const CommandOption &option : optionsOf(entry, false))
                QVERIFY2(text.find(option.name) != std::string::npos, option.name);
            QVERIFY2(!entry.help.empty() && !entry.help.ends_with('.'), entry.name.c_str());
        }
        QVERIFY(parseCommandLine({})->command == nullptr);
        QVERIFY(parseCommandLine({"--version"})->version);
        QVERIFY(parseCommandLine({"audit", "verify", "--version"})->version);
    }

    void anOptionTakesAValueEverywhereOrNowhere()
    {
        std::map<std::string, bool> takes;
        for (const CommandEntry &entry : commandTable()) {
            for (const CommandOption &option : optionsOf(entry, true)) {
                const bool value = option.value != nullptr;
                QVERIFY2(takes.emplace(option.name, value).first->second == value, option.name);
                QVERIFY2(!option.help.empty() && !option.help.ends_with('.'), option.name);
            }
        }
        std::string roles;
        for (const std::string &role : findCommand("token create")->option("--role")->choices)
            roles += (roles.empty() ? "" : ", ") + role;
        QCOMPARE(roles, http::roleList());
    }

    void wrongWordsAreOneSentence_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("sentence");
        const auto row = [](const char *line, const char *sentence) {
            QTest::newRow(line) << QString::fromUtf8(line) << QString::fromUtf8(sentence);
        };
        row("hold", "there is no command 'hold'; did you mean holds?");
        row("tmieline m", "there is no command 'tmieline'; did you mean timeline?");
        row("inc list", "there is no command 'inc'; did you mean incident?");
        row("frobnicate", "there is no command 'frobnicate'; help lists them");
        row("holds --wtach", "there is no option --wtach; did you mean --watch?");
        row("holds --colour=always", "there is no option --colour; did you mean --color?");
        row("holds --frobnicate 3", "there is no option --frobnicate; help lists them");
        row("holds -x", "there is no option -x; help lists them");
        row("wall aprove K7Q",
            "wall: 'aprove' is not one of list, approve, deny, rename, revoke; did you mean "
            "approve?");
        row("holds --watch=yes", "--watch takes no value");
        row("holds -w=yes", "'=yes' stands behind a switch; it takes no value");
        row("holds -o", "-o needs a value");
        row("holds --output", "-o needs a value");
        row("why m --data-dir", "--data-dir needs a value");
        row("completion tcsh", "completion: 'tcsh' is not one of bash, zsh, fish");
        row("completion", "completion needs one of bash, zsh, fish");
        row("help overide", "there is no command 'overide'; did you mean override?");
        row("why", "why needs the name of a machine");
        row("why a b", "'b' is one word too many");
        row("bundle verify", "bundle verify needs a file");
    }
    void wrongWordsAreOneSentence()
    {
        QFETCH(const QString, line);
        QFETCH(const QString, sentence);
        const auto read = parseCommandLine(test::wordsOf(line));
        const std::string found = read && read->command && read->command->name == "help"
            ? helpOf(read->words).error().message
            : told(read);
        QCOMPARE(QString::fromStdString(found), sentence);
    }

    void whatACommandDoesNotTakeSaysWhoDoes_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("sentence");
        const auto row = [](const char *line, const char *sentence) {
            QTest::newRow(line) << QString::fromUtf8(line) << QString::fromUtf8(sentence);
        };
        row("holds --page fleet", "--page is for share");
        row("--bundle f holds", "--bundle is for timeline and export");
        row("alarms --yes", "--yes is for override");
        row("retry-bmc n/h -o json", "retry-bmc has no -o");
        row("crds diff --watch",
            "--watch is for holds, why, alarms, clusters, override list, override bulk status, "
            "audit list, "
            "calendar list, calendar "
            "plan and wall list");
        row("holds --at=", "--at is empty");
        row("holds --data-dir=", "--data-dir is empty");
    }
    void whatACommandDoesNotTakeSaysWhoDoes()
    {
        QFETCH(const QString, line);
        QFETCH(const QString, sentence);
        const auto read = parseCommandLine(test::wordsOf(line));
        QVERIFY2(read, told(read).c_str());
        QCOMPARE(QString::fromStdString(strayOption(*read).error().message), sentence);
    }

    void whatNobodyListed()
    {
        const auto read = [](const Words &words) { return parseCommandLine(words); };
        QCOMPARE(read({"why", "--", "--odd"})->word(0), std::string("--odd"));
        QCOMPARE(read({"--", "why", "[a]"})->word(0), std::string("[a]"));
        QCOMPARE(read({"why", "[a]"})->word(0), std::string("[a]"));
        QCOMPARE(read({"why", "wörker-7"})->word(0), std::string("wörker-7"));
        QCOMPARE(read({"why", "export"})->word(0), std::string("export"));
        QCOMPARE(read({"override", "approve", "list"})->word(0), std::string("list"));
        QCOMPARE(read({"calendar", "import", "-"})->word(0), std::string("-"));
        QCOMPARE(read({"holds", "-ojson"})->value("-o"), std::string("json"));
        QCOMPARE(read({"holds", "-o=json"})->value("-o"), std::string("json"));
        QCOMPARE(read({"holds", "--output=json"})->value("-o"), std::string("json"));
        QCOMPARE(read({"holds", "--at", "1", "--at=2"})->value("--at"), std::string("2"));
        QVERIFY(read({"export", "--machine", "a", "--machine", "b"})->values("--machine")
                == (Words{"a", "b"}));
        QVERIFY(read({"shelve", "a", "--reason="})->has("--reason"));
        QCOMPARE(read({"shelve", "a", "--reason=", "--for", "2h"})->value("--for"),
                 std::string("2h"));
        QCOMPARE(read({"incident", "set", "x", "--field", "lead="})->value("--field"),
                 std::string("lead="));
        QCOMPARE(told(read({"why", ""})), std::string("why needs the name of a machine"));
        QCOMPARE(read({"holds", "-hw"})->command->name, std::string("holds"));
    }

    void theExitCodesAreThose()
    {
        Words codes;
        for (const ExitCode &code : exitCodes())
            codes.push_back(std::to_string(code.code));
        QVERIFY(codes == (Words{"0", "1", "2", "130", "141"}));
    }

    /// The unit leaves a 2 alone.
    void whatMayPassIsTriedAgain()
    {
        const auto code = [](ErrorCode why) { return exitCodeOf(Error{why, "not started"}); };
        QCOMPARE(code(ErrorCode::Unreachable), 1); // PostgreSQL, an API server
        QCOMPARE(code(ErrorCode::TimedOut), 1);
        QCOMPARE(code(ErrorCode::Internal), 1);
        QCOMPARE(code(ErrorCode::Invalid), 2);
        QCOMPARE(code(ErrorCode::Refused), 2);
    }

    void theReferenceInTheDocsIsThis()
    {
        QFile page(qEnvironmentVariable("HOLDPOINT_SOURCE_DIR")
                   + QStringLiteral("/docs/holdpointctl.md"));
        QVERIFY(page.open(QIODevice::ReadOnly));
        QVERIFY2(page.readAll().toStdString() == referencePage(),
                 "holdpointctl help --markdown > docs/holdpointctl.md makes it again");
    }

    void thePageForManIsSound()
    {
        const QTemporaryDir folder;
        QFile page(folder.filePath(QStringLiteral("holdpointctl.1")));
        QVERIFY(page.open(QIODevice::WriteOnly));
        page.write(QByteArray::fromStdString(manPage()));
        page.close();
        QProcess man;
        man.start(QStringLiteral("man"),
                  {QStringLiteral("--warnings"), QStringLiteral("-l"), page.fileName()});
        if (!man.waitForStarted(testTimeout))
            QSKIP("man is not installed");
        QVERIFY(man.waitForFinished(testTimeout));
        QCOMPARE(man.exitCode(), 0);
        QCOMPARE(QString::fromUtf8(man.readAllStandardError()), QString());
        const QString text = QString::fromUtf8(man.readAllStandardOutput());
        QVERIFY(text.contains(QStringLiteral("EXIT STATUS")));
        QVERIFY(text.contains(QStringLiteral("calendar import FILE")));
    }
};

} // namespace tst_commandline

HP_TEST(tst_commandline, TestCommandLine)
#include "tst_commandline.moc"
