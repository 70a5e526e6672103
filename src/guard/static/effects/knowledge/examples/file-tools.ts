import type { ExampleTable } from './example.ts'

export const fileTools: ExampleTable = {
  cat: {
    use: [['cat notes.txt', 'read notes.txt']],
    attack: [['cat /etc/shadow', 'read /etc/shadow']],
  },
}
