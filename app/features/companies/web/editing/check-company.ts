import { type FieldErrors, type Resolver, set } from 'react-hook-form'
import { inWords } from '#wire/text/sentences.ts'
import { companyForm } from '../../wire/profile.ts'
import type { CompanyDraft } from './company-draft.ts'
import { fieldAt } from './company-fields.ts'
import { wholeOf } from './company-sent.ts'

/** By the schema that the server checks with; each error on the field that it speaks of. */
export const checkCompany: Resolver<CompanyDraft> = (draft) => {
  // A blank line among videos is no video, and is not counted: its place stays the person's.
  const checked = companyForm.safeParse(
    { company: { ...wholeOf(draft), video_urls: draft.video_urls.map(({ url }) => url.trim() || A_VIDEO) } },
    { reportInput: true },
  )
  if (checked.success) return { values: draft, errors: {} }
  const errors: FieldErrors<CompanyDraft> = {}
  for (const [path, words] of Object.entries(inWords(checked.error.issues, ['company']).errors)) {
    const field = fieldAt(path)
    if (field) set(errors, field, { type: 'schema', message: words.join(' ') })
  }
  return { values: {}, errors }
}

const A_VIDEO = 'https://youtu.be/00000000000'
