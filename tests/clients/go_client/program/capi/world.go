// SPDX-License-Identifier: Apache-2.0

package main

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"strconv"
	"sync"
	"time"

	"github.com/go-logr/logr"
	"github.com/go-logr/logr/funcr"
	corev1 "k8s.io/api/core/v1"
	policyv1 "k8s.io/api/policy/v1"
	storagev1 "k8s.io/api/storage/v1"
	apiextensionsv1 "k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	clientgo "k8s.io/client-go/kubernetes/scheme"
	"k8s.io/client-go/rest"
	"k8s.io/client-go/tools/cache"
	"k8s.io/client-go/tools/clientcmd"
	clientcmdapi "k8s.io/client-go/tools/clientcmd/api"
	bootstrapv1 "sigs.k8s.io/cluster-api/api/bootstrap/kubeadm/v1beta2"
	controlplanev1 "sigs.k8s.io/cluster-api/api/controlplane/kubeadm/v1beta2"
	clusterv1 "sigs.k8s.io/cluster-api/api/core/v1beta2"
	"sigs.k8s.io/cluster-api/controllers/clustercache"
	"sigs.k8s.io/cluster-api/core/reconcilers/cluster"
	"sigs.k8s.io/cluster-api/core/reconcilers/machine"
	"sigs.k8s.io/cluster-api/core/reconcilers/machinedeployment"
	"sigs.k8s.io/cluster-api/core/reconcilers/machinehealthcheck"
	"sigs.k8s.io/cluster-api/core/reconcilers/machineset"
	"sigs.k8s.io/cluster-api/core/setup"
	"sigs.k8s.io/cluster-api/util/index"
	"sigs.k8s.io/cluster-api/util/secret"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/controller"
	"sigs.k8s.io/controller-runtime/pkg/metrics/server"
)

const (
	namespace = "fleet"
	name      = "judge"
	// atOnce is how many objects of a kind are worked at; the lives are that many.
	atOnce = 4
	// workloadQPS is that of the connection to a workload cluster.
	workloadQPS, workloadBurst = 100, 200
	resync                     = 10 * time.Minute
	// Upstream's defaults.
	connectionGrace, conditionsGrace = 50 * time.Second, 5 * time.Minute
)

// world is the server with Cluster API's controllers at work, and what is seen of it by watches.
type world struct {
	context.Context
	client.Client               // reads what the controllers have been given by their watches
	server        client.Reader // reads from the server
	kubeconfig    []byte        // of the server itself, to be put into the Secrets of Clusters
	workload      *workloadAPI

	mutex   sync.Mutex
	changed chan struct{} // closed by the next change of anything that is watched
}

func newWorld(ctx context.Context, kubeconfig string, definitions []string) (*world, error) {
	loaded, err := clientcmd.LoadFromFile(kubeconfig)
	if err != nil {
		return nil, err
	}
	if err := clientcmdapi.FlattenConfig(loaded); err != nil {
		return nil, err
	}
	w := &world{Context: ctx, changed: make(chan struct{})}
	if w.kubeconfig, err = clientcmd.Write(*loaded); err != nil {
		return nil, err
	}
	config, err := clientcmd.NewDefaultClientConfig(*loaded, nil).ClientConfig()
	if err != nil {
		return nil, err
	}
	config.QPS, config.Burst = workloadQPS, workloadBurst
	config.WarningHandler = rest.NoWarnings{}
	scheme := runtime.NewScheme()
	for _, add := range []func(*runtime.Scheme) error{clientgo.AddToScheme, clusterv1.AddToScheme, apiextensionsv1.AddToScheme,
		bootstrapv1.AddToScheme, controlplanev1.AddToScheme} {
		if err := add(scheme); err != nil {
			return nil, err
		}
	}
	direct, err := client.NewWithWatch(config, client.Options{Scheme: scheme})
	if err != nil {
		return nil, err
	}
	if err := direct.Create(ctx, &corev1.Namespace{ObjectMeta: metav1.ObjectMeta{Name: namespace}}); err != nil {
		return nil, err
	}
	if err := install(ctx, direct, definitions); err != nil {
		return nil, err
	}
	w.server = direct
	return w, w.start(config, scheme)
}

