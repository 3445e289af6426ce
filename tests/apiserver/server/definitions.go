// SPDX-License-Identifier: Apache-2.0

package main

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"k8s.io/apiextensions-apiserver/pkg/apihelpers"
	apiextensionsv1 "k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1"
	apiextensions "k8s.io/apiextensions-apiserver/pkg/client/clientset/clientset"
	apiextensionsclient "k8s.io/apiextensions-apiserver/pkg/client/clientset/clientset/typed/apiextensions/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/util/wait"
	"k8s.io/client-go/discovery"
	"k8s.io/client-go/rest"
	"sigs.k8s.io/yaml"
)

// installDefinitions installs those of all folders, a list separated by commas. A definition that is
// there stays as it is: the first folder that has it wins, and a server that starts again keeps its own.
func installDefinitions(ctx context.Context, config *rest.Config, folders string) error {
	if folders == "" {
		return nil
	}
	client, err := apiextensions.NewForConfig(config)
	if err != nil {
		return err
	}
	definitions := client.ApiextensionsV1().CustomResourceDefinitions()
	names := map[string]string{} // to the files they come from
	for _, folder := range strings.Split(folders, ",") {
		files, err := filepath.Glob(filepath.Join(folder, "*.yaml"))
		if err != nil || len(files) == 0 {
			return fmt.Errorf("no definitions in %s: %v", folder, err)
		}
		for _, file := range files {
			name, err := install(ctx, definitions, file)
			if err != nil {
				return err
			}
			if _, taken := names[name]; !taken {
				names[name] = file
			}
		}
	}
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
	for name, file := range names {
		for _, served := range []discovery.DiscoveryInterface{aggregated, plain} {
			if err := untilServed(ctx, definitions, served, name); err != nil {
				return fmt.Errorf("%s: %w", file, err)
			}
		}
		if err := untilAnswered(ctx, client, name); err != nil {
			return fmt.Errorf("%s: %w", file, err)
		}
	}
	return nil
}

func install(ctx context.Context, definitions apiextensionsclient.CustomResourceDefinitionInterface, file string) (string, error) {
	text, err := os.ReadFile(file)
	if err != nil {
		return "", err
	}
	var definition apiextensionsv1.CustomResourceDefinition
	if err := yaml.UnmarshalStrict(text, &definition); err != nil {
		return "", fmt.Errorf("%s: %w", file, err)
	}
	if _, err := definitions.Create(ctx, &definition, metav1.CreateOptions{}); !present(err) {
		return "", fmt.Errorf("%s is refused: %w", file, err)
	}
	return definition.Name, nil
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

// untilAnswered waits until every version of the kind answers a list. Its storage is made at the first
// request and turns requests away with 429 until its cache is filled; a test that sends one request of
// its own would take that for the answer. A list with a limit does not ask the cache.
func untilAnswered(ctx context.Context, client apiextensions.Interface, name string) error {
	stored, err := client.ApiextensionsV1().CustomResourceDefinitions().Get(ctx, name, metav1.GetOptions{})
	if err != nil {
		return err
	}
	var last error
	for _, version := range stored.Spec.Versions {
		if !version.Served {
			continue
		}
		path := []string{"/apis", stored.Spec.Group, version.Name, stored.Spec.Names.Plural}
		err := wait.PollUntilContextTimeout(ctx, lookAgain, patience, true, func(ctx context.Context) (bool, error) {
			last = client.Discovery().RESTClient().Get().AbsPath(path...).Do(ctx).Error()
			return last == nil, nil
		})
		if err != nil {
			return fmt.Errorf("%w (%v)", err, last)
		}
	}
	return nil
}
