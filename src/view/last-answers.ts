/** The newest answers to questions, so that none is worked out twice. */
export class LastAnswers<Answer> {
  readonly #answers = new Map<string, Answer>()
  readonly #limit: number

  constructor(limit: number) {
    this.#limit = limit
  }

  get(question: string, answer: () => Answer): Answer {
    const known = this.#answers.get(question)
    if (known !== undefined) return known
    const fresh = answer()
    this.#answers.set(question, fresh)
    if (this.#answers.size > this.#limit) {
      this.#answers.delete(this.#answers.keys().next().value!)
    }
    return fresh
  }
}