// start runs the controllers as Cluster API's own main program sets them up.
func (w *world) start(config *rest.Config, scheme *runtime.Scheme) error {
	m, err := ctrl.NewManager(config, ctrl.Options{
		Scheme: scheme, Metrics: server.Options{BindAddress: "0"},
		Cache:  setup.ManagerCacheOptions(scheme, name, "", resync),
		Client: setup.ManagerClientOptions(),
	})
	if err != nil {
		return err
	}
	w.Client = m.GetClient()
	if w.workload, err = serveWorkload(config, w.Client, replacedName); err != nil {
		return err
	}
	if err := index.AddDefaultIndexes(w, m); err != nil {
		return err
	}
	secrets, err := setup.CreateSecretCachingClient(m)
	if err != nil {
		return err
	}
	several := controller.Options{MaxConcurrentReconciles: atOnce}
	clusters, err := clustercache.SetupWithManager(w, m, clustercache.Options{
		SecretClient: secrets, Cache: setup.ClusterCacheCacheOptions(),
		Client: setup.ClusterCacheClientOptions(name, workloadQPS, workloadBurst),
	}, several)
	if err != nil {
		return err
	}
	for _, reconciler := range []interface {
		SetupWithManager(context.Context, ctrl.Manager, controller.Options) error
	}{
		&cluster.Reconciler{Client: w.Client, APIReader: m.GetAPIReader(), ClusterCache: clusters,
			RemoteConnectionGracePeriod: connectionGrace},
		&machine.Reconciler{Client: w.Client, APIReader: m.GetAPIReader(), ClusterCache: clusters,
			RemoteConditionsGracePeriod: conditionsGrace},
		&machineset.Reconciler{Client: w.Client, APIReader: m.GetAPIReader(), ClusterCache: clusters},
		&machinedeployment.Reconciler{Client: w.Client, APIReader: m.GetAPIReader()},
		&machinehealthcheck.Reconciler{Client: w.Client, ClusterCache: clusters},
	} {
		if err := reconciler.SetupWithManager(w, m, several); err != nil {
			return fmt.Errorf("%T: %w", reconciler, err)
		}
	}
	if err := startProviders(m, &w.workload.etcd); err != nil {
		return err
	}
	planes, err := w.controlPlanes(config, scheme)
	if err != nil {
		return err
	}
	ended := make(chan error, 2)
	go func() { ended <- m.Start(w) }()
	go func() { ended <- planes.Start(w) }()
	return w.follow(m, ended)
}

// follow has every change of what the lives look at announced.
func (w *world) follow(m ctrl.Manager, ended <-chan error) error {
	announce := cache.ResourceEventHandlerFuncs{
		AddFunc:    func(any) { w.announce() },
		UpdateFunc: func(any, any) { w.announce() },
		DeleteFunc: func(any) { w.announce() },
	}
	synced := make(chan error, 1)
	go func() {
		for _, o := range []client.Object{&clusterv1.Cluster{}, &clusterv1.Machine{}, &clusterv1.MachineHealthCheck{},
			&clusterv1.MachineDrainRule{}, &corev1.Node{}, &corev1.Pod{}, &policyv1.PodDisruptionBudget{}, &storagev1.VolumeAttachment{}} {
			informer, err := m.GetCache().GetInformer(w, o)
			if err == nil {
				_, err = informer.AddEventHandler(announce)
			}
			if err != nil {
				synced <- fmt.Errorf("%T: %w", o, err)
				return
			}
		}
		synced <- nil
	}()
	select {
	case err := <-ended:
		return fmt.Errorf("the controllers ended: %w", err)
	case err := <-synced:
		return err
	}
}

func (w *world) announce() {
	w.mutex.Lock()
	defer w.mutex.Unlock()
	close(w.changed)
	w.changed = make(chan struct{})
}

// until looks again after every change, until what is looked for is there.
func (w *world) until(look func() bool) error {
	for {
		w.mutex.Lock()
		changed := w.changed
		w.mutex.Unlock()
		if look() {
			return nil
		}
		select {
		case <-changed:
		case <-w.Done():
			return w.Err()
		}
	}
}

// merge applies a JSON merge patch to an object, or to a subresource of it.
func (w *world) merge(o client.Object, patch map[string]any, to ...client.SubResourceWriter) error {
	text, err := json.Marshal(patch)
	if err != nil {
		return err
	}
	raw := client.RawPatch(types.MergePatchType, text)
	for _, part := range to {
		return part.Patch(w, o, raw)
	}
	return w.Patch(w, o, raw)
}

// caughtUp waits until the controllers know what somebody else has written to the object, for what is done next may be
// acted on by one of them before its watch has brought that. To be used with what follow watches.
func (w *world) caughtUp(o client.Object) error {
	if err := w.server.Get(w, client.ObjectKeyFromObject(o), o); err != nil {
		return client.IgnoreNotFound(err)
	}
	written, err := version(o)
	if err != nil {
		return err
	}
	return w.until(func() bool {
		if !w.found(o) {
			return true // it went meanwhile
		}
		seen, err := version(o)
		return err == nil && seen >= written
	})
}

func version(o client.Object) (uint64, error) {
	return strconv.ParseUint(o.GetResourceVersion(), 10, 64)
}

// found reads an object as it was watched last.
func (w *world) found(o client.Object) bool {
	return w.Get(w, client.ObjectKeyFromObject(o), o) == nil
}

