// SPDX-License-Identifier: Apache-2.0
#include "app/shared/cluster/MemoryLimit.h"
#include "tests/support/runner/Runner.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QMap>
#include <QTemporaryDir>
#include <QTest>

namespace tst_memorylimit {

using namespace hp::app;
using Files = QMap<QString, QByteArray>;

namespace {

constexpr std::size_t mebibyte = 1U << 20U;
constexpr std::size_t gibibyte = 1U << 30U;

} // namespace

class TestMemoryLimit : public QObject
{
    Q_OBJECT
private slots:
    void aListTakesAQuarterOfTheLeastLimit_data();
    void aListTakesAQuarterOfTheLeastLimit();
};

void TestMemoryLimit::aListTakesAQuarterOfTheLeastLimit_data()
{
    QTest::addColumn<Files>("files");
    QTest::addColumn<quint64>("bytes");
    const auto row = [](const char *name, const Files &files, std::size_t bytes) {
        QTest::newRow(name) << files << quint64(bytes);
    };
    const QString groups = QStringLiteral("proc/self/cgroup");
    const QString second = QStringLiteral("sys/fs/cgroup/memory.max");
    const QString first = QStringLiteral("sys/fs/cgroup/memory/memory.limit_in_bytes");
    row("a system without cgroups", {}, gibibyte);
    row("a container that sees itself as the top",
        {{groups, "0::/\n"}, {second, "536870912\n"}},
        128 * mebibyte);
    row("a limit that is larger than what a list may have",
        {{groups, "0::/\n"}, {second, "17179869184\n"}},
        gibibyte);
    row("no limit", {{groups, "0::/\n"}, {second, "max\n"}}, gibibyte);
    row("a service of a host",
        {{groups, "0::/system.slice/holdpointd.service\n"},
         {QStringLiteral("sys/fs/cgroup/system.slice/holdpointd.service/memory.max"),
          "1073741824\n"}},
        256 * mebibyte);
    row("a slice that has less than its service",
        {{groups, "0::/system.slice/holdpointd.service\n"},
         {QStringLiteral("sys/fs/cgroup/system.slice/memory.max"), "536870912\n"},
         {QStringLiteral("sys/fs/cgroup/system.slice/holdpointd.service/memory.max"),
          "1073741824\n"}},
        128 * mebibyte);
    row("the first version, in a container that is told the path of its host",
        {{groups, "9:name=systemd:/\n4:cpu,memory:/kubepods/burstable/pod7\n0::/\n"},
         {first, "536870912\n"}},
        128 * mebibyte);
    row("the first version without a limit",
        {{groups, "4:memory:/\n"}, {first, "9223372036854771712\n"}},
        gibibyte);
    row("another controller",
        {{groups, "4:cpuset:/\n"}, {first, "536870912\n"}, {second, "536870912\n"}},
        gibibyte);
    row("lines that are none", {{groups, "\n:\n0::\nx\n"}, {second, ""}}, gibibyte);
}

void TestMemoryLimit::aListTakesAQuarterOfTheLeastLimit()
{
    QFETCH(const Files, files);
    QFETCH(const quint64, bytes);
    const QTemporaryDir root;
    QVERIFY(root.isValid());
    for (auto it = files.begin(); it != files.end(); ++it) {
        const QString path = root.filePath(it.key());
        QVERIFY(QDir().mkpath(QFileInfo(path).path()));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(it.value()), qint64(it.value().size()));
    }
    QCOMPARE(quint64(listBytesWithinMemory(gibibyte, root.path().toStdString())), bytes);
}

} // namespace tst_memorylimit

HP_TEST(tst_memorylimit, TestMemoryLimit)
#include "tst_memorylimit.moc"
