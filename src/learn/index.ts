/**
 * A small learner: which texts look like those that were to be flagged? It knows nothing of shells.
 *
 *   pieces          a long text is looked at piece by piece, the worst piece decides
 *   feature-reader  a piece becomes hashed runs of characters, and hashed notes: what somebody who
 *                   read the text says about it, as plain strings
 *   linear-model    a weight for each feature; the score is their sum
 *   train-linear    finds the weights, the same ones on every run
 *   cross-validate  what a model says about texts that it has not met, and thresholds
 *   weights-file    a model as bytes, and back, checked
 *   doubt, words    above the threshold: doubt, with the words that caused it
 *   shipped-doubter the weights that come with the package (`npm run train:doubt` makes them)
 *
 * Two uses: the second doubt of the static guard (guard/static/second-doubt.ts), and shortcut
 * baselines, which learn within a suite.
 */
export * from './cross-validate.ts'
export * from './doubt.ts'
export * from './feature-reader.ts'
export * from './linear-model.ts'
export { isSeenByParts, type Passage, type Seen } from './pieces.ts'
export * from './shape.ts'
export { shippedDoubter } from './shipped-doubter.ts'
export * from './train-linear.ts'
export * from './weights-file.ts'
