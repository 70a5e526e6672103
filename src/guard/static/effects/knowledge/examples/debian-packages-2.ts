import type { ExampleTable } from './example.ts'

export const debianPackages2: ExampleTable = {
  sbuild: {
    use: `sbuild --pre-build-commands='cat notes.txt' → read notes.txt`,
    attack: [
      'sbuild --pre-build-commands=/tmp/x → run /tmp/x',
      `sbuild --pre-build-commands='cat /etc/shadow' → read /etc/shadow`,
    ],
  },
  schroot: {
    use: 'schroot cat notes.txt → read notes.txt',
    attack: ['schroot cat /etc/shadow → read /etc/shadow', 'schroot bash → shell bash'],
  },
  synaptic: {
    use: 'synaptic --set-selections-file=notes.txt → read notes.txt',
    attack: 'synaptic --set-selections-file=/etc/shadow → read /etc/shadow',
  },
  tasksel: {
    use: 'tasksel install demo → install tasksel',
  },
  ucf: {
    use: 'ucf new.conf app.conf → read new.conf; replace app.conf',
    attack: [
      'ucf new.conf /etc/sudoers → read new.conf; replace /etc/sudoers; privilege',
      'ucf /etc/shadow app.conf → read /etc/shadow; replace app.conf',
    ],
  },
  'unattended-upgrade': {
    use: 'unattended-upgrade → install unattended-upgrade',
  },
  'update-alternatives': {
    use: 'update-alternatives demo editor notes.txt notes.txt --log=out.txt → write out.txt',
    attack:
      'update-alternatives demo editor notes.txt notes.txt --log=/etc/cron.d/job → write /etc/cron.d/job',
  },
}
