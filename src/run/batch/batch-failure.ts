/** The provider did not come to a request within the time of its batch. Nothing is paid for it. */
export class BatchExpired extends Error {
  override readonly name = 'BatchExpired'
  readonly batch: string

  constructor(batch: string, door: string) {
    super(`the batch ${batch} of ${door} expired before it came to this`)
    this.batch = batch
  }
}

/** Nobody was asked, or the question was taken back: the sample stays open. */
export class LeftOut extends Error {
  override readonly name = 'LeftOut'
}
