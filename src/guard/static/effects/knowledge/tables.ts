import type { KnowledgeTable, RichEntry } from './entry.ts'
import { accounts } from './families/accounts.ts'
import { applicationConsoles } from './families/application-consoles.ts'
import { archivers } from './families/archivers.ts'
import { assistantsAndNotebooks } from './families/assistants-and-notebooks.ts'
import { attackTools } from './families/attack-tools.ts'
import { backups } from './families/backups.ts'
import { batchSystems } from './families/batch-systems.ts'
import { browsers } from './families/browsers.ts'
import { buildTools } from './families/build-tools.ts'
import { cloudProviders } from './families/cloud-providers.ts'
import { cloudStorage } from './families/cloud-storage.ts'
import { clusterDelivery } from './families/cluster-delivery.ts'
import { clusters } from './families/clusters.ts'
import { compiledLanguagePackages } from './families/compiled-language-packages.ts'
import { compilers } from './families/compilers.ts'
import { configurationManagement } from './families/configuration-management.ts'
import { containers } from './families/containers.ts'
import { cryptography } from './families/cryptography.ts'
import { debianPackages } from './families/debian-packages.ts'
import { debuggersAndProfilers } from './families/debuggers-and-profilers.ts'
import { desktop } from './families/desktop.ts'
import { directoryServices } from './families/directory-services.ts'
import { disks } from './families/disks.ts'
import { documents } from './families/documents.ts'
import { editors } from './families/editors.ts'
import { encodersAndChecksums } from './families/encoders-and-checksums.ts'
import { fileTools } from './families/file-tools.ts'
import { fileTransfer } from './families/file-transfer.ts'
import { git } from './families/git.ts'
import { hardwareControllers } from './families/hardware-controllers.ts'
import { hostedServices } from './families/hosted-services.ts'
import { images } from './families/images.ts'
import { interpreters } from './families/interpreters.ts'
import { javascriptPackages } from './families/javascript-packages.ts'
import { javascriptRuntimes } from './families/javascript-runtimes.ts'
import { javascriptTools } from './families/javascript-tools.ts'
import { kernelAndHardware } from './families/kernel-and-hardware.ts'
import { kernelProbes } from './families/kernel-probes.ts'
import { languageBuildTools } from './families/language-build-tools.ts'
import { lintersAndFormatters } from './families/linters-and-formatters.ts'
import { mailAndChat } from './families/mail-and-chat.ts'
import { mathematics } from './families/mathematics.ts'
import { messageQueues } from './families/message-queues.ts'
import { migrations } from './families/migrations.ts'
import { monitoring } from './families/monitoring.ts'
import { networkConfiguration } from './families/network-configuration.ts'
import { networkDiagnosis } from './families/network-diagnosis.ts'
import { nosqlDatabases } from './families/nosql-databases.ts'
import { officeAndLeisure } from './families/office-and-leisure.ts'
import { platforms } from './families/platforms.ts'
import { privateNetworks } from './families/private-networks.ts'
import { pythonPackages } from './families/python-packages.ts'
import { redHatPackages } from './families/red-hat-packages.ts'
import { remoteAccess } from './families/remote-access.ts'
import { rubyPerlPhpPackages } from './families/ruby-perl-php-packages.ts'
import { screensAndKeys } from './families/screens-and-keys.ts'
import { searchingAndComparing } from './families/searching-and-comparing.ts'
import { secretStores } from './families/secret-stores.ts'
import { securityChecks } from './families/security-checks.ts'
import { servers } from './families/servers.ts'
import { services } from './families/services.ts'
import { shells } from './families/shells.ts'
import { soundAndVideo } from './families/sound-and-video.ts'
import { sqlDatabases } from './families/sql-databases.ts'
import { structuredData } from './families/structured-data.ts'
import { systemContainers } from './families/system-containers.ts'
import { systemPackages } from './families/system-packages.ts'
import { terminals } from './families/terminals.ts'
import { testRunners } from './families/test-runners.ts'
import { textTools } from './families/text-tools.ts'
import { typesetting } from './families/typesetting.ts'
import { versionControl } from './families/version-control.ts'
import { virtualMachines } from './families/virtual-machines.ts'
import { wrappers } from './families/wrappers.ts'
import { ORDINARY_OPTIONS, ORDINARY_USES } from './ordinary/index.ts'
import { linesOf } from './ordinary-uses.ts'

/** The families of programs. A program stands, with its subcommands, in one of them only. */
export const FAMILIES: Readonly<Record<string, KnowledgeTable>> = {
  accounts,
  applicationConsoles,
  archivers,
  assistantsAndNotebooks,
  attackTools,
  backups,
  batchSystems,
  browsers,
  buildTools,
  cloudProviders,
  cloudStorage,
  clusterDelivery,
  clusters,
  compiledLanguagePackages,
  compilers,
  configurationManagement,
  containers,
  cryptography,
  debianPackages,
  debuggersAndProfilers,
  desktop,
  directoryServices,
  disks,
  documents,
  editors,
  encodersAndChecksums,
  fileTools,
  fileTransfer,
  git,
  hardwareControllers,
  hostedServices,
  images,
  interpreters,
  javascriptPackages,
  javascriptRuntimes,
  javascriptTools,
  kernelAndHardware,
  kernelProbes,
  languageBuildTools,
  lintersAndFormatters,
  mailAndChat,
  mathematics,
  messageQueues,
  migrations,
  monitoring,
  networkConfiguration,
  networkDiagnosis,
  nosqlDatabases,
  officeAndLeisure,
  platforms,
  privateNetworks,
  pythonPackages,
  redHatPackages,
  remoteAccess,
  rubyPerlPhpPackages,
  screensAndKeys,
  searchingAndComparing,
  secretStores,
  securityChecks,
  servers,
  services,
  shells,
  soundAndVideo,
  sqlDatabases,
  structuredData,
  systemContainers,
  systemPackages,
  terminals,
  testRunners,
  textTools,
  typesetting,
  versionControl,
  virtualMachines,
  wrappers,
}

/** All that is known, by program or `program subcommand`. */
export const TABLES: KnowledgeTable = withUses(Object.assign({}, ...Object.values(FAMILIES)))

/** The long lists of ordinary uses stand beside the families; each belongs to an entry. */
function withUses(tables: Record<string, string | RichEntry>): KnowledgeTable {
  for (const [fact, lists] of [
    ['ordinary', ORDINARY_USES],
    ['ordinaryOptions', ORDINARY_OPTIONS],
  ] as const)
    for (const [name, text] of Object.entries(lists)) {
      const entry = tables[name] ?? {}
      tables[name] = {
        ...(typeof entry === 'string' ? { line: entry } : entry),
        [fact]: linesOf(text),
      }
    }
  return tables
}
