// The company's record as its form holds it: photos are files in an order.
import { type ManyFiles, sentParts, startingWith } from '#web/form/uploads/many-files.ts'
import type { Answer } from '#wire/endpoint.ts'
import { sizeOf } from '#wire/picture.ts'
import type { Field } from '#wire/record.ts'
import * as z from 'zod/mini'
import { companyRecord } from '../../wire/company-record.ts'
import type { showCompanyAttributes } from '../../wire/profile.ts'

export type Edited = Answer<typeof showCompanyAttributes>['data']
export type Attributes = Edited['attributes']
type Photos = Attributes['photos']

const idsIn = ({ entries }: ManyFiles) => entries.flatMap(({ stored }) => stored?.id ?? [])
const nameOf = ({ file, stored }: ManyFiles['entries'][number]) => file?.name ?? stored?.name ?? ''

const photos: Field<unknown, ManyFiles, unknown, Photos> = {
  label: 'Fotos',
  control: 'own',
  schema: z.unknown(),
  answer: z.unknown() as never,
  blank: startingWith([]),
  toTyped: (stored) =>
    startingWith(
      stored.map((photo, at) => ({ ...photo, name: `Foto ${at + 1}`, url: sizeOf(photo, 192), image: true as const })),
    ),
  fromTyped: (typed) => typed,
  toStored: (sent) => sent,
  fromStored: (stored) => stored as Photos,
  compared: ({ entries }) => entries.map(({ stored, file }) => stored?.id ?? file),
  words: ({ entries }) => entries.map(nameOf).join(', '),
  /** Of those that somebody took away meanwhile there is nothing left to keep. */
  parts(typed, base) {
    const stands = new Set(idsIn(base))
    const entries = typed.entries.filter(({ stored }) => !stored || stands.has(stored.id))
    const { added, keys, order } = sentParts({ entries, destroyed: [] })
    const destroyed = [...stands].filter((id) => !idsIn(typed).includes(id))
    return {
      ...(added.length && { photos: added, photos_keys: keys }),
      ...(destroyed.length && { photos_destroy: destroyed }),
      ...(order.length && { photos_order: order }),
    }
  },
}

export const editedRecord = { ...companyRecord, photos }
