/** A question that cannot be understood, with the status that says so. */
export class BadRequest extends Error {
  override readonly name = 'BadRequest'
  readonly status: number

  constructor(message: string, status = 400) {
    super(message)
    this.status = status
  }
}
