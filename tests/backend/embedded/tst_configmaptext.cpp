// SPDX-License-Identifier: Apache-2.0
#include "backend/runtime/ConfigMapText.h"
#include "tests/backend/embedded/EmbeddedFixture.h"
#include "tests/support/cluster/InterceptedCluster.h"
#include "tests/support/cluster/Settle.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>
#include <optional>

namespace tst_configmaptext {

using namespace hp;
using namespace hp::test;
using runtime::ConfigMapText;

namespace {

/// Replicas over one cluster, each with a ConfigMapText of its own.
struct Replicas {
    ConfigMapText::Settings settings{"contract",
                                     "holdpoint-thing",
                                     "thing.txt",
                                     "nothing was planned at a console",
                                     9'000,
                                     "it is larger than 9 kB",
                                     {},
                                     {}};
    EmbeddedFixture fixture{};

    std::string read()
    {
        ConfigMapText kept(fixture.cluster(), settings);
        std::string told = "nothing was told";
        kept.read([&told](const Result<std::string> &text) {
            told = text ? *text : text.error().message;
        });
        settle(fixture.clock());
        return told;
    }
    /// Appends `line`; what is kept then, or why it is not.
    std::string append(const std::string &line)
    {
        ConfigMapText kept(fixture.cluster(), settings);
        std::string told = "nothing was told";
        begin(kept, line, told);
        settle(fixture.clock());
        return told;
    }
    static void begin(ConfigMapText &kept, const std::string &line, std::string &told)
    {
        kept.change([line](const std::string &text) -> Result<std::string> { return text + line; },
                    "olga",
                    [&told](const Result<std::string> &text) {
                        told = text ? *text : text.error().message;
                    });
    }
};

} // namespace

class TestConfigMapText : public QObject
{
    Q_OBJECT
private slots:
    void everyReplicaReadsWhatOneKept();
    void noChangeOfAnotherReplicaIsLost();
    void anErrorOfTheEditEndsIt();
    void whatNoClusterKeepsIsRefused();
    void whatAnEarlierVersionKeptIsTakenOver();
};

void TestConfigMapText::everyReplicaReadsWhatOneKept()
{
    Replicas replicas;
    QCOMPARE(replicas.read(), std::string("nothing was planned at a console"));
    QCOMPARE(replicas.append("a"), std::string("a"));
    QCOMPARE(replicas.read(), std::string("a"));
    QCOMPARE(replicas.append("b"), std::string("ab"));
    QCOMPARE(replicas.read(), std::string("ab"));
}

void TestConfigMapText::noChangeOfAnotherReplicaIsLost()
{
    // They begin at the same time, first without a ConfigMap and then with one.
    Replicas replicas;
    for (const std::string text : {"ab", "abab"}) {
        ConfigMapText one(replicas.fixture.cluster(), replicas.settings);
        ConfigMapText other(replicas.fixture.cluster(), replicas.settings);
        std::string first;
        std::string second;
        Replicas::begin(one, "a", first);
        Replicas::begin(other, "b", second);
        settle(replicas.fixture.clock());
        QCOMPARE(second, text);
        QCOMPARE(replicas.read(), text);
    }
}

void TestConfigMapText::anErrorOfTheEditEndsIt()
{
    Replicas replicas;
    QCOMPARE(replicas.append("a"), std::string("a"));
    ConfigMapText kept(replicas.fixture.cluster(), replicas.settings);
    std::string told;
    kept.change(
        [](const std::string &) -> Result<std::string> {
            return unexpected(ErrorCode::Invalid, "it is no such thing");
        },
        "olga",
        [&told](const Result<std::string> &text) { told = text ? "kept" : text.error().message; });
    settle(replicas.fixture.clock());
    QCOMPARE(told, std::string("it is no such thing"));
    QCOMPARE(replicas.read(), std::string("a"));
}

void TestConfigMapText::whatNoClusterKeepsIsRefused()
{
    Replicas replicas;
    const std::string told = replicas.append(std::string(replicas.settings.maxBytes + 1, 'a'));
    QVERIFY2(told.find("larger than 9 kB") != std::string::npos, told.c_str());
    QCOMPARE(replicas.append(std::string(replicas.settings.maxBytes, 'a')).size(),
             replicas.settings.maxBytes);
}

void TestConfigMapText::whatAnEarlierVersionKeptIsTakenOver()
{
    Replicas replicas;
    replicas.settings.before = []() -> Result<std::string> { return std::string("old "); };
    QCOMPARE(replicas.read(), std::string("old "));
    QCOMPARE(replicas.append("a"), std::string("old a"));
    // From then on it is the cluster's, also for replicas that never had the file.
    replicas.settings.before = []() -> Result<std::string> { return std::string("older"); };
    QCOMPARE(replicas.read(), std::string("old a"));
}

} // namespace tst_configmaptext

HP_TEST(tst_configmaptext, TestConfigMapText)
#include "tst_configmaptext.moc"
