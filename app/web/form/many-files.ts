/** Several files: some stored already, some just chosen, in the order the person gave them. */
export type StoredFile = { id: string; name: string; url: string; /** Where no ending of its name says so. */ image?: true }
export type FileEntry<F = File> = { key: string; stored: StoredFile; file?: never } | { key: string; file: F; stored?: never }
export type ManyFiles<F = File> = { entries: readonly FileEntry<F>[]; destroyed: readonly string[] }

export const startingWith = (stored: readonly StoredFile[]): ManyFiles<never> => ({
  entries: stored.map((one) => ({ key: `stored-${one.id}`, stored: one })),
  destroyed: [],
})

let chosen = 0
export const addFiles = <F>(list: ManyFiles<F>, files: readonly F[]): ManyFiles<F> => ({
  ...list,
  entries: [...list.entries, ...files.map((file) => ({ key: `chosen-${++chosen}`, file }))],
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

/** As the wire wants them: photos[], photos_destroy, and the order in which ids and new files (null) follow each other. */
export const sentParts = <F>({ entries, destroyed }: ManyFiles<F>) => ({
  added: entries.flatMap((entry) => (entry.file === undefined ? [] : [entry.file])),
  destroyed: [...destroyed],
  order: entries.map((entry) => entry.stored?.id ?? null),
})
