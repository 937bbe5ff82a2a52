import { useQuery } from '@tanstack/react-query'
import { showFolder } from '#features/internships/wire/folders.ts'
import { answerOf } from '#web/calls/answer.ts'
import { pageMeta } from '#web/page-meta.ts'
import type { Route } from './+types/ask-page'
import { ASK_TITLE, AskRoom } from './ask/ask-room.tsx'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: ASK_TITLE, index: false })

export default function AskPage({ params: { id } }: Route.ComponentProps) {
  const of = useQuery(answerOf(showFolder, { id })).data?.data.attributes
  return (
    <AskRoom
      internship_id={id}
      name={of?.intern_name}
      ended={of?.state === 'ended'}
      check="/dados/conferir"
      back={{ to: `/folders/${id}`, label: 'Estágio' }}
    />
  )
}