// cluster makes a Cluster with one control plane Machine that nobody owns, and waits until it runs.
func (w *world) cluster(clusterName string) error {
	nobody := clusterv1.ContractVersionedObjectReference{}
	if err := w.bareCluster(clusterName, w.kubeconfig, clusterv1.ClusterSecretType, nobody); err != nil {
		return err
	}
	controlPlane := clusterName + "-control-plane"
	if err := w.machine(clusterName, controlPlane); err != nil {
		return err
	}
	return w.until(func() bool {
		m := &clusterv1.Machine{ObjectMeta: meta(controlPlane)}
		return w.found(m) && m.Status.Phase == string(clusterv1.MachinePhaseRunning)
	})
}

// bareCluster makes a Cluster without Machines, which this kubeconfig leads to and this control plane makes.
func (w *world) bareCluster(clusterName string, kubeconfig []byte, itsType corev1.SecretType,
	controlPlane clusterv1.ContractVersionedObjectReference) error {
	itsSecret := &corev1.Secret{
		ObjectMeta: metav1.ObjectMeta{Namespace: namespace, Name: secret.Name(clusterName, secret.Kubeconfig),
			Labels: map[string]string{clusterv1.ClusterNameLabel: clusterName}},
		Type: itsType, Data: map[string][]byte{secret.KubeconfigDataName: kubeconfig},
	}
	if err := w.Create(w, itsSecret); err != nil {
		return err
	}
	c := &clusterv1.Cluster{
		ObjectMeta: meta(clusterName),
		Spec: clusterv1.ClusterSpec{
			ControlPlaneEndpoint: clusterv1.APIEndpoint{Host: "127.0.0.1", Port: 6443},
			ControlPlaneRef:      controlPlane,
			InfrastructureRef: clusterv1.ContractVersionedObjectReference{
				APIGroup: memoryCluster.Group, Kind: memoryCluster.Kind, Name: clusterName}},
	}
	// The infrastructure that all Machines share has nothing to do but to be there.
	infrastructure := object(memoryCluster, namespace, clusterName)
	if err := w.Create(w, infrastructure); err != nil {
		return err
	}
	if err := w.merge(infrastructure, map[string]any{"status": map[string]any{
		"initialization": map[string]any{"provisioned": true}}}, w.Status()); err != nil {
		return err
	}
	return w.Create(w, c)
}

// machine makes a Machine of no set, with infrastructure and bootstrap unless they are there. Values of
// annotations mean nothing to Cluster API.
func (w *world) machine(clusterName, machineName string, annotations ...string) error {
	for _, kind := range []schema.GroupVersionKind{memoryMachine, memoryConfig} {
		if err := w.Create(w, object(kind, namespace, machineName)); client.IgnoreAlreadyExists(err) != nil {
			return err
		}
	}
	m := &clusterv1.Machine{ObjectMeta: meta(machineName), Spec: machineSpec(clusterName, memoryMachine, memoryConfig, machineName)}
	m.Labels = map[string]string{clusterv1.ClusterNameLabel: clusterName}
	if machineName != clusterName {
		m.Labels[clusterv1.MachineControlPlaneLabel] = ""
	}
	m.Annotations = map[string]string{}
	for _, key := range annotations {
		m.Annotations[key] = ""
	}
	return w.Create(w, m)
}

func machineSpec(clusterName string, infrastructure, bootstrap schema.GroupVersionKind, itsName string) clusterv1.MachineSpec {
	tries := int32(10) // what the webhook of Cluster API sets
	return clusterv1.MachineSpec{
		ClusterName: clusterName,
		InfrastructureRef: clusterv1.ContractVersionedObjectReference{
			APIGroup: infrastructure.Group, Kind: infrastructure.Kind, Name: itsName},
		Bootstrap: clusterv1.Bootstrap{ConfigRef: clusterv1.ContractVersionedObjectReference{
			APIGroup: bootstrap.Group, Kind: bootstrap.Kind, Name: itsName}},
		Deletion: clusterv1.MachineDeletionSpec{NodeDeletionTimeoutSeconds: &tries},
	}
}

func meta(objectName string) metav1.ObjectMeta {
	return metav1.ObjectMeta{Namespace: namespace, Name: objectName}
}

func object(kind schema.GroupVersionKind, itsNamespace, itsName string) *unstructured.Unstructured {
	o := &unstructured.Unstructured{}
	o.SetGroupVersionKind(kind)
	o.SetNamespace(itsNamespace)
	o.SetName(itsName)
	return o
}

// logTo keeps what the controllers log, for whoever wants to know why a step did not end.
func logTo(path string) logr.Logger {
	file, err := os.Create(path)
	if err != nil {
		return logr.Discard()
	}
	return funcr.New(func(prefix, arguments string) { fmt.Fprintln(file, prefix, arguments) },
		funcr.Options{LogTimestamp: true, Verbosity: 4})
}
