// With whom an envelope is, in a sentence: told to who holds it, and to who waits.
import { daysBetween, today } from '#server/today.ts'
import { formatDate } from '#wire/time/date.ts'
import type { Asker } from '../asker.ts'
import type { Envelope, EnvelopeStep } from '../envelope-rows.ts'
import type { Names } from './step-words.ts'

export type Known = Names & {
  asker: Asker
  now: Date
  starts_on: string | null
  /** Of the current step. */
  reminded_at: string | null
  /** Why the last upload was refused, while another is waited for; empty where nobody said why. */
  refused: string | null
  /** How many places differ from the version before. */
  differences: number
  /** How many places changed since the asker signed an earlier version. */
  changes: number
  /** What DocuSign lets it wait for. */
  docusign: string | null
  /** Told to the operation alone. */
  late_seal: { stopped: boolean } | null
}

const CLOCK = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo', hour: '2-digit', minute: '2-digit' })

/** 'hoje, 09:12', 'ontem', '17/11/2026' */
export function since(instant: string, now: Date) {
  const days = daysBetween(Date.parse(instant), now.getTime())
  if (days === 0) return `hoje, ${CLOCK.format(new Date(instant))}`
  return days === 1 ? 'ontem' : formatDate(today(new Date(instant)))
}

const sinceWhen = (step: EnvelopeStep, envelope: Envelope, now: Date) =>
  `desde ${since(step.current_at ?? envelope.held_since, now)}`

const places = (count: number) => (count === 1 ? '1 ponto' : `${count} pontos`)

export function mineWords(step: EnvelopeStep, envelope: Envelope, { asker, now, refused, changes }: Known): string {
  const from = sinceWhen(step, envelope, now)
  if (step.kind === 'approval') return `É a vez de vocês: falta aprovar ${from}.`
  if (step.kind === 'signature')
    return changes
      ? `O termo mudou em ${places(changes)} depois da sua assinatura.`
      : `É a sua vez: falta sua assinatura ${from}.`
  if (step.kind === 'upload_base') return 'É a vez de vocês: envie o contrato base.'
  if (step.kind === 'upload') {
    if (refused !== null)
      return refused ? `O documento enviado foi recusado: “${refused}”.` : 'O documento enviado foi recusado.'
    return (
      'É a vez de vocês: envie o termo assinado por ' +
      `${step.target === 'everybody' ? 'todas as partes' : step.person_name}.`
    )
  }
  return asker.party === 'walljobs' && step.kind === 'upload_review'
    ? `Confira o documento enviado, que espera ${from}.`
    : `Confira este contrato: espera ${from}.`
}

export function othersWords(step: EnvelopeStep, envelope: Envelope, { app_name, company_name, now }: Known): string {
  const from = sinceWhen(step, envelope, now)
  if (step.kind === 'review') return `A ${app_name} está conferindo ${from}.`
  if (step.kind === 'upload_review') return `O documento enviado está em conferência ${from}.`
  if (step.disowned_at) return `Quem abriu o link de ${step.person_name} disse que não é essa pessoa.`
  if (step.bounced_at) return `O e-mail de ${step.person_name} não chegou.`
  if (step.kind === 'approval' || step.kind === 'upload_base') return `Está com ${company_name} ${from}.`
  if (step.kind === 'upload') return `Está em papel ${from}.`
  const opened = step.opened_at
    ? ` Abriu o link ${since(step.opened_at, now)}.`
    : ` Falta a assinatura de ${step.person_name}.`
  return `Está com ${step.person_name} ${from}.${opened}`
}
