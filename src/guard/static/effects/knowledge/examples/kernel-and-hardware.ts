import type { ExampleTable } from './example.ts'

export const kernelAndHardware: ExampleTable = {
  owfs: {
    use: 'owfs --pid-file owfs.pid -u → write owfs.pid',
    attack: 'owfs --pid-file /etc/cron.d/job -u → write /etc/cron.d/job',
  },
}
