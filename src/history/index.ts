export { findHistories, type HistoryFile } from './find-histories.ts'
export { HISTORIES, type HistoryName, type Typed } from './typed.ts'
