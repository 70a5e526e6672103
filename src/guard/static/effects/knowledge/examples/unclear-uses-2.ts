import type { ExampleTable } from './example.ts'

/** Further uses of programs of every family of which the words do not tell what they do. */
export const unclearUses2: ExampleTable = {
  dask: {
    use: 'dask worker tcp://127.0.0.1:8786 → nothing',
    unclear: 'dask worker tcp://sched.example.org:8786 → who gives it orders',
  },
  'dask-worker': {
    unclear: 'dask-worker tcp://sched.example.org:8786 → who gives it orders',
  },
  ray: {
    use: 'ray status → nothing',
    unclear: 'ray start --address=ray.example.org:6379 → who gives it orders',
  },
  celery: {
    use: 'celery -A proj worker -b redis://redis:6379/0 → nothing',
    unclear: [
      'celery -A proj -b redis://jobs.example.org worker → who gives it orders',
      'celery -A proj worker --broker=amqp://u:p@jobs.example.org// → who gives it orders',
    ],
  },
  rq: {
    use: 'rq worker -u redis://localhost:6379 → nothing',
    unclear: 'rq worker -u redis://jobs.example.org → who gives it orders',
  },
  poetry: {
    use: 'poetry source add torch https://download.pytorch.org/whl/cpu → nothing',
    unclear: [
      `poetry self add git+https://git.example.org/p.git → what the plug-in does`,
      'poetry source add main https://pypi.example.org/simple → where packages come from from now on',
    ],
  },
  conda: {
    use: 'conda config --add channels conda-forge → nothing',
    unclear: [
      `conda install -c http://conda.example.org/main openssl → whose packages they are`,
      'conda config --add channels https://conda.example.org → where packages come from from now on',
    ],
  },
  mix: {
    use: 'mix compile → nothing',
    unclear: [
      'mix hex.repo add x https://hex.example.org → where packages come from from now on',
      'mix ecto.drop → what is lost with it',
    ],
  },
  opam: {
    use: 'opam repository list → nothing',
    unclear:
      'opam repository add x https://opam.example.org → where packages come from from now on',
  },
  dotnet: {
    use: 'dotnet nuget list source → nothing',
    unclear:
      'dotnet nuget add source https://nuget.example.org/v3/index.json -n x → where packages come from from now on',
  },
  bundle: {
    use: 'bundle config set --local path vendor/bundle → nothing',
    unclear:
      'bundle config set --global mirror.https://rubygems.org https://gems.example.org → where packages come from from now on',
  },
  helm: {
    use: 'helm repo update → nothing',
    unclear: [
      `helm get manifest -n prod api → the secrets that are kept there`,
      'helm repo add x https://charts.example.org → where packages come from from now on',
    ],
  },
  gh: {
    use: ['gh api repos/acme/app → nothing', `gh run list → nothing`],
    unclear: [
      `gh gist create -p a.py → who reads it there`,
      `gh run delete 123 → who looks for what happened`,
      `gh repo create ann/x --public --source=. --push → who may read it from then on`,
      'gh api -X DELETE repos/acme/app/branches/main/protection → what it changes there',
    ],
  },
  kubectl: {
    attack: [
      `kubectl get cm,secret -A -o json → read secret://kubernetes`,
      `kubectl delete events --all -A → destroy kubectl`,
    ],
    use: [
      `kubectl describe secret registry -n ci → nothing`,
      `kubectl label ns default pod-security.kubernetes.io/enforce=restricted → nothing`,
      `kubectl set env deploy/api --list → nothing`,
      `kubectl exec deploy/api -- ls → nothing`,
      `kubectl get pods -o jsonpath='{.items[*].metadata.name}' → nothing`,
      'kubectl delete pod web-1 → nothing',
    ],
    unclear: [
      `kubectl describe secrets → the secrets that are kept there`,
      `kubectl --as=admin get pods → the option --as "admin", which nobody described`,
      `kubectl label ns default pod-security.kubernetes.io/enforce=privileged → what is permitted from then on`,
      `kubectl set env deploy/api --list --resolve → the secrets among the variables there`,
      `kubectl exec pod/db -- env → the secrets among the variables there`,
      `kubectl get po -o jsonpath='{..env}' → the secrets that are kept there`,
      `kubectl get -f deploy/db.yaml -o yaml → the secrets that are kept there`,
      'kubectl delete validatingwebhookconfiguration x → what is permitted from then on',
    ],
  },
  pm2: {
    use: 'pm2 list → nothing',
    unclear: 'pm2 env 0 → the secrets that are kept there',
  },
  heroku: {
    use: 'heroku ps → nothing',
    unclear: [
      `heroku run env → the secrets that are kept there`,
      'heroku config -a app → the secrets that are kept there',
    ],
  },
  systemctl: {
    use: [
      'systemctl show -p MainPID nginx → nothing',
      `systemctl set-default multi-user.target → nothing`,
    ],
    unclear: [
      'systemctl show -p Environment api → the secrets that are kept there',
      `systemctl isolate rescue.target → what runs on the machine, and stops`,
    ],
    attack: [`systemctl set-default reboot.target → destroy systemctl`],
  },
  pulumi: {
    use: 'pulumi whoami → nothing',
    unclear: 'pulumi destroy --yes → what is lost with it',
  },
  arecord: {
    use: 'arecord -l → nothing',
    unclear: 'arecord -d 10 x.wav → whom it listens to or looks at',
  },
  parec: {
    unclear: 'parec x.wav → whom it listens to or looks at',
    use: 'parec --help → nothing',
  },
  parecord: {
    unclear: 'parecord x.wav → whom it listens to or looks at',
    use: 'parecord --help → nothing',
  },
  'pw-record': {
    unclear: 'pw-record x.wav → whom it listens to or looks at',
    use: 'pw-record --help → nothing',
  },
  rec: {
    unclear: 'rec x.wav → whom it listens to or looks at',
    use: 'rec --help → nothing',
  },
  streamer: {
    unclear: 'streamer -c /dev/video0 -o x.jpeg → whom it listens to or looks at',
    use: 'streamer --help → nothing',
  },
  recordmydesktop: {
    unclear: 'recordmydesktop -o x.ogv → whom it listens to or looks at',
    use: 'recordmydesktop --help → nothing',
  },
  'pw-cat': {
    unclear: 'pw-cat --record x.wav → whom it listens to or looks at',
    use: 'pw-cat --help → nothing',
  },
  fswebcam: {
    use: 'fswebcam --help → nothing',
    unclear: 'fswebcam x.jpg → whom it listens to or looks at',
  },
  'wf-recorder': {
    use: 'wf-recorder --help → nothing',
    unclear: 'wf-recorder -f x.mp4 → whom it listens to or looks at',
  },
  ffmpeg: {
    unclear: [
      `ffmpeg -f concat -safe 0 -i /tmp/list.txt out.mp4 → the files that are named there`,
      'ffmpeg -f x11grab -i :0.0 out.mp4 → whom it listens to or looks at',
    ],
  },
  vlc: {
    use: 'vlc film.mkv → nothing',
    unclear: 'vlc screen:// --sout x → whom it listens to or looks at',
  },
  sox: {
    unclear: 'sox -d x.wav → whom it listens to or looks at',
  },
  'wl-paste': {
    use: 'wl-paste → nothing',
    unclear: 'wl-paste --watch tee -a clip.log → whom it listens to or looks at',
  },
  showkey: {
    unclear: 'showkey -k → what somebody types there',
  },
  libinput: {
    use: 'libinput list-devices → nothing',
    unclear: 'libinput debug-events --show-keycodes → what somebody types there',
  },
  'libinput record': {
    attack: 'libinput record -o /etc/cron.d/job → write /etc/cron.d/job',
  },
  artisan: {
    use: 'artisan migrate --force → nothing',
    unclear: 'artisan migrate:fresh --force → what is lost with it',
  },
  rails: {
    use: 'rails db:migrate → nothing',
    unclear: 'rails db:drop → what is lost with it',
  },
  'manage.py': {
    use: 'manage.py migrate → nothing',
    unclear: 'manage.py flush --noinput → what is lost with it',
  },
  'django-admin': {
    use: 'django-admin migrate → nothing',
    unclear: 'django-admin flush --no-input → what is lost with it',
  },
  'update-initramfs': {
    use: 'update-initramfs -u -k all → nothing',
    unclear: 'update-initramfs -d -k all → whether the machine starts again',
  },
  etckeeper: {
    use: 'etckeeper commit x → nothing',
    unclear: 'etckeeper vcs log -p → what of the settings of the machine it shows',
  },
  'lldb-server': {
    attack:
      'lldb-server platform --server --listen *:1234 → remote-shell platform --server --listen *:1234',
    unclear: 'lldb-server platform --server --listen box:1234 → whoever connects to it',
  },
  'sentry-cli': {
    use: 'sentry-cli releases list → nothing',
    unclear: 'sentry-cli send-event -m start → what of the environment it sends, and to whom',
  },
  chromium: {
    use: [
      'chromium https://example.org → nothing',
      `chromium --headless --screenshot=x.png https://example.org → write x.png`,
    ],
    unclear: [
      `chromium --headless --profile-directory=Default --screenshot=x.png https://example.org/mail → what a page shows to who is logged in`,
      `chromium --remote-debugging-port=9222 --user-data-dir=$HOME/.config/chromium → who reaches into the browser`,
      'chromium --auto-accept-camera-and-microphone-capture https://example.org → whom it listens to or looks at',
      'chromium --net-log-capture-mode=IncludeSensitive → who reads the secrets that are written down',
    ],
  },
  'uv cache clean': {
    attack: 'uv cache clean --cache-dir ~ → delete-tree /home/user',
    use: 'uv cache clean ruff → nothing',
  },
  go: {
    unclear: [
      `go mod edit -replace golang.org/x/net=github.com/ann/net@v1 → whose code takes the place of a package`,
    ],
    attack: 'GOMODCACHE=~ go clean -modcache → delete-tree /home/user',
    use: [`go mod edit -replace example.com/a=../a → nothing`, 'go clean -modcache → nothing'],
  },
  'mkdocs build': {
    attack: 'mkdocs build -d ~ → delete-tree /home/user',
    use: 'mkdocs build -d site → delete-tree site; unpack site',
  },
  'mdbook build': {
    attack: 'mdbook build -d ~ → delete-tree /home/user',
    use: 'mdbook build -d book → delete-tree book; unpack book',
  },
  'mdbook clean': {
    attack: 'mdbook clean -d ~ → delete-tree /home/user',
    use: 'mdbook clean → nothing',
  },
  'jekyll build': {
    attack: 'jekyll build -d ~ → delete-tree /home/user',
    use: 'jekyll build -d _site → delete-tree _site; unpack _site',
  },
  'minikube start': {
    attack: 'minikube start --mount --mount-string /:/host → privilege /',
    use: 'minikube start --mount --mount-string ./src:/src → nothing',
  },
  'pack build': {
    attack: 'pack build app --volume /:/h → privilege /',
    use: 'pack build app --volume ./cache:/c → nothing',
  },
  'devcontainer up': {
    attack:
      'devcontainer up --workspace-folder . --mount type=bind,source=/,target=/h → privilege /',
    use: 'devcontainer up --workspace-folder . → nothing',
  },
  'multipass mount': {
    attack: 'multipass mount / vm:/h → privilege /',
    use: 'multipass mount ./src vm:/src → nothing',
  },
  'multipass launch': {
    attack: 'multipass launch --mount /:/h → privilege /',
  },
  ipengine: {
    use: 'ipengine --profile=default → nothing',
    unclear: 'ipengine --url=tcp://hub.example.org:1234 → who gives it orders',
  },
}
