import { useWatch } from 'react-hook-form'
import { AddressFields } from '#web/form/address/address-fields.tsx'
import { Section } from '#web/page/page.tsx'
import { RecordField } from '#web/record/record-field.tsx'
import { isBegun } from '#wire/place/address-field.ts'
import { type Attributes, editedRecord as fields } from './edited-company.ts'
import { cities, countries, lookup, states } from './sources.ts'

export function PlacePart({ company: { labels } }: { company: Attributes }) {
  // One that was begun is needed whole.
  const begun = isBegun(useWatch({ name: 'address_attributes' }) as Parameters<typeof isBegun>[0])
  const city = labels['city_id']?.[0]
  const country = labels['country_id']?.[0]
  return (
    <Section title={fields.address_attributes.label} id="endereco">
      <AddressFields
        name="address_attributes"
        required={begun}
        lookup={lookup}
        countries={countries}
        states={states}
        cities={cities}
        known={{ ...(country && { country }), ...(city && { city: { value: Number(city.value), label: city.label } }) }}
      />
    </Section>
  )
}

export const AccessPart = () => (
  <Section title="Acesso e exibição" id="acesso">
    <RecordField
      of={fields}
      name="otp_required_for_login"
      hint={
        'Quem ainda não a usa precisa ligá-la para continuar. Vale para esta empresa, ' +
        'não para as filiais. Ligue antes no seu próprio perfil.'
      }
    />
    <RecordField of={fields} name="show_sub_company" hint="Só aparecem as que já foram verificadas." />
  </Section>
)
