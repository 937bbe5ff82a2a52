// The sentence at the head of an envelope: who holds it, since when, what is missing; and what comes next.
import { daysBetween, today } from '#server/today.ts'
import { formatDate } from '#wire/time/date.ts'
import { REJECTED_WORDS } from '../../wire/words.ts'
import { type Asker, holds, mayTake } from '../asker.ts'
import { currentStep, type Envelope, type EnvelopeStep } from '../envelope-rows.ts'
import { type Names, THE } from './step-words.ts'

export type Header = { tone: 'mine' | 'others' | 'done' | 'rejected' | 'pressing'; words: string; next: string }
type Known = Names & { asker: Asker; now: Date; starts_on: string | null }

const CLOCK = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo', hour: '2-digit', minute: '2-digit' })
const PRESSING_DAYS = 3

/** 'hoje, às 09:12', 'ontem', 'desde 17/11/2026' */
export function since(instant: string, now: Date) {
  const days = daysBetween(Date.parse(instant), now.getTime())
  if (days === 0) return `hoje, ${CLOCK.format(new Date(instant))}`
  return days === 1 ? 'ontem' : formatDate(today(new Date(instant)))
}

const start = ({ starts_on }: Known) => (starts_on ? ` O estágio começa em ${formatDate(starts_on)}.` : '')

function after(envelope: Envelope, known: Known): string {
  const at = envelope.steps.findIndex(({ id }) => id === envelope.step_id)
  const next = envelope.steps[at + 1]
  if (!next) return `Depois o documento é selado.${start(known)}`
  const who = next.person_name ?? (next.party === 'walljobs' ? known.app_name : 'a empresa')
  const does = {
    signature: 'assina',
    upload: 'assina no papel',
    review: 'confere',
    approval: 'aprova',
    upload_review: 'confere o papel',
    upload_base: 'envia o contrato base',
  }[next.kind]
  return `Depois ${who} ${does}.${start(known)}`
}

function mine(step: EnvelopeStep, envelope: Envelope, { asker, now }: Known): string {
  const from = `desde ${since(step.current_at ?? envelope.held_since, now)}`
  if (step.kind === 'approval') return `É a vez de vocês: falta aprovar ${from}.`
  if (step.kind === 'signature') return `É a sua vez: falta sua assinatura ${from}.`
  if (step.kind === 'upload_base') return 'É a vez de vocês: envie o contrato base.'
  if (step.kind === 'upload')
    return `É a vez de vocês: envie o termo assinado${step.target === 'everybody' ? ' por todas as partes' : ` por ${step.person_name}`}.`
  return asker.party === 'walljobs' && step.kind === 'upload_review'
    ? `Confira o documento enviado, que espera ${from}.`
    : `Confira este contrato: espera ${from}.`
}

function others(step: EnvelopeStep, envelope: Envelope, { app_name, company_name, now }: Known): string {
  const from = since(step.current_at ?? envelope.held_since, now)
  if (step.kind === 'review') return `A ${app_name} está conferindo desde ${from}.`
  if (step.kind === 'upload_review') return `O documento enviado está em conferência desde ${from}.`
  if (step.bounced_at) return `O e-mail de ${step.person_name} não chegou.`
  if (step.kind === 'approval' || step.kind === 'upload_base') return `Está com ${company_name} desde ${from}.`
  if (step.kind === 'upload') return `Está em papel desde ${from}.`
  const opened = step.opened_at
    ? ` Abriu o link ${since(step.opened_at, now)}.`
    : ` Falta a assinatura de ${step.person_name}.`
  return `Está com ${step.person_name} desde ${from}.${opened}`
}

function ended(envelope: Envelope, known: Known): Header | undefined {
  const { state, code, completed_at } = envelope
  if (state === 'created')
    return { tone: 'mine', words: 'Rascunho: ainda não foi enviado.', next: `Confira ${THE[envelope.kind]} e envie.` }
  if (state === 'not_defined')
    return { tone: 'mine', words: 'Escolha como este contrato anda.', next: 'Digital, em papel ou híbrido.' }
  if (state === 'sealing')
    return {
      tone: 'others',
      words: 'Todos assinaram. Selando o documento…',
      next: `Se demorar mais de 5 minutos, a ${known.app_name} já foi avisada.`,
    }
  if (state === 'completed')
    return {
      tone: 'done',
      words: `Concluído em ${formatDate(today(new Date(completed_at!)))}: todos assinaram.`,
      next: `O documento está selado. Qualquer pessoa confere pelo código ${code}.`,
    }
  if (state === 'voided')
    return { tone: 'rejected', words: 'Este contrato foi cancelado.', next: 'Nada mais acontece com ele.' }
  return undefined
}

function rejected(envelope: Envelope, { asker, now }: Known): Header {
  if (!mayTake(asker, envelope, 'correct')) return { tone: 'rejected', words: REJECTED_WORDS, next: '' }
  const { rejected_by, rejection_cause, held_since, version } = envelope
  return {
    tone: 'rejected',
    words: `${rejected_by} rejeitou ${since(held_since, now)}: “${rejection_cause}”.`,
    next: `Corrija e reenvie: fica a versão ${version + 1}, e quem já assinou vê só o que mudou.`,
  }
}

export function headerOf(envelope: Envelope, known: Known): Header {
  if (envelope.state === 'rejected') return rejected(envelope, known)
  const over = ended(envelope, known)
  if (over) return over
  const step = currentStep(envelope)!
  const isMine =
    holds(known.asker, step) ||
    (step.kind.startsWith('upload') &&
      mayTake(
        known.asker,
        envelope,
        step.kind === 'upload'
          ? 'upload_contract'
          : step.kind === 'upload_base'
            ? 'upload_base_contract'
            : 'approve_upload',
      ))
  const presses =
    known.starts_on !== null && envelope.kind === 'tce' && known.starts_on <= today(known.now, PRESSING_DAYS)
  const words = isMine ? mine(step, envelope, known) : others(step, envelope, known)
  return { tone: isMine ? 'mine' : presses ? 'pressing' : 'others', words, next: after(envelope, known) }
}
