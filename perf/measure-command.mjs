// Runs one command of the built package and prints how long it took, how much of that was the
// processor's time over all threads, and how much memory. What the
// command itself prints is swallowed; its failure is ours.
import { createRequire } from 'node:module'

const { loadCommandLine } = createRequire(import.meta.url)('../bin/command-line.js')
const { main } = loadCommandLine().exports

const write = process.stdout.write.bind(process.stdout)
process.stdout.write = () => true
process.stderr.write = () => true
const started = performance.now()
const code = await main(process.argv.slice(2))
const seconds = (performance.now() - started) / 1000
if (code !== 0) throw new Error(`aegish ${process.argv.slice(2).join(' ')} ended with ${code}`)
const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage()
const processor = (userCPUTime + systemCPUTime) / 1e6
write(JSON.stringify({ seconds, processor, megabytes: maxRSS / 1024 }))
