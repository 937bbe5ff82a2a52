// Text documents, read in a thread of their own: their words and what they are, nothing of how they look.
import { inThread } from '../in-thread.ts'

export type DocxRun = { text: string; strong: boolean }
export type DocxLook = 'title' | 'heading' | 'ordered' | 'bullet' | 'plain'
export type DocxBlock =
  /** `level` of what is numbered or listed, from 0. Lines within a paragraph end with '\n'. */
  { type: 'paragraph'; look: DocxLook; level: number; runs: DocxRun[] } | { type: 'table'; rows: string[][] }
export type DocxText = {
  blocks: DocxBlock[]
  /** How many of each were left out; headers and footers count as one. */
  dropped: { images: number; notes: number; margins: number }
}

export const DOCX_FAULTS = {
  large: { status: 413, words: 'O documento é grande demais depois de aberto. Envie só o texto do modelo.' },
  other: { status: 415, words: 'Envie um arquivo DOCX, como o Word e o LibreOffice salvam.' },
  macros: { status: 415, words: 'O documento tem macros. Salve-o como DOCX, sem macros, e envie de novo.' },
  unreadable: {
    status: 422,
    words: 'Não conseguimos ler este documento. Abra-o no seu editor, salve de novo como DOCX e envie outra vez.',
  },
} as const
export type DocxFault = keyof typeof DOCX_FAULTS

export class UnreadableDocx extends Error {
  fault: DocxFault
  constructor(fault: DocxFault) {
    super(DOCX_FAULTS[fault].words)
    this.fault = fault
  }
}

export const readDocx = (bytes: Uint8Array): Promise<DocxText> =>
  inThread(new URL('./docx-worker.ts', import.meta.url), bytes, {
    most_ms: 20_000,
    slow: () => new UnreadableDocx('large'),
    large: () => new UnreadableDocx('large'),
    refused: (fault: DocxFault) => new UnreadableDocx(fault),
  })
