import { useFormContext, useWatch } from 'react-hook-form'
import { MaskedField } from '#web/form/text/masked-field.tsx'
import type { Option } from '#web/form/choices/options.ts'
import { SelectField } from '#web/form/choices/select-field.tsx'
import { useAddressFill } from '#web/form/address/use-address-fill.ts'
import { Pair } from '#web/page/page.tsx'
import { lookOf } from '#web/record/look-of.ts'
import { RecordField } from '#web/record/record-field.tsx'
import type { TypedOf } from '#wire/record.ts'
import { jobRecord } from '../../wire/job-record.ts'
import { cities, lookup, states } from './sources.ts'

type Draft = TypedOf<typeof jobRecord>
const EMPTY = { street: '', neighborhood: '', state_id: '', city_id: null }

/** The place of work. Leaving the postal code fills in its address. */
export function PlacePart({ city }: { city: Option<number>[] }) {
  const { control, setValue } = useFormContext<Draft>()
  const [state_id, work_model] = useWatch({ control, name: ['state_id', 'work_model'] })
  const { leave, searching } = useAddressFill<Draft>({ lookup, at: (part) => part as keyof Draft, empty: EMPTY })
  const required = work_model !== 'remote'
  return (
    <>
      <Pair>
        <MaskedField
          {...lookOf(jobRecord, 'zipcode')}
          mask="zipcode"
          state={searching ? 'checking' : 'neutral'}
          onLeave={(zipcode) => void leave(zipcode)}
        />
        <RecordField of={jobRecord} name="neighborhood" />
      </Pair>
      <Pair>
        <RecordField of={jobRecord} name="street" />
        <RecordField of={jobRecord} name="number" />
      </Pair>
      <RecordField of={jobRecord} name="complement" />
      <Pair>
        <SelectField
          {...lookOf(jobRecord, 'state_id')}
          required={required}
          load={states}
          onChoose={() => setValue('city_id', null)}
        />
        <SelectField
          {...lookOf(jobRecord, 'city_id')}
          key={state_id}
          required={required}
          disabled={!state_id}
          load={cities(state_id)}
          known={city}
        />
      </Pair>
    </>
  )
}
