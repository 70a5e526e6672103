// Scores one log in a process of its own and prints how much memory that took.
import { computeMetrics, EvalReader, RunScorer } from '../dist/index.js'

const started = performance.now()
const reader = new EvalReader(process.argv[2])
const scorer = new RunScorer(reader.info.model)
let samples = 0
for (const sample of reader.samples()) {
  scorer.add(sample)
  samples++
}
reader.close()
computeMetrics(scorer.tally)
scorer.latency()
const megabytes = process.resourceUsage().maxRSS / 1024
process.stdout.write(
  JSON.stringify({ samples, megabytes, seconds: (performance.now() - started) / 1000 }),
)
