import type { OrdinaryUses } from '../ordinary-uses.ts'
import { clouds } from './clouds.ts'
import { containersAndClusters } from './containers-and-clusters.ts'
import { dataAndDisks } from './data-and-disks.ts'
import { desktopsAndDevices } from './desktops-and-devices.ts'
import { forgesAndPlatforms } from './forges-and-platforms.ts'
import { furtherTools } from './further-tools.ts'
import { hostedServices } from './hosted-services.ts'
import { languages } from './languages.ts'
import { servicesAndNetworks } from './services-and-networks.ts'
import { versionControl } from './version-control.ts'

/** What each program is told to do on ordinary days. */
export const ORDINARY_USES: OrdinaryUses = {
  ...clouds,
  ...containersAndClusters,
  ...dataAndDisks,
  ...desktopsAndDevices,
  ...forgesAndPlatforms,
  ...furtherTools,
  ...hostedServices,
  ...languages,
  ...servicesAndNetworks,
  ...versionControl,
}
