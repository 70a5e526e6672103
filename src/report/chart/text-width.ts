/** Advance widths of the shipped font (Inter), in thousandths of its size, from space to tilde. */
const WIDTHS = {
  normal: [
    281, 288, 466, 633, 642, 982, 644, 300, 365, 365, 501, 662, 288, 460, 288, 360, 631, 407, 610,
    618, 646, 593, 620, 566, 619, 620, 288, 302, 662, 662, 662, 511, 966, 690, 654, 730, 722, 601,
    590, 746, 743, 269, 571, 672, 565, 903, 753, 765, 639, 765, 644, 642, 646, 744, 690, 985, 682,
    679, 629, 365, 360, 365, 471, 456, 323, 562, 612, 571, 612, 583, 370, 613, 591, 242, 242, 549,
    242, 876, 591, 600, 612, 612, 376, 528, 327, 591, 562, 818, 546, 562, 552, 426, 333, 426, 662,
  ],
  bold: [
    237, 338, 552, 649, 655, 1016, 672, 339, 377, 377, 559, 679, 334, 468, 334, 388, 674, 431, 630,
    646, 676, 622, 649, 582, 651, 649, 334, 343, 679, 679, 679, 560, 1016, 747, 662, 740, 722, 607,
    587, 750, 747, 281, 584, 719, 565, 932, 762, 771, 648, 777, 657, 655, 667, 732, 747, 1038, 738,
    731, 664, 377, 388, 377, 487, 476, 365, 581, 630, 588, 630, 596, 398, 632, 623, 271, 271, 580,
    271, 913, 623, 613, 630, 630, 407, 560, 366, 623, 600, 850, 580, 602, 573, 469, 372, 469, 679,
  ],
} as const

export type Weight = keyof typeof WIDTHS

/**
 * How wide a text will be, in pixels. Layout needs it before anything is drawn, and Node has no
 * canvas to ask. Letters beyond ASCII are guessed on the wide side.
 */
export function textWidth(text: string, size: number, weight: Weight = 'normal'): number {
  let sum = 0
  for (const char of text) sum += WIDTHS[weight][char.codePointAt(0)! - 32] ?? otherWidth(char)
  return (sum * size) / 1000
}

/** East Asian letters fill the square. */
function otherWidth(char: string): number {
  return char === '…' || char.codePointAt(0)! >= 0x1100 ? 1000 : 700
}

/** Breaks a text into lines that fit a width; a word longer than a line stands alone. */
export function wrapText(text: string, size: number, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && textWidth(longer, size) > width) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return line === '' ? lines : [...lines, line]
}
