import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { listInstitutions, showTree } from '#features/institutions/wire/register.ts'
import { answerOf } from '#web/calls/answer.ts'
import { call } from '#web/calls/api.ts'
import { look } from '#web/form/mantine-look.tsx'
import type { Option } from '#web/form/choices/options.ts'
import { SelectInput } from '#web/form/choices/select-input.tsx'
import { useField } from '#web/form/use-field.ts'
import { STATIC_LIST } from '#web/calls/query.tsx'
import { useSite } from '#web/site.ts'
import { labelOfField } from '../field-list.ts'
import { knownLabels, useSurroundings } from '../form-context.ts'
import { levelsOf } from './institution-levels.ts'
import type { ProfileValues } from '../profile-rules.ts'
import styles from '../profile.module.css'

type Values = Partial<ProfileValues>
type School = { acronym: string | null; city: string | null; state: string | null }

const described = <V extends Option<number> & School>({ value, label, acronym, city, state }: V): Option<number> => ({
  value,
  label,
  description: [acronym, [city, state].filter(Boolean).join(', ')].filter(Boolean).join(' · ') || null,
})
const search = async (q: string, signal: AbortSignal) =>
  (await call(listInstitutions, { q }, { signal })).map(described)

/**
 * The institution, then its campuses and units: a choice opens the level below it, and a change resets what lies below.
 */
export function InstitutionChain({ required }: { required: boolean }) {
  const { profile } = useSurroundings()
  const { setValue } = useFormContext<Values>()
  const field = useField<number, Values, Values>({ name: 'university_id' })
  const chosen = field.value ?? null
  const [picked, setPicked] = useState<Option<number>>()
  const missing = useSite().links?.missing_institution
  const tree = useQuery({
    ...answerOf(showTree, { universityId: String(chosen) }),
    ...STATIC_LIST,
    enabled: chosen !== null,
    placeholderData: keepPreviousData,
  })
  const levels = levelsOf(chosen, tree.data ?? [])
  const known = [
    ...(picked ? [picked] : []),
    ...(tree.data ?? []),
    ...knownLabels<number>(profile, 'university_id').map(({ value, label }) => ({ value: Number(value), label })),
  ]

  function choose(value: number | null, option: Option<number> | null, at: number) {
    setPicked(option ?? undefined)
    field.onChange(value)
    // Another school has other courses; another campus of the same one has not.
    if (at === 0 && value !== levels[0]?.value) setValue('course_id', '', { shouldDirty: true })
  }

  return (
    <div className={styles.whole}>
      <div className={styles.rows}>
        <SelectInput<number>
          look={look(
            { label: labelOfField('university_id'), required, placeholder: 'Digite o nome ou a sigla' },
            field.error,
            'neutral',
            chosen,
          )}
          name="university_id"
          ref={field.ref}
          search={search}
          known={known}
          value={levels[0]?.value ?? null}
          onChange={(value, option) => choose(value, option, 0)}
          onBlur={field.onBlur}
        />
        {levels.slice(1).map(({ value, options, above }, below) => (
          <SelectInput<number>
            key={above}
            look={look(
              { label: below === 0 ? 'Campus ou unidade' : `Unidade, nível ${below + 2}`, placeholder: 'Selecione' },
              undefined,
              'neutral',
              value,
            )}
            options={options.map(described)}
            value={value}
            onChange={(next, option) => choose(next ?? above, option, below + 1)}
            onBlur={field.onBlur}
          />
        ))}
        {missing && (
          <p className={styles.hint}>
            Sua instituição não está na lista?{' '}
            <a href={missing} target="_blank" rel="noreferrer">
              Peça para incluir
            </a>
          </p>
        )}
      </div>
    </div>
  )
}
