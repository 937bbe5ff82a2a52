// What the asker may do now, as the seeds tell it: a button is shown when actor and scope are the same.
import { type EventName, EVENTS } from '../../wire/events.ts'
import type { Party } from '../../wire/words.ts'
import { type Asker, holds, mayTake } from '../asker.ts'
import { currentStep, type Envelope } from '../envelope-rows.ts'

export type Available = {
  name: string
  description: string
  meta: { action: string; actor: Party; reject_by: Party | null }
  scope: Party
  extra: { link: string | null; digital: boolean }
}

const DESCRIPTIONS: Partial<Record<EventName, string>> = {
  define: 'Escolher o tipo do contrato',
  send: 'Enviar',
  confirm: 'Aprovar',
  sign: 'Ler e assinar',
  upload_base_contract: 'Enviar contrato base',
  upload_contract: 'Enviar documento assinado',
  approve_upload: 'Aprovar o documento enviado',
  reject_upload: 'Recusar o documento enviado',
  reject: 'Rejeitar',
  correct: 'Corrigir e reenviar',
  void: 'Cancelar o contrato',
  download: 'Baixar',
}
const SHOWN = Object.keys(DESCRIPTIONS) as EventName[]

export const mayNow = (asker: Asker, envelope: Envelope, event: EventName) =>
  (EVENTS[event].from as readonly string[]).includes(envelope.state) && mayTake(asker, envelope, event)

type Standing = {
  hasDocument: boolean
  /** Somebody else uploaded what is to be judged. */
  mayJudge: boolean
}

const signsLater = (asker: Asker, { steps }: Envelope) =>
  steps.some((step) => step.kind === 'signature' && step.state === 'waiting' && holds(asker, step))

/** In the order of the table. Whoever signs later reads for whom they wait. */
export function eventsFor(asker: Asker, envelope: Envelope, { hasDocument, mayJudge }: Standing): Available[] {
  const step = currentStep(envelope)
  const digital = envelope.contract_type !== 'analogic'
  const told = (name: EventName): Available => ({
    name,
    description: DESCRIPTIONS[name]!,
    meta: {
      action: name,
      actor: asker.party,
      reject_by: name === 'reject' ? 'company_sign' : null,
    },
    scope: asker.party,
    extra: { link: name === 'sign' ? `/envelopes/${envelope.id}/assinar` : null, digital },
  })
  const stands = (name: EventName) => (name === 'download' ? hasDocument : name !== 'approve_upload' || mayJudge)
  const mine = SHOWN.filter((name) => mayNow(asker, envelope, name) && stands(name)).map(told)
  if (!step || mine.some(({ name }) => name === 'sign') || !signsLater(asker, envelope)) return mine
  const waits: Available = {
    name: 'await',
    description: step.person_name ? `Aguardando ${step.person_name}` : 'Aguardando a próxima etapa',
    meta: { action: 'await', actor: step.party, reject_by: null },
    scope: asker.party,
    extra: { link: null, digital },
  }
  return [...mine, waits]
}
