// SPDX-License-Identifier: Apache-2.0

package main

import (
	"context"
	"fmt"
	"slices"
	"sync"

	"go.etcd.io/etcd/api/v3/etcdserverpb"
	"google.golang.org/grpc"
	"google.golang.org/grpc/credentials"
)

// memoryEtcd is the etcd of the one control plane that has any. Its members are called like their Nodes, the first is
// the leader, and each of them answers for all. Raft is left out.
type memoryEtcd struct {
	etcdserverpb.UnimplementedClusterServer
	etcdserverpb.UnimplementedMaintenanceServer

	mutex   sync.Mutex
	members []*etcdserverpb.Member
	joined  uint64 // how many there ever were
	alarmed string // the member that has no space left
}

// serve answers those who come with a certificate of etcd's authority.
func (e *memoryEtcd) serve(connections *conduit, certificates credentials.TransportCredentials) {
	server := grpc.NewServer(grpc.Creds(certificates))
	etcdserverpb.RegisterClusterServer(server, e)
	etcdserverpb.RegisterMaintenanceServer(server, e)
	go func() { _ = server.Serve(connections) }()
}

func (e *memoryEtcd) join(name string) {
	e.mutex.Lock()
	defer e.mutex.Unlock()
	if !slices.ContainsFunc(e.members, called(name)) {
		e.joined++
		e.members = append(e.members, &etcdserverpb.Member{ID: e.joined, Name: name})
	}
}

func (e *memoryEtcd) alarm(name string) {
	e.mutex.Lock()
	defer e.mutex.Unlock()
	e.alarmed = name
}

// names gives those of the members, the leader first.
func (e *memoryEtcd) names() []string {
	e.mutex.Lock()
	defer e.mutex.Unlock()
	var found []string
	for _, m := range e.members {
		found = append(found, m.Name)
	}
	return found
}

func called(name string) func(*etcdserverpb.Member) bool {
	return func(m *etcdserverpb.Member) bool { return m.Name == name }
}

func (e *memoryEtcd) Status(context.Context, *etcdserverpb.StatusRequest) (*etcdserverpb.StatusResponse, error) {
	e.mutex.Lock()
	defer e.mutex.Unlock()
	answer := &etcdserverpb.StatusResponse{Header: &etcdserverpb.ResponseHeader{ClusterId: 1}}
	if len(e.members) > 0 {
		answer.Leader = e.members[0].ID
	}
	return answer, nil
}

func (e *memoryEtcd) MemberList(context.Context, *etcdserverpb.MemberListRequest) (*etcdserverpb.MemberListResponse, error) {
	e.mutex.Lock()
	defer e.mutex.Unlock()
	return &etcdserverpb.MemberListResponse{Header: &etcdserverpb.ResponseHeader{ClusterId: 1}, Members: slices.Clone(e.members)}, nil
}

func (e *memoryEtcd) MemberRemove(_ context.Context, request *etcdserverpb.MemberRemoveRequest) (*etcdserverpb.MemberRemoveResponse, error) {
	e.mutex.Lock()
	defer e.mutex.Unlock()
	e.members = slices.DeleteFunc(e.members, func(m *etcdserverpb.Member) bool { return m.ID == request.ID })
	return &etcdserverpb.MemberRemoveResponse{Members: slices.Clone(e.members)}, nil
}

func (e *memoryEtcd) MoveLeader(_ context.Context, request *etcdserverpb.MoveLeaderRequest) (*etcdserverpb.MoveLeaderResponse, error) {
	e.mutex.Lock()
	defer e.mutex.Unlock()
	at := slices.IndexFunc(e.members, func(m *etcdserverpb.Member) bool { return m.ID == request.TargetID })
	if at < 0 {
		return nil, fmt.Errorf("no member of etcd has the ID %d", request.TargetID)
	}
	leader := e.members[at]
	e.members = slices.Insert(slices.Delete(e.members, at, at+1), 0, leader)
	return &etcdserverpb.MoveLeaderResponse{}, nil
}

func (e *memoryEtcd) Alarm(context.Context, *etcdserverpb.AlarmRequest) (*etcdserverpb.AlarmResponse, error) {
	e.mutex.Lock()
	defer e.mutex.Unlock()
	answer := &etcdserverpb.AlarmResponse{}
	for _, m := range e.members {
		if m.Name == e.alarmed {
			answer.Alarms = append(answer.Alarms, &etcdserverpb.AlarmMember{MemberID: m.ID, Alarm: etcdserverpb.AlarmType_NOSPACE})
		}
	}
	return answer, nil
}
