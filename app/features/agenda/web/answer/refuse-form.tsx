import { useAct } from '#web/calls/use-act.ts'
import { listInvites, refuseInvite } from '../../wire/invites.ts'
import { ReasonForm } from '../parts/reason-form.tsx'
import { AnswerFrame } from './answer-frame.tsx'

export function RefuseForm({ id }: { id: string }) {
  const { act } = useAct(refuseInvite, { done: 'A empresa foi avisada.', refresh: [listInvites] })
  return (
    <AnswerFrame
      id={id}
      title="Recusar a entrevista"
      lead="A sua candidatura continua no processo."
      may={(of) => of.may_refuse}
    >
      {() => (
        <ReasonForm
          id={id}
          root="refusal"
          submit="Recusar a entrevista"
          hint="A empresa lê o que você escreve."
          send={(refusal) => act({ id, refusal })}
        />
      )}
    </AnswerFrame>
  )
}
