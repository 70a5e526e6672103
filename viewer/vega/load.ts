/** The program that draws, when it is first needed. */
export const loadDraw = async () => (await import('./draw.ts')).draw
