// SPDX-License-Identifier: Apache-2.0
#include "tests/backend/embedded/EmbeddedFixture.h"
#include "tests/support/clustercontract/ClusterContract.h"
#include "tests/support/runner/Runner.h"

namespace tst_embeddedclustercontract {

class TestEmbeddedClusterContract : public hp::test::ClusterContract
{
public:
    TestEmbeddedClusterContract()
        : ClusterContract([] { return std::make_unique<hp::test::EmbeddedFixture>(); })
    { }
};

} // namespace tst_embeddedclustercontract

HP_TEST(tst_embeddedclustercontract, TestEmbeddedClusterContract)
