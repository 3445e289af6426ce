// SPDX-License-Identifier: Apache-2.0
#include "tests/support/clustercontract/ClusterContract.h"
#include "tests/support/kube/KubeFixture.h"

#include <QTest>

#include <cstdio>

int main(int argc, char **argv)
{
    QCoreApplication app(argc, argv);
    if (const QString why = hp::test::RealApiServer::whyNot(); !why.isEmpty()) {
        std::fprintf(stderr, "%s\n", qPrintable(why));
        return 0;
    }
    hp::test::ClusterContract contract([] { return std::make_unique<hp::test::KubeFixture>(); });
    return QTest::qExec(&contract, argc, argv);
}
