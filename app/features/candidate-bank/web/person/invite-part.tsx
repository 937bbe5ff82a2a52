import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { listOwnedJobs } from '#features/jobs/wire/writing.ts'
import { answerOf } from '#web/calls/answer.ts'
import { useAct } from '#web/calls/use-act.ts'
import { NativeSelectField } from '#web/form/choices/native-select-field.tsx'
import { SendingForm } from '#web/form/sending-form.tsx'
import { TextareaField } from '#web/form/text/textarea-field.tsx'
import { momentWords } from '#web/moment.ts'
import { Entries, Muted, Named, Section } from '#web/page/page.tsx'
import { StandingMark } from '#web/ui/states/standing.tsx'
import type { Answer } from '#wire/endpoint.ts'
import { writtenText } from '#wire/text/visible-text.ts'
import { listCandidates, type showCandidate } from '../../wire/bank.ts'
import { INVITATION_LENGTH, inviteCandidate } from '../../wire/invitations.ts'
import { INVITED_WORDS } from '../bank-words.ts'

type Shown = Answer<typeof showCandidate>['data']['attributes']
type Form = { job_id: string; message: string }
type Props = { id: string; of: Shown; job_id: string | undefined }

const schema = z.object({
  job_id: z.uuid('Escolha uma vaga'),
  message: z.optional(z.nullable(writtenText(0, INVITATION_LENGTH))),
})
const LABELS = { job_id: 'Vaga', message: 'Uma mensagem para a pessoa' }

/** One invitation a job; what was asked before stands above. */
export function InvitePart({ id, of, job_id }: Props) {
  const jobs = useQuery(answerOf(listOwnedJobs, { status: 'published', per_page: 100 }))
  const invite = useAct(inviteCandidate, {
    done: `O convite foi enviado. ${of.name} decide se quer se candidatar.`,
    refresh: [listCandidates],
  })
  const asked = new Set(of.invitations.map((one) => one.job_id))
  const options = (jobs.data?.collection.data ?? [])
    .filter((one) => !asked.has(one.id))
    .map(({ id, attributes }) => ({ value: id, label: attributes.title }))
  return (
    <Section
      title="Convidar para uma vaga"
      id="convidar"
      lead="A pessoa recebe a vaga, o salário e o prazo, e responde com um toque. O contato vem com a candidatura."
    >
      {of.invitations.length > 0 && (
        <Entries>
          {of.invitations.map((one) => (
            <li key={one.job_id}>
              <Named name={one.title}>Convite de {momentWords(one.invited_at)}</Named>
              <StandingMark of={INVITED_WORDS[one.state].standing}>{INVITED_WORDS[one.state].words}</StandingMark>
            </li>
          ))}
        </Entries>
      )}
      {jobs.data && options.length === 0 && <Muted>Publique uma vaga para convidar pessoas a ela.</Muted>}
      {options.length > 0 && (
        <SendingForm<Form>
          key={of.invitations.length}
          schema={schema}
          values={{ job_id: options.some(({ value }) => value === job_id) ? job_id! : '', message: '' }}
          labels={LABELS}
          root="invitation"
          submit="Enviar convite"
          send={({ job_id, message }) => invite.act({ id: job_id, invitation: { user_info_id: id, message } })}
        >
          <NativeSelectField<Form> name="job_id" label={LABELS.job_id} required options={options} />
          <TextareaField<Form> name="message" label={LABELS.message} most={INVITATION_LENGTH} />
        </SendingForm>
      )}
    </Section>
  )
}
