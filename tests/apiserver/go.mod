// SPDX-License-Identifier: Apache-2.0

// The modules whose published definitions the tests install, at the versions that are tested. Nothing
// is built from them: definitions.sh takes files out of their archives, which go verifies.
module holdpoint.test/published

go 1.24.0

require (
	github.com/metal3-io/baremetal-operator v0.12.0
	github.com/openshift/api v0.0.0-20260213155647-8fe9fe363807
)
