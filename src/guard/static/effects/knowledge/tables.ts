import { archivers } from './archivers.ts'
import { builders } from './builders.ts'
import { cloud } from './cloud.ts'
import { configurationEditors } from './configuration-editors.ts'
import { containers } from './containers.ts'
import { dataServices } from './data-services.ts'
import { databases } from './databases.ts'
import { desktop } from './desktop.ts'
import { editors } from './editors.ts'
import type { KnowledgeTable } from './entry.ts'
import { exposures } from './exposures.ts'
import { fileTools } from './file-tools.ts'
import { interpreters } from './interpreters.ts'
import { media } from './media.ts'
import { moreArchivers } from './more-archivers.ts'
import { moreBuilders } from './more-builders.ts'
import { moreCloud } from './more-cloud.ts'
import { moreContainers } from './more-containers.ts'
import { moreDatabases } from './more-databases.ts'
import { moreDesktop } from './more-desktop.ts'
import { moreInterpreters } from './more-interpreters.ts'
import { moreNetwork } from './more-network.ts'
import { moreSecurity } from './more-security.ts'
import { moreSystem } from './more-system.ts'
import { moreTextTools } from './more-text-tools.ts'
import { moreVersionControl } from './more-version-control.ts'
import { network } from './network.ts'
import { operations } from './operations.ts'
import { packageManagers } from './package-managers.ts'
import { projectTools } from './project-tools.ts'
import { security } from './security.ts'
import { system } from './system.ts'
import { textTools } from './text-tools.ts'
import { versionControl } from './version-control.ts'
import { wrappers } from './wrappers.ts'

/** All tables. Where two name the same program, the later one counts. */
export const TABLES: KnowledgeTable = {
  ...textTools,
  ...fileTools,
  ...archivers,
  ...builders,
  ...cloud,
  ...containers,
  ...databases,
  ...desktop,
  ...editors,
  ...interpreters,
  ...network,
  ...packageManagers,
  ...security,
  ...system,
  ...versionControl,
  ...wrappers,
  ...moreBuilders,
  ...moreDatabases,
  ...moreDesktop,
  ...moreNetwork,
  ...moreSecurity,
  ...moreSystem,
  ...moreTextTools,
  ...moreVersionControl,
  ...operations,
  ...dataServices,
  ...media,
  ...moreArchivers,
  ...moreCloud,
  ...moreContainers,
  ...moreInterpreters,
  ...projectTools,
  ...configurationEditors,
  ...exposures,
}
