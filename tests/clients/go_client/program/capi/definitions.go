// SPDX-License-Identifier: Apache-2.0

package main

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"time"

	apiextensionsv1 "k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/util/wait"
	"k8s.io/apimachinery/pkg/watch"
	bootstrapv1 "sigs.k8s.io/cluster-api/api/bootstrap/kubeadm/v1beta2"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/yaml"
)

const (
	infrastructureGroup = "infrastructure.cluster.x-k8s.io"
	bootstrapGroup      = "bootstrap.cluster.x-k8s.io"
	providerVersion     = "v1"
	// contract says which versions of a kind follow which contract; kustomize adds it to what is published.
	contract = "cluster.x-k8s.io/v1beta2"
)

var (
	memoryCluster  = schema.GroupVersionKind{Group: infrastructureGroup, Version: providerVersion, Kind: "MemoryCluster"}
	memoryMachine  = schema.GroupVersionKind{Group: infrastructureGroup, Version: providerVersion, Kind: "MemoryMachine"}
	memoryTemplate = schema.GroupVersionKind{Group: infrastructureGroup, Version: providerVersion, Kind: "MemoryMachineTemplate"}
	memoryConfig   = schema.GroupVersionKind{Group: bootstrapGroup, Version: providerVersion, Kind: "MemoryConfig"}
	kubeadmConfig  = bootstrapv1.GroupVersion.WithKind("KubeadmConfig")
	configTemplate = schema.GroupVersionKind{Group: bootstrapGroup, Version: providerVersion, Kind: "MemoryConfigTemplate"}
)

// install creates the definitions of all folders and those of the providers, and waits until all are served.
func install(ctx context.Context, c client.WithWatch, folders []string) error {
	definitions := []*apiextensionsv1.CustomResourceDefinition{
		provided(memoryCluster, "memoryclusters"),
		provided(memoryMachine, "memorymachines", "provision", "join", "remove"),
		provided(memoryConfig, "memoryconfigs", "create"),
		provided(memoryTemplate, "memorymachinetemplates"),
		provided(configTemplate, "memoryconfigtemplates"),
	}
	for _, folder := range folders {
		files, err := filepath.Glob(filepath.Join(folder, "*.yaml"))
		if err != nil || len(files) == 0 {
			return fmt.Errorf("no definitions in %s: %v", folder, err)
		}
		for _, file := range files {
			text, err := os.ReadFile(file)
			if err != nil {
				return err
			}
			var definition apiextensionsv1.CustomResourceDefinition
			if err := yaml.UnmarshalStrict(text, &definition); err != nil {
				return fmt.Errorf("%s: %w", file, err)
			}
			metav1.SetMetaDataLabel(&definition.ObjectMeta, contract, "v1beta2")
			definitions = append(definitions, &definition)
		}
	}
	for _, definition := range definitions {
		if err := c.Create(ctx, definition); err != nil {
			return fmt.Errorf("%s is refused: %w", definition.Name, err)
		}
	}
	if err := untilEstablished(ctx, c, len(definitions)); err != nil {
		return err
	}
	return untilDiscovered(ctx, c, definitions)
}

// provided is a kind of a provider. Its switches are booleans of the spec that are on unless somebody turns
// them off, each of which lets the provider do one thing.
func provided(kind schema.GroupVersionKind, plural string, switches ...string) *apiextensionsv1.CustomResourceDefinition {
	any := true
	spec := apiextensionsv1.JSONSchemaProps{Type: "object", XPreserveUnknownFields: &any,
		Default: &apiextensionsv1.JSON{Raw: []byte("{}")}, Properties: map[string]apiextensionsv1.JSONSchemaProps{}}
	for _, name := range switches {
		spec.Properties[name] = apiextensionsv1.JSONSchemaProps{Type: "boolean",
			Default: &apiextensionsv1.JSON{Raw: []byte("true")}}
	}
	return &apiextensionsv1.CustomResourceDefinition{
		ObjectMeta: metav1.ObjectMeta{Name: plural + "." + kind.Group,
			Labels: map[string]string{contract: kind.Version}},
		Spec: apiextensionsv1.CustomResourceDefinitionSpec{
			Group: kind.Group, Scope: apiextensionsv1.NamespaceScoped,
			Names: apiextensionsv1.CustomResourceDefinitionNames{Kind: kind.Kind, Plural: plural},
			Versions: []apiextensionsv1.CustomResourceDefinitionVersion{{
				Name: kind.Version, Served: true, Storage: true,
				Subresources: &apiextensionsv1.CustomResourceSubresources{
					Status: &apiextensionsv1.CustomResourceSubresourceStatus{}},
				Schema: &apiextensionsv1.CustomResourceValidation{
					OpenAPIV3Schema: &apiextensionsv1.JSONSchemaProps{Type: "object",
						Properties: map[string]apiextensionsv1.JSONSchemaProps{
							"spec":   spec,
							"status": {Type: "object", XPreserveUnknownFields: &any},
						}}},
			}},
		},
	}
}

func untilEstablished(ctx context.Context, c client.WithWatch, wanted int) error {
	list := &apiextensionsv1.CustomResourceDefinitionList{}
	changes, err := c.Watch(ctx, list)
	if err != nil {
		return err
	}
	defer changes.Stop()
	established := map[string]bool{}
	for len(established) < wanted {
		change, open := <-changes.ResultChan()
		if !open {
			return fmt.Errorf("%d of %d definitions are established: %w", len(established), wanted, ctx.Err())
		}
		definition, readable := change.Object.(*apiextensionsv1.CustomResourceDefinition)
		if change.Type == watch.Error || !readable {
			return fmt.Errorf("the watch of definitions: %v", change.Object)
		}
		if definition.Labels[contract] == "" {
			continue // one of the server's own
		}
		for _, condition := range definition.Status.Conditions {
			if condition.Type == apiextensionsv1.Established && condition.Status == apiextensionsv1.ConditionTrue {
				established[definition.Name] = true
			}
		}
	}
	return nil
}

// untilDiscovered waits for the documents that clients read, which follow a moment later and cannot be watched.
func untilDiscovered(ctx context.Context, c client.Client, definitions []*apiextensionsv1.CustomResourceDefinition) error {
	for _, definition := range definitions {
		kind := schema.GroupKind{Group: definition.Spec.Group, Kind: definition.Spec.Names.Kind}
		for _, version := range definition.Spec.Versions {
			err := wait.PollUntilContextCancel(ctx, 50*time.Millisecond, true, func(context.Context) (bool, error) {
				_, err := c.RESTMapper().RESTMapping(kind, version.Name)
				return err == nil || !version.Served, nil
			})
			if err != nil {
				return fmt.Errorf("%s is not in the discovery: %w", definition.Name, err)
			}
		}
	}
	return nil
}
