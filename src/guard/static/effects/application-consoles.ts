import { plain } from '../resolve/value.ts'
import type { Call } from './call.ts'
import { findEntry } from './knowledge/index.ts'

/** Scripts that an application is worked with: `php artisan …` is `artisan …`. */
const CONSOLE = /^(?:\.\/|bin\/)?(?:artisan|rails|occ|drush|magento|console|spark|wp-cli\.phar)$/

/** The console is started as if it were a program of its own. */
export function followConsole({ machine, name, args }: Call): void {
  const script = args[0] === undefined ? '' : plain(args[0])
  if (!/^(?:php|ruby)$/.test(name) || !CONSOLE.test(script)) return
  const command = script.slice(script.lastIndexOf('/') + 1)
  if (findEntry(command))
    machine.runCommand([command, ...args.slice(1)], { frame: machine.frameFor('wrapper', name) })
}
