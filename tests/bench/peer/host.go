// SPDX-License-Identifier: Apache-2.0

package main

import (
	"encoding/json"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"sigs.k8s.io/controller-runtime/pkg/scheme"
)

// bareMetalHost is what an actuator needs of a BareMetalHost, typed, as the actuators of others have it. What is
// not here stays as it is: hosts are written by merge patches alone.
type bareMetalHost struct {
	metav1.TypeMeta   `json:",inline"`
	metav1.ObjectMeta `json:"metadata,omitempty"`

	Spec   hostSpec   `json:"spec"`
	Status hostStatus `json:"status,omitempty"`
}

type hostSpec struct {
	Online       bool          `json:"online"`
	ConsumerRef  *reference    `json:"consumerRef,omitempty"`
	CustomDeploy *customDeploy `json:"customDeploy,omitempty"`
	UserData     *reference    `json:"userData,omitempty"`
	BMC          *bmc          `json:"bmc,omitempty"`
}

type reference struct {
	APIVersion string `json:"apiVersion,omitempty"`
	Kind       string `json:"kind,omitempty"`
	Namespace  string `json:"namespace,omitempty"`
	Name       string `json:"name,omitempty"`
}

type customDeploy struct {
	Method string `json:"method"`
}

type bmc struct {
	Address         string `json:"address"`
	CredentialsName string `json:"credentialsName"`
}

type hostStatus struct {
	OperationalStatus string       `json:"operationalStatus,omitempty"`
	ErrorMessage      string       `json:"errorMessage"`
	PoweredOn         bool         `json:"poweredOn"`
	Provisioning      provisioning `json:"provisioning,omitempty"`
	Hardware          *hardware    `json:"hardware,omitempty"`
}

type provisioning struct {
	State string `json:"state,omitempty"`
}

type hardware struct {
	Hostname string `json:"hostname,omitempty"`
	NICs     []nic  `json:"nics,omitempty"`
}

type nic struct {
	IP string `json:"ip,omitempty"`
}

// hostList is a list of them.
type hostList struct {
	metav1.TypeMeta `json:",inline"`
	metav1.ListMeta `json:"metadata,omitempty"`
	Items           []bareMetalHost `json:"items"`
}

func (h *bareMetalHost) copy() *bareMetalHost {
	copied := *h
	h.ObjectMeta.DeepCopyInto(&copied.ObjectMeta)
	copied.Spec.ConsumerRef = copyOf(h.Spec.ConsumerRef)
	copied.Spec.CustomDeploy = copyOf(h.Spec.CustomDeploy)
	copied.Spec.UserData = copyOf(h.Spec.UserData)
	copied.Spec.BMC = copyOf(h.Spec.BMC)
	if copied.Status.Hardware = copyOf(h.Status.Hardware); copied.Status.Hardware != nil {
		copied.Status.Hardware.NICs = append([]nic(nil), h.Status.Hardware.NICs...)
	}
	return &copied
}

func copyOf[T any](from *T) *T {
	if from == nil {
		return nil
	}
	to := *from
	return &to
}

// DeepCopyObject is what the scheme asks of a kind.
func (h *bareMetalHost) DeepCopyObject() runtime.Object { return h.copy() }

// DeepCopyObject is what the scheme asks of a kind.
func (l *hostList) DeepCopyObject() runtime.Object {
	copied := *l
	l.ListMeta.DeepCopyInto(&copied.ListMeta)
	copied.Items = make([]bareMetalHost, 0, len(l.Items))
	for i := range l.Items {
		copied.Items = append(copied.Items, *l.Items[i].copy())
	}
	return &copied
}

// addHosts makes the kind known under its name in the API.
func addHosts(to *runtime.Scheme) error {
	version := schema.GroupVersion{Group: "metal3.io", Version: "v1alpha1"}
	builder := &scheme.Builder{GroupVersion: version}
	builder.SchemeBuilder.Register(func(s *runtime.Scheme) error {
		s.AddKnownTypeWithName(version.WithKind("BareMetalHost"), &bareMetalHost{})
		s.AddKnownTypeWithName(version.WithKind("BareMetalHostList"), &hostList{})
		metav1.AddToGroupVersion(s, version)
		return nil
	})
	return builder.AddToScheme(to)
}

// isConsumer reports whether the host is claimed by this Machine.
func (h *bareMetalHost) isConsumer(namespace, name string) bool {
	ref := h.Spec.ConsumerRef
	return ref != nil && ref.Kind == "Machine" && ref.Namespace == namespace && ref.Name == name
}

func (h *bareMetalHost) isFree() bool {
	return h.Spec.ConsumerRef == nil && h.DeletionTimestamp.IsZero() && h.Status.Provisioning.State == "available" &&
		h.Status.ErrorMessage == ""
}

func (h *bareMetalHost) providerID() string {
	return "baremetalhost:///" + h.Namespace + "/" + h.Name + "/" + string(h.UID)
}

// must is for what this program made itself.
func must[T any](value T, err error) T {
	if err != nil {
		panic(err)
	}
	return value
}

func jsonOf(value any) []byte { return must(json.Marshal(value)) }
