import { useFormContext, useWatch } from 'react-hook-form'
import { MaskedField } from '#web/form/masked-field.tsx'
import type { Option } from '#web/form/options.ts'
import { SelectField } from '#web/form/select-field.tsx'
import { TextField } from '#web/form/text-field.tsx'
import { useAddressFill } from '#web/form/use-address-fill.ts'
import styles from '../owned/owned.module.css'
import { FIELD_WORDS as WORDS } from './field-words.ts'
import type { JobDraft } from './job-draft.ts'
import { cities, lookup, states } from './sources.ts'

const EMPTY = { street: '', neighborhood: '', state_id: '', city_id: null }

/** Where the work is done. Leaving the postal code fills what its service knows. */
export function PlacePart({ city }: { city: Option<number>[] }) {
  const { control, setValue } = useFormContext<JobDraft>()
  const [state_id, work_model] = useWatch({ control, name: ['state_id', 'work_model'] })
  const { leave, searching } = useAddressFill<JobDraft>({ lookup, at: (part) => part as keyof JobDraft, empty: EMPTY })
  const required = work_model !== 'remote'

  return (
    <>
      <div className={styles.pair}>
        <MaskedField
          control={control}
          name="zipcode"
          mask="zipcode"
          label={WORDS.zipcode}
          state={searching ? 'checking' : 'neutral'}
          onLeave={(zipcode) => void leave(zipcode)}
        />
        <TextField control={control} name="neighborhood" label={WORDS.neighborhood} autoComplete="off" />
      </div>
      <div className={styles.pair}>
        <TextField control={control} name="street" label={WORDS.street} autoComplete="off" />
        <TextField control={control} name="number" label={WORDS.number} autoComplete="off" />
      </div>
      <TextField control={control} name="complement" label={WORDS.complement} autoComplete="off" />
      <div className={styles.pair}>
        <SelectField
          control={control}
          name="state_id"
          label={WORDS.state_id}
          required={required}
          load={states}
          onChoose={() => setValue('city_id', null, { shouldDirty: true })}
        />
        <SelectField
          key={state_id}
          control={control}
          name="city_id"
          label={WORDS.city_id}
          required={required}
          disabled={!state_id}
          load={cities(state_id)}
          known={city}
        />
      </div>
    </>
  )
}
