import { IconPlus } from '#web/icons/p/plus.ts'
import { IconTrash } from '#web/icons/t/trash.ts'
import { get, useFormContext, useFormState, useWatch } from 'react-hook-form'
import { CheckboxField } from '#web/form/choices/checkbox-field.tsx'
import { FieldError } from '#web/form/field-look.tsx'
import { HoursField } from '#web/form/times/hours-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import { type Weekday, WEEKDAYS } from '#wire/time/weekdays.ts'
import { freeHours } from './free-hours.ts'
import type { Day, Hours } from '../../../wire/schedule-field.ts'
import type { ProfileValues } from '../profile-rules.ts'
import styles from '../profile.module.css'

type Values = Pick<ProfileValues, 'study_schedule_attributes'>
const MOST = 6
const nameOf = (day: number) => WEEKDAYS[day as Weekday] ?? 'Segunda a sexta'

/** One day: whether there are classes, and from when to when, as many times as it takes. */
export function ScheduleDay({ index }: { index: number }) {
  const at = `study_schedule_attributes.days_attributes.${index}` as const
  const { control, setValue } = useFormContext<Values>()
  const day = useWatch({ control, name: at }) as Day
  const { errors } = useFormState({ control, name: `${at}.hours_attributes` })
  const wrong = (get(errors, `${at}.hours_attributes`) as { message?: string } | undefined)?.message
  const ranges = day.hours_attributes
  const write = (next: Hours[]) => setValue(`${at}.hours_attributes`, next, { shouldDirty: true })
  const remove = (place: number) => write(ranges.filter((_, i) => i !== place))
  const title = nameOf(day.day_of_week)
  const next = freeHours(ranges)

  return (
    <div className={styles.day}>
      <CheckboxField<Values> name={`${at}.available`} label={title} />
      {ranges.map((_, place) => (
        // A range has no name but its place.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={place} className={styles.range}>
          <HoursField<Values>
            from={`${at}.hours_attributes.${place}.from`}
            to={`${at}.hours_attributes.${place}.to`}
            label={`${title}, horário ${place + 1}`}
            disabled={!day.available}
          />
          {ranges.length > 1 && (
            <Button
              kind="icon"
              aria-label={`Remover horário ${place + 1} de ${title.toLowerCase()}`}
              disabled={!day.available}
              onClick={() => remove(place)}
            >
              <Icon of={IconTrash} />
            </Button>
          )}
        </div>
      ))}
      {typeof wrong === 'string' && (
        <p role="alert" className={styles.error}>
          <FieldError>{wrong}</FieldError>
        </p>
      )}
      {day.available && next && ranges.length < MOST && (
        <Button kind="quiet" onClick={() => write([...ranges, next])}>
          <Icon of={IconPlus} /> Adicionar horário<span className="unseen"> de {title.toLowerCase()}</span>
        </Button>
      )}
    </div>
  )
}
