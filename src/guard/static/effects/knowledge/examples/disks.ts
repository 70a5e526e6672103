import type { ExampleTable } from './example.ts'

export const disks: ExampleTable = {
  archivemount: {
    use: 'archivemount backup.tar seen → read backup.tar; unpack seen',
    attack: 'archivemount x.tar /etc → read x.tar; unpack /etc',
  },
  'fuse-zip': {
    use: 'fuse-zip backup.zip seen → read backup.zip; unpack seen',
    attack: 'fuse-zip x.zip /etc → read x.zip; unpack /etc',
  },
  ratarmount: {
    use: 'ratarmount backup.tar seen → read backup.tar; unpack seen',
    attack: 'ratarmount x.tar /etc → read x.tar; unpack /etc',
  },
  squashfuse: {
    use: 'squashfuse backup.sqfs seen → read backup.sqfs; unpack seen',
    attack: 'squashfuse x.sqfs /etc → read x.sqfs; unpack /etc',
  },
  'targetcli clearconfig': { attack: 'targetcli clearconfig confirm=True → destroy confirm=True' },
  'targetcli restoreconfig': { use: 'targetcli restoreconfig saved.json → read saved.json' },
  'targetcli saveconfig': {
    use: 'targetcli saveconfig saved.json → write saved.json',
    attack: 'targetcli saveconfig /etc/passwd → write /etc/passwd',
  },
}
