// SPDX-License-Identifier: Apache-2.0

package main

import (
	"context"
	"fmt"
	"reflect"
	"slices"
	"sync"
	"time"
	"unsafe"

	"go.etcd.io/etcd/api/v3/etcdserverpb"
	clientv3 "go.etcd.io/etcd/client/v3"
	bootstrapv1 "sigs.k8s.io/cluster-api/api/bootstrap/kubeadm/v1beta2"
	clusterv1 "sigs.k8s.io/cluster-api/api/core/v1beta2"
	"sigs.k8s.io/cluster-api/controlplane/kubeadm/pkg"
	"sigs.k8s.io/cluster-api/controlplane/kubeadm/pkg/etcd"
	"sigs.k8s.io/cluster-api/controlplane/kubeadm/reconcilers/kubeadmcontrolplane"
)

// memoryEtcd is what a client of etcd sees of the one cluster of etcd here: its members have the names of Nodes.
type memoryEtcd struct {
	mutex   sync.Mutex
	members []*etcdserverpb.Member
	alarmed string // the member that reports an alarm
}

func (e *memoryEtcd) join(name string) {
	e.mutex.Lock()
	defer e.mutex.Unlock()
	known := slices.ContainsFunc(e.members, func(m *etcdserverpb.Member) bool { return m.Name == name })
	if !known {
		e.members = append(e.members, &etcdserverpb.Member{ID: uint64(time.Now().UnixNano()), Name: name})
	}
}

func (e *memoryEtcd) alarm(name string) {
	e.mutex.Lock()
	defer e.mutex.Unlock()
	e.alarmed = name
}

func (e *memoryEtcd) AlarmList(context.Context) (*clientv3.AlarmResponse, error) {
	e.mutex.Lock()
	defer e.mutex.Unlock()
	answer := &clientv3.AlarmResponse{}
	for _, m := range e.members {
		if m.Name == e.alarmed {
			answer.Alarms = append(answer.Alarms, &etcdserverpb.AlarmMember{MemberID: m.ID, Alarm: etcdserverpb.AlarmType_NOSPACE})
		}
	}
	return answer, nil
}

func (e *memoryEtcd) MemberList(context.Context, ...clientv3.OpOption) (*clientv3.MemberListResponse, error) {
	e.mutex.Lock()
	defer e.mutex.Unlock()
	return &clientv3.MemberListResponse{Header: &etcdserverpb.ResponseHeader{}, Members: slices.Clone(e.members)}, nil
}

func (e *memoryEtcd) MemberRemove(_ context.Context, id uint64) (*clientv3.MemberRemoveResponse, error) {
	e.mutex.Lock()
	defer e.mutex.Unlock()
	e.members = slices.DeleteFunc(e.members, func(m *etcdserverpb.Member) bool { return m.ID == id })
	return &clientv3.MemberRemoveResponse{}, nil
}

// MoveLeader puts the new leader first, which is where the leader is.
func (e *memoryEtcd) MoveLeader(_ context.Context, id uint64) (*clientv3.MoveLeaderResponse, error) {
	e.mutex.Lock()
	defer e.mutex.Unlock()
	slices.SortStableFunc(e.members, func(a, b *etcdserverpb.Member) int {
		switch {
		case a.ID == id:
			return -1
		case b.ID == id:
			return 1
		}
		return 0
	})
	return &clientv3.MoveLeaderResponse{}, nil
}

func (e *memoryEtcd) Status(context.Context, string) (*clientv3.StatusResponse, error) {
	return &clientv3.StatusResponse{Leader: e.leader()}, nil
}

func (e *memoryEtcd) Close() error        { return nil }
func (e *memoryEtcd) Endpoints() []string { return []string{"memory"} }

func (e *memoryEtcd) leader() uint64 {
	e.mutex.Lock()
	defer e.mutex.Unlock()
	if len(e.members) == 0 {
		return 0
	}
	return e.members[0].ID
}

// memoryManagement gives the controller of control planes what it has by itself, but for the connection to etcd and
// for what kubeadm leaves in a workload cluster.
type memoryManagement struct {
	pkg.ManagementCluster
	etcd *memoryEtcd
}

type memoryWorkload struct {
	*pkg.Workload
}

func (m *memoryManagement) GetWorkloadCluster(ctx context.Context, cluster *clusterv1.Cluster,
	algorithm bootstrapv1.EncryptionAlgorithmType) (pkg.WorkloadCluster, error) {
	found, err := m.ManagementCluster.GetWorkloadCluster(ctx, cluster, algorithm)
	if err != nil {
		return nil, err
	}
	workload, known := found.(*pkg.Workload)
	if !known {
		return nil, fmt.Errorf("a workload cluster is a %T", found)
	}
	clients := hidden(workload, "etcdClientGenerator").Elem().Elem()
	connect := hidden(clients.Addr().Interface(), "createClient")
	connect.Set(reflect.ValueOf(func(context.Context, string) (*etcd.Client, error) {
		return &etcd.Client{EtcdClient: m.etcd, Endpoint: "memory", LeaderID: m.etcd.leader(), CallTimeout: time.Minute}, nil
	}).Convert(connect.Type()))
	return &memoryWorkload{workload}, nil
}

func (w *memoryWorkload) HasKubeadmConfig(context.Context) (bool, error) { return true, nil }

func (w *memoryWorkload) GetAPIServerCertificateExpiry(context.Context, *bootstrapv1.KubeadmConfig, string) (*time.Time, error) {
	expiry := time.Now().AddDate(1, 0, 0)
	return &expiry, nil
}

// withMemoryEtcd puts that in the place of the connection that a controller makes by itself. Upstream does it in its
// tests, from inside of the package.
func withMemoryEtcd(reconciler *kubeadmcontrolplane.Reconciler, e *memoryEtcd) {
	management := hidden(reconciler, "managementCluster")
	own := management.Interface().(pkg.ManagementCluster)
	management.Set(reflect.ValueOf(&memoryManagement{own, e}))
}

// hidden is a field that is not exported, of what `of` points to.
func hidden(of any, field string) reflect.Value {
	found := reflect.ValueOf(of).Elem().FieldByName(field)
	return reflect.NewAt(found.Type(), unsafe.Pointer(found.UnsafeAddr())).Elem()
}
