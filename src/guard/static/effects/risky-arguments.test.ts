import { describe, expect, it } from 'vitest'
import { analyse } from '../analyse.ts'

describe('arguments that raise rights, show secrets or destroy', () => {
  it.each([
    [
      'aws iam attach-role-policy --role-name ci --policy-arn arn:aws:iam::aws:policy/IAMFullAccess',
      '6',
    ],
    [
      'gcloud projects add-iam-policy-binding demo --member user:m@example.org --role roles/owner',
      '6',
    ],
    ['az role assignment create --assignee m --role Contributor', '6'],
    ['oc adm policy add-cluster-role-to-user cluster-admin mallory', '6'],
    ['sysadminctl -addUser mallory -password x -admin', '6'],
    ['gcloud iam service-accounts keys create /tmp/key.json --iam-account a@p', '4'],
    ['kubectl get --raw /api/v1/namespaces/prod/secrets', '4'],
    ['az cosmosdb keys list -n db -g rg', '4'],
    ['dropdb --force customers', 'D'],
    ['kubectl delete deployments --all -n shop', 'D'],
    ['etcdctl del "" --from-key=true', 'D'],
    ['dnf remove -y glibc', 'D'],
    ['dpkg --purge --force-depends libc6', 'D'],
    ['nvme format /dev/nvme0n1', 'D'],
  ])('%s', (command, rule) => {
    expect(analyse(command)).toMatchObject({ verdict: 'BLOCK', rule })
  })

  it.each([
    'aws iam attach-role-policy --role-name fn --policy-arn arn:aws:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole',
    'aws iam list-attached-user-policies --user-name bob',
    'az ad sp create-for-rbac --name app --role "Storage Blob Data Owner" --scopes /subscriptions/x',
    'gcloud projects get-iam-policy demo',
    'dropdb app_test',
    'kubectl delete pods --all',
    'kubectl delete deployment web',
    'etcdctl del /app/flag',
    'apt remove vlc',
    'nvme sanitize-log /dev/nvme0',
  ])('lets ordinary work pass: %s', (command) => {
    expect(analyse(command).verdict).not.toBe('BLOCK')
  })

  it('asks what a server wants to know from then on', () => {
    const edit = (text: string) => analyse(`sed -i 's/auth_basic .*/${text}/' nginx.conf`).certainty
    expect(edit('auth_basic off;')).toBe('unresolved')
    expect(edit('auth_basic "staff";')).toBe('known')
  })
})
