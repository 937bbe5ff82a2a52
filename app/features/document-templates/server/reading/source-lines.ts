import type { DocxRun } from '#server/docx/docx.ts'

/** What the language would take for a mark. */
export const MARKS = /^[#§|@[\s]+/

export const wordsOf = (runs: readonly DocxRun[]) => runs.map(({ text }) => text).join('')

export function linesOf(runs: readonly DocxRun[]): DocxRun[][] {
  const lines: DocxRun[][] = [[]]
  for (const { text, strong } of runs)
    for (const [n, part] of text.split('\n').entries()) {
      if (n) lines.push([])
      lines.at(-1)!.push({ text: part, strong })
    }
  return lines.map(merged).filter((line) => wordsOf(line).trim() !== '')
}

/** Editors cut a word into runs at each correction. */
function merged(runs: readonly DocxRun[]): DocxRun[] {
  const found: DocxRun[] = []
  for (const { text, strong } of runs) {
    const last = found.at(-1)
    if (last && (last.strong === strong || text.trim() === '')) last.text += text
    else if (text) found.push({ text, strong })
  }
  return found
}
