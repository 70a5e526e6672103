import { isKnown, plain, startsBelowPlace } from '../resolve/value.ts'
import type { Machine } from './machine.ts'

/** Directories of the host that a container must not hold in its hands. */
const HOST_PLACE =
  /^\/(?:$|etc|root|home|var\/run\/docker\.sock|run\/docker\.sock|proc|sys|dev|boot|usr|bin|lib|var\/lib)/

/** A home, or a whole part of the system. */
const WHOLE_PLACE = /^(?:~|\/home(?:\/[^/]+)?|\/root|\/(?:etc|var|usr|opt|srv|run|dev))\/?$/

/**
 * What people keep in a home, what programs keep there for them, and what the system is made of: a container has
 * no need of it. Caches of build tools are ordinary.
 */
const KEPT_PLACE =
  /^(?:~|\/home\/[^/]+|\/root)\/(?:(?:Documents|Desktop|Maildir|Mail|mail|snap|Library|Dropbox|OneDrive|Nextcloud)(?:\/|$)|\.(?!(?:cache|cargo|ccache|composer|conan2?|coursier|bundle|gem|gradle|ivy2|m2|npm|nuget|ollama|pnpm-store|rustup|sbt|stack|cabal|yarn)(?:\/|$)))|^\/(?:usr(?:\/local)?\/(?:s?bin|lib\w*|libexec)|s?bin|lib\w*|boot|var\/(?:mail|spool|backups|lib\/(?:libvirt|docker|containerd|kubelet|etcd)))(?:\/|$)(?!modules)/

const ORDINARY_SETTINGS =
  /^\/etc\/(?:localtime|timezone|ssl\/certs|ca-certificates|pki\/tls\/certs|machine-id|os-release)(?:\/|$)/

/** Names directories of this machine that a container, or a machine inside of it, gets to see. */
export function nameGiven(machine: Machine, name: string, places: readonly string[]): void {
  for (const place of places) {
    const folder = machine.absolute(place)
    if (!isKnown(folder) && !startsBelowPlace(folder)) machine.miss('mounted', name, place)
    // A bare name is a volume.
    else if (/^[/~.]/.test(isKnown(place) ? place : folder)) {
      machine.emit('touch', name, folder, { deep: true })
      if (WHOLE_PLACE.test(plain(folder)) || KEPT_PLACE.test(plain(folder)))
        machine.miss('mounted', name, place, `what the image does with ${plain(folder)}`)
    }
  }
}

/** What follows from it that they are given: keys are read, and who holds the root has every right. */
export function giveDirectories(machine: Machine, name: string, places: readonly string[]): void {
  for (const path of new Set(places))
    if (/^[/~.]/.test(path))
      machine.emit('rights', name, machine.absolute(path), { how: 'gives to a container' })
  const key = places.find((path) => /(?:^|\/)\.(?:ssh|aws|kube|gnupg|docker)(?:\/|$)/.test(path))
  if (key !== undefined) machine.emit('read-tree', name, machine.absolute(key))
}

/** A directory by which a container has the rights of the host. */
export function giveHeld(machine: Machine, name: string, places: readonly string[]): void {
  const held = places.find(
    (path) =>
      HOST_PLACE.test(path.replace(/\/+$/, '') || '/') &&
      !/^\/(?:home\/[^/]+|root|var\/lib\/[^/]+)\/[^.].*$/.test(path),
  )
  const isVital = /^\/(?:$|etc|root$|var\/run\/docker|run\/docker|proc|sys|boot)/
  if (held !== undefined && !ORDINARY_SETTINGS.test(held) && isVital.test(held))
    machine.emit('privilege', name, held, { how: 'gives a container the directory' })
}
