import { useFormContext } from 'react-hook-form'
import { MaskedField } from '#web/form/text/masked-field.tsx'
import { NumberField } from '#web/form/text/number-field.tsx'
import { SelectField } from '#web/form/choices/select-field.tsx'
import { TextField } from '#web/form/text/text-field.tsx'
import { COMPANY_NETWORKS } from '#wire/link/network-link.ts'
import type { CompanyDraft, Edited } from './company-draft.ts'
import { FIELD_WORDS as WORDS } from './company-fields.ts'
import styles from './editing.module.css'
import { sectors } from './sources.ts'

const ADDRESS = { autoCapitalize: 'none', spellCheck: false } as const

export function IdentityPart({ company }: { company: Edited['attributes'] }) {
  const { control } = useFormContext<CompanyDraft>()
  const abroad = company.phone.startsWith('+')
  return (
    <section className={styles.card} aria-labelledby="identidade">
      <h2 id="identidade">A empresa</h2>
      <div className={styles.pair}>
        <TextField control={control} name="name" label={WORDS.name} required autoComplete="organization" />
        <TextField
          control={control}
          name="trading_name"
          label={WORDS.trading_name}
          autoComplete="off"
          hint="É o nome que aparece na página."
        />
        <MaskedField
          control={control}
          name="cnpj"
          mask="cnpj"
          label={WORDS.cnpj}
          required
          disabled={!company.may_change_cnpj}
          hint={company.may_change_cnpj ? undefined : 'Depois da verificação, só muda por “Fale conosco”.'}
        />
        <TextField control={control} name="representative" label={WORDS.representative} autoComplete="off" />
        <SelectField
          control={control}
          name="sector_id"
          label={WORDS.sector_id}
          required
          load={sectors}
          known={company.labels['sector_id'] ?? []}
        />
        {/* A mask for Brazilian phones would spoil one from abroad. */}
        {abroad ? (
          <TextField
            control={control}
            name="phone"
            label={WORDS.phone}
            required
            type="tel"
            inputMode="tel"
            autoComplete="tel"
          />
        ) : (
          <MaskedField control={control} name="phone" mask="phone" label={WORDS.phone} required />
        )}
        <NumberField control={control} name="employees_number" label={WORDS.employees_number} />
        <NumberField control={control} name="number_of_interns" label={WORDS.number_of_interns} />
        <TextField
          control={control}
          name="website"
          label={WORDS.website}
          required
          type="url"
          inputMode="url"
          autoComplete="url"
          {...ADDRESS}
        />
        <YearField />
        {COMPANY_NETWORKS.map((network) => (
          <TextField
            key={network}
            control={control}
            name={network}
            label={WORDS[network]}
            inputMode="url"
            autoComplete="off"
            {...ADDRESS}
            hint="O endereço do perfil ou o @."
          />
        ))}
      </div>
    </section>
  )
}

/** A year is a number without a point among its digits. */
function YearField() {
  const { control } = useFormContext<CompanyDraft>()
  return <NumberField control={control} name="founded_at" label={WORDS.founded_at} separator="" hint="Como 1998." />
}
