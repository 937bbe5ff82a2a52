// The steps as they are shown: the server's, and behind them the end, where the document is sealed.
import { dayWords } from '#web/moment.ts'
import type { Attributes } from '../../wire/buttons.ts'

type Step = Attributes['workflow']['flow'][number]
export type Look = 'done' | 'current' | 'declined' | 'later'
export type ShownStep = {
  id: string
  look: Look
  group: Step['meta']['group']
  label: string
  /** How it stands, in words. */
  how: string
  /** The same where there is little room. */
  short: string
  who: string | null
}

const DAY_MS = 86_400_000
/** 'hoje', 'há 1 dia', 'há 6 dias' */
function age(since: string, now: number) {
  const days = Math.floor((now - Date.parse(since)) / DAY_MS)
  if (days < 1) return 'hoje'
  return days === 1 ? 'há 1 dia' : `há ${days} dias`
}

const LOOKS: Record<Step['state'], Look> = {
  waiting: 'later',
  current: 'current',
  done: 'done',
  skipped: 'done',
  declined: 'declined',
}

function currentWords({ since, bounced, disowned }: Step, now: number) {
  if (disowned) return 'endereço errado'
  return bounced ? 'e-mail não chegou' : since ? age(since, now) : 'agora'
}

function howOf(step: Step, now: number) {
  const {
    state,
    done_at,
    statuses: [status],
  } = step
  if (state === 'current') return currentWords(step, now)
  if (state === 'waiting') return 'depois'
  return done_at ? `${status!.state_name}, ${dayWords(done_at)}` : status!.state_name
}

const whoOf = ({ person_name, delegated_by }: Step) =>
  delegated_by ? `${person_name}, por delegação de ${delegated_by}` : person_name

function endOf({ current_state, completed_at, workflow: { flow } }: Attributes): ShownStep {
  const look = current_state === 'completed' ? 'done' : current_state === 'sealing' ? 'current' : 'later'
  const how = { done: completed_at ? dayWords(completed_at) : '', current: 'selando', later: 'depois' }[look]
  return {
    id: 'end',
    look,
    group: flow.at(-1)!.meta.group,
    label: 'Concluído',
    how,
    short: how,
    who: 'documento selado',
  }
}

export function stepsOf(attributes: Attributes, now: number): ShownStep[] {
  const { flow } = attributes.workflow
  if (!flow.length) return []
  const steps = flow.map((step) => ({
    id: step.id,
    look: LOOKS[step.state],
    group: step.meta.group,
    label: step.label,
    how: howOf(step, now),
    short: step.done_at ? dayWords(step.done_at) : howOf(step, now),
    who: whoOf(step),
  }))
  return [...steps, endOf(attributes)]
}
