/** Names the samples of several datasets together, whatever their order. */
export function sampleSetId(datasets: readonly { name: string; sampleSet: string }[]): string {
  return datasets
    .map(({ name, sampleSet }) => `${name}:${sampleSet}`)
    .sort()
    .join(' ')
}
