// The last step of the hook's build: lets V8 compile it and keeps what it compiled, for the Node that
// builds. bin/hook.js starts from it; another Node rejects it and compiles by itself.
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setFlagsFromString } from 'node:v8'
import {
  OTHER_CALLS,
  POLICY_CALL,
  SIMPLEST_CALL,
  USUAL_CALLS,
  YAML_POLICY_CALL,
} from './hook-calls.mjs'

const { createLoader } = createRequire(import.meta.url)('../bin/hook.js')

/**
 * What calls needed is compiled; the rest of each file is not, and costs nothing at the start. Of the
 * file that every call reads, that is what the simplest call needs: functions that every third call looks
 * for are compiled sooner than they are read three times (measured: a call with a policy is faster, too).
 */
export async function compileHook() {
  const [core] = await compiledBy([SIMPLEST_CALL])
  // Compiles into the same scripts.
  const [, ...others] = await compiledBy([
    ...USUAL_CALLS,
    POLICY_CALL,
    YAML_POLICY_CALL,
    ...OTHER_CALLS,
  ])
  for (const [file, code] of [core, ...others]) writeFileSync(`${file}.cache`, code)
}

async function compiledBy(calls) {
  const { load, scripts } = createLoader()
  // What was compiled is not to be given up before it is kept.
  setFlagsFromString('--no-flush-bytecode')
  for (const call of calls) await call(load(0))
  setFlagsFromString('--flush-bytecode')
  return [...scripts].map(([file, script]) => [file, script.createCachedData()])
}
