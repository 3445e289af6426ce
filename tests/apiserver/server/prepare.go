// SPDX-License-Identifier: Apache-2.0

package main

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"time"

	corev1 "k8s.io/api/core/v1"
	rbacv1 "k8s.io/api/rbac/v1"
	"k8s.io/apiextensions-apiserver/pkg/apihelpers"
	apiextensionsv1 "k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1"
	apiextensions "k8s.io/apiextensions-apiserver/pkg/client/clientset/clientset"
	apiextensionsclient "k8s.io/apiextensions-apiserver/pkg/client/clientset/clientset/typed/apiextensions/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/util/wait"
	"k8s.io/client-go/discovery"
	"k8s.io/client-go/kubernetes"
	"k8s.io/client-go/rest"
	"sigs.k8s.io/yaml"
)

const (
	lookAgain = 100 * time.Millisecond
	patience  = 2 * time.Minute
)

// prepare waits for the server, installs definitions, namespace, rights, and starts the controllers.
func prepare(ctx context.Context, config *rest.Config, o options) error {
	client, err := kubernetes.NewForConfig(config)
	if err != nil {
		return err
	}
	err = wait.PollUntilContextTimeout(ctx, lookAgain, patience, true, func(ctx context.Context) (bool, error) {
		return client.Discovery().RESTClient().Get().AbsPath("/readyz").Do(ctx).Error() == nil, nil
	})
	if err != nil {
		return fmt.Errorf("the server did not become ready: %w", err)
	}
	if err := installDefinitions(ctx, config, o.crds); err != nil {
		return err
	}
	namespace := &corev1.Namespace{ObjectMeta: metav1.ObjectMeta{Name: o.namespace}}
	if _, err := client.CoreV1().Namespaces().Create(ctx, namespace, metav1.CreateOptions{}); !present(err) {
		return err
	}
	if err := giveRights(ctx, client); err != nil {
		return err
	}
	return startControllers(ctx, config)
}

func present(err error) bool { return err == nil || apierrors.IsAlreadyExists(err) }

func installDefinitions(ctx context.Context, config *rest.Config, folder string) error {
	if folder == "" {
		return nil
	}
	files, err := filepath.Glob(filepath.Join(folder, "*.yaml"))
	if err != nil || len(files) == 0 {
		return fmt.Errorf("no definitions in %s: %v", folder, err)
	}
	client, err := apiextensions.NewForConfig(config)
	if err != nil {
		return err
	}
	definitions := client.ApiextensionsV1().CustomResourceDefinitions()
	// The aggregated document and the one of old clients are kept by different parts of the server.
	aggregated, err := discovery.NewDiscoveryClientForConfig(config)
	if err != nil {
		return err
	}
	plain, err := discovery.NewDiscoveryClientForConfig(config)
	if err != nil {
		return err
	}
	plain.UseLegacyDiscovery = true
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		var definition apiextensionsv1.CustomResourceDefinition
		if err := yaml.UnmarshalStrict(text, &definition); err != nil {
			return fmt.Errorf("%s: %w", file, err)
		}
		if _, err := definitions.Create(ctx, &definition, metav1.CreateOptions{}); !present(err) {
			return fmt.Errorf("%s is refused: %w", file, err)
		}
		for _, served := range []discovery.DiscoveryInterface{aggregated, plain} {
			if err := untilServed(ctx, definitions, served, definition.Name); err != nil {
				return fmt.Errorf("%s: %w", file, err)
			}
		}
	}
	return nil
}

// untilServed waits until the definition works and the discovery that clients read shows its kind.
func untilServed(ctx context.Context, definitions apiextensionsclient.CustomResourceDefinitionInterface,
	served discovery.DiscoveryInterface, name string) error {
	var last string
	err := wait.PollUntilContextTimeout(ctx, lookAgain, patience, true, func(ctx context.Context) (bool, error) {
		stored, err := definitions.Get(ctx, name, metav1.GetOptions{})
		if err != nil {
			last = err.Error()
			return false, nil
		}
		for _, condition := range stored.Status.Conditions {
			if condition.Type == apiextensionsv1.NonStructuralSchema && condition.Status == apiextensionsv1.ConditionTrue {
				return false, fmt.Errorf("the schema is not structural: %s", condition.Message)
			}
		}
		if !apihelpers.IsCRDConditionTrue(stored, apiextensionsv1.Established) {
			last = "it is not established"
			return false, nil
		}
		// The documents follow a moment after the paths themselves.
		_, lists, err := served.ServerGroupsAndResources()
		if err != nil {
			last = err.Error()
			return false, nil
		}
		last = "discovery does not show it"
		for _, list := range lists {
			for _, resource := range list.APIResources {
				if group, _ := schema.ParseGroupVersion(list.GroupVersion); resource.Name+"."+group.Group == name {
					return true, nil
				}
			}
		}
		return false, nil
	})
	if err != nil {
		return fmt.Errorf("%w (%s)", err, last)
	}
	return nil
}

// giveRights lets every user but admin read what a viewer of Holdpoint may read.
func giveRights(ctx context.Context, client kubernetes.Interface) error {
	role := &rbacv1.ClusterRole{ObjectMeta: metav1.ObjectMeta{Name: "reader"}, Rules: []rbacv1.PolicyRule{
		{Verbs: []string{"get", "list", "watch"}, APIGroups: []string{"machine.openshift.io", "metal3.io", "policy",
			"coordination.k8s.io", "events.k8s.io", "apps"}, Resources: []string{"*"}},
		{Verbs: []string{"get", "list", "watch"}, APIGroups: []string{""},
			Resources: []string{"nodes", "pods", "events", "namespaces", "configmaps"}},
	}}
	if _, err := client.RbacV1().ClusterRoles().Create(ctx, role, metav1.CreateOptions{}); !present(err) {
		return err
	}
	binding := &rbacv1.ClusterRoleBinding{ObjectMeta: metav1.ObjectMeta{Name: "readers"},
		RoleRef: rbacv1.RoleRef{APIGroup: rbacv1.GroupName, Kind: "ClusterRole", Name: role.Name}}
	for _, user := range users {
		if user != "admin" {
			binding.Subjects = append(binding.Subjects, rbacv1.Subject{APIGroup: rbacv1.GroupName, Kind: "User", Name: user})
		}
	}
	if _, err := client.RbacV1().ClusterRoleBindings().Create(ctx, binding, metav1.CreateOptions{}); !present(err) {
		return err
	}
	return nil
}
