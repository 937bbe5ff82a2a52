// What stands against the terms as they are typed, from the same engine that judges them when they are sent.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { checkTerms } from '#features/internships/wire/legal-checks.ts'
import type { DraftTerms } from '#features/internships/wire/terms.ts'
import { call } from '#web/calls/api.ts'
import type { Answer } from '#wire/endpoint.ts'
import { isDate } from '#wire/time/date.ts'
import type { DraftFields } from '../draft-fields.ts'
import { useSlowly } from './use-slowly.ts'

export type Law = Answer<typeof checkTerms>
export type Breach = Law['data'][number]

/** What can be read of what is typed: a term that is half typed is left out. */
function readable(fields: DraftFields, typed: Record<string, unknown>) {
  const terms: Record<string, unknown> = {}
  for (const [name, { schema, fromTyped }] of Object.entries(fields)) {
    const { success, data } = z.safeParse(schema, fromTyped(typed[name] as never))
    if (success) terms[name] = data
  }
  const { effective_on, ...rest } = terms
  return {
    terms: rest as DraftTerms,
    ...(typeof effective_on === 'string' && isDate(effective_on) && { effective_on }),
  }
}

export function useLaw(fields: DraftFields, folder: { id: string; terms: DraftTerms; isDraft: boolean }) {
  const typed = useWatch() as Record<string, unknown>
  const asked = useSlowly(JSON.stringify(readable(fields, typed)))
  return useQuery({
    queryKey: ['law', folder.id, asked],
    queryFn: ({ signal }) => {
      const { terms, ...more } = JSON.parse(asked) as ReturnType<typeof readable>
      return call(checkTerms, { terms: { ...folder.terms, ...terms }, internship_id: folder.id, ...more }, { signal })
    },
    enabled: folder.isDraft,
    placeholderData: keepPreviousData,
  })
}
