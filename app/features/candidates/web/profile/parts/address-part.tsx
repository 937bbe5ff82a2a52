import { useWatch } from 'react-hook-form'
import { showPostalCode } from '#features/postal-codes/wire.ts'
import { listCities } from '#features/static-lists/wire.ts'
import { call } from '#web/calls/api.ts'
import { AddressFields } from '#web/form/address/address-fields.tsx'
import type { Lookup } from '#web/form/address/postal-code.ts'
import { knownLabels, type PartProps, useSurroundings } from '../form-context.ts'
import { OnPhones } from '../on-phones.tsx'
import { isBegun } from '#wire/place/address-field.ts'
import { useList } from '../use-list.ts'

const lookup: Lookup = (zipcode, signal) => call(showPostalCode, { zipcode: zipcode.replace(/\D/g, '') }, { signal })
const cities = (state: string, signal: AbortSignal) => call(listCities, { state }, { signal })

export function AddressPart({ required }: PartProps) {
  const { profile } = useSurroundings()
  // One that was begun is needed whole.
  const begun = isBegun(useWatch({ name: 'address_attributes' }) as Parameters<typeof isBegun>[0])
  const [country] = knownLabels(profile, 'country_id')
  const [state] = knownLabels(profile, 'state_id')
  const [city] = knownLabels<number>(profile, 'city_id')
  return (
    <OnPhones name="address_attributes" title="Endereço">
      <AddressFields
        name="address_attributes"
        required={required || begun}
        lookup={lookup}
        countries={useList('countries')}
        states={useList('states')}
        cities={cities}
        known={{
          ...(country && { country }),
          ...(state && { state }),
          ...(city && { city: { value: Number(city.value), label: city.label } }),
        }}
      />
    </OnPhones>
  )
}
