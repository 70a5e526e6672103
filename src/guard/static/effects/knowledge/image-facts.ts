import type { RiskyArguments } from './facts.ts'

/** Images of containers: who makes them, where they lie, and which of them let others in. */

/** Registries that everybody uses, those of clouds and companies, and such as are called so. */
export const USUAL_REGISTRY = String.raw`(?:(?:index\.)?docker\.io|ghcr\.io|(?:[\w-]+\.)?gcr\.io|quay\.io|public\.ecr\.aws|(?:10|127)\.[\d.]+|192\.168\.[\d.]+|172\.(?:1[6-9]|2\d|3[01])\.[\d.]+|(?:registry|docker|harbor|nexus|artifactory|artifacts?|images?|containers?|cr|hub|ecr|gitlab|gitea|forgejo|git|repo)[\w-]*\.[\w.-]*[a-z][\w-]*|[\w.-]+\.(?:pkg\.dev|amazonaws\.com|azurecr\.io|jfrog\.io|jfrog\.team|ocir\.io|scw\.cloud|icr\.io|aliyuncs\.com|vultrcr\.com|k8s\.io|microsoft\.com|redhat\.(?:io|com)|elastic\.co|nvcr\.io|example\.(?:com|org|net)|local|localhost|internal|intra|corp|lan|test)|mcr\.microsoft\.com|nvcr\.io|lscr\.io)(?::\d+)?(?=[/, ]|$)`
/** A registry that nobody knows. */
export const OTHER_IMAGES = String.raw`(?=[\w-]+(?:\.[\w-]+)+(?::\d+)?(?:\/|(?<=registry=\S*)[, ]|$))(?!${USUAL_REGISTRY})`

/** What is started there from then on comes from a registry that nobody knows. */
export const IMAGE_FROM_OTHERS: RiskyArguments = [
  new RegExp(
    [
      String.raw`\bset image (?:.* )?[\w*./-]+=${OTHER_IMAGES}\S`,
      String.raw`(?:^| )--image[= ]${OTHER_IMAGES}\S`,
      String.raw`["']image["']\s*:\s*["']${OTHER_IMAGES}\S`,
      String.raw`(?:^| )--set(?:-string|-literal)?[= ](?:\S*[,.])?(?:image|repository|registry|imageRegistry|repo)=${OTHER_IMAGES}\S`,
    ].join('|'),
  ),
  'whose image it starts',
]

/** Images that show a terminal, an editor with one or a desktop to whoever finds their port. */
export const IS_DOOR =
  /(?:^|\/)[\w.-]*(?:ttyd|wetty|code-server|openvscode|shellinabox|gotty|webtop|guacamole|novnc|webssh|sshwifty|cloudcmd|vnc-desktop|xpra|kasmweb)[\w.-]*(?:\/[\w.-]+)?(?:[:@]\S*)?$/i
/** A word by which a notebook or an editor asks nobody who he is. */
export const ASKS_NOBODY = /(?:token|password)=(?:''|"")?$|^--auth=none$/i
