import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { answerOf } from '#web/calls/answer.ts'
import { useAct } from '#web/calls/use-act.ts'
import { CheckboxField } from '#web/form/choices/checkbox-field.tsx'
import { CheckboxGroupField } from '#web/form/choices/choice-field.tsx'
import { SendingForm } from '#web/form/sending-form.tsx'
import { TextField } from '#web/form/text/text-field.tsx'
import { Notice } from '#web/ui/alerts/notice.tsx'
import { listClashes, listOwnRegistrations, signUpFields, signUpForEvent } from '../../wire/registrations.ts'
import { sessionWhen } from '../parts/event-words.ts'
import type { Event } from './event.ts'
import type { SignedUpTo } from './signed-up.tsx'

type Form = { session_ids: string[]; name: string; email: string; shares_name: boolean }
const LABELS = {
  session_ids: 'Escolha as sessões',
  name: 'Nome completo',
  email: 'E-mail',
  shares_name: 'Quem promove o evento pode ver o meu nome',
} as const
const known = z.object({ session_ids: signUpFields.session_ids, shares_name: z.boolean() })
const whole = z.object(signUpFields)

type Props = { event: Event; guest: boolean; onDone: (of: SignedUpTo) => void }

export default function SignUpForm({ event, guest, onDone }: Props) {
  const send = useAct(signUpForEvent, { refresh: [listOwnRegistrations] })
  const classes = useQuery({ ...answerOf(listClashes, { uuid: event.id }), enabled: !guest }).data?.data.attributes
  const clashes = new Map(classes?.sessions.map(({ session_id, clash }) => [session_id, clash]))
  const { sessions, zone } = event.attributes
  const free = sessions.filter(({ seats }) => seats !== 'over')
  return (
    <SendingForm<Form>
      schema={guest ? whole : known}
      values={{ session_ids: free.length === 1 ? [free[0]!.id] : [], name: '', email: '', shares_name: false }}
      labels={LABELS}
      root="registration"
      submit="Confirmar inscrição"
      send={async ({ session_ids, shares_name, name, email }) => {
        const registration = { session_ids, shares_name, ...(guest && { name, email }) }
        onDone((await send.act({ uuid: event.id, registration })).data.attributes)
      }}
    >
      <CheckboxGroupField<string, Form>
        name="session_ids"
        label={LABELS.session_ids}
        required
        options={free.map((one) => ({
          value: one.id,
          label: one.title,
          description: `${sessionWhen(one, zone)}${one.seats === 'full' ? ' · lista de espera' : ''}`,
        }))}
      />
      {clashes.size > 0 && (
        <Notice kind="warning" title="Coincide com o seu horário de aulas">
          {free.flatMap(({ id, title }) => (clashes.has(id) ? [`${title}. ${clashes.get(id)}.`] : [])).join(' ')}
        </Notice>
      )}
      {guest && (
        <>
          <TextField<Form> name="name" label={LABELS.name} required autoComplete="name" />
          <TextField<Form>
            name="email"
            label={LABELS.email}
            required
            type="email"
            inputMode="email"
            autoComplete="email"
            hint="O link para confirmar vai para este endereço."
          />
        </>
      )}
      <CheckboxField<Form> name="shares_name" label={LABELS.shares_name} />
    </SendingForm>
  )
}
