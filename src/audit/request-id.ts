let count = 0

/** Names one question: no other process of this machine has the same at the same time. */
export function newRequestId(): string {
  return [Date.now(), process.pid, count++].map((part) => part.toString(36)).join('-')
}
