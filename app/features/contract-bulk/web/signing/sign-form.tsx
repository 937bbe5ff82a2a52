import { useState } from 'react'
import * as z from 'zod/mini'
import { useAct } from '#web/calls/use-act.ts'
import { Actions, Muted, Section } from '#web/page/page.tsx'
import { RecordField } from '#web/record/record-field.tsx'
import { RecordForm } from '#web/record/record-form.tsx'
import { Notice } from '#web/ui/alerts/notice.tsx'
import { Button } from '#web/ui/button.tsx'
import { textField } from '#wire/fields.ts'
import type { Field } from '#wire/record.ts'
import { listWaitingSignatures, sendBulkCode, signMany } from '../../wire/signing.ts'
import type { Contract, Waiting } from './bulk-signing.tsx'

const CODE = 'Digite os seis dígitos do código'
const same = <T,>(value: T) => value
const acceptedField = (label: string): Field<boolean> => ({
  label,
  control: 'check',
  schema: z.boolean().check(z.refine((on) => on, 'Aceite assinar por meio eletrônico')),
  answer: z.boolean(),
  blank: false,
  toTyped: same,
  fromTyped: same,
  toStored: same,
  fromStored: same,
})
const fieldsFor = (consent: string) => ({
  code: {
    ...textField('Código de seis dígitos', 6, { inputMode: 'numeric' }),
    schema: z.string().check(z.trim(), z.regex(/^\d{6}$/, CODE)),
  },
  typed_name: textField('Seu nome completo', 160),
  accepted: acceptedField(consent),
})

const contracts = (n: number) => (n === 1 ? '1 contrato' : `${n} contratos`)
const names = new Intl.ListFormat('pt-BR')

type Props = { chosen: Contract[]; signer: Omit<Waiting, 'data'>; onSigned: (id: string) => void }

/** One code for all that were chosen and read; who was not is named, and left out. */
export function SignForm({ chosen, signer, onSigned }: Props) {
  const [fields] = useState(() => fieldsFor(signer.consent))
  const [sent, setSent] = useState(false)
  const ask = useAct(sendBulkCode, { onDone: () => setSent(true) })
  const sign = useAct(signMany, { refresh: [listWaitingSignatures], onDone: ({ data }) => onSigned(data.id) })
  const read = chosen.filter((one) => one.read)
  const unread = chosen.filter((one) => !one.read)
  const documents = chosen.map(({ envelope_id, sha256 }) => ({ envelope_id, sha256 }))
  return (
    <Section title="Assinar" id="assinar">
      {unread.length > 0 && (
        <Notice
          kind="warning"
          title={
            unread.length === 1 ? '1 não foi lido e fica de fora' : `${unread.length} não foram lidos e ficam de fora`
          }
        >
          {names.format(unread.map(({ intern_name }) => intern_name))}
        </Notice>
      )}
      {read.length === 0 ? (
        <Muted>Abra e leia ao menos um contrato para assinar.</Muted>
      ) : sent ? (
        <RecordForm
          fields={fields}
          submit={`Assinar ${contracts(read.length)}`}
          send={async ({ code, typed_name }) => {
            await sign.act({ documents, code, typed_name, accepted: true })
            setSent(false)
          }}
          beside={
            <Button loading={ask.busy} onClick={() => ask.press({})}>
              Enviar outro código
            </Button>
          }
        >
          <RecordField of={fields} name="code" hint={`Enviado para ${signer.email_hint}. Vale por 10 minutos.`} />
          <RecordField of={fields} name="typed_name" hint={`Como na sua conta: ${signer.signer_name}.`} />
          <RecordField of={fields} name="accepted" />
        </RecordForm>
      ) : (
        <>
          <Muted>Enviaremos um código de seis dígitos para {signer.email_hint}.</Muted>
          <Actions>
            <Button kind="primary" loading={ask.busy} onClick={() => ask.press({})}>
              Enviar código para assinar {contracts(read.length)}
            </Button>
          </Actions>
        </>
      )}
    </Section>
  )
}
