import type { ExampleTable } from './example.ts'

export const debianPackages: ExampleTable = {
  ucf: {
    use: 'ucf new.conf app.conf → read new.conf; write app.conf',
    attack: [
      'ucf new.conf /etc/sudoers → read new.conf; write /etc/sudoers',
      'ucf /etc/shadow app.conf → read /etc/shadow; write app.conf',
    ],
  },
}
