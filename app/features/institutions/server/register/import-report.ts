/** What an import did, told row by row where something was wrong. */
export type Report = {
  read: number
  created: number
  updated: number
  unchanged: number
  /** Counts worth a line of their own, in the words they are printed with. */
  also: Record<string, number>
  faults: { line: number; sentence: string }[]
  /** What the operator must hear of, whatever the counts say. */
  told: string[]
}

export const newReport = (): Report => ({
  read: 0,
  created: 0,
  updated: 0,
  unchanged: 0,
  also: {},
  faults: [],
  told: [],
})

export const count = (report: Report, what: string, many = 1) => {
  if (many) report.also[what] = (report.also[what] ?? 0) + many
}

/** Rows go to the database in pieces that neither side has to hold whole. */
export function* inPieces<T>(rows: T[], size = 1000) {
  for (let at = 0; at < rows.length; at += size) yield rows.slice(at, at + size)
}

const MOST_SHOWN = 20
const number = (n: number) => n.toLocaleString('pt-BR')

export function inLines({ read, created, updated, unchanged, also, faults, told }: Report, ms: number): string[] {
  return [
    ...faults
      .toSorted((a, b) => a.line - b.line)
      .slice(0, MOST_SHOWN)
      .map(({ line, sentence }) => `linha ${line}: ${sentence}`),
    ...(faults.length > MOST_SHOWN ? [`e mais ${number(faults.length - MOST_SHOWN)} linhas com problema`] : []),
    `${number(read)} linhas lidas em ${(ms / 1000).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} s`,
    `${number(created)} criadas, ${number(updated)} atualizadas, ` +
      `${number(unchanged)} sem mudança, ${number(faults.length)} com problema`,
    ...Object.entries(also).map(([what, many]) => `${number(many)} ${what}`),
    ...told,
  ]
}
