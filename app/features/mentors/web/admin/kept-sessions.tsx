import { useState } from 'react'
import * as z from 'zod/mini'
import { useAct } from '#web/calls/use-act.ts'
import { MaskedField } from '#web/form/text/masked-field.tsx'
import { TextField } from '#web/form/text/text-field.tsx'
import { TimeField } from '#web/form/times/time-field.tsx'
import { SendingForm } from '#web/form/sending-form.tsx'
import { momentWords } from '#web/moment.ts'
import { Actions, Entries, Named, Pair, Section } from '#web/page/page.tsx'
import { Button } from '#web/ui/button.tsx'
import { date, isoDate, time } from '#wire/time/date.ts'
import { visibleText } from '#wire/text/visible-text.ts'
import { BRASILIA, instantAt } from '#wire/time/zones.ts'
import { cancelSession, createSession, showKeptMentor } from '../../wire/operator-mentors.ts'
import { CancelWithReason } from './cancel-with-reason.tsx'
import type { KeptMentor } from '../mentoring-view.ts'

type Form = { title: string; link: string; day: string; starts_at: string; minutes: string; capacity: string }
const whole = z.string().check(z.regex(/^\d{1,3}$/, 'Informe um número inteiro'))
const schema = z.object({
  title: visibleText(120),
  link: visibleText(300),
  day: date,
  starts_at: time,
  minutes: whole,
  capacity: whole,
})
const LABELS = {
  title: 'Assunto',
  link: 'Sala da sessão',
  day: 'Dia',
  starts_at: 'Hora em Brasília',
  minutes: 'Minutos',
  capacity: 'Lugares',
}

export function KeptSessions({ id, sessions }: { id: string; sessions: KeptMentor['attributes']['sessions'] }) {
  const [asking, setAsking] = useState(false)
  const cancel = useAct(cancelSession, {
    done: 'Quem tinha lugar recebe o motivo por e-mail.',
    refresh: [showKeptMentor],
  })
  return (
    <Section
      title="Sessões em grupo"
      id="sessions"
      lead="Uma conversa com várias pessoas; ninguém vê o nome de ninguém."
    >
      {sessions.length > 0 && (
        <Entries>
          {sessions.map((of) => (
            <li key={of.id}>
              <Named name={of.title}>
                {momentWords(of.starts_at)}
                {of.cancelled ? ', cancelada' : `, ${of.taken} de ${of.capacity} lugares`}
              </Named>
              {!of.cancelled && (
                <CancelWithReason
                  what={of.title}
                  button="Cancelar a sessão"
                  onCancel={async (reason) => void (await cancel.act({ id, session_id: of.id, reason }))}
                />
              )}
            </li>
          ))}
        </Entries>
      )}
      {asking ? (
        <NewSession id={id} onClose={() => setAsking(false)} />
      ) : (
        <Actions>
          <Button onClick={() => setAsking(true)}>Nova sessão</Button>
        </Actions>
      )}
    </Section>
  )
}

function NewSession({ id, onClose }: { id: string; onClose: () => void }) {
  const create = useAct(createSession, { done: 'A sessão está marcada.', refresh: [showKeptMentor] })
  return (
    <SendingForm<Form>
      schema={schema}
      values={{ title: '', link: '', day: '', starts_at: '', minutes: '60', capacity: '20' }}
      labels={LABELS}
      root="session"
      submit="Marcar a sessão"
      cancel={onClose}
      send={async ({ title, link, day, starts_at, minutes, capacity }) => {
        const at = instantAt(isoDate(day)!, starts_at, BRASILIA).toISOString()
        const session = { title, link, starts_at: at, minutes: Number(minutes), capacity: Number(capacity) }
        await create.act({ id, session })
        onClose()
      }}
    >
      <TextField<Form> name="title" label={LABELS.title} required maxLength={120} autoComplete="off" />
      <TextField<Form> name="link" label={LABELS.link} required maxLength={300} inputMode="url" autoComplete="off" />
      <Pair>
        <MaskedField<Form> name="day" mask="date" label={LABELS.day} required />
        <TimeField<Form> name="starts_at" label={LABELS.starts_at} required />
      </Pair>
      <Pair>
        <TextField<Form> name="minutes" label={LABELS.minutes} required inputMode="numeric" autoComplete="off" />
        <TextField<Form> name="capacity" label={LABELS.capacity} required inputMode="numeric" autoComplete="off" />
      </Pair>
    </SendingForm>
  )
}
