// Runs a program in a pseudo terminal, types something once a text stands there, and writes
// `{ status, screen }` to a file. A program of its own, because what is tested must not have the
// programs above it that run these tests.
// usage: node type-at-terminal.mjs RESULT WAIT_FOR KEYS PROGRAM [ARGUMENT…]
import { renameSync, writeFileSync } from 'node:fs'
import { spawn } from '@lydell/node-pty'

const [result, waitFor, keys, program, ...args] = process.argv.slice(2)
const terminal = spawn(program, args, { cols: 80, rows: 30, env: process.env })
let screen = ''
let typed = false
terminal.onData((text) => {
  screen += text
  if (typed || !screen.includes(waitFor)) return
  typed = true
  terminal.write(keys)
})
terminal.onExit(({ exitCode }) => {
  writeFileSync(`${result}.tmp`, JSON.stringify({ status: exitCode, screen }))
  renameSync(`${result}.tmp`, result)
})
