/** The width to write for: the terminal's, or 80 columns where there is none. */
export function terminalWidth(): number {
  return process.stdout.columns ?? 80
}
