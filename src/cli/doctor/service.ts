import { existsSync } from 'node:fs'
import { askHealth, readServiceFile, usualServiceFile } from '../../service/index.ts'
import type { Finding } from './finding.ts'

const START = 'aegish serve --detach'
const AGAIN = `aegish serve --stop; ${START}`

/** Whether the service that hooks and prompts ask runs, and is of this version. */
export async function lookAtService(version: string): Promise<Finding> {
  const what = 'service'
  const file = usualServiceFile()
  const found = (state: Finding['state'], says: string, advice?: string): Finding => ({
    what,
    state,
    says,
    ...(advice !== undefined && { advice }),
  })
  if (!existsSync(file)) return found('absent', 'none: every hook starts Node', START)
  if (readServiceFile(file) === undefined) {
    const says = `${file}: others could read or write it, or it has another form`
    return found('wrong', says, `remove it; ${START}`)
  }
  const alive = await askHealth({ file })
  if (alive === undefined) {
    return found('absent', `none answers (${file} is of one that is gone)`, START)
  }
  const { address, pid, status, version: theirs } = alive
  if (theirs !== version) {
    return found('wrong', `process ${pid} is aegish ${theirs}, and this is ${version}`, AGAIN)
  }
  if (status === 'degraded') {
    return found('wrong', `process ${pid} cannot write its log of decisions`, 'aegish audit verify')
  }
  return found('fine', `${address}, process ${pid}`)
}
