// What a draft of a termination, a report or a plan tells besides the terms.
import type { ReactNode } from 'react'
import { Pair } from '#web/page/page.tsx'
import { RecordField } from '#web/record/record-field.tsx'
import { SelectField } from '#web/form/choices/select-field.tsx'
import type { Option } from '#web/form/choices/options.ts'
import { Collapsible } from '#web/ui/collapsible.tsx'
import { ENDING_REASONS, INITIATIVES } from '#wire/endings.ts'
import { signers, supervisors } from '../../draft/parts/sources.ts'
import { optionsOf } from '../../draft/parts/term-field.tsx'
import { endingFields, planFields, reportFields } from './facts-fields.ts'

const REASONS = optionsOf(ENDING_REASONS)
const WHO = optionsOf(INITIATIVES)

export type People = { company_id: string; labels?: Record<string, Option<string>[]> }

const OtherSigner = ({ company_id, labels = {} }: People) => (
  <Collapsible title="Outra pessoa assina pela empresa" openAtFirst={Boolean(labels['company_signer_id'])}>
    <SelectField<string, Record<string, string>, Record<string, string>>
      name="company_signer_id"
      label={endingFields.company_signer_id.label}
      search={signers(company_id)}
      known={labels['company_signer_id'] ?? []}
      hint="Sem escolha, assina quem está nas condições do estágio."
    />
  </Collapsible>
)

const OtherSupervisor = ({ company_id, labels = {} }: People) => (
  <Collapsible title="Outra pessoa supervisiona agora" openAtFirst={Boolean(labels['supervisor_id'])}>
    <SelectField<string, Record<string, string>, Record<string, string>>
      name="supervisor_id"
      label={planFields.supervisor_id.label}
      search={supervisors(company_id)}
      known={labels['supervisor_id'] ?? []}
      hint="Sem escolha, assina quem está nas condições do estágio."
    />
    <RecordField of={planFields} name="supervisor_education" />
  </Collapsible>
)

type Form = { fields: typeof endingFields | typeof reportFields | typeof planFields; parts: (of: People) => ReactNode }
export const FACTS_FORMS: Record<'rescisao' | 'relatorio' | 'plano', Form> = {
  rescisao: {
    fields: endingFields,
    parts: (people) => (
      <>
        <RecordField of={endingFields} name="last_day" />
        <Pair>
          <RecordField of={endingFields} name="reason" options={REASONS} />
          <RecordField of={endingFields} name="initiative" options={WHO} />
        </Pair>
        <RecordField of={endingFields} name="text" />
        <OtherSigner {...people} />
      </>
    ),
  },
  relatorio: {
    fields: reportFields,
    parts: (people) => (
      <>
        <Pair>
          <RecordField of={reportFields} name="from" />
          <RecordField of={reportFields} name="to" hint="Até 6 meses por relatório." />
        </Pair>
        <RecordField of={reportFields} name="evaluation" />
        <OtherSupervisor {...people} />
      </>
    ),
  },
  plano: { fields: planFields, parts: OtherSupervisor },
}
