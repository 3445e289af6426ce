// SPDX-License-Identifier: Apache-2.0

// Command protobuf writes what the decoder of protobuf bodies is made from and what it is tested
// with, out of the Go types that every client compiles in:
//
//	fields.tsv, kinds.tsv   the numbers, JSON names and zero values of all fields, by reflection
//	objects.tsv             objects of every kind as Go's own encoders write them: name, protobuf, JSON
//
// A kind or a release of Kubernetes is added here (kinds below, versions in go.mod), then
//
//	cd tests/support/protobuf && go generate
//
// The outputs are kept in the tree, so building and testing need no Go.
package main

//go:generate go run . ../../../resources/types ../../backend/api

import (
	"fmt"
	"os"
	"path/filepath"

	admissionregistrationv1 "k8s.io/api/admissionregistration/v1"
	appsv1 "k8s.io/api/apps/v1"
	authenticationv1 "k8s.io/api/authentication/v1"
	authorizationv1 "k8s.io/api/authorization/v1"
	autoscalingv1 "k8s.io/api/autoscaling/v1"
	batchv1 "k8s.io/api/batch/v1"
	coordinationv1 "k8s.io/api/coordination/v1"
	corev1 "k8s.io/api/core/v1"
	eventsv1 "k8s.io/api/events/v1"
	policyv1 "k8s.io/api/policy/v1"
	policyv1beta1 "k8s.io/api/policy/v1beta1"
	rbacv1 "k8s.io/api/rbac/v1"
	storagev1 "k8s.io/api/storage/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
)

// kind is one that may arrive as protobuf. The version "*" means any: DeleteOptions come in the
// version of what they delete.
type kind struct {
	apiVersion string
	object     runtime.Object
}

var kinds = []kind{
	{"*", &metav1.DeleteOptions{}},
	{"admissionregistration.k8s.io/v1", &admissionregistrationv1.MutatingWebhookConfiguration{}},
	{"admissionregistration.k8s.io/v1", &admissionregistrationv1.ValidatingWebhookConfiguration{}},
	{"apps/v1", &appsv1.DaemonSet{}},
	{"apps/v1", &appsv1.Deployment{}},
	{"authentication.k8s.io/v1", &authenticationv1.SelfSubjectReview{}},
	{"authentication.k8s.io/v1", &authenticationv1.TokenReview{}},
	{"authorization.k8s.io/v1", &authorizationv1.SelfSubjectAccessReview{}},
	{"authorization.k8s.io/v1", &authorizationv1.SelfSubjectRulesReview{}},
	{"authorization.k8s.io/v1", &authorizationv1.SubjectAccessReview{}},
	{"autoscaling/v1", &autoscalingv1.Scale{}},
	{"batch/v1", &batchv1.Job{}},
	{"coordination.k8s.io/v1", &coordinationv1.Lease{}},
	{"events.k8s.io/v1", &eventsv1.Event{}},
	{"policy/v1", &policyv1.Eviction{}},
	{"policy/v1", &policyv1.PodDisruptionBudget{}},
	{"policy/v1beta1", &policyv1beta1.Eviction{}},
	{"rbac.authorization.k8s.io/v1", &rbacv1.ClusterRole{}},
	{"rbac.authorization.k8s.io/v1", &rbacv1.ClusterRoleBinding{}},
	{"rbac.authorization.k8s.io/v1", &rbacv1.Role{}},
	{"rbac.authorization.k8s.io/v1", &rbacv1.RoleBinding{}},
	{"storage.k8s.io/v1", &storagev1.VolumeAttachment{}},
	{"v1", &corev1.Binding{}},
	{"v1", &corev1.ConfigMap{}},
	{"v1", &corev1.Event{}},
	{"v1", &corev1.Namespace{}},
	{"v1", &corev1.Node{}},
	{"v1", &corev1.PersistentVolume{}},
	{"v1", &corev1.PersistentVolumeClaim{}},
	{"v1", &corev1.Pod{}},
	{"v1", &corev1.Secret{}},
	{"v1", &corev1.Service{}},
	{"v1", &corev1.ServiceAccount{}},
}

func write(folder, name string, text []byte) {
	if err := os.WriteFile(filepath.Join(folder, name), text, 0o644); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func main() {
	if len(os.Args) != 3 {
		fmt.Fprintln(os.Stderr, "usage: protobuf TABLE-FOLDER GOLDEN-FOLDER")
		os.Exit(2)
	}
	write(os.Args[1], "fields.tsv", fieldTable())
	write(os.Args[1], "kinds.tsv", kindTable())
	write(os.Args[2], "objects.tsv", objectTable())
}
