import { describe, expect, it } from 'vitest'
import { analyse } from './index.ts'

describe('verbs of clients that print a key, a token or a password', () => {
  it.each([
    'b2 account get',
    'jf config export',
    'jf c export prod',
    'rancher clusters kubeconfig c-abc',
    'symfony console debug:dotenv',
    'bin/console debug:dotenv',
    'dokku config:show app',
    'kubectl config view --flatten --minify',
    'minikube kubectl -- get secret db -o yaml',
    'minikube kubectl -- config view --raw',
    'minikube -p dev kubectl -- get secret/db -o json',
    'clusterctl get kubeconfig dev',
    'talosctl kubeconfig -',
    'sudo ip xfrm state',
    'sudo ip -s x s',
    'sudo doveconf -P',
    'pt-show-grants --user root',
    'ypcat passwd.byname',
    'virsh dumpxml vm --security-info',
    'vault operator init',
  ])('%s', (command) => expect(analyse(command)).toMatchObject({ verdict: 'BLOCK', rule: '4' }))
})

describe('verbs of clients that may print one', () => {
  it.each([
    'yc config list',
    'sudo wg-quick strip wg0',
    'sudo wg show wg0 dump',
    'sudo wg show all dump',
    'sudo netplan get',
    'sudo netplan get network.wifis.wlp2s0.access-points',
    'sudo netplan get network.tunnels.wg0.key',
    'php artisan config:show database',
    'bin/console debug:container --env-vars',
    'argo get wf -o yaml',
    'kubectl set env deploy/api --list --resolve',
    'kubectl get -k overlays/prod -o yaml',
    'sudo named-checkconf -p',
    'sudo snap get nextcloud -d',
    // by their words alone
    'qovery application env list --show-values',
    'modal config show --no-redact',
    'ovhcloud get kubeconfig x',
  ])('%s', (command) => expect(analyse(command).certainty).not.toBe('known'))
})

describe('what is kept in the catalogues of a database', () => {
  it.each([
    String.raw`psql -c '\deu+'`,
    String.raw`psql -c '\dRs+'`,
    "psql -Atc 'select srvname, umoptions from pg_user_mappings'",
    "psql -c 'select subname, subconninfo from pg_subscription'",
    "psql -c 'table pg_subscription'",
    "psql -c 'select row_to_json(s) from pg_subscription s'",
    String.raw`mysql -e 'select * from mysql.user\G'`,
    "mysql -e 'table mysql.user'",
    "mysql -e 'handler mysql.user open'",
    "mysql -e 'select * from `mysql`.`user`'",
    "mysql -e 'use mysql; select * from user'",
    "mysql -e 'select Host, User_password from mysql.slave_master_info'",
    "mysql -e 'select * from mysql.servers'",
    `psql -d kine -c "select encode(value, 'escape') from kine where name like '/registry/secrets/%'"`,
  ])('%s', (command) => expect(analyse(command)).toMatchObject({ verdict: 'BLOCK', rule: '4' }))

  it.each([
    "sudo -u postgres psql -c 'grant postgres to app'",
    "psql -c 'grant reporting, rds_superuser to app'",
    "psql -c 'grant pg_execute_server_program, pg_read_server_files to app'",
    "psql -c 'alter group postgres add user app'",
    "sqlcmd -Q 'alter server role sysadmin add member app'",
    `mysql -e "grant 'root'@'localhost' to app"`,
  ])('who gets all of it: %s', (command) =>
    expect(analyse(command)).toMatchObject({ verdict: 'BLOCK', rule: '6' }))
})

describe('what only looks, beside it', () => {
  it.each([
    'wg show',
    'sudo wg show wg0',
    'sudo wg show all latest-handshakes',
    'yc config profile list',
    'b2 ls my-bucket',
    'rancher clusters ls',
    'symfony console debug:router',
    'dokku apps:list',
    'kubectl config view',
    'kubectl config view --minify',
    'kubectl config get-contexts',
    'minikube kubectl -- get pods -A',
    'minikube kubectl -- get secrets',
    'clusterctl describe cluster dev',
    'talosctl health',
    'php artisan route:list',
    'sudo netplan get ethernets.eth0.dhcp4',
    'netplan get network.ethernets.eth0.addresses',
    'netplan status',
    'sudo netplan get ethernets',
    'snap get lxd',
    'ip addr show',
    'ip xfrm policy',
    'ip xfrm state list nokeys',
    'doveconf -n',
    'argo get wf',
    'ypcat hosts',
    'gh secret list',
    'helm show values bitnami/nginx',
    'snap get lxd ui.enable',
    String.raw`psql -c '\dt'`,
    String.raw`psql -c '\des'`,
    "psql -c 'select subname, subenabled from pg_subscription'",
    "psql -c 'grant app_read to alice'",
    "psql -c 'grant select on orders to app'",
    "mysql -e 'show tables'",
    "mysql -e 'select user, host from mysql.user'",
    "mysql -N -e 'select user, host, password_expired from mysql.user'",
    "mysql -e 'select count(*) from mysql.user'",
    "mysql shop -e 'select * from user limit 3'",
  ])('%s', (command) =>
    expect(analyse(command)).toMatchObject({ verdict: 'ALLOW', certainty: 'known' }))
})
