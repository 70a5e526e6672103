export * from './chart.ts'
export * from './charts.ts'
export * from './split-by-samples.ts'
export * from './theme.ts'
