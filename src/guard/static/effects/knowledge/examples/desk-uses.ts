import type { ExampleTable } from './example.ts'

/** Backups, desktops, version control, keys and screens. */
export const deskUses: ExampleTable = {
  restic: {
    use: [`restic forget --keep-daily 7 --keep-weekly 4 --prune → nothing`],
    unclear: [`restic forget --keep-last 1 --prune → what is lost with it`],
  },
  rustic: {
    use: [`rustic snapshots → nothing`],
    unclear: [`rustic forget --keep-last 1 → what is lost with it`],
  },
  backintime: {
    use: [`backintime --profile-id 1 snapshots-list → nothing`],
    unclear: [`backintime restore a.txt → "restore", which nobody described`],
  },
  gsettings: {
    use: [`gsettings set org.gnome.desktop.interface clock-show-seconds true → nothing`],
    unclear: [`gsettings set org.gnome.DejaDup periodic false → what no longer watches or checks`],
  },
  'gconftool-2': {
    use: [`gconftool-2 --get /apps/panel/size → nothing`],
    attack: [`gconftool-2 --load ~/.ssh/id_rsa → read /home/user/.ssh/id_rsa`],
    unclear: [
      `gconftool-2 --type bool --set /apps/locker/lock_enabled false → what no longer watches or checks`,
    ],
  },
  'xfconf-query': {
    use: [`xfconf-query -c xsettings -p /Net/ThemeName -s Adwaita → nothing`],
    unclear: [
      `xfconf-query -c xfce4-screensaver -p /lock/enabled -s false → what no longer watches or checks`,
    ],
  },
  hyprctl: {
    use: [`hyprctl keyword bind SUPER,Return,exec,kitty → nothing`],
    unclear: [
      `hyprctl keyword bind ',Return,execr,grim x.png' → what starts by itself from then on`,
    ],
  },
  swaymsg: {
    use: [`swaymsg 'workspace 2' → nothing`],
  },
  swayidle: {
    use: [`swayidle -w timeout 300 'swaylock -f' before-sleep 'swaylock -f' → nothing`],
    unclear: [`swayidle -w timeout 30 'grim x.png' → what it runs when nobody is there`],
  },
  xidlehook: {
    unclear: [`xidlehook --timer 60 'scrot x.png' '' → what it runs when nobody is there`],
  },
  xautolock: {
    use: [`xautolock -time 10 -locker slock → nothing`],
    unclear: [`xautolock -disable → what no longer watches or checks`],
  },
  'xscreensaver-command': {
    use: [`xscreensaver-command -lock → nothing`],
    unclear: [`xscreensaver-command -exit → what no longer watches or checks`],
  },
  'gnome-screensaver-command': {
    use: [`gnome-screensaver-command -l → nothing`],
    unclear: [`gnome-screensaver-command -d → what no longer watches or checks`],
  },
  'git-annex': {
    use: [`git-annex get film.mkv → nothing`],
    unclear: [
      `git-annex drop --force film.mkv → what is lost with it`,
      `git-annex config --set annex.securehashesonly false → what no longer watches or checks`,
    ],
  },
  'deluge-console': {
    use: [`deluge-console info → nothing`],
    unclear: [
      `deluge-console "plugin -e Execute" → what starts by itself from then on`,
      `deluge-console "config -s allow_remote True" → whoever connects to it`,
    ],
  },
  rz: {
    use: [`rz -b → nothing`],
    unclear: [`rz --tcp-server → what comes from there`],
  },
  p4: {
    use: [`p4 sync //depot/main/... → nothing`, `p4 protect -o → nothing`],
    unclear: [
      `p4 protect -i → who may do what from then on`,
      `p4 configure set security=0 → what no longer watches or checks`,
      `p4 obliterate -y //depot/x/... → what is lost with it`,
    ],
  },
  xfreerdp: {
    use: [`xfreerdp /v:term /u:ann /drive:share,/home/ann/share → nothing`],
    unclear: [`xfreerdp /v:term /u:ann +home-drive → who reads the folder that it shares`],
  },
  cosign: {
    use: [`cosign verify --key cosign.pub registry.example.org/a → nothing`],
    unclear: [
      `cosign copy --force a.example.org/base b.example.org/base → what is found there from then on`,
    ],
  },
  gpgconf: {
    use: [`gpgconf --kill gpg-agent → nothing`],
    unclear: [`gpgconf --change-options gpg-agent → what starts by itself from then on`],
  },
  'tarsnap-keymgmt': {
    use: [`tarsnap-keymgmt --print-key-id tarsnap.key → nothing`],
    attack: [`tarsnap-keymgmt --outkeyfile /etc/cron.d/x tarsnap.key → write /etc/cron.d/x`],
    unclear: [`tarsnap-keymgmt --outkeyfile new.key tarsnap.key → who gets the new key`],
  },
  ykman: {
    use: [`ykman info → nothing`, `ykman list --serials → nothing`],
    unclear: [`ykman piv reset → what the key answers from then on`],
  },
  ykpersonalize: {
    use: [`ykpersonalize -V → nothing`],
    attack: [`ykpersonalize -1 -s /etc/cron.d/x → write /etc/cron.d/x`],
    unclear: [`ykpersonalize -1 -z -y → what the key answers from then on`],
  },
  chromedriver: {
    use: [`chromedriver --port=9515 → listen 9515`],
    unclear: [`chromedriver --allowed-ips= --port=9515 → whoever connects to it`],
  },
  offlineimap: {
    use: [`offlineimap -a work → nothing`],
    unclear: [
      `offlineimap -k 'Repository remote:sslcacertfile=' → where the mail goes, and whom it believes`,
    ],
  },
  melt: {
    use: [`melt film.mp4 → read film.mp4`],
    attack: [`melt /etc/shadow → read /etc/shadow`],
    unclear: [
      `melt avformat:/dev/video0 → whom it listens to or looks at`,
      `melt film.mp4 -consumer avformat:rtmp://live.example.org/in → who gets what it plays`,
    ],
  },
  mencoder: {
    use: [`mencoder film.avi -oac copy -ovc copy -o out.avi → read film.avi; write out.avi`],
    attack: [`mencoder film.avi -o /etc/cron.d/x → write /etc/cron.d/x`],
    unclear: [`mencoder tv:// -oac copy -ovc copy -o out.avi → whom it listens to or looks at`],
  },
  'sphinx-build': {
    use: [`sphinx-build -b html docs out → write out`],
    attack: [`sphinx-build docs /etc/cron.d/x → write /etc/cron.d/x`],
    unclear: [
      `sphinx-build -D html_extra_path=/home/ann/notes docs out → which files it publishes`,
    ],
  },
  qsv: {
    use: [`qsv count a.csv → nothing`],
    unclear: [`qsv fetch url a.csv → who gets the rows`],
  },
  'qsv fetchpost': {
    attack: [`qsv fetchpost url email /etc/shadow → read /etc/shadow`],
  },
  'ast-grep': {
    use: [`ast-grep run -p 'foo($A)' -r 'bar($A)' -l ts -U src → nothing`],
    unclear: [
      `ast-grep run -p 'checkPermission($A)' -r true -l ts -U src → what no longer watches or checks`,
    ],
  },
  ogr2ogr: {
    use: [`ogr2ogr -f GeoJSON out.json in.shp → read in.shp; write out.json`],
    attack: [`ogr2ogr /etc/cron.d/x in.shp → write /etc/cron.d/x`],
    unclear: [`ogr2ogr -f GeoJSON /vsis3/bucket/c.json in.shp → who gets what it writes`],
  },
  nvram: {
    use: [`nvram -p → nothing`],
    unclear: [`nvram boot-args=amfi_get_out_of_my_way=1 → what no longer watches or checks`],
  },
  'aws-vault': {
    use: [`aws-vault list → nothing`],
    unclear: [`aws-vault exec prod --ec2-server -- make → who asks it for keys`],
  },
  pipx: {
    unclear: [
      `pipx install --index-url http://pypi.example.org/simple black → where packages come from from now on`,
    ],
  },
  keyd: {
    use: [`keyd check default.conf → nothing`],
    unclear: [`keyd monitor → what somebody types there`],
  },
}
