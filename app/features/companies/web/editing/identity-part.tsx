import { MaskedField } from '#web/form/text/masked-field.tsx'
import { NumberField } from '#web/form/text/number-field.tsx'
import { SelectField } from '#web/form/choices/select-field.tsx'
import { TextField } from '#web/form/text/text-field.tsx'
import { Pair, Section } from '#web/page/page.tsx'
import { lookOf } from '#web/record/look-of.ts'
import { RecordField } from '#web/record/record-field.tsx'
import { COMPANY_NETWORKS } from '#wire/link/network-link.ts'
import { type Attributes, editedRecord as fields } from './edited-company.ts'
import { sectors } from './sources.ts'

const ADDRESS = { inputMode: 'url', autoCapitalize: 'none', spellCheck: false } as const

export function IdentityPart({ company }: { company: Attributes }) {
  const abroad = company.phone.startsWith('+')
  return (
    <Section title="A empresa" id="identidade">
      <Pair>
        <TextField {...lookOf(fields, 'name')} autoComplete="organization" />
        <RecordField of={fields} name="trading_name" />
        <RecordField
          of={fields}
          name="cnpj"
          disabled={!company.may_change_cnpj}
          hint={company.may_change_cnpj ? undefined : 'Depois da verificação, só muda por “Fale conosco”.'}
        />
        <RecordField of={fields} name="representative" />
        <SelectField {...lookOf(fields, 'sector_id')} load={sectors} known={company.labels['sector_id'] ?? []} />
        {/* A mask for Brazilian phones would spoil one from abroad. */}
        {abroad ? (
          <TextField {...lookOf(fields, 'phone')} type="tel" inputMode="tel" autoComplete="tel" />
        ) : (
          <MaskedField {...lookOf(fields, 'phone')} mask="phone" />
        )}
        <NumberField {...lookOf(fields, 'employees_number')} />
        <NumberField {...lookOf(fields, 'number_of_interns')} />
        <TextField {...lookOf(fields, 'website')} type="url" autoComplete="url" {...ADDRESS} />
        {/* A year is a number without a point among its digits. */}
        <NumberField {...lookOf(fields, 'founded_at')} grouped={false} hint="Como 1998." />
        {COMPANY_NETWORKS.map((network) => (
          <TextField key={network} {...lookOf(fields, network)} autoComplete="off" {...ADDRESS} />
        ))}
      </Pair>
    </Section>
  )
}
