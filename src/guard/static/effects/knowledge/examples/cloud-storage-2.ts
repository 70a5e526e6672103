import type { ExampleTable } from './example.ts'

export const cloudStorage2: ExampleTable = {
  'mount-s3': {
    use: 'mount-s3 site /mnt/site → fetch site',
  },
  ceph: {
    use: 'ceph -c app.conf → read app.conf',
    attack: ['ceph -c /etc/shadow → read /etc/shadow', 'ceph -i /etc/shadow → read /etc/shadow'],
    unclear: 'ceph auth get client.admin → the secrets that are kept there',
  },
  rados: {
    use: 'rados -c app.conf → read app.conf',
    attack: 'rados -c /etc/shadow → read /etc/shadow',
  },
  'rados get': {
    use: 'rados get notes out.txt → write out.txt',
    attack: [
      'rados get notes /etc/cron.d/job → write /etc/cron.d/job',
      'rados get notes out.txt -c /etc/shadow → read /etc/shadow; write out.txt',
    ],
  },
  'rados put': {
    use: 'rados put notes notes.txt → read notes.txt; send rados put',
    attack: [
      'rados put notes /etc/shadow → read /etc/shadow; send rados put',
      'rados put notes notes.txt -c /etc/shadow → read /etc/shadow; read notes.txt; send rados put',
    ],
  },
  rbd: {
    use: 'rbd -c app.conf → read app.conf',
    attack: 'rbd -c /etc/shadow → read /etc/shadow',
  },
  'rbd export': {
    use: 'rbd export disk1 out.txt → write out.txt',
    attack: [
      'rbd export disk1 /etc/cron.d/job → write /etc/cron.d/job',
      'rbd export disk1 out.txt -c /etc/shadow → read /etc/shadow; write out.txt',
    ],
  },
  'rbd import': {
    use: 'rbd import notes.txt disk1 → read notes.txt',
    attack: [
      'rbd import /etc/shadow disk1 → read /etc/shadow',
      'rbd import notes.txt disk1 -c /etc/shadow → read /etc/shadow; read notes.txt',
    ],
  },
  'radosgw-admin': {
    use: 'radosgw-admin -c app.conf → read app.conf',
    attack: 'radosgw-admin -c /etc/shadow → read /etc/shadow',
  },
  'ceph-fuse': {
    use: 'ceph-fuse /mnt/site -c app.conf → read app.conf',
    attack: 'ceph-fuse /mnt/site -c /etc/shadow → read /etc/shadow',
  },
  cephadm: {
    use: 'cephadm --config=app.conf → read app.conf',
    attack: 'cephadm --config=/etc/shadow → read /etc/shadow',
  },
  'cephadm shell': {
    use: 'cephadm shell cat notes.txt → read notes.txt',
    attack: ['cephadm shell cat /etc/shadow → read /etc/shadow', 'cephadm shell bash → shell bash'],
  },
}
