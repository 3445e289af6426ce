// SPDX-License-Identifier: Apache-2.0
#include "model/base/ErrorWords.h"
#include "model/base/ProvisionerWords.h"
#include "model/base/Text.h"
#include "tests/support/runner/Runner.h"

#include <QtTest>

namespace tst_text {

using namespace hp;
using namespace Qt::StringLiterals;

class TestText : public QObject
{
    Q_OBJECT
private slots:
    void whatStandsAroundIsTakenAway_data();
    void whatStandsAroundIsTakenAway();
    void aNameIsTheSameInCapitals_data();
    void aNameIsTheSameInCapitals();
    void whatIsTooLongEndsBetweenCharacters_data();
    void whatIsTooLongEndsBetweenCharacters();
    void whatIsReportedKeepsItsEnd_data();
    void whatIsReportedKeepsItsEnd();
    void anErrorOfAzureIsItsCodeAndItsWords_data();
    void anErrorOfAzureIsItsCodeAndItsWords();
    void muchIsReadAtItsEnds();
    void whatIsTakenAwayMakesNoneLonger();
    void nothingHidesInWhatIsShown_data();
    void nothingHidesInWhatIsShown();
};

void TestText::whatIsReportedKeepsItsEnd_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("max");
    QTest::addColumn<QString>("kept");
    QTest::newRow("short") << u"quota is used up"_s << 40 << u"quota is used up"_s;
    QTest::newRow("wrapped")
        << u"error creating instance: failed to launch: InvalidKeyPair: key pair ops-2024 does not exist"_s
        << 60 << u"InvalidKeyPair: key pair ops-2024 does not exist"_s;
    QTest::newRow("addresses and identities go first")
        << u"error creating device: POST https://api.example.com/v1/projects/5e6fc1a1/devices: 422 The metro am has no provisionable small servers (request id: 5a1e)"_s
        << 90 << u"error creating device: 422 The metro am has no provisionable small servers"_s;
    QTest::newRow("a message in JSON")
        << u"failed to create VM: status: 422, error-response: {\n  \"code\": 422,\n  \"message_list\": [{\"message\": \"Storage container rf2 has been deleted\", \"reason\": \"INVALID\"}]\n}"_s
        << 100
        << u"failed to create VM: status: 422, error-response: Storage container rf2 has been deleted"_s;
    QTest::newRow("a message in JSON with advice behind it")
        << u"adal: Refresh request failed. Status Code = '401'. Response body: {\"error\":\"invalid_client\",\"error_description\":\"AADSTS7000222: The keys of app '0f3c' are expired. Visit the portal to make new ones, or use certificates. Trace ID: 5e6fc1a1-0000-4000-8000-0000000000a1\",\"error_codes\":[7000222]}"_s
        << 80 << u"AADSTS7000222: The keys of app '0f3c' are expired"_s;
    QTest::newRow("a message in quoted JSON")
        << u"rpc failed: \"{\\\"message\\\":\\\"no hosts are left in zone b\\\",\\\"trace\\\":\\\"aaaaaaaaaaaaaaaaaaaaaa\\\"}\""_s
        << 40 << u"rpc failed: no hosts are left in zone b"_s;
    QTest::newRow("lines become one") << u"a\n\t b"_s << 20 << u"a b"_s;
    QTest::newRow("an encoded blob goes")
        << u"not authorized to perform: ec2:RunInstances with an explicit deny. Encoded authorization failure message: "_s
            + QString(u"4I8qfN3z"_s).repeated(30) + u"\n\tstatus code: 403, request id: 5a1e"_s
        << 80 << u"not authorized to perform: ec2:RunInstances with an explicit deny."_s;
    QTest::newRow("what sends the reader elsewhere goes, and the type of the error before it")
        << u"Image provisioning failed: install_bootloader returned error: No suitable device was found using these hints {'serial': 's== S5XANA0R'}. Error type: DeviceNotFound. Please see the agent log in the archive of the conductor for node 1d2f4a36-0000-4000-8000-00000000beef, request req-7b1d6f3c-0000-4000-8000-00000000feed."_s
        << 110
        << u"install_bootloader returned error: No suitable device was found using these hints {'serial': 's== S5XANA0R'}."_s;
    QTest::newRow(
        "what Google's library puts behind its words goes, and a path in quotes is no code")
        << u"failed to create instance: googleapi: Error 400: Invalid value for field 'resource.machineType': 'zones/europe-west3-b/machineTypes/a2-highgpu-1g'. Machine type with name 'a2-highgpu-1g' does not exist in zone 'europe-west3-b'., invalid"_s
        << 80
        << u"Machine type with name 'a2-highgpu-1g' does not exist in zone 'europe-west3-b'."_s;
    QTest::newRow("where to look goes, and not what failed")
        << u"extension state failed. This likely means the Kubernetes node bootstrapping process failed or timed out. Check VM boot diagnostics logs to learn more"_s
        << 80
        << u"This likely means the Kubernetes node bootstrapping process failed or timed out."_s;
    QTest::newRow("what to change goes before what is refused")
        << u"failed to terminate instance: api error OperationNotPermitted: The instance 'i-0abc' may not be terminated. Modify its 'disableApiTermination' instance attribute and try again."_s
        << 110
        << u"failed to terminate instance: api error OperationNotPermitted: The instance 'i-0abc' may not be terminated."_s;
    QTest::newRow("an error stands before what one is asked to do, which goes")
        << u"The rescue system could not be reached. Please ensure that the machine tries to boot from network before booting from disk. This setting needs to be enabled permanently in the BIOS."_s
        << 80 << u"The rescue system could not be reached."_s;
    QTest::newRow("what a machine is to be checked for is no error")
        << u"Cleaning failed: Timeout reached while cleaning the node. Please check if the ramdisk responsible for the cleaning is running on the node. Failed on step {}."_s
        << 110 << u"Cleaning failed: Timeout reached while cleaning the node."_s;
    QTest::newRow("an error behind advice stays")
        << u"the first try failed for a reason. Try again later: the second try: the disk is full"_s
        << 40 << u"the second try: the disk is full"_s;
    QTest::newRow("what is kept for whom goes, and the advice before it")
        << u"NicReservedForAnotherVm: Nic(s) in request is reserved for another Virtual Machine for 180 seconds. Please provide another nic(s) or retry after 180 seconds. Reserved VM: /subscriptions/0000/resourceGroups/site/providers/Microsoft.Compute/virtualMachines/worker-1"_s
        << 120
        << u"NicReservedForAnotherVm: Nic(s) in request is reserved for another Virtual Machine for 180 seconds."_s;
    QTest::newRow("how long it takes as a rule goes, and who is told then")
        << u"PendingVerification: Your request for resources in this region is being validated. We will notify you by email once your request has been validated. While normally resolved within minutes, please allow up to 4 hours for this process to complete."_s
        << 120
        << u"PendingVerification: Your request for resources in this region is being validated."_s;
    QTest::newRow("how far it came goes, not what went wrong")
        << u"Build of instance aborted: Volume did not finish being created even after we waited 187 seconds or 61 attempts. And its status is downloading."_s
        << 100
        << u"Volume did not finish being created even after we waited 187 seconds or 61 attempts."_s;
    QTest::newRow("the type of an error that says nothing else stays")
        << u"Error type: DeviceNotFound"_s << 60 << u"Error type: DeviceNotFound"_s;
    QTest::newRow("what AWS's library puts before the code goes")
        << u"error launching instance: operation error EC2: RunInstances, https response error StatusCode: 400, RequestID: 3f7d2c1e-9a55-4c1b-8a43-2b6f0d1c9e10, api error VcpuLimitExceeded: You have reached the limit of 32."_s
        << 90
        << u"error launching instance: VcpuLimitExceeded: You have reached the limit of 32."_s;
    QTest::newRow("what gRPC puts before the code goes")
        << u"rpc error: code = NotFound desc = volume vol-0a1 is not there, and nobody knows where it is"_s
        << 80 << u"NotFound: volume vol-0a1 is not there, and nobody knows where it is"_s;
    QTest::newRow("what OpenStack's library puts before the answer goes")
        << u"Expected HTTP response code [202 204] when accessing [DELETE https://nova.lab:8774/v2.1/servers/5e1f7a0c-9f7d-4d0c-8b5e-5c2f8f0f0a11], but got 409 instead: {\"conflictingRequest\": {\"code\": 409, \"message\": \"Instance 5e1f7a0c-9f7d-4d0c-8b5e-5c2f8f0f0a11 is locked\"}}"_s
        << 120 << u"Instance is locked"_s;
    QTest::newRow("what OpenStack's library puts before words goes")
        << u"failed to delete the server of the machine: Expected HTTP response code [202 204] when accessing [DELETE https://nova.lab:8774/v2.1/servers/1], but got 409 instead: it is locked"_s
        << 80 << u"it is locked"_s;
    QTest::newRow("what OpenStack's library says alone stays")
        << u"Expected HTTP response code [202 204] when accessing [DELETE https://nova.lab], but got 409"_s
        << 80 << u"Expected HTTP response code [202 204] when accessing [DELETE but got 409"_s;
    QTest::newRow("of the path of a resource its kind and its name stay")
        << u"Error 400: The disk resource 'projects/site/zones/europe-west4-a/disks/worker-1' is already being used by 'projects/site/zones/europe-west4-a/instances/backup-7', resourceInUseByAnotherResource"_s
        << 140
        << u"Error 400: The disk resource 'disks/worker-1' is already being used by 'instances/backup-7', resourceInUseByAnotherResource"_s;
    QTest::newRow("the list that sushy repeats goes, with its end")
        << u"Redfish exception occurred. Error: HTTP PATCH https://10.0.0.9/redfish/v1/Systems/1/Bios/Settings returned code 400. IDRAC.2.8.SYS011: Pending configuration values are already committed. Extended information: [{'Message': 'Pending configuration values are already committed.', 'MessageArgs': [], 'MessageId': 'IDRAC.2.8.SYS011'}]."_s
        << 90 << u"IDRAC.2.8.SYS011: Pending configuration values are already committed."_s;
    QTest::newRow("a reference to the list becomes its name")
        << u"Failed to inject virtual media image: HTTP POST https://10.0.0.9/redfish/v1/Managers/1/VirtualMedia/2 returned code 400. iLO.0.10.ExtendedInfo: See @Message.ExtendedInfo for more information. Extended information: [{'MessageArgs': ['Power is off'], 'MessageId': 'iLO.0.10.InvalidOperationForSystemState'}]."_s
        << 110
        << u"Failed to inject virtual media image: HTTP returned code 400. InvalidOperationForSystemState: Power is off."_s;
    QTest::newRow("a list that is not closed goes whole")
        << u"Failed to prepare to deploy the node that was chosen. Extended information: [{'Message': 'Pend"_s
        << 60 << u"Failed to prepare to deploy the node that was chosen."_s;
    QTest::newRow("the pool of connections is its host, and what failed there")
        << u"Validation of image href failed, reason: HTTPConnectionPool(host='172.22.0.3', port=6180): Max retries exceeded with url: /images/cached.qcow2 (Caused by NewConnectionError('<urllib3.connection.HTTPConnection object at 0x7f2c1b3d0d30>: Failed to establish a new connection: [Errno 111] Connection refused'))"_s
        << 90
        << u"172.22.0.3:6180: Failed to establish a new connection: [Errno 111] Connection refused"_s;
    QTest::newRow("the classes of a TLS error go")
        << u"Download failed: HTTPSConnectionPool(host='mirror.example.com', port=443): Max retries exceeded with url: /a.gz (Caused by SSLError(SSLCertVerificationError(1, '[SSL: CERTIFICATE_VERIFY_FAILED] certificate verify failed: certificate has expired (_ssl.c:1129)')))."_s
        << 100
        << u"Download failed: mirror.example.com:443: certificate verify failed: certificate has expired."_s;
    QTest::newRow("of a command its name and what it complained of stay")
        << u"Command execution failed: Unexpected error while running command.\nCommand: chroot /mnt/coreos /usr/sbin/efibootmgr -v -c -d /dev/sda\nExit code: 9\nStdout: ''\nStderr: 'Could not prepare Boot variable: No space left on device\\n'"_s
        << 100
        << u"Command execution failed: efibootmgr: Could not prepare Boot variable: No space left on device"_s;
    QTest::newRow("who limits a program is not the program")
        << u"Image provisioning failed: Deploy step deploy.write_image failed on node 5597e2c0-74b5-41f5-a335-b79393d87a00. Unexpected error while running command.\nCommand: /opt/ironic-python-agent/bin/python3 -m oslo_concurrency.prlimit --as=2147483648 -- ['env', 'LC_ALL=C', 'LANG=C', 'qemu-img', 'info', '/tmp/disk.img', '--output=json']\nExit code: 1\nStdout: ''\nStderr: \"python3 -m oslo_concurrency.prlimit: failed to execute ['env', 'LC_ALL=C', 'LANG=C', 'qemu-img', 'info', '/tmp/disk.img', '--output=json']: [Errno 2] No such file or directory\\n\""_s
        << 110
        << u"Deploy step deploy.write_image failed on node. qemu-img: [Errno 2] No such file or directory"_s;
    QTest::newRow("of a copy it stays where it went, behind what went wrong")
        << u"Failed to inspect hardware. Reason: unable to start inspection: [Errno 28] No space left on device: '/tmp/tmp81ondo1u/boot.iso' -> '/shared/html/redfish/boot-4190261d-e5ca-4324-af6f-90607a41730b.iso'"_s
        << 110
        << u"[Errno 28] No space left on device: '/shared/html/redfish/boot-4190261d-e5ca-4324-af6f-90607a41730b.iso'"_s;
    QTest::newRow("of a copy from what is not there it stays what is not there")
        << u"Failed to inspect hardware. Reason: unable to start inspection: [Errno 2] No such file or directory: '/tmp/tmp81ondo1u/boot.iso' -> '/shared/html/redfish/boot.iso'"_s
        << 110
        << u"[Errno 2] No such file or directory: '/tmp/tmp81ondo1u/boot.iso' -> '/shared/html/redfish/boot.iso'"_s;
    QTest::newRow("from which state to which is no copy")
        << u"Failed to provide the node after its cleaning was aborted by an operator: no transition 'clean failed' -> 'available' is allowed"_s
        << 80 << u"no transition 'clean failed' -> 'available' is allowed"_s;
    QTest::newRow("how much is missing goes, and not of what")
        << u"Image provisioning failed: Failed to prepare to deploy: Disk volume where '/shared/html/master_images' is located doesn't have enough disk space. Required 4096 MiB, only 210 MiB available space present."_s
        << 110
        << u"Disk volume where '/shared/html/master_images' is located doesn't have enough disk space."_s;
    QTest::newRow("a sentence ends where its last word went")
        << u"Unable to find VM by BIOS UUID 420c97cc-c09c-4684-45c1-ba607dac0b5a. The vm was removed from infra"_s
        << 80 << u"Unable to find VM by BIOS UUID. The vm was removed from infra"_s;
    QTest::newRow("what was asked for goes, and not what of it cannot be had")
        << u"OverconstrainedZonalAllocationRequest: Allocation failed. VM(s) with the following constraints cannot be allocated, because the condition is too restrictive. Please remove some constraints and try again. Constraints applied are:\n  - Availability Zone\n  - VM Size\n"_s
        << 80 << u"OverconstrainedZonalAllocationRequest:…the condition is too restrictive."_s;
    QTest::newRow("causes of a program in Rust are no list")
        << u"Unexpected error while running command.\nCommand: coreos-installer install /dev/sda\nExit code: 1\nStdout: ''\nStderr: 'Error: fetching image URL\\n\\nCaused by:\\n    0: client error (Connect)\\n    1: dns error: Name or service not known'"_s
        << 110
        << u"coreos-installer: Error: fetching image URL: client error (Connect): dns error: Name or service not known"_s;
    QTest::newRow("how a program ended is not why")
        << u"failed to update OS: error running rpm-ostree rebase: error: Transaction in progress: (null)\n You can cancel the current transaction with `rpm-ostree cancel`\n: exit status 1"_s
        << 90
        << u"failed to update OS: error running rpm-ostree rebase: error: Transaction in progress"_s;
    QTest::newRow("a step of Ironic is its name, and the address of the image goes")
        << u"Image provisioning failed (url: http://10.0.0.1/a.qcow2, checksum: http://10.0.0.1/a.md5): Agent returned error for deploy step {'step': 'write_image', 'argsinfo': {'x': 1}} on node 4f1c: no such file"_s
        << 120
        << u"Image provisioning failed: Agent returned error for deploy step write_image on node 4f1c: no such file"_s;
    QTest::newRow("who may not do what is told without the path of the account")
        << u"pods \"mail-0\" is forbidden: User \"system:serviceaccount:openshift-machine-api:machine-api-controllers\" cannot create resource \"pods/eviction\" in API group \"\" in the namespace \"shop\""_s
        << 110
        << u"pods \"mail-0\" is forbidden: \"machine-api-controllers\" cannot create \"pods/eviction\""_s;
    QTest::newRow("what one may do about a constraint goes")
        << u"Error 412: Constraint constraints/compute.vmExternalIpAccess violated for project 123456789. Add instance projects/site/zones/us-central1-f/instances/worker-1 to the constraint to use external IP with it., conditionNotMet"_s
        << 120
        << u"Error 412: Constraint constraints/compute.vmExternalIpAccess violated for project 123456789."_s;
    QTest::newRow("which other zone one may try goes")
        << u"googleapi: Error 503: The zone 'projects/prod/zones/europe-west1-b' does not have enough resources available to fulfill the request. Try a different zone, or try again later., ZONE_RESOURCE_POOL_EXHAUSTED"_s
        << 120
        << u"googleapi: Error 503: The zone 'zones/europe-west1-b' does not have enough resources available to fulfill the request."_s;
    QTest::newRow("of what kind Google has none goes")
        << u"error launching instance: The zone 'projects/prod/zones/us-central1-c' does not have enough resources available to fulfill the request.  '(resource type:compute)'."_s
        << 110
        << u"The zone 'zones/us-central1-c' does not have enough resources available to fulfill the request."_s;
    QTest::newRow("what AWS is about to do and what one can do goes")
        << u"error launching instance: InsufficientInstanceCapacity: We currently do not have sufficient m6i.xlarge capacity in the Availability Zone you requested (us-east-2a). Our system will be working on provisioning additional capacity. You can currently get m6i.xlarge capacity by not specifying an Availability Zone in your request or choosing us-east-2b, us-east-2c."_s
        << 110
        << u"We currently do not have sufficient m6i.xlarge capacity in the Availability Zone you requested (us-east-2a)."_s;
    QTest::newRow("what Oracle says stands before what it says of the request")
        << u"Error returned by Compute Service. Http Status Code: 500. Error Code: InternalError. Opc request id: 8e1dcb2a/1D9C/9B1A. Message: Out of host capacity.\nOperation Name: LaunchInstance\nTimestamp: 2023-03-20 08:43:11 +0000 GMT\nClient Version: Oracle-GoSDK/65.32.0\nRequest Endpoint: POST https://iaas.eu-frankfurt-1.oraclecloud.com/20160918/instances\nTroubleshooting Tips: See https://docs.oracle.com/iaas/errors.htm for more information about resolving this error.\nIf you are unable to resolve this Compute Service issue, please contact Oracle support and provide them this full error message."_s
        << 80 << u"InternalError: Out of host capacity."_s;
    QTest::newRow("a list of one error is that error, and a number of CloudStack is none of ours")
        << u"1 error occurred:\n\t* CloudStack API error 533 (CSExceptionErrorCode: 4535): Unable to create a deployment for VM[User|i-2-3-VM] due to insufficient capacity\n\n"_s
        << 110
        << u"CloudStack API error 533: Unable to create a deployment for VM[User|i-2-3-VM] due to insufficient capacity"_s;
    QTest::newRow("what the machines of MAAS were asked for is told once")
        << u"unable to allocate machine: ServerError: 409 CONFLICT (No available machine matches constraints: [('agent_name', ['']), ('cpu_count', ['4']), ('mem', ['8192'])] (resolved to \"cpu_count=4.0 mem=8192.0\"))"_s
        << 110
        << u"ServerError: 409 CONFLICT (No available machine matches constraints (resolved to \"cpu_count=4.0 mem=8192.0\"))"_s;
    QTest::newRow("how far a task of Nutanix came goes")
        << u"error_detail: [InternalException: Could not find any host that meets all requirements of the VM: INSUFFICIENT_MEMORY], progress_message: create_vm_intentful"_s
        << 110
        << u"[InternalException: Could not find any host that meets all requirements of the VM: INSUFFICIENT_MEMORY]"_s;
    QTest::newRow("details are a message where there is no other")
        << u"cannot create vm: 400 Bad Request: {\"Errors\":[{\"Type\":\"TooManyResources (QuotaExceded)\",\"Details\":\"The limit has exceeded: 20 for vm_limit.\",\"Code\":\"10029\"}]}"_s
        << 110 << u"cannot create vm: 400 Bad Request: The limit has exceeded: 20 for vm_limit."_s;
    QTest::newRow("details beside a message are none")
        << u"could not create server: {\"code\":500,\"message\":\"No valid host was found. There are not enough hosts available.\",\"details\":\"build_and_run_instance said that all hosts were filtered out\"}"_s
        << 110
        << u"could not create server: No valid host was found. There are not enough hosts available."_s;
    QTest::newRow("so is an error in words")
        << u"failed to create server: {\"error\":\"Server add failed: You have reached the maximum monthly fee limit for this account. To increase the limit, please contact our support team.\",\"status\":400}"_s
        << 110
        << u"Server add failed: You have reached the maximum monthly fee limit for this account"_s;
    QTest::newRow("the request in brackets goes with its number")
        << u"Failed to create droplet instance for DOMachine default/worker-1: 422 (request \"5e6fc1a1-0000-4000-8000-0000000000a1\") creating this/these droplet(s) will exceed your droplet limit"_s
        << 80 << u"422 creating this/these droplet(s) will exceed your droplet limit"_s;
    QTest::newRow("what was said of a number goes on behind it")
        << u"failed to create worker DockerMachine: driver failed programming external connectivity on endpoint worker-1 (0d3f6d0c3b2a1908070605040302010f0e0d0c0b0a0908070605040302010f00): Bind for 0.0.0.0:6443 failed: port is already allocated"_s
        << 80 << u"Bind for 0.0.0.0:6443 failed: port is already allocated"_s;
    QTest::newRow("whom a scheduler would end for it goes")
        << u"0/3 nodes are available: 3 Insufficient memory. preemption: 0/3 nodes are available: 3 No preemption victims found for incoming pod."_s
        << 80 << u"0/3 nodes are available: 3 Insufficient memory."_s;
    QTest::newRow("what a kubelet asks goes")
        << u"[container runtime network not ready: NetworkReady=false reason:NetworkPluginNotReady message:Network plugin returns error: No CNI configuration file in /etc/kubernetes/cni/net.d/. Has your network provider started?, CSINode is not yet initialized]"_s
        << 110
        << u"No CNI configuration file in /etc/kubernetes/cni/net.d/; CSINode is not yet initialized"_s;
    QTest::newRow("the words of a policy stay, and where it looked goes")
        << u"resource Pod/shop/cart-0 was blocked due to the following policies block-evict: no-evict: 'validation error: Eviction of this pod is not allowed by policy. Contact team-shop. rule no-evict failed at path /metadata/labels/evictable/'"_s
        << 80 << u"no-evict: 'validation error: Eviction of this pod is not allowed by policy."_s;
    QTest::newRow("the words of two rules of a policy go with their paths")
        << u"resource Pod/shop/cart-0 was blocked due to the following policies limits: need: 'validation error: Limits of memory and of CPU are asked for. rule need[0] failed at path /spec/containers/0/resources/limits/ rule need[1] failed at path /spec/containers/1/resources/limits/'"_s
        << 80 << u"need: 'validation error: Limits of memory and of CPU are asked for."_s;
    QTest::newRow("a rule that is no policy's stays with what failed")
        << u"udev rule 60-persistent did not apply and formatting failed at path /dev/disk/by-id/nvme-eui.0025: device is read-only"_s
        << 80 << u"device is read-only"_s;
    QTest::newRow("a message of protocol buffers is one")
        << u"googleapi: Error 400: BAD REQUEST: errors:{code:\"IP_SPACE_EXHAUSTED_WITH_DETAILS\" message:\"IP space of 'projects/site/regions/us-central1/subnetworks/workers' is exhausted. Insufficient free IP addresses in the IP range '10.0.1.0/24'. Consider expanding the current IP range or selecting an alternative IP range.\"}"_s
        << 120
        << u"IP space of 'subnetworks/workers' is exhausted. Insufficient free IP addresses in the IP range '10.0.1.0/24'."_s;
    QTest::newRow("how one registers goes with its address")
        << u"MissingSubscriptionRegistration: The subscription is not registered to use namespace 'Microsoft.Compute'. See https://aka.ms/rps-not-found for how to register subscriptions."_s
        << 120
        << u"MissingSubscriptionRegistration: The subscription is not registered to use namespace 'Microsoft.Compute'."_s;
    QTest::newRow("where Azure is asked about it goes with its address")
        << u"AnotherOperationInProgress: Another operation on this or dependent resource is in progress. To retrieve status of the operation use uri: https://management.azure.com/subscriptions/4d1c/operations/1b0c?api-version=2022-07-01."_s
        << 120
        << u"AnotherOperationInProgress: Another operation on this or dependent resource is in progress."_s;
    QTest::newRow("what Azure lets one do goes, and not why")
        << u"OperationNotAllowed: Operation 'deallocate' is not allowed on VM 'worker-1' since the VM is marked for deletion. You can only retry the Delete operation (or wait for an ongoing one to complete)."_s
        << 120
        << u"OperationNotAllowed: Operation 'deallocate' is not allowed on VM 'worker-1' since the VM is marked for deletion."_s;
    QTest::newRow("what may help where access is new goes")
        << u"AuthorizationFailed: The client 'site' does not have authorization to perform action 'Microsoft.Compute/virtualMachines/read'. If access was recently granted, please refresh your credentials."_s
        << 130
        << u"AuthorizationFailed: The client 'site' does not have authorization to perform action 'Microsoft.Compute/virtualMachines/read'."_s;
    QTest::newRow("how a service of Google is enabled goes")
        << u"Error 403: Compute Engine API has not been used in project 123456789 before or it is disabled. Enable it by visiting https://console.developers.google.com/apis/api/compute.googleapis.com/overview?project=123456789 then retry. If you enabled this API recently, wait a few minutes for the action to propagate to our systems and retry., accessNotConfigured"_s
        << 120
        << u"Error 403: Compute Engine API has not been used in project 123456789 before or it is disabled."_s;
    QTest::newRow("how one finds out architectures goes")
        << u"InvalidParameterValue: The architecture 'x86_64' of the specified instance type does not match the architecture 'arm64' of the specified AMI. Specify an instance type and an AMI that have matching architectures, and try again. You can use 'describe-instance-types' or 'describe-images' to discover the architecture of the instance type or AMI."_s
        << 150
        << u"InvalidParameterValue: The architecture 'x86_64' of the specified instance type does not match the architecture 'arm64' of the specified AMI."_s;
    QTest::newRow("which file it was goes behind what was wrong with it")
        << u"Error performing deploy_step write_image: Image failed to verify against checksum. location: /tmp/rhcos.qcow2; image ID: rhcos.qcow2; image checksum: 1a2b3c4d; verification checksum: 9c8b7a6d."_s
        << 110
        << u"Error performing deploy_step write_image: Image failed to verify against checksum."_s;
    QTest::newRow("what is required and of what nothing was said stays")
        << u"The disk of the virtual machine could not be grown. Required 3 hosts are in maintenance mode"_s
        << 60 << u"Required 3 hosts are in maintenance mode"_s;
    QTest::newRow("a place that something is said of stays")
        << u"Failed to prepare the deployment of the node of this machine. Location: /dev/sda is read-only"_s
        << 60 << u"Location: /dev/sda is read-only"_s;
    QTest::newRow("that a script of Azure failed goes")
        << u"VM has reported a failure when processing extension 'CAPZ.Linux.Bootstrapping'. Error message: \"Enable failed: failed to execute command: command terminated with exit status=1\""_s
        << 90
        << u"VM has reported a failure when processing extension 'CAPZ.Linux.Bootstrapping'."_s;
    QTest::newRow("why a script of Azure never ran stays")
        << u"VM has reported a failure when processing extension 'CAPZ.Linux.Bootstrapping'. Error message: \"Enable failed: processing file downloads failed: no route to host\""_s
        << 120
        << u"Error message: \"Enable failed: processing file downloads failed: no route to host\""_s;
    QTest::newRow("where terms are accepted goes with its address")
        << u"OptInRequired: In order to use this AWS Marketplace product you need to accept terms and subscribe. To do so please visit https://aws.amazon.com/marketplace/pp?sku=cvugziknvmxgqna9noibqnnsy"_s
        << 120
        << u"OptInRequired: In order to use this AWS Marketplace product you need to accept terms and subscribe."_s;
    QTest::newRow("the code stands before the cause")
        << u"failed to delete machine: AccessDenied: the request was made by a robot: it may not leave the target group"_s
        << 60 << u"AccessDenied: \u2026it may not leave the target group"_s;
    QTest::newRow("what was being done stands before it where there is room")
        << u"Image provisioning failed: deploy step write_image of the interface deploy failed: the disk is full"_s
        << 60 << u"Image provisioning failed: \u2026the disk is full"_s;
    QTest::newRow("no clause begins in quotes or braces")
        << u"the server went wrong in its own way and told: last error {500: No host. There are none: nowhere}"_s
        << 50 << u"last error {500: No host. There are none: nowhere}"_s;
    QTest::newRow("a list of a kubelet is taken apart")
        << u"[container runtime network not ready: cni plugin not initialized, missing node capacity for resources: ephemeral-storage]"_s
        << 60 << u"missing node capacity for resources: ephemeral-storage"_s;
    QTest::newRow("when a certificate ended is told once")
        << u"failed to verify certificate: x509: certificate has expired or is not yet valid: current time 2026-01-10 is after 2025-12-31"_s
        << 50 << u"x509: certificate has expired or is not yet valid"_s;
    QTest::newRow("a sentence about a token is no token")
        << u"ExpiredToken: The security token included in the request is expired"_s << 80
        << u"ExpiredToken: The security token included in the request is expired"_s;
    QTest::newRow("advice that fits stays") << u"quota exceeded. Please see the console"_s << 60
                                            << u"quota exceeded. Please see the console"_s;
    QTest::newRow("nothing but advice stays")
        << u"Please see the agent log of the conductor in its archive for what went wrong"_s << 40
        << u"Please see the\u2026what went wrong"_s;
    QTest::newRow("a secret that the cut would go through") << u"failed: Authorization: Bearer "_s
            + QString(u'k').repeated(80) << 60 << u"failed: Authorization: Bearer [hidden]"_s;
    QTest::newRow("a password whose address would lose its beginning")
        << u"cannot reach the server for a reason: https://admin:correcthorsebatterystaple@bmc"_s
        << 40 << u"cannot reach the server for a reason"_s;
    QTest::newRow("without words")
        << QString(u'a').repeated(50) + QString(u'b').repeated(50) << 30
        << QString(u'a').repeated(13) + u'\u2026' + QString(u'b').repeated(14);
    QTest::newRow("between characters")
        << QString(u'\u00e4').repeated(40) << 30
        << QString(u'\u00e4').repeated(6) + u'\u2026' + QString(u'\u00e4').repeated(7);
}

