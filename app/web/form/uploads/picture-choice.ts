/** A file in the place of one that may be stored already: `avatar` with its flag `avatar_destroy`. */
export type PictureChoice<F = File> = { file: F | null; destroy: boolean }

export const NO_CHOICE: PictureChoice<never> = { file: null, destroy: false }

/** Choosing clears the destroy flag. */
export const choosePicture = <F>(file: F): PictureChoice<F> => ({ file, destroy: false })

/** Deleting takes away the preview, and marks what is stored. */
export const deletePicture = (stored: boolean): PictureChoice<never> => ({ file: null, destroy: stored })

/** What stands in the preview: the new file, else what is stored and not marked. */
export const previewOf = <F>({ file, destroy }: PictureChoice<F>, storedAt: string | null | undefined) =>
  file ?? (destroy ? null : (storedAt ?? null))
