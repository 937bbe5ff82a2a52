import { StandingMark, type Standing } from '#web/ui/states/standing.tsx'
import { DOCUMENT_STATES, type DocumentState } from '../wire.ts'

const LOOKS: Record<DocumentState, Standing> = { enviado: 'waiting', aprovado: 'good', recusado: 'bad', vencido: 'bad' }
/** States that need action come first. */
const ORDER: DocumentState[] = ['recusado', 'vencido', 'enviado', 'aprovado']

export const DocumentStanding = ({ state }: { state: DocumentState }) => (
  <StandingMark of={LOOKS[state]}>{DOCUMENT_STATES[state]}</StandingMark>
)

/** The state of a category: the one that most needs action. */
export function CategoryStanding({ states, wanted }: { states: DocumentState[]; wanted: boolean }) {
  const state = ORDER.find((one) => states.includes(one))
  if (state) return <DocumentStanding state={state} />
  return wanted ? <StandingMark of="turn">Falta enviar</StandingMark> : null
}
