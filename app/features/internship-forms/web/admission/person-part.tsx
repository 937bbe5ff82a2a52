import { LawWords, useSaid } from '#features/contracts/web/draft/law/law-context.tsx'
import { DraftPart } from '#features/contracts/web/draft/parts/draft-part.tsx'
import { showPostalCode } from '#features/postal-codes/wire.ts'
import { listCities, lists } from '#features/static-lists/wire.ts'
import { call } from '#web/calls/api.ts'
import { AddressFields } from '#web/form/address/address-fields.tsx'
import type { Lookup } from '#web/form/address/postal-code.ts'
import { Columns } from '#web/page/page.tsx'
import { RecordField } from '#web/record/record-field.tsx'
import { admissionFields } from '../../wire/admission-record.ts'

const lookup: Lookup = (zipcode, signal) => call(showPostalCode, { zipcode: zipcode.replace(/\D/g, '') }, { signal })
const cities = (state: string, signal: AbortSignal) => call(listCities, { state }, { signal })
const countries = (signal: AbortSignal) => call(lists.countries, {}, { signal })
const states = (signal: AbortSignal) => call(lists.states, {}, { signal })

type Name = 'full_name' | 'rg' | 'cellphone' | 'enrolment_proof_on'

/** With what is missing in the place of its hint. */
export function OwnField({ name, required }: { name: Name; required?: boolean }) {
  const said = useSaid(name)
  return (
    <RecordField
      of={admissionFields}
      name={name}
      {...(required && { required })}
      hint={said.length ? <LawWords of={said} /> : '\u00a0'}
    />
  )
}

export function PersonPart() {
  const said = useSaid('address_attributes')
  return (
    <>
      <DraftPart id="voce" title="Você">
        <OwnField name="full_name" required />
        <Columns>
          <OwnField name="rg" />
          <OwnField name="cellphone" required />
        </Columns>
      </DraftPart>
      <DraftPart id="endereco" title="Endereço">
        <LawWords of={said} />
        <AddressFields name="address_attributes" {...{ lookup, cities, countries, states }} />
      </DraftPart>
    </>
  )
}
