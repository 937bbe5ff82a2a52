import { lists } from '#features/static-lists/wire.ts'
import { SelectField } from '#web/form/choices/select-field.tsx'
import { TextField } from '#web/form/text/text-field.tsx'
import { call } from '#web/calls/api.ts'
import { Pair, Section } from '#web/page/page.tsx'
import { lookOf } from '#web/record/look-of.ts'
import { RecordField } from '#web/record/record-field.tsx'
import { personRecord as fields } from '../wire/record.ts'

const states = (signal: AbortSignal) => call(lists.states, {}, { signal })
const rg = fields.rg.of!
const PLAIN = ['job_title', 'phone', 'document', 'education', 'organization', 'professional_registration'] as const

/** Invites somebody, corrects the address of an invitation that waits, is one's own to change, or its owner's alone. */
export type EmailRule = 'invites' | 'corrects' | 'own' | 'fixed'
const HINTS: Record<EmailRule, string> = {
  invites: 'Enviaremos a este e-mail um convite para criar a senha.',
  corrects:
    'O convite ainda espera resposta. Se corrigir o e-mail, enviaremos outro, e o link anterior deixa de valer.',
  own: 'Um e-mail novo passa a valer depois que você abrir o link que enviaremos a ele.',
  fixed: 'Só a própria pessoa troca o e-mail de entrada.',
}

/** Who the person is. */
export const PersonFields = ({ email }: { email: EmailRule }) => (
  <>
    <Section title="Dados pessoais" id="person">
      <RecordField of={fields} name="name" />
      <TextField
        {...lookOf(fields, 'email')}
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        disabled={email === 'fixed'}
        hint={HINTS[email]}
      />
      <Pair>
        {PLAIN.map((name) => (
          <RecordField key={name} of={fields} name={name} />
        ))}
      </Pair>
    </Section>
    <Section title={fields.rg.label} id="identity" lead="Usado nos contratos que a pessoa assina pela empresa.">
      <TextField {...lookOf(rg, 'number')} name="rg.number" autoComplete="off" />
      <Pair>
        <TextField {...lookOf(rg, 'issuer')} name="rg.issuer" autoComplete="off" />
        <SelectField {...lookOf(rg, 'state_id')} name="rg.state_id" load={states} />
      </Pair>
    </Section>
  </>
)
