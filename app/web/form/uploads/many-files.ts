import { randomKey } from '#web/calls/save-key.ts'

/** Several files, stored and newly chosen, in the person's order. */
export type StoredFile = {
  id: string
  name: string
  url: string
  /** For names without a known extension. */ image?: true
  /** The key it was uploaded with. */ key?: string | null
}
/** A chosen file keeps its key in every request, so that a repeated upload is recognised. */
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

/** A stored file is marked for destruction; a chosen one is just dropped. */
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

/** Fields of the request: photos[] with photos_keys[], photos_destroy[], and the order of ids and keys. */
export const sentParts = <F>({ entries, destroyed }: ManyFiles<F>) => ({
  added: entries.flatMap((entry) => (entry.file === undefined ? [] : [entry.file])),
  keys: entries.flatMap(({ file, key }) => (file === undefined ? [] : [key])),
  destroyed: [...destroyed],
  order: entries.map((entry) => entry.stored?.id ?? entry.key),
})
