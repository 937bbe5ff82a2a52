import { COURSE_SITUATIONS, STUDY_PERIODS } from '#features/candidates/wire/enumerations.ts'
import { LawWords, useSaid } from '#features/contracts/web/draft/law/law-context.tsx'
import { optionsOf } from '#features/contracts/web/draft/parts/term-field.tsx'
import { showPostalCode } from '#features/postal-codes/wire.ts'
import { listCities, lists } from '#features/static-lists/wire.ts'
import { call } from '#web/calls/api.ts'
import { AddressFields } from '#web/form/address/address-fields.tsx'
import type { Lookup } from '#web/form/address/postal-code.ts'
import { SelectField } from '#web/form/choices/select-field.tsx'
import { NumberField } from '#web/form/text/number-field.tsx'
import { RecordField } from '#web/record/record-field.tsx'
import type { Fields } from '#wire/record.ts'
import { DATA_LABELS, type DataName } from '../../wire/data/data-record.ts'

const lookup: Lookup = (zipcode, signal) => call(showPostalCode, { zipcode: zipcode.replace(/\D/g, '') }, { signal })
const cities = (state: string, signal: AbortSignal) => call(listCities, { state }, { signal })
const countries = (signal: AbortSignal) => call(lists.countries, {}, { signal })
const states = (signal: AbortSignal) => call(lists.states, {}, { signal })

const CHOICES: Partial<Record<DataName, readonly { value: string; label: string }[]>> = {
  course_situation: optionsOf(COURSE_SITUATIONS),
  period: optionsOf(STUDY_PERIODS),
}

export function DataField({ of, name }: { of: Fields; name: DataName }) {
  const said = useSaid(name)
  const shared = { name, label: DATA_LABELS[name], ...(said.length && { hint: <LawWords of={said} /> }) }
  if (name === 'address_attributes')
    return (
      <fieldset>
        <legend>{shared.label}</legend>
        <AddressFields name={name} {...{ lookup, cities, countries, states }} />
      </fieldset>
    )
  if (name === 'current_semester') return <NumberField {...shared} />
  const options = CHOICES[name]
  if (options) return <SelectField {...shared} options={[...options]} />
  return <RecordField of={of} {...shared} />
}
