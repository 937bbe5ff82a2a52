// What a company's changes share.
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { answerOf } from '#web/calls/answer.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { showInterview } from '../../wire/interviews.ts'
import { ActFrame } from '../parts/act-frame.tsx'
import type { Interview } from '../parts/agenda-words.ts'

type Props = {
  id: string
  title: string
  lead: string
  may?: (of: Interview['attributes']) => boolean
  children: (interview: Interview) => ReactNode
}

export function ChangeFrame({ may = () => true, children, ...page }: Props) {
  const query = useQuery({ ...answerOf(showInterview, { id: page.id }), retry: false })
  return (
    <Loaded of={[query]} page="form" fields={4} missing="Não encontramos esta entrevista">
      {({ data }) => {
        const { attributes: of } = data
        const about = `${of.person_name}, ${of.job.title}`
        return (
          <ActFrame {...page} of={of} about={about} open={of.may_change && may(of)} over="Aqui não há o que mudar">
            {children(data)}
          </ActFrame>
        )
      }}
    </Loaded>
  )
}
