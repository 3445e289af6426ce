// SPDX-License-Identifier: Apache-2.0

package main

import (
	"context"
	"fmt"

	authorizationv1 "k8s.io/api/authorization/v1"
	rbacv1 "k8s.io/api/rbac/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/util/wait"
	"k8s.io/client-go/kubernetes"
)

var reading = []string{"get", "list", "watch"}

// giveRights lets every user but admin read what a viewer of Holdpoint may read. With `people` the
// users have the rights that their roles have in a cluster where Holdpoint is installed.
func giveRights(ctx context.Context, client kubernetes.Interface, people bool) error {
	var others []string
	for _, user := range users {
		if user != "admin" {
			others = append(others, user)
		}
	}
	readers := []rbacv1.PolicyRule{
		{Verbs: reading, APIGroups: []string{"machine.openshift.io", "metal3.io", "policy",
			"coordination.k8s.io", "events.k8s.io", "apps"}, Resources: []string{"*"}},
		{Verbs: reading, APIGroups: []string{""},
			Resources: []string{"nodes", "pods", "events", "namespaces", "configmaps"}},
	}
	if err := grant(ctx, client, "reader", readers, others); err != nil || !people {
		return err
	}
	more := []rbacv1.PolicyRule{
		{Verbs: reading, APIGroups: []string{"machinemaintenance.managed.openshift.io", "holdpoint.dev",
			"config.openshift.io", "storage.k8s.io", "apiextensions.k8s.io", "lab.holdpoint.dev",
			"infrastructure.cluster.x-k8s.io"}, Resources: []string{"*"}},
	}
	if err := grant(ctx, client, "holdpoint-viewer", more, others); err != nil {
		return err
	}
	overrides := []rbacv1.PolicyRule{
		{Verbs: []string{"patch", "update"}, APIGroups: []string{"machine.openshift.io"},
			Resources: []string{"machines", "machinesets", "machinehealthchecks"}},
		{Verbs: []string{"patch", "update"}, APIGroups: []string{"metal3.io"}, Resources: []string{"baremetalhosts"}},
		{Verbs: []string{"patch", "update"}, APIGroups: []string{"machinemaintenance.managed.openshift.io",
			"holdpoint.dev"}, Resources: []string{"*"}},
		{Verbs: []string{"patch", "update"}, APIGroups: []string{""}, Resources: []string{"nodes"}},
		{Verbs: []string{"create"}, APIGroups: []string{""}, Resources: []string{"pods/eviction"}},
		{Verbs: []string{"create", "patch"}, APIGroups: []string{"", "events.k8s.io"}, Resources: []string{"events"}},
	}
	return grant(ctx, client, "holdpoint-operator", overrides, []string{"operator"})
}

// grant makes a cluster role, gives it to the users, and waits until the server goes by it.
func grant(ctx context.Context, client kubernetes.Interface, name string, rules []rbacv1.PolicyRule, to []string) error {
	role := &rbacv1.ClusterRole{ObjectMeta: metav1.ObjectMeta{Name: name}, Rules: rules}
	if _, err := client.RbacV1().ClusterRoles().Create(ctx, role, metav1.CreateOptions{}); !present(err) {
		return err
	}
	binding := &rbacv1.ClusterRoleBinding{ObjectMeta: metav1.ObjectMeta{Name: name + "s"},
		RoleRef: rbacv1.RoleRef{APIGroup: rbacv1.GroupName, Kind: "ClusterRole", Name: name}}
	for _, user := range to {
		binding.Subjects = append(binding.Subjects, rbacv1.Subject{APIGroup: rbacv1.GroupName, Kind: "User", Name: user})
	}
	if _, err := client.RbacV1().ClusterRoleBindings().Create(ctx, binding, metav1.CreateOptions{}); !present(err) {
		return err
	}
	for _, user := range to {
		if err := untilGranted(ctx, client, user, rules[0]); err != nil {
			return fmt.Errorf("%s of %s: %w", name, user, err)
		}
	}
	return nil
}

// untilGranted waits until a user may what the rule says: the server judges by a copy that follows what is stored.
func untilGranted(ctx context.Context, client kubernetes.Interface, user string, rule rbacv1.PolicyRule) error {
	review := &authorizationv1.SubjectAccessReview{Spec: authorizationv1.SubjectAccessReviewSpec{User: user,
		ResourceAttributes: &authorizationv1.ResourceAttributes{
			Verb: rule.Verbs[0], Group: rule.APIGroups[0], Resource: rule.Resources[0]}}}
	return wait.PollUntilContextTimeout(ctx, lookAgain, patience, true, func(ctx context.Context) (bool, error) {
		answer, err := client.AuthorizationV1().SubjectAccessReviews().Create(ctx, review, metav1.CreateOptions{})
		return err == nil && answer.Status.Allowed, nil
	})
}
