import { dayWords } from '#web/moment.ts'
import { State } from '#web/ui/states/state.tsx'
import type { Invite } from './form-endpoints.ts'

/** For who comes again. */
export function AnsweredState({ answered_at, outcome, company_name }: Invite) {
  return (
    <State
      heading="h1"
      drawing="folder"
      title="Formulário já respondido"
      text={`${company_name} recebeu suas respostas em ${dayWords(answered_at!)}. ${outcome ?? ''}`}
    />
  )
}
