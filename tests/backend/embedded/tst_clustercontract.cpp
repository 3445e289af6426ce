// SPDX-License-Identifier: Apache-2.0
#include "tests/support/clustercontract/ClusterContract.h"
#include "tests/support/embedded/EmbeddedFixture.h"

#include <QTest>

int main(int argc, char **argv)
{
    QCoreApplication app(argc, argv);
    hp::test::ClusterContract contract(
        [] { return std::make_unique<hp::test::EmbeddedFixture>(); });
    return QTest::qExec(&contract, argc, argv);
}
