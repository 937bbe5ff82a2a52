import { useFormContext, useWatch } from 'react-hook-form'
import { AddressFields } from '#web/form/address/address-fields.tsx'
import { CheckboxField } from '#web/form/choices/checkbox-field.tsx'
import { type CompanyDraft, type Edited, isBegun } from './company-draft.ts'
import { FIELD_WORDS as WORDS } from './company-fields.ts'
import styles from './editing.module.css'
import { cities, lookup, states } from './sources.ts'

const BRAZIL = [{ value: 'BR', label: 'Brasil' }] as const

export function PlacePart({ company: { labels } }: { company: Edited['attributes'] }) {
  // One that was begun is needed whole.
  const begun = isBegun(useWatch<CompanyDraft, 'address_attributes'>({ name: 'address_attributes' }))
  const city = labels['city_id']?.[0]
  return (
    <section className={styles.card} aria-labelledby="endereco">
      <h2 id="endereco">{WORDS.address_attributes}</h2>
      <AddressFields<CompanyDraft>
        name="address_attributes"
        required={begun}
        lookup={lookup}
        countries={BRAZIL}
        states={states}
        cities={cities}
        known={{ ...(city && { city: { value: Number(city.value), label: city.label } }) }}
      />
    </section>
  )
}

export function AccessPart() {
  const { control } = useFormContext<CompanyDraft>()
  return (
    <section className={styles.card} aria-labelledby="acesso">
      <h2 id="acesso">Acesso e exibição</h2>
      <CheckboxField
        control={control}
        name="otp_required_for_login"
        label="Exigir verificação em duas etapas de quem trabalha na empresa"
        hint="Quem ainda não a usa precisa ligá-la para continuar. Vale para esta empresa, não para as filiais. Ligue antes no seu próprio perfil."
      />
      <CheckboxField
        control={control}
        name="show_sub_company"
        label="Mostrar as filiais na página da empresa"
        hint="Só aparecem as que já foram verificadas."
      />
    </section>
  )
}
