import type { ExampleTable } from './example.ts'

export const debianPackages2: ExampleTable = {
  sbuild: {
    use: 'sbuild -d unstable hello.dsc → nothing',
    attack: 'sbuild -d unstable --pre-build-commands=/tmp/x hello.dsc → run /tmp/x',
  },
  schroot: {
    use: 'schroot -c stable -- cat notes.txt → read notes.txt',
    attack: [
      'schroot -c stable -- cat /etc/shadow → read /etc/shadow',
      'schroot -c stable -- bash → shell bash',
    ],
  },
  synaptic: {
    use: 'synaptic --set-selections-file selections.txt → use selections.txt',
    attack: 'synaptic -o DPkg::Pre-Invoke::=/tmp/x → run /tmp/x',
  },
  tasksel: {
    use: 'tasksel install ssh-server → install tasksel',
  },
  ucf: {
    use: 'ucf new.conf app.conf → read new.conf; replace app.conf',
    attack: [
      'ucf new.conf /etc/sudoers → read new.conf; replace /etc/sudoers; privilege',
      'ucf /tmp/job /etc/cron.d/job → read /tmp/job; replace /etc/cron.d/job; privilege',
      'ucf /etc/shadow app.conf → read /etc/shadow; replace app.conf',
    ],
  },
  'unattended-upgrade': {
    use: 'unattended-upgrade → install unattended-upgrade',
  },
  'update-alternatives': {
    use: 'update-alternatives --install /usr/bin/editor editor /usr/bin/vim 50 → nothing',
    attack: 'update-alternatives --install /usr/bin/ssh ssh /tmp/x 50 → run /tmp/x',
  },
  debuild: {
    use: 'debuild -us -uc → nothing',
    attack: 'debuild --lintian-hook=/tmp/x → run /tmp/x',
  },
}