/// What stands in the middle of much is not looked for.
void TestText::muchIsReadAtItsEnds()
{
    std::string text = "it failed:";
    while (text.size() < 40'000)
        text += " again";
    text += R"( {"message": "words in the middle"})";
    while (text.size() < 80'000)
        text += " again";
    text += ": the cause stands here";
    QCOMPARE(abridged(text, 60), std::string("it failed: \u2026the cause stands here"));
}

void TestText::whatIsReportedKeepsItsEnd()
{
    QFETCH(const QString, text);
    QFETCH(const int, max);
    QFETCH(const QString, kept);
    const std::string given = abridged(text.toStdString(), static_cast<std::size_t>(max));
    QCOMPARE(QString::fromStdString(given), kept);
    QVERIFY(given.size() <= static_cast<std::size_t>(max));
}

void TestText::anErrorOfAzureIsItsCodeAndItsWords_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("told");
    QTest::newRow("both")
        << u"failed to delete vm: Delete: Failure sending request: StatusCode=409 -- Original Error: Code=\"ScopeLocked\" Message=\"It is locked.\""_s
        << u"ScopeLocked: It is locked."_s;
    QTest::newRow("words with quotes")
        << u"Code=\"A\" Message=\"It said \\\"no\\\" twice.\" and on"_s
        << u"A: It said \"no\" twice."_s;
    QTest::newRow("words of several lines")
        << u"Code=\"A\" Message=\"One of\n  - x\n  - y\n\""_s << u"A: One of\n  - x\n  - y\n"_s;
    QTest::newRow("words that are cut")
        << u"it failed: Code=\"A\" Message=\"It was not"_s << u"A"_s;
    QTest::newRow("no words") << u"it failed: Code=\"A\""_s << u"A"_s;
    QTest::newRow("a code of something else")
        << u"PUT failed: statusCode=\"409\" body=\"the host is locked\""_s
        << u"PUT failed: statusCode=\"409\" body=\"the host is locked\""_s;
    QTest::newRow("a code of something else before it")
        << u"PUT failed: statusCode=\"409\" Code=\"A\" Message=\"It is locked.\""_s
        << u"A: It is locked."_s;
    QTest::newRow("none of it") << u"it failed: the quota is used up"_s
                                << u"it failed: the quota is used up"_s;
}

void TestText::anErrorOfAzureIsItsCodeAndItsWords()
{
    QFETCH(const QString, text);
    QFETCH(const QString, told);
    QCOMPARE(QString::fromStdString(codeAndWords(text.toStdString())), told);
}

/// Each form that is no form would have all that follows it said again.
void TestText::whatIsTakenAwayMakesNoneLonger()
{
    std::string text;
    for (int i = 0; i < 8; ++i)
        text += "Pool(host=), port=1: ";
    text.append(1000, 'x');
    const std::string shown = withoutProvisioner(text);
    QVERIFY2(shown.size() <= text.size(), qPrintable(QString::number(shown.size())));
}

void TestText::nothingHidesInWhatIsShown_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("shown");
    QTest::addColumn<QByteArray>("lines");
    const auto row =
        [](const char *name, const QByteArray &text, const char *shown, const char *lines) {
            QTest::newRow(name) << text << QByteArray(shown) << QByteArray(lines);
        };
    row("plain", "clusteroperator/etcd", "clusteroperator/etcd", "clusteroperator/etcd");
    row("letters of others",
        "\u00e4\u4e2d\U0001f600",
        "\u00e4\u4e2d\U0001f600",
        "\u00e4\u4e2d\U0001f600");
    row("a second line", "a\nMachine w is fine", "a\\nMachine w is fine", "a\nMachine w is fine");
    row("a tab", "a\tb", "a\\u0009b", "a\tb");
    row("a terminal's code", "a\x1b[2Jb", "a\\u001b[2Jb", "a\\u001b[2Jb");
    row("a carriage return", "a\rb", "a\\u000db", "a\\u000db");
    row("the other direction", "a\u202eb", "a\\u202eb", "a\\u202eb");
    row("an isolate", "a\u2066b\u2069", "a\\u2066b\\u2069", "a\\u2066b\\u2069");
    row("a separator of lines", "a\u2028b", "a\\u2028b", "a\\u2028b");
    row("no width", "a\u200bb", "a\\u200bb", "a\\u200bb");
    row("C1", "a\u0085b", "a\\u0085b", "a\\u0085b");
    row("a zero", QByteArray("a\0b", 3), "a\\u0000b", "a\\u0000b");
    row("broken UTF-8 stays", "a\xe2\x80", "a\xe2\x80", "a\xe2\x80");
}

