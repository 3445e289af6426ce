// SPDX-License-Identifier: Apache-2.0
#include "tests/support/runner/Runner.h"
#include "ui/session/KeyedRows.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

namespace tst_keyedrows {

using namespace hp::ui;

namespace {

struct Entry {
    QString key{};
    int value = 0;

    bool operator==(const Entry &) const = default;
};

class EntryModel : public KeyedRows<Entry>
{
public:
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override
    {
        return index.isValid() && role == Qt::DisplayRole ? QVariant(at(index.row()).value)
                                                          : QVariant();
    }
};

/// "a1 b2": keys with their values.
std::vector<Entry> entries(const QString &words)
{
    std::vector<Entry> result;
    for (const QString &word : words.split(QLatin1Char(' '), Qt::SkipEmptyParts))
        result.push_back({word.left(1), word.mid(1).toInt()});
    return result;
}

QString inWords(const EntryModel &model)
{
    QStringList words;
    for (const Entry &entry : model.rows())
        words.append(entry.key + QString::number(entry.value));
    return words.join(QLatin1Char(' '));
}

} // namespace

class TestKeyedRows : public QObject
{
    Q_OBJECT

private slots:
    void replacingTellsOnlyWhatDiffers_data();
    void replacingTellsOnlyWhatDiffers();
    void unknownKeysAreIgnoredOnRemoval();
    void rowsAreFoundByKey();
    void twoThousandRandomStepsStayConsistent();
};

void TestKeyedRows::replacingTellsOnlyWhatDiffers_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    QTest::addColumn<int>("resets");
    QTest::addColumn<int>("removals");
    QTest::addColumn<int>("insertions");
    QTest::addColumn<int>("changes");

    QTest::newRow("the same tells nothing") << "a1 b2 c3"
                                            << "a1 b2 c3" << 0 << 0 << 0 << 0;
    QTest::newRow("an empty model is reset") << ""
                                             << "a1 b2" << 1 << 0 << 0 << 0;
    QTest::newRow("one value tells one change") << "a1 b2 c3"
                                                << "a1 b9 c3" << 0 << 0 << 0 << 1;
    QTest::newRow("neighbours tell one change") << "a1 b2 c3 d4"
                                                << "a1 b9 c9 d4" << 0 << 0 << 0 << 1;
    QTest::newRow("distant rows tell two changes") << "a1 b2 c3 d4"
                                                   << "a9 b2 c3 d9" << 0 << 0 << 0 << 2;
    QTest::newRow("a run in the middle tells one insertion") << "a1 d4"
                                                             << "a1 b2 c3 d4" << 0 << 0 << 1 << 0;
    QTest::newRow("a run in the middle tells one removal") << "a1 b2 c3 d4"
                                                           << "a1 d4" << 0 << 1 << 0 << 0;
    QTest::newRow("everything else tells one of each") << "a1 b2"
                                                       << "c3 d4" << 0 << 1 << 1 << 0;
    QTest::newRow("nothing left is one removal") << "a1 b2 c3"
                                                 << "" << 0 << 1 << 0 << 0;
    QTest::newRow("mixed") << "b2 d4 f6"
                           << "a1 b9 c3 f6" << 0 << 1 << 2 << 1;
}

void TestKeyedRows::replacingTellsOnlyWhatDiffers()
{
    QFETCH(const QString, before);
    QFETCH(const QString, after);
    QFETCH(const int, resets);
    QFETCH(const int, removals);
    QFETCH(const int, insertions);
    QFETCH(const int, changes);

    EntryModel model;
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.replaceAll(entries(before));
    const QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
    const QSignalSpy removed(&model, &QAbstractItemModel::rowsRemoved);
    const QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
    const QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);

    model.replaceAll(entries(after));

    QCOMPARE(inWords(model), after);
    QCOMPARE(reset.size(), resets);
    QCOMPARE(removed.size(), removals);
    QCOMPARE(inserted.size(), insertions);
    QCOMPARE(changed.size(), changes);
}

void TestKeyedRows::unknownKeysAreIgnoredOnRemoval()
{
    EntryModel model;
    model.replaceAll(entries(QStringLiteral("a1 b2 c3")));
    model.removeKeys({QStringLiteral("x"), QStringLiteral("b"), QStringLiteral("b")});
    QCOMPARE(inWords(model), QStringLiteral("a1 c3"));
}

void TestKeyedRows::rowsAreFoundByKey()
{
    EntryModel model;
    model.replaceAll(entries(QStringLiteral("c3 a1 b2")));
    QCOMPARE(model.indexOf(QStringLiteral("b")), 1);
    QCOMPARE(model.indexOf(QStringLiteral("x")), -1);
    QCOMPARE(model.find(QStringLiteral("c"))->value, 3);
    QCOMPARE(model.find(QString()), nullptr);
}

void TestKeyedRows::twoThousandRandomStepsStayConsistent()
{
    EntryModel model;
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    std::map<QString, int> expected;
    unsigned seed = 7;
    const auto next = [&seed](unsigned limit) {
        seed = seed * 1664525U + 1013904223U;
        return (seed >> 8) % limit;
    };
    for (int step = 0; step < 2000; ++step) {
        const QString key = QChar(u'a' + static_cast<char16_t>(next(26)));
        if (next(3) == 0) {
            expected.erase(key);
            model.removeKeys({key});
        } else {
            const int value = static_cast<int>(next(4));
            expected[key] = value;
            model.setRows({{key, value}});
        }
        QCOMPARE(model.rowCount(), static_cast<int>(expected.size()));
    }
    QStringList words;
    for (const auto &[key, value] : expected)
        words.append(key + QString::number(value));
    QCOMPARE(inWords(model), words.join(QLatin1Char(' ')));
}

} // namespace tst_keyedrows

HP_TEST(tst_keyedrows, TestKeyedRows)
#include "tst_keyedrows.moc"
