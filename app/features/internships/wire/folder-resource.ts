import * as z from 'zod/mini'
import { keysOf } from '#wire/keys-of.ts'
import { resource } from '#wire/json-api.ts'
import { option } from '#wire/options.ts'
import { FOLDER_STATES } from './folder-words.ts'
import { draftTerms } from './terms.ts'

export const maybe = z.nullable(z.string())
const row = {
  state: z.enum(keysOf(FOLDER_STATES)),
  state_name: z.string(),
  intern_name: z.string(),
  user_info_id: z.string(),
  company_id: z.string(),
  company_name: z.string(),
  institution_id: z.nullable(z.int()),
  institution_name: maybe,
  course_name: maybe,
  supervisor_name: maybe,
  starts_on: maybe,
  ends_on: maybe,
  created_at: z.string(),
}
export const folderRow = resource('folder', z.object(row)).check(z.meta({ id: 'FolderRow' }))

const named = option('FolderOption', z.string(), {})
export const folder = resource(
  'folder',
  z.object({
    ...row,
    candidature_id: maybe,
    /** What is shown here: the terms that hold today, those of the draft, or those that were asked for. */
    terms_id: maybe,
    /** From when they hold. */
    effective_on: maybe,
    terms: draftTerms,
    /** Of an amendment's draft: what holds today. */
    before: z.nullable(draftTerms),
    /** Whether these terms may still be written. */
    is_draft: z.boolean(),
    /** The document that carries them, if one does. */
    envelope_id: maybe,
    labels: z.record(z.string(), z.array(named)),
    lock_version: z.int(),
  }),
).check(z.meta({ id: 'Folder' }))
