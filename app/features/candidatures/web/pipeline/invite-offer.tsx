import { useState } from 'react'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/alerts/notice.tsx'
import { useSession } from '#web/session/session.ts'
import { mayUse } from '#wire/person/roles.ts'
import { toInvite } from './interview-part.tsx'
import type { Received, Stage } from './use-pipeline.ts'

/** Who has just gone to an interview's column and has no invite yet. */
export function useInvitable() {
  const invites = mayUse('INTERVIEW', useSession().attributes.roles ?? [])
  const [rows, setRows] = useState<Received[]>([])
  return {
    rows,
    moved: (moved: Received[], stage?: Stage) =>
      setRows(invites && stage?.state === 'interview' ? moved.filter(({ attributes }) => !attributes.interview) : []),
    forget: () => setRows([]),
  }
}

const wordsOf = (rows: readonly Received[]) =>
  rows.length === 1 ? `${rows[0]!.attributes.name} espera um horário.` : `${rows.length} pessoas esperam um horário.`

type Props = { job_id: string; rows: readonly Received[]; onLater: () => void }

export const InviteOffer = ({ job_id, rows, onLater }: Props) =>
  rows.length > 0 && (
    <Notice
      title="Oferecer horários de entrevista?"
      action={
        <>
          <ButtonLink
            to={toInvite(
              job_id,
              rows.map(({ id }) => id),
            )}
          >
            Convidar agora
          </ButtonLink>
          <Button kind="quiet" onClick={onLater}>
            Depois
          </Button>
        </>
      }
    >
      {wordsOf(rows)}
    </Notice>
  )
