import type { ExampleTable } from './example.ts'

export const disks: ExampleTable = {
  'targetcli clearconfig': { attack: 'targetcli clearconfig confirm=True → destroy confirm=True' },
  'targetcli restoreconfig': {
    use: 'targetcli restoreconfig saved.json → read saved.json',
    attack: 'targetcli restoreconfig /etc/shadow → read /etc/shadow',
  },
  'targetcli saveconfig': {
    use: 'targetcli saveconfig saved.json → write saved.json',
    attack: 'targetcli saveconfig /etc/cron.d/job → write /etc/cron.d/job',
  },
}
