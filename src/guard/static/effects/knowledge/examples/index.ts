import { archivers1 } from './archivers-1.ts'
import { archivers2 } from './archivers-2.ts'
import { compilers1 } from './compilers-1.ts'
import { compilers2 } from './compilers-2.ts'
import { debianPackages } from './debian-packages.ts'
import { disks } from './disks.ts'
import { editors } from './editors.ts'
import { encodersAndChecksums } from './encoders-and-checksums.ts'
import { type EntryExamples, type ExampleTable, readExamples } from './example.ts'
import { fileTools } from './file-tools.ts'
import { fileTransfer1 } from './file-transfer-1.ts'
import { fileTransfer2 } from './file-transfer-2.ts'
import { interpreters1 } from './interpreters-1.ts'
import { interpreters2 } from './interpreters-2.ts'
import { interpreters3 } from './interpreters-3.ts'
import { kernelAndHardware } from './kernel-and-hardware.ts'
import { searchingAndComparing } from './searching-and-comparing.ts'
import { textTools1 } from './text-tools-1.ts'
import { textTools2 } from './text-tools-2.ts'
import { versionControl1 } from './version-control-1.ts'
import { versionControl2 } from './version-control-2.ts'
import { wrappers1 } from './wrappers-1.ts'
import { wrappers2 } from './wrappers-2.ts'

export type { EntryExamples, Example, ExampleTable } from './example.ts'

/** The files of examples; a large family has several. */
export const EXAMPLES: readonly ExampleTable[] = [
  archivers1,
  archivers2,
  compilers1,
  compilers2,
  debianPackages,
  disks,
  editors,
  encodersAndChecksums,
  fileTools,
  fileTransfer1,
  fileTransfer2,
  interpreters1,
  interpreters2,
  interpreters3,
  kernelAndHardware,
  searchingAndComparing,
  textTools1,
  textTools2,
  versionControl1,
  versionControl2,
  wrappers1,
  wrappers2,
]

const byName = new Map(EXAMPLES.flatMap((table) => Object.entries(table)))

/** The examples of an entry. */
export function examplesOf(name: string): EntryExamples {
  return readExamples(byName.get(name) ?? {})
}
