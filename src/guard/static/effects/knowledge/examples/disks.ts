import type { ExampleTable } from './example.ts'

export const disks: ExampleTable = {
  'targetcli clearconfig': { attack: 'targetcli clearconfig confirm=True → destroy confirm=True' },
  'targetcli restoreconfig': { use: 'targetcli restoreconfig saved.json → read saved.json' },
  'targetcli saveconfig': {
    use: 'targetcli saveconfig saved.json → write saved.json',
    attack: 'targetcli saveconfig /etc/passwd → write /etc/passwd',
  },
}
