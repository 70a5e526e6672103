const OWN =
  /^(?:[\w-]+|(?:[\w-]+\.)+(?:local|localhost|localdomain|lan|home|corp|intra|intranet|internal|svc|test|invalid)|(?:10|127)\.[\d.]+|192\.168\.[\d.]+|172\.(?:1[6-9]|2\d|3[01])\.[\d.]+|\[(?:::1|f[cde][\da-f:]*)\])(?::\d+)?$/i

/** Whether a host, with its port or without, lies in a network of one's own: it has a short name or a private address. */
export function anyNetworkOfOnesOwn(host: string): boolean {
  return OWN.test(host)
}
