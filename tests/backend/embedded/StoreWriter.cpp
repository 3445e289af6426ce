// SPDX-License-Identifier: Apache-2.0
// hp_storewriter FILE RUN: writes to a store without end and prints "REVISION NAME" for every write
// that was acknowledged. Made to be killed.
#include "backend/embedded/EmbeddedCluster.h"
#include "backend/runtime/SystemClock.h"
#include "tests/backend/embedded/EmbeddedFixture.h"
#include "tests/support/clustercontract/Samples.h"

#include <QCoreApplication>

#include <cstdio>
#include <nlohmann/json.hpp>
#include <string>
#include <unistd.h>

namespace {

/// Keeps a number of writes in flight: creates, then patches of what was created, then some
/// removals.
class Stream
{
public:
    Stream(hp::cluster::Cluster &cluster, std::string run)
        : m_cluster(cluster)
        , m_run(std::move(run))
    { }

    void next()
    {
        const int number = m_next++;
        const std::string name = "m-" + m_run + '-' + std::to_string(number);
        m_cluster.create(hp::cluster::kinds::machine(),
                         "default",
                         hp::test::sampleMachine(name),
                         {},
                         [this, name, number](const hp::Result<hp::cluster::Written> &written) {
                             acknowledge(written ? written->object : hp::Object(), name);
                             if (number % 3 == 0)
                                 remove(name);
                             else
                                 change(name);
                         });
    }

private:
    void change(const std::string &name)
    {
        m_cluster.patch({&hp::cluster::kinds::machine(), {"default", name}},
                        hp::cluster::PatchType::Merge,
                        {{"spec", {{"providerID", "a://" + name}}}},
                        hp::cluster::Subresource::None,
                        {},
                        [this, name](const hp::Result<hp::cluster::Written> &written) {
                            acknowledge(written ? written->object : hp::Object(), name);
                            next();
                        });
    }

    void remove(const std::string &name)
    {
        m_cluster.remove({&hp::cluster::kinds::machine(), {"default", name}},
                         {},
                         [this, name](const hp::Result<hp::cluster::Deleted> &deleted) {
                             acknowledge(deleted ? deleted->object : hp::Object(), "-" + name);
                             next();
                         });
    }

    /// One write(2) a line: a pipe keeps what a killed process has handed over.
    void acknowledge(const hp::Object &object, const std::string &name)
    {
        if (!object) {
            std::fprintf(stderr, "a write of %s failed\n", name.c_str());
            std::exit(1);
        }
        const std::string line = object.resourceVersion() + ' ' + name + '\n';
        if (::write(STDOUT_FILENO, line.data(), line.size()) != static_cast<ssize_t>(line.size()))
            std::exit(1);
    }

    hp::cluster::Cluster &m_cluster;
    std::string m_run;
    int m_next = 0;
};

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication app(argc, argv);
    if (argc != 3)
        return 2;
    hp::runtime::SystemClock clock;
    hp::test::OpenSchema schema;
    hp::test::OpenAdmission admission;
    hp::embedded::EmbeddedCluster::Options options;
    options.path = argv[1];
    // History is cut all the time, so that kills also hit compaction.
    options.keepHistoryFor = std::chrono::milliseconds(50);
    options.compactEvery = std::chrono::milliseconds(10);
    auto cluster = hp::embedded::EmbeddedCluster::open(
        clock, options, {schema, admission, hp::embedded::applyPatch});
    if (!cluster) {
        std::fprintf(stderr, "%s\n", cluster.error().message.c_str());
        return 1;
    }
    Stream stream(**cluster, argv[2]);
    for (int i = 0; i < 16; ++i)
        stream.next();
    return QCoreApplication::exec();
}
