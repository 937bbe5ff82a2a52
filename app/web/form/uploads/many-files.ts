import { randomKey } from '#web/calls/save-key.ts'

/** Several files: some stored already, some just chosen, in the order the person gave them. */
export type StoredFile = {
  id: string
  name: string
  url: string
  /** Where no ending of its name says so. */ image?: true
  /** What it was called when it was sent. */ key?: string | null
}
/** A chosen one's key is its own wherever it is sent: the same key again is the same file. */
export type FileEntry<F = File> =
  | { key: string; stored: StoredFile; file?: never }
  | { key: string; file: F; stored?: never }
export type ManyFiles<F = File> = { entries: readonly FileEntry<F>[]; destroyed: readonly string[] }

export const startingWith = (stored: readonly StoredFile[]): ManyFiles<never> => ({
  entries: stored.map((one) => ({ key: `stored-${one.id}`, stored: one })),
  destroyed: [],
})

export const addFiles = <F>(list: ManyFiles<F>, files: readonly F[]): ManyFiles<F> => ({
  ...list,
  entries: [...list.entries, ...files.map((file) => ({ key: randomKey(), file }))],
})

/** A stored one is marked for destruction; a chosen one was never sent. */
export function removeFile<F>(list: ManyFiles<F>, key: string): ManyFiles<F> {
  const gone = list.entries.find((entry) => entry.key === key)
  return {
    entries: list.entries.filter((entry) => entry !== gone),
    destroyed: gone?.stored ? [...list.destroyed, gone.stored.id] : list.destroyed,
  }
}

export function moveFile<F>(list: ManyFiles<F>, key: string, by: number): ManyFiles<F> {
  const from = list.entries.findIndex((entry) => entry.key === key)
  const to = Math.min(Math.max(from + by, 0), list.entries.length - 1)
  if (from < 0 || from === to) return list
  const entries = [...list.entries]
  entries.splice(to, 0, ...entries.splice(from, 1))
  return { ...list, entries }
}

/** As the wire wants them: photos[] with their photos_keys[], photos_destroy[], and the order in which ids and keys follow each other. */
export const sentParts = <F>({ entries, destroyed }: ManyFiles<F>) => ({
  added: entries.flatMap((entry) => (entry.file === undefined ? [] : [entry.file])),
  keys: entries.flatMap(({ file, key }) => (file === undefined ? [] : [key])),
  destroyed: [...destroyed],
  order: entries.map((entry) => entry.stored?.id ?? entry.key),
})
