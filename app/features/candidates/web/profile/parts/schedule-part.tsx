import { get, useFormContext, useFormState, useWatch } from 'react-hook-form'
import { FieldError } from '#web/form/field-look.tsx'
import { SelectField } from '#web/form/choices/select-field.tsx'
import { TextareaField } from '#web/form/text/textarea-field.tsx'
import { SCHEDULE_TYPES } from '../../../wire/enumerations.ts'
import { emptyDays, REASON_LENGTH } from '../../../wire/study-schedule.ts'
import { labelOfLeaf } from '../field-list.ts'
import type { PartProps } from '../form-context.ts'
import { OnPhones } from '../on-phones.tsx'
import type { Day } from '../../../wire/schedule-field.ts'
import type { ProfileValues } from '../profile-rules.ts'
import styles from '../profile.module.css'
import { ScheduleDay } from './schedule-day.tsx'
import { optionsOf } from '../use-list.ts'

type Values = Pick<ProfileValues, 'study_schedule_attributes'>
const TYPES = optionsOf(SCHEDULE_TYPES)

/** When the person has classes. Another type begins with its own days. */
export function SchedulePart({ required }: PartProps) {
  const { control, setValue, clearErrors } = useFormContext<Values>()
  const type = useWatch({ control, name: 'study_schedule_attributes.schedule_type' })
  const days = useWatch({ control, name: 'study_schedule_attributes.days_attributes' }) as Day[] | undefined
  const { errors } = useFormState({ control, name: 'study_schedule_attributes.days_attributes' })
  const wrong = (get(errors, 'study_schedule_attributes.days_attributes') as { message?: string } | undefined)?.message

  function change(next: string | null) {
    clearErrors('study_schedule_attributes')
    setValue(
      'study_schedule_attributes.days_attributes',
      next ? (emptyDays(next as keyof typeof SCHEDULE_TYPES) as Day[]) : [],
      { shouldDirty: true },
    )
    setValue('study_schedule_attributes.reason_for_no_classes', '', { shouldDirty: true })
  }

  return (
    <OnPhones name="study_schedule_attributes" title="Horário de estudos">
      <div className={styles.rows}>
        <SelectField<string, Values>
          name="study_schedule_attributes.schedule_type"
          label={labelOfLeaf('study_schedule_attributes', 'schedule_type')!}
          required={required}
          options={TYPES}
          onChoose={change}
          hint="Assim você só recebe vagas que cabem no seu dia."
        />
        {type === 'without_class' && (
          <TextareaField<Values>
            name="study_schedule_attributes.reason_for_no_classes"
            label={labelOfLeaf('study_schedule_attributes', 'reason_for_no_classes')!}
            required
            rows={3}
            least={REASON_LENGTH}
            most={1000}
          />
        )}
        {days && days.length > 0 && (
          <div
            data-field="study_schedule_attributes.days_attributes"
            tabIndex={-1}
            role="group"
            aria-label="Dias de aula"
          >
            {wrong && (
              <p role="alert" className={styles.error}>
                <FieldError>{wrong}</FieldError>
              </p>
            )}
            {days.map((day, index) => (
              <ScheduleDay key={day.day_of_week} index={index} />
            ))}
          </div>
        )}
      </div>
    </OnPhones>
  )
}
