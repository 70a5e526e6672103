import type { ExampleTable } from './example.ts'

export const unclearUses3: ExampleTable = {
  'git-filter-repo': {
    use: [`git-filter-repo --analyze → nothing`],
    unclear: [`git-filter-repo --path src --force → what is left of the history`],
  },
  podman: {
    unclear: [`podman exec db env → the secrets among the variables there`],
    use: [`podman exec web ls → nothing`],
  },
  curl: {
    use: [
      `curl -n https://api.example.org/user → fetch https://api.example.org/user`,
      `curl --resolve app.local:443:127.0.0.1 https://app.local/ → fetch https://app.local/`,
      `curl --unix-socket /var/run/docker.sock http://localhost/containers/json → fetch http://localhost/containers/json`,
    ],
    unclear: [
      `curl -s localhost:8001/api/v1/secrets → the secrets that are kept there`,
      `curl --unix-socket /var/run/docker.sock http://localhost/containers/db/json → what it makes a container do, or show`,
      `curl -n --connect-to ::example.net: http://example.org/ → which machine answers under another name`,
      `curl --resolve example.org:443:203.0.113.9 https://example.org/ → which machine answers under another name`,
      `curl --netrc -v https://api.example.org/user → who sees the password that it shows`,
      `curl -k -x http://proxy.example.net:8080 https://example.org/ → who reads what is said on the way`,
    ],
  },
  wget: {
    use: [`wget -q https://example.org/a.txt → fetch https://example.org/a.txt`],
    unclear: [
      `wget -qO- http://localhost:8001/api/v1/namespaces/default/secrets → the secrets that are kept there`,
    ],
  },
  'ansible-vault': {
    attack: [`EDITOR=cat ansible-vault edit vault.yml → read secret://ansible-vault`],
    use: [`ansible-vault edit vault.yml → nothing`],
  },
  eyaml: {
    attack: [`EDITOR=cat eyaml edit x.eyaml → read secret://eyaml`],
    use: [`eyaml encrypt -f x.txt → nothing`],
  },
  'update-ca-certificates': {
    use: [`update-ca-certificates --fresh → nothing`],
    unclear: [
      `update-ca-certificates --localcertsdir certs → whom this machine believes from then on`,
    ],
  },
  security: {
    use: [`security list-keychains → nothing`],
    unclear: [`security add-trusted-cert -d e.crt → whom this machine believes from then on`],
  },
  snap: {
    use: [`snap list → nothing`],
    unclear: [`snap refresh --hold=forever → which holes are not mended from then on`],
  },
  'eyaml decrypt': {
    attack: [`eyaml decrypt -f x.eyaml → read secret://`],
  },
}
