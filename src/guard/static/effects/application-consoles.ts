import { plain } from '../resolve/value.ts'
import type { Call } from './call.ts'
import { isKind } from './program-kinds.ts'

/** A script in the project: `./artisan`, `bin/rails`. */
const IN_PROJECT = /^(?:\.\/|bin\/)?([^/]+)$/

/** `php artisan …`: the console of an application is started as if it were a program of its own. */
export function followConsole({ machine, name, args }: Call): void {
  if (!isKind(name, 'console-runner')) return
  const command = IN_PROJECT.exec(plain(args[0] ?? ''))?.[1] ?? ''
  if (isKind(command, 'application-console'))
    machine.runCommand([command, ...args.slice(1)], { frame: machine.frameFor('wrapper', name) })
}
