// File types that the product takes, with their names on the wire, in sentences and as extensions.
const OFFICE = 'application/vnd.openxmlformats-officedocument'

export const FILE_KINDS = {
  png: { type: 'image/png', endings: ['png'] },
  jpeg: { type: 'image/jpeg', endings: ['jpg', 'jpeg'] },
  webp: { type: 'image/webp', endings: ['webp'] },
  gif: { type: 'image/gif', endings: ['gif'] },
  avif: { type: 'image/avif', endings: ['avif'] },
  pdf: { type: 'application/pdf', endings: ['pdf'] },
  docx: { type: `${OFFICE}.wordprocessingml.document`, endings: ['docx'] },
  xlsx: { type: `${OFFICE}.spreadsheetml.sheet`, endings: ['xlsx'] },
  webm: { type: 'video/webm', endings: ['webm'] },
  mp4: { type: 'video/mp4', endings: ['mp4', 'm4v'] },
  /** Made here, never taken. */
  zip: { type: 'application/zip', endings: ['zip'] },
  text: { type: 'text/plain', endings: ['csv', 'txt'] },
} as const

export type FileKind = keyof typeof FILE_KINDS

export const IMAGES = ['png', 'jpeg', 'webp', 'gif', 'avif'] as const satisfies FileKind[]

const either = new Intl.ListFormat('pt-BR', { type: 'disjunction' })

/** 'PNG, JPG ou WEBP' */
export const kindsInWords = (kinds: readonly FileKind[]) =>
  either.format(
    kinds.flatMap((kind) =>
      kind === 'jpeg' ? ['JPG'] : FILE_KINDS[kind].endings.map((ending) => ending.toUpperCase()),
    ),
  )
