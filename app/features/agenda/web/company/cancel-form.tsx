import { useAct } from '#web/calls/use-act.ts'
import { cancelInterview, showInterview } from '../../wire/interviews.ts'
import { ReasonForm } from '../parts/reason-form.tsx'
import { ChangeFrame } from './change-frame.tsx'

export function CancelForm({ id }: { id: string }) {
  const { act } = useAct(cancelInterview, { done: 'A entrevista foi cancelada.', refresh: [showInterview] })
  return (
    <ChangeFrame id={id} title="Cancelar a entrevista" lead="Todos são avisados, e a data sai dos calendários.">
      {() => (
        <ReasonForm
          id={id}
          root="cancellation"
          submit="Cancelar a entrevista"
          hint="A pessoa lê o que você escreve."
          send={(cancellation) => act({ id, cancellation })}
        />
      )}
    </ChangeFrame>
  )
}
