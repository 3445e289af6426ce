// SPDX-License-Identifier: Apache-2.0
#include "model/rules/metrics/Catalogue.h"
#include "tests/support/runner/Runner.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>

namespace tst_catalogue {

using namespace hp;

class TestCatalogue : public QObject
{
    Q_OBJECT
private slots:
    void rowsAreInTheOrderOfTheEnum();
    void namesFollowTheConvention_data();
    void namesFollowTheConvention();
    void theDocumentIsTheCatalogue();
};

void TestCatalogue::rowsAreInTheOrderOfTheEnum()
{
    const auto &rows = metrics::catalogue();
    QCOMPARE(rows.size(), static_cast<std::size_t>(metrics::Metric::BuildInfo) + 1);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        QCOMPARE(static_cast<std::size_t>(rows[i].metric), i);
        QCOMPARE(metrics::findMetric(rows[i].name), &rows[i]);
    }
    QVERIFY(metrics::findMetric("mapi_machine_item") == nullptr);
}

void TestCatalogue::namesFollowTheConvention_data()
{
    QTest::addColumn<bool>("counter");
    QTest::addColumn<bool>("total");
    for (const metrics::MetricInfo &info : metrics::catalogue()) {
        // Upstream's counters are called what they are called.
        const QByteArray name(info.name);
        if (name.startsWith("holdpoint_"))
            QTest::newRow(info.name)
                << (info.type == metrics::MetricType::Counter) << name.endsWith("_total");
    }
}

void TestCatalogue::namesFollowTheConvention()
{
    QFETCH(const bool, counter);
    QFETCH(const bool, total);
    QCOMPARE(total, counter);
}

void TestCatalogue::theDocumentIsTheCatalogue()
{
    QFile file(qEnvironmentVariable("HOLDPOINT_SOURCE_DIR") + QStringLiteral("/docs/metrics.md"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QByteArray documented;
    for (const QByteArray &line : file.readAll().split('\n')) {
        static const QRegularExpression row(
            QStringLiteral("^\\| `(mapi|kube|metal3|leader_election|holdpoint)_[a-z0-9_]+` \\|"));
        if (row.match(QString::fromUtf8(line)).hasMatch())
            documented += line + '\n';
    }
    QByteArray expected;
    for (const metrics::MetricInfo &info : metrics::catalogue()) {
        QByteArray labels;
        for (const std::string &label : info.labels)
            labels += (labels.isEmpty() ? "`" : ", `") + QByteArray::fromStdString(label) + '`';
        expected += QByteArray("| `") + info.name + "` | " + toString(info.type) + " | "
            + (labels.isEmpty() ? QByteArray() : labels + ' ') + "| " + info.help + " |\n";
    }
    QCOMPARE(documented, expected);
}

} // namespace tst_catalogue

HP_TEST(tst_catalogue, TestCatalogue)
#include "tst_catalogue.moc"
