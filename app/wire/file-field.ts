import * as z from 'zod/mini'
import { type Picture, sizeOf } from './picture.ts'
import type { Field, Look, Schema } from './record.ts'
import { BLANK } from './text/sentences.ts'

/** A stored file in an answer. */
export type StoredFile = { name?: string; url: string }
/** The chosen file, the stored one, and whether that is to be removed. */
export type ChosenFile = { file: File | null; stored: StoredFile | null; removed: boolean }

/**
 * An upload; the stored file stays until another one is chosen. Required unless optional. Has no column of its own.
 */
export const fileField = (
  label: string,
  look: Look = {},
): Field<File | undefined, ChosenFile, null, StoredFile | null> => ({
  label,
  control: 'file',
  schema: z.custom<File | undefined>((given) => given !== null || look.optional, BLANK),
  answer: z.nullable(z.object({ name: z.string(), url: z.string() })) as Schema<StoredFile | null>,
  blank: { file: null, stored: null, removed: false },
  toTyped: (stored) => ({ file: null, stored, removed: false }),
  fromTyped: ({ file, stored, removed }) => file ?? (stored && !removed ? undefined : null),
  toStored: () => null,
  fromStored: () => null,
  look,
  // The address is signed anew in each answer.
  compared: ({ file, stored, removed }) => [file, !removed && stored && (stored.name ?? stored.url)],
  words: ({ file, stored, removed }) =>
    file?.name ?? (stored && !removed ? (stored.name ?? 'O que está salvo') : 'Sem arquivo'),
  parts: ({ file, removed }, _, name) => ({
    ...(file && { [name]: file }),
    ...(removed && { [`${name}_destroy`]: true }),
  }),
})

/**
 * A picture that may be left out, shown at this width; its address stays the same as long as it is the same picture.
 */
export const pictureField = (
  label: string,
  look: Look = {},
  width = 400,
): Field<File | undefined, ChosenFile, null, string | Picture | null> => ({
  ...fileField(label, { optional: true, ...look }),
  answer: z.nullable(z.string()) as Schema<string | Picture | null>,
  fromStored: () => null,
  toTyped: (known) => ({
    file: null,
    stored: known ? { url: typeof known === 'string' ? known : sizeOf(known, width) } : null,
    removed: false,
  }),
})
