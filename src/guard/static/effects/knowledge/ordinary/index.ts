import type { OrdinaryUses } from '../ordinary-uses.ts'
import { clouds } from './clouds.ts'
import { containersAndClusters } from './containers-and-clusters.ts'
import { dataAndDisks } from './data-and-disks.ts'
import { desktopsAndDevices } from './desktops-and-devices.ts'
import { forgesAndPlatforms } from './forges-and-platforms.ts'
import { furtherTools } from './further-tools.ts'
import { hostedServices } from './hosted-services.ts'
import { languages } from './languages.ts'
import { clusterOptions } from './options/clusters.ts'
import { containerOptions } from './options/containers.ts'
import { dataAndPackageOptions } from './options/data-and-packages.ts'
import { remoteAccessOptions } from './options/remote-access.ts'
import { systemOptions } from './options/system.ts'
import { versionControlOptions } from './options/version-control.ts'
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

/** The options that programs which can do much get on ordinary days. */
export const ORDINARY_OPTIONS: OrdinaryUses = {
  ...clusterOptions,
  ...containerOptions,
  ...dataAndPackageOptions,
  ...remoteAccessOptions,
  ...systemOptions,
  ...versionControlOptions,
}
