// The interview that comes next, and the way to invite: the agenda lies below in the map, and is reached by its address.
import { momentWords } from '#web/moment.ts'
import { Muted } from '#web/page/page.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { useSession } from '#web/session/session.ts'
import { mayUse } from '#wire/person/roles.ts'
import { isOpen } from '../../wire/candidature-words.ts'
import type { NextInterview } from '../../wire/next-interview.ts'
import type { Received } from './use-pipeline.ts'

/** 'Entrevista 25/11/2026, 10:00' */
export function interviewWords({ state, starts_at, proposed }: NextInterview): string {
  if (proposed) return 'Propõe outro horário de entrevista'
  return state === 'confirmed' ? `Entrevista ${momentWords(starts_at!)}` : 'Convite de entrevista enviado'
}

/** '25/11 10:00', or a word. */
export function shortWords({ state, starts_at, proposed }: NextInterview): string {
  if (proposed) return 'propõe'
  return state === 'confirmed' ? momentWords(starts_at!).replace(/\/\d{4},/, '') : 'convidada'
}

export const toInvite = (job_id: string, ids: readonly string[]) =>
  `/agendas/convites/novo?vaga=${job_id}&candidaturas=${ids.join(',')}`

type Props = { of: Pick<Received, 'id'> & { attributes: Received['attributes'] & { job: { id: string } } } }

export function InterviewPart({ of: { id, attributes } }: Props) {
  const { interview, state, job } = attributes
  const invites = mayUse('INTERVIEW', useSession().attributes.roles ?? [])
  if (!invites || !isOpen(state)) return null
  return (
    <>
      {interview && <Muted>{interviewWords(interview)}</Muted>}
      <div>
        {interview ? (
          <ButtonLink to={`/agendas/convites/${interview.id}/sobre`}>Ver a entrevista</ButtonLink>
        ) : (
          <ButtonLink kind={state === 'interview' ? 'primary' : 'secondary'} to={toInvite(job.id, [id])}>
            Convidar para entrevista
          </ButtonLink>
        )}
      </div>
    </>
  )
}
