// SPDX-License-Identifier: Apache-2.0

package main

import (
	"context"
	"fmt"
	"net/http"
	"net/url"

	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
)

// Reading a Machine without its Go types keeps this program free of a dependency on them, and of the
// temptation to write a whole decoded object back.

func text(value any) string {
	s, _ := value.(string)
	return s
}

func listAt(machine *unstructured.Unstructured, fields ...string) []map[string]any {
	raw, _, _ := unstructured.NestedSlice(machine.Object, fields...)
	list := make([]map[string]any, 0, len(raw))
	for _, entry := range raw {
		fields, _ := entry.(map[string]any)
		list = append(list, fields)
	}
	return list
}

// ourIndex is where our hook stands in the list, or -1. Name and owner: the same name may be another's.
func ourIndex(machine *unstructured.Unstructured) int {
	for index, hook := range listAt(machine, "spec", "lifecycleHooks", hookPoint) {
		if hook["name"] == hookName && hook["owner"] == hookOwner {
			return index
		}
	}
	return -1
}

func conditionsOf(machine *unstructured.Unstructured) []map[string]any {
	return listAt(machine, "status", "conditions")
}

// conditionOf is an empty map when there is no such condition.
func conditionOf(machine *unstructured.Unstructured, wanted string) map[string]any {
	for _, condition := range conditionsOf(machine) {
		if condition["type"] == wanted {
			return condition
		}
	}
	return nil
}

func internalAddresses(machine *unstructured.Unstructured) []string {
	var addresses []string
	for _, address := range listAt(machine, "status", "addresses") {
		if address["type"] == "InternalIP" {
			addresses = append(addresses, text(address["address"]))
		}
	}
	return addresses
}

type balancerClient struct {
	address string
	http    *http.Client
}

// deregister asks for an address to be taken out; true when it is out. Asking again is harmless: 404 is what an
// address that left before answers, also before a crash of ours.
func (b balancerClient) deregister(ctx context.Context, member string) (bool, error) {
	request, err := http.NewRequestWithContext(ctx, http.MethodDelete, b.address+"/members/"+url.PathEscape(member), nil)
	if err != nil {
		return false, err
	}
	response, err := b.http.Do(request)
	if err != nil {
		return false, err
	}
	defer response.Body.Close()
	switch response.StatusCode {
	case http.StatusOK, http.StatusNoContent, http.StatusNotFound:
		return true, nil
	case http.StatusAccepted: // taken out, and the last connections are still open
		return false, nil
	default:
		return false, fmt.Errorf("the load balancer answered %s for %s", response.Status, member)
	}
}
