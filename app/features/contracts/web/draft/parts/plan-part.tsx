import type { ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { LEAST_ACTIVITIES } from '#features/internships/wire/law/articles/plan.ts'
import { MOST_ACTIVITIES } from '#features/internships/wire/terms.ts'
import { useField } from '#web/form/use-field.ts'
import { TextField } from '#web/form/text/text-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { LawWords, useSaid } from '../law/law-context.tsx'
import styles from './parts.module.css'
import { Term } from './term-field.tsx'

type Props = { placeholder?: string; children?: ReactNode }

export function ActivitiesPart({ placeholder, children }: Props) {
  const activities = (useWatch({ name: 'activities' }) as string[] | undefined) ?? []
  const { setValue } = useFormContext()
  useField({ name: 'activities' })
  const said = useSaid('activities')
  const shown = Math.max(LEAST_ACTIVITIES, activities.length)
  return (
    <section className={styles.part} aria-labelledby="atividades">
      <h2 id="atividades">Atividades</h2>
      <div className={styles.rows}>
        {Array.from({ length: shown }, (_, at) => (
          <TextField
            key={at}
            name={`activities.${at}`}
            label={`Atividade ${at + 1}`}
            required={at < LEAST_ACTIVITIES}
            hint={'\u00a0'}
            maxLength={300}
            {...(placeholder && { placeholder })}
            autoComplete="off"
          />
        ))}
        <LawWords of={said} />
        {shown < MOST_ACTIVITIES && (
          <Button
            kind="quiet"
            onClick={() => {
              const rows = Array.from({ length: shown + 1 }, (_, at) => activities[at] ?? '')
              setValue('activities', rows, { shouldDirty: true })
            }}
          >
            Incluir atividade
          </Button>
        )}
      </div>
      {children}
    </section>
  )
}

export const PlanPart = () => (
  <ActivitiesPart>
    <Term name="remarks" />
  </ActivitiesPart>
)
