// The second line at the head of an envelope: what comes next, what is to be done now, and when the internship begins.
import { today } from '#server/today.ts'
import { formatDate } from '#wire/time/date.ts'
import { currentStep, type Envelope, type EnvelopeStep } from '../envelope-rows.ts'
import { type Known, since } from './waiting-words.ts'

const DOES = {
  signature: 'assina',
  upload: 'assina no papel',
  review: 'confere',
  approval: 'aprova',
  upload_review: 'confere o papel',
  upload_base: 'envia o contrato base',
} as const

const start = ({ starts_on, now }: Known) =>
  starts_on ? ` O estágio ${starts_on < today(now) ? 'começou' : 'começa'} em ${formatDate(starts_on)}.` : ''

function afterwards(envelope: Envelope, known: Known): string {
  const at = envelope.steps.findIndex(({ id }) => id === envelope.step_id)
  const next = envelope.steps[at + 1]
  if (!next) return 'Depois o documento é selado.'
  const who = next.person_name ?? (next.party === 'walljobs' ? `a ${known.app_name}` : known.company_name)
  return `Depois ${who} ${DOES[next.kind]}.`
}

/** What stands out about the step itself, before what comes behind it. */
function about(step: EnvelopeStep, { reminded_at, refused, changes, now }: Known): string {
  if (step.disowned_at) return 'Corrija o e-mail: as assinaturas feitas continuam valendo. '
  if (step.bounced_at) return `${step.person_email} foi recusado. Corrija: as assinaturas feitas continuam valendo. `
  if (step.kind === 'signature' && changes) return 'Leia o que mudou e assine de novo. '
  if (step.kind === 'upload_base') return 'Em DOCX ou PDF. '
  if (step.kind === 'upload' && refused !== null) return 'Envie de novo; o anterior fica na história. '
  if (step.kind === 'upload') return 'Baixe, colha a assinatura e envie todas as páginas, em PDF ou foto. '
  if (step.kind === 'upload_review') return 'Quem enviou não confere. '
  return reminded_at ? `Lembrete enviado ${since(reminded_at, now)}. ` : ''
}

/** Told once, at the step behind it. */
function dispensed({ steps, step_id }: Envelope): string {
  const before = steps[steps.findIndex(({ id }) => id === step_id) - 1]
  return before?.state === 'skipped' && before.target === 'guardian'
    ? ' A pessoa estagiária fez 18 anos: a assinatura de quem responde por ela foi dispensada.'
    : ''
}

export const nextOf = (envelope: Envelope, known: Known) =>
  `${about(currentStep(envelope)!, known)}${afterwards(envelope, known)}${start(known)}${dispensed(envelope)}`
