// What the three answers of a person share.
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { answerOf } from '#web/calls/answer.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { showInvite } from '../../wire/invites.ts'
import { ActFrame } from '../parts/act-frame.tsx'
import type { Invite } from '../parts/agenda-words.ts'

type Props = {
  id: string
  title: string
  lead: string
  may: (of: Invite['attributes']) => boolean
  children: (invite: Invite) => ReactNode
}

export function AnswerFrame({ may, children, ...page }: Props) {
  const query = useQuery({ ...answerOf(showInvite, { id: page.id }), retry: false })
  return (
    <Loaded of={[query]} page="form" missing="Não encontramos esta entrevista">
      {({ data }) => {
        const { attributes: of } = data
        const about = `${of.job.title}, ${of.job.company_name}`
        return (
          <ActFrame {...page} of={of} about={about} open={may(of)} over="Aqui não há mais o que responder">
            {children(data)}
          </ActFrame>
        )
      }}
    </Loaded>
  )
}
