import type { ExampleTable } from './example.ts'

/** Programs that look at a machine, and uses of others by which something is lost or led elsewhere. */
export const looksAndLosses: ExampleTable = {
  blkid: { use: 'blkid /dev/sda1 → nothing' },
  dumpe2fs: { use: 'dumpe2fs -h /dev/sda1 → nothing' },
  'dbus-send': {
    use: 'dbus-send --dest=org.freedesktop.DBus / org.freedesktop.DBus.ListNames → nothing',
  },
  createuser: {
    use: 'createuser dev → nothing',
    attack: 'createuser --superuser dev → privilege',
  },
  'getent ahosts': { use: 'getent ahosts example.com → nothing' },
  'getent hosts': { use: 'getent hosts example.com → nothing' },
  'gnome-session-inhibit': {
    use: 'gnome-session-inhibit --inhibit idle make → nothing',
    attack: 'gnome-session-inhibit cat /etc/shadow → read /etc/shadow',
  },
  'gtk-update-icon-cache': { use: 'gtk-update-icon-cache ~/.icons/Papirus → nothing' },
  'manage.py loaddata': {
    use: 'manage.py loaddata users.json → read users.json',
    attack: 'manage.py loaddata /etc/shadow → read /etc/shadow',
  },
  'nextflow run': {
    use: 'nextflow run main.nf → read main.nf',
    attack: 'nextflow run -c /etc/shadow main.nf → read /etc/shadow',
  },
  'systemctl show-environment': { use: 'systemctl --user show-environment → nothing' },
  'tlp-stat': { use: 'sudo tlp-stat -b → nothing' },
}