void TestText::nothingHidesInWhatIsShown()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, shown);
    QFETCH(const QByteArray, lines);
    const std::string given(text.constData(), static_cast<std::size_t>(text.size()));
    QCOMPARE(QByteArray::fromStdString(visible(given)), shown);
    QCOMPARE(QByteArray::fromStdString(visibleLines(given)), lines);
}

void TestText::whatStandsAroundIsTakenAway_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("left");
    const auto row = [](const char *name, const char *text, const char *left) {
        QTest::newRow(name) << QByteArray(text) << QByteArray(left);
    };
    row("nothing around", "token", "token");
    row("the end of a line", "token\r\n", "token");
    row("blanks and tabs on both sides", " \ttoken \t", "token");
    row("what stands between stays", " a \n b ", "a \n b");
    row("only blanks", " \t\r\n", "");
    row("nothing", "", "");
}

void TestText::whatStandsAroundIsTakenAway()
{
    QFETCH(const QByteArray, text);
    const std::string_view left = trimmed({text.data(), static_cast<std::size_t>(text.size())});
    QTEST(QByteArray(left.data(), static_cast<qsizetype>(left.size())), "left");
}

void TestText::aNameIsTheSameInCapitals_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("is");
    QTest::newRow("as it is wanted") << "retry-after" << true;
    QTest::newRow("with capitals") << "Retry-After" << true;
    QTest::newRow("longer") << "retry-after-ms" << false;
    QTest::newRow("shorter") << "retry" << false;
    QTest::newRow("a letter that only looks like it")
        << QStringLiteral("retr\u0443-after") << false;
}

void TestText::aNameIsTheSameInCapitals()
{
    QFETCH(const QString, name);
    QTEST(isNamed(name.toStdString(), "retry-after"), "is");
}

void TestText::whatIsTooLongEndsBetweenCharacters_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("left");
    QTest::newRow("what fits stays") << "12345678" << QStringLiteral("12345678");
    QTest::newRow("what does not has three dots") << "123456789" << QStringLiteral("12345\u2026");
    QTest::newRow("a character of two bytes stays whole or goes")
        << QStringLiteral("1234\u00e96789") << QStringLiteral("1234\u2026");
    QTest::newRow("a character of four bytes as well")
        << QStringLiteral("12\U0001f5a56789") << QStringLiteral("12\u2026");
    QTest::newRow("and one that ends there is kept")
        << QStringLiteral("123\u00e96789") << QStringLiteral("123\u00e9\u2026");
    QTest::newRow("nothing") << "" << QString();
}

void TestText::whatIsTooLongEndsBetweenCharacters()
{
    QFETCH(const QString, text);
    QTEST(QString::fromStdString(shortened(text.toStdString(), 8)), "left");
}

} // namespace tst_text

HP_TEST(tst_text, TestText)
#include "tst_text.moc"
