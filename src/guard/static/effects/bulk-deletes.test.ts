import { describe, expect, it } from 'vitest'
import { analyse } from '../analyse.ts'

describe('whatever a list of everything names', () => {
  it.each([
    "aws s3 ls | awk '{print $3}' | xargs -I{} aws s3 rb s3://{} --force",
    'for b in $(aws s3 ls | cut -d" " -f3); do aws s3 rb "s3://$b" --force; done',
    'aws ec2 terminate-instances --instance-ids $(aws ec2 describe-instances --query x --output text)',
    "gcloud projects list --format='value(projectId)' | xargs -n1 gcloud projects delete --quiet",
    'az group list --query "[].name" -o tsv | xargs -I{} az group delete -n {} --yes',
    'kubectl get ns -o name | xargs kubectl delete',
    'doctl compute droplet list --format ID | tail -n +2 | xargs doctl compute droplet delete -f',
    'gh repo list --json name -q ".[].name" | xargs -n1 gh repo delete --yes',
    'virsh list --all --name | xargs -n1 virsh undefine --remove-all-storage',
  ])('is deleted: %s', (command) => expect(analyse(command)).toMatchObject({ rule: 'D' }))

  it.each([
    "aws s3 ls s3://cache/ | awk '{print $4}' | xargs -I{} aws s3 rm s3://cache/{}",
    'kubectl get pods -n dev -o name | xargs kubectl delete -n dev',
    'kubectl get ns -o name | grep pr- | xargs kubectl delete',
    'docker rm -f $(docker ps -aq)',
    'aws s3 ls',
  ])('is only a part, or not deleted: %s', (command) =>
    expect(analyse(command)).toMatchObject({ verdict: 'ALLOW', certainty: 'known' }))

  it('is not clear where the list is a part that nobody sees', () =>
    expect(
      analyse("aws s3 ls | grep tmp | awk '{print $3}' | xargs -I{} aws s3 rb s3://{} --force"),
    ).toMatchObject({ verdict: 'ALLOW', certainty: 'unresolved' }))
})

describe('a bucket as a whole', () => {
  it.each([
    'aws s3 rb s3://corp-backups --force',
    'aws s3 rm s3://corp-backups --recursive',
    'gsutil -m rm -r gs://corp-backups/**',
    'gcloud storage rm --recursive gs://corp-backups',
    's3cmd rb --force s3://corp-backups',
    'mc rb --force store/backups',
    'aws rds delete-db-instance --db-instance-identifier main --skip-final-snapshot',
  ])('is not deleted: %s', (command) => {
    expect(analyse(command)).toMatchObject({ verdict: 'BLOCK', rule: 'D' })
  })

  it.each([
    'aws s3 rb s3://empty-one',
    'aws s3 rm s3://site/old/ --recursive',
    'gsutil -m rm -r gs://site/tmp/**',
    'aws s3 rm s3://site/index.html',
  ])('is more than a folder, a file or nothing: %s', (command) => {
    expect(analyse(command)).toMatchObject({ verdict: 'ALLOW', certainty: 'known' })
  })
})
