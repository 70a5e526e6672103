import { accounts } from './accounts.ts'
import { archivers1 } from './archivers-1.ts'
import { archivers2 } from './archivers-2.ts'
import { buildTools1 } from './build-tools-1.ts'
import { buildTools2 } from './build-tools-2.ts'
import { cloudChanges } from './cloud-changes.ts'
import { cloudProviders } from './cloud-providers.ts'
import { cloudStorage1 } from './cloud-storage-1.ts'
import { cloudStorage2 } from './cloud-storage-2.ts'
import { clusters1 } from './clusters-1.ts'
import { clusters2 } from './clusters-2.ts'
import { compiledLanguagePackages1 } from './compiled-language-packages-1.ts'
import { compiledLanguagePackages2 } from './compiled-language-packages-2.ts'
import { compilers1 } from './compilers-1.ts'
import { compilers2 } from './compilers-2.ts'
import { configurationManagement1 } from './configuration-management-1.ts'
import { configurationManagement2 } from './configuration-management-2.ts'
import { containers1 } from './containers-1.ts'
import { containers2 } from './containers-2.ts'
import { cryptography } from './cryptography.ts'
import { debianPackages1 } from './debian-packages-1.ts'
import { debianPackages2 } from './debian-packages-2.ts'
import { deskUses } from './desk-uses.ts'
import { disks } from './disks.ts'
import { disks2 } from './disks-2.ts'
import { editors } from './editors.ts'
import { emptiedPlaces } from './emptied-places.ts'
import { encodersAndChecksums } from './encoders-and-checksums.ts'
import { type EntryExamples, type ExampleTable, readExamples } from './example.ts'
import { fetchedAndKept } from './fetched-and-kept.ts'
import { fileTools } from './file-tools.ts'
import { fileTransfer1 } from './file-transfer-1.ts'
import { fileTransfer2 } from './file-transfer-2.ts'
import { floodsAndDoors } from './floods-and-doors.ts'
import { git } from './git.ts'
import { hardwareControllers } from './hardware-controllers.ts'
import { hostedServices } from './hosted-services.ts'
import { interpreters1 } from './interpreters-1.ts'
import { interpreters2 } from './interpreters-2.ts'
import { interpreters3 } from './interpreters-3.ts'
import { javascriptPackages1 } from './javascript-packages-1.ts'
import { javascriptPackages2 } from './javascript-packages-2.ts'
import { kernelAndHardware } from './kernel-and-hardware.ts'
import { kernelProbes } from './kernel-probes.ts'
import { lintersAndFormatters1 } from './linters-and-formatters-1.ts'
import { lintersAndFormatters2 } from './linters-and-formatters-2.ts'
import { looksAndLosses } from './looks-and-losses.ts'
import { migrations } from './migrations.ts'
import { moreCompilers } from './more-compilers.ts'
import { networkConfiguration } from './network-configuration.ts'
import { networkDiagnosis } from './network-diagnosis.ts'
import { openDoors } from './open-doors.ts'
import { ownLanguages } from './own-languages.ts'
import { privateNetworks } from './private-networks.ts'
import { pythonPackages } from './python-packages.ts'
import { randomPrograms } from './random-programs.ts'
import { reachingIntoProcesses } from './reaching-into-processes.ts'
import { redHatPackages } from './red-hat-packages.ts'
import { remoteAccess1 } from './remote-access-1.ts'
import { remoteAccess2 } from './remote-access-2.ts'
import { rubyPerlPhpPackages1 } from './ruby-perl-php-packages-1.ts'
import { rubyPerlPhpPackages2 } from './ruby-perl-php-packages-2.ts'
import { rulingPrograms1 } from './ruling-programs-1.ts'
import { rulingPrograms2 } from './ruling-programs-2.ts'
import { searchingAndComparing } from './searching-and-comparing.ts'
import { secretStores } from './secret-stores.ts'
import { services } from './services.ts'
import { smallerCompilers } from './smaller-compilers.ts'
import { socketsAndSettings } from './sockets-and-settings.ts'
import { sqlDatabases1 } from './sql-databases-1.ts'
import { sqlDatabases2 } from './sql-databases-2.ts'
import { sqlDatabases3 } from './sql-databases-3.ts'
import { structuredData1 } from './structured-data-1.ts'
import { structuredData2 } from './structured-data-2.ts'
import { systemAdministration } from './system-administration.ts'
import { systemPackages1 } from './system-packages-1.ts'
import { systemPackages2 } from './system-packages-2.ts'
import { testRunners1 } from './test-runners-1.ts'
import { testRunners2 } from './test-runners-2.ts'
import { textTools1 } from './text-tools-1.ts'
import { textTools2 } from './text-tools-2.ts'
import { unclearUses } from './unclear-uses.ts'
import { unclearUses2 } from './unclear-uses-2.ts'
import { unclearUses3 } from './unclear-uses-3.ts'
import { versionControl1 } from './version-control-1.ts'
import { versionControl2 } from './version-control-2.ts'
import { wrappers1 } from './wrappers-1.ts'
import { wrappers2 } from './wrappers-2.ts'
import { youngerAgentsAndRecorders } from './younger-agents-and-recorders.ts'

export type { EntryExamples, Example, ExampleTable } from './example.ts'

/** The files of examples; a large family has several. */
export const EXAMPLES: readonly ExampleTable[] = [
  accounts,
  archivers1,
  archivers2,
  buildTools1,
  buildTools2,
  cloudProviders,
  cloudStorage1,
  cloudStorage2,
  clusters1,
  clusters2,
  compiledLanguagePackages1,
  compiledLanguagePackages2,
  compilers1,
  compilers2,
  configurationManagement1,
  configurationManagement2,
  containers1,
  containers2,
  cryptography,
  debianPackages1,
  debianPackages2,
  deskUses,
  disks,
  disks2,
  editors,
  encodersAndChecksums,
  fileTools,
  fileTransfer1,
  fileTransfer2,
  cloudChanges,
  floodsAndDoors,
  git,
  hardwareControllers,
  hostedServices,
  interpreters1,
  interpreters2,
  interpreters3,
  javascriptPackages1,
  javascriptPackages2,
  kernelAndHardware,
  kernelProbes,
  lintersAndFormatters1,
  lintersAndFormatters2,
  looksAndLosses,
  migrations,
  moreCompilers,
  randomPrograms,
  networkConfiguration,
  networkDiagnosis,
  openDoors,
  ownLanguages,
  privateNetworks,
  pythonPackages,
  reachingIntoProcesses,
  redHatPackages,
  remoteAccess1,
  remoteAccess2,
  rubyPerlPhpPackages1,
  rubyPerlPhpPackages2,
  rulingPrograms1,
  rulingPrograms2,
  searchingAndComparing,
  secretStores,
  services,
  socketsAndSettings,
  sqlDatabases1,
  sqlDatabases2,
  sqlDatabases3,
  structuredData1,
  structuredData2,
  systemAdministration,
  systemPackages1,
  systemPackages2,
  testRunners1,
  testRunners2,
  textTools1,
  textTools2,
  unclearUses,
  unclearUses2,
  unclearUses3,
  versionControl1,
  versionControl2,
  wrappers1,
  wrappers2,
  youngerAgentsAndRecorders,
  emptiedPlaces,
  fetchedAndKept,
  smallerCompilers,
]

const byName = new Map(EXAMPLES.flatMap((table) => Object.entries(table)))

/** The examples of an entry. */
export function examplesOf(name: string): EntryExamples {
  return readExamples(byName.get(name) ?? {})
}
