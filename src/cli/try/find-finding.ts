import { homedir } from 'node:os'
import { readPolicies } from '../../agent/user-policy.ts'
import { UserError } from '../../verdict/index.ts'
import { packageFolder } from '../hook/recorded.ts'
import { type Finding, type Review, reviewHistories } from './review.ts'

const PROGRESS_MS = 200

/** The review of this home, with what is read told on standard error where a person looks. */
export async function reviewHome(): Promise<Review> {
  const policy = await readPolicies(undefined)
  const isWatched = process.stderr.isTTY
  let told = 0
  const review = reviewHistories({
    home: homedir(),
    policy,
    packageFolder: packageFolder(),
    env: process.env,
    onProgress(commands) {
      if (!isWatched || Date.now() - told < PROGRESS_MS) return
      told = Date.now()
      process.stderr.write(`\r${commands} commands read`)
    },
  })
  if (told > 0) process.stderr.write('\r\x1b[K')
  return review
}

/** The line of a review by its id: nothing is kept of one, so it is made again. */
export async function findFinding(id: string): Promise<Finding> {
  const { findings } = await reviewHome()
  const found = findings.find((finding) => finding.id === id.toLowerCase())
  if (found) return found
  throw new UserError('UNKNOWN_ID', `no line has the id "${id}" ("aegish try --all" lists them)`)
}
