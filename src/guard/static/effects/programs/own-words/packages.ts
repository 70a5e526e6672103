import { plain } from '../../../resolve/value.ts'
import { bringPackage, removePackages, TAKEN_AWAY } from '../../argument-types/packages.ts'
import { runScriptFile } from '../../script-files.ts'
import type { OwnWords } from './own-word.ts'

/** Those who make the language and its common tools: their hosts are to Go what a registry is to others. */
const GO_PUBLISHERS =
  /^(?:(?:\w+\.)?golang\.org|(?:\w+\.)?k8s\.io|gopkg\.in|go\.uber\.org|honnef\.co|mvdan\.cc|gotest\.tools|github\.com\/(?:golang|golangci|google|goreleaser|uber-go|kubernetes|hashicorp|grpc|bufbuild|swaggo|securego|vektra|sqlc-dev|air-verse|go-task|go-delve|a-h|pressly|golang-migrate|oapi-codegen|dominikh|onsi|magefile|cosmtrek))\//

/** In a relation: `Conflicts: ufw, foo (<< 2)`. */
const CONFLICTS = /(?:^|[\s,])(?:Conflicts|Breaks):\s*(.+)$/is

/** Packages of one program. */
export const PACKAGES_WORDS = {
  'marked-package': (call, value) => {
    const removed = TAKEN_AWAY.behind.exec(value)?.[1]
    if (removed === undefined) bringPackage(call, value)
    else removePackages(call, [removed])
  },
  relation: (call, value) => {
    const conflicts = CONFLICTS.exec(value)?.[1]
    const names = conflicts?.split(/[,|]/).map((one) => one.trim().split(/[\s(]/)[0]!)
    if (names !== undefined) removePackages(call, names.filter(Boolean))
  },
  'go-package': ({ machine, name }, value) => {
    const text = plain(value)
    if (/@[\w.-]+$/.test(text)) {
      if (GO_PUBLISHERS.test(text)) machine.emit('install', name, name)
      else machine.emit('execute', name, machine.unknown('network', text))
    } else if (!/^[\w-]+(?:\.[\w-]+)+\/\S+\/\S+/.test(text))
      runScriptFile(machine, 'compiled', name, value)
  },
} satisfies OwnWords
