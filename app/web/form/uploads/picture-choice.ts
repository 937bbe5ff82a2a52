/** A file that replaces a stored one: `avatar` with its flag `avatar_destroy`. */
export type PictureChoice<F = File> = { file: F | null; destroy: boolean }

export const NO_CHOICE: PictureChoice<never> = { file: null, destroy: false }

/** Choosing clears the destroy flag. */
export const choosePicture = <F>(file: F): PictureChoice<F> => ({ file, destroy: false })

/** Removes the preview, and marks a stored file. */
export const deletePicture = (stored: boolean): PictureChoice<never> => ({ file: null, destroy: stored })

/** What the preview shows: the new file, else the stored one unless marked. */
export const previewOf = <F>({ file, destroy }: PictureChoice<F>, storedAt: string | null | undefined) =>
  file ?? (destroy ? null : (storedAt ?? null))
