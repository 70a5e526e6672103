import type { ExampleTable } from './example.ts'

/** What administrators do, and what somebody does with their tools. */
export const systemAdministration: ExampleTable = {
  efivar: {
    use: 'efivar -l → nothing',
    unclear: 'efivar -n x -w -f x.bin → how the machine starts from then on',
  },
  kernelstub: {
    use: 'kernelstub -p → nothing',
    unclear: 'kernelstub -a init=/bin/sh → how the machine starts from then on',
  },
  hostapd_cli: {
    use: 'hostapd_cli -p status → nothing',
    attack: 'hostapd_cli -a /tmp/x → run /tmp/x',
  },
  authselect: {
    use: 'authselect current → nothing',
    unclear: 'authselect select minimal --force → who may log in from then on',
  },
  nbdkit: {
    use: 'nbdkit null 1G → nothing',
    attack: 'nbdkit /tmp/x.so → load /tmp/x.so',
    unclear: 'nbdkit sh x.sh → what it serves, and to whom',
  },
  ohai: {
    use: 'ohai platform → nothing',
    attack: 'ohai -d /tmp/plugins → load /tmp/plugins',
  },
  cgset: {
    use: 'cgset -r memory.max=1G build → nothing',
    unclear: 'cgset -r memory.max=1M user.slice → what everything below it has left to live on',
  },
  cgdelete: {
    use: 'cgdelete -g cpu:build → nothing',
    unclear: 'cgdelete -g cpu:/ → what becomes of everything below it',
  },
  birdc: {
    use: 'birdc show protocols → nothing',
    unclear: 'birdc disable all → whether the machine can still be reached',
  },
  'update-binfmts': { attack: 'update-binfmts --install x /tmp/x → load /tmp/x' },
  couchdb: { attack: 'couchdb -couch_ini /tmp/x.ini → run /tmp/x.ini' },
  'qemu-ga': { attack: 'qemu-ga -F/tmp/hook → run /tmp/hook' },
  'kde-open': {
    use: 'kde-open https://example.com → nothing',
    attack: 'kde-open /tmp/x.desktop → run /tmp/x.desktop',
  },
  kioclient: {
    use: 'kioclient ls trash:/ → nothing',
    attack: 'kioclient exec /tmp/x.desktop → run /tmp/x.desktop',
  },
  'lvm lvconvert': { unclear: 'lvm lvconvert --merge vg0/snap → what becomes of the data' },
  'lvm lvresize': { unclear: 'lvm lvresize -L -1G vg0/x → whether the data still fits' },
}
