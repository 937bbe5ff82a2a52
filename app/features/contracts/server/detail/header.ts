// The sentence at the head of an envelope: who holds it, since when, what is missing; and what comes next.
import { today } from '#server/today.ts'
import { formatDate } from '#wire/time/date.ts'
import { isCorrected, REJECTED_WORDS } from '../../wire/words.ts'
import { holds, mayTake } from '../asker.ts'
import { currentStep, type Envelope, type EnvelopeStep } from '../envelope-rows.ts'
import { THE } from './step-words.ts'
import { nextOf } from './next-words.ts'
import { sealing } from './sealing-words.ts'
import { type Known, mineWords, othersWords, since } from './waiting-words.ts'

export { since } from './waiting-words.ts'
export type Header = { tone: 'mine' | 'others' | 'done' | 'rejected' | 'pressing'; words: string; next: string }

const PRESSING_DAYS = 3

const IN_CORRECTION: Header = {
  tone: 'others',
  words: 'Em correção: a empresa está corrigindo este documento.',
  next: 'Você recebe um e-mail quando ele voltar para assinatura.',
}

/** Why it came back stays in sight until it is sent again. */
const correcting = ({ rejected_by, rejection_cause, version }: Envelope, { differences }: Known): Header => ({
  tone: 'mine',
  words: `${rejected_by} rejeitou a versão ${version - 1}: “${rejection_cause}”.`,
  next:
    differences === 0
      ? 'Corrija e envie: quem já assinou vê só o que mudou.'
      : `${differences === 1 ? 'Um ponto mudou' : `${differences} pontos mudaram`}: confira e envie.`,
})

function ended(envelope: Envelope, known: Known): Header | undefined {
  const { state, code, completed_at } = envelope
  if (isCorrected(envelope)) return mayTake(known.asker, envelope, 'send') ? correcting(envelope, known) : IN_CORRECTION
  if (state === 'created')
    return { tone: 'mine', words: 'Rascunho: ainda não foi enviado.', next: `Confira ${THE[envelope.kind]} e envie.` }
  if (state === 'not_defined')
    return { tone: 'mine', words: 'Escolha como este contrato anda.', next: 'Digital, em papel ou híbrido.' }
  if (state === 'sealing') return sealing(known)
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

const UPLOAD_EVENTS = {
  upload: 'upload_contract',
  upload_base: 'upload_base_contract',
  upload_review: 'approve_upload',
} as const
const isMine = (step: EnvelopeStep, envelope: Envelope, { asker }: Known) =>
  holds(asker, step) ||
  (step.kind in UPLOAD_EVENTS && mayTake(asker, envelope, UPLOAD_EVENTS[step.kind as keyof typeof UPLOAD_EVENTS]))

export function headerOf(envelope: Envelope, known: Known): Header {
  if (envelope.state === 'rejected') return rejected(envelope, known)
  const over = ended(envelope, known)
  if (over) return over
  const step = currentStep(envelope)!
  const next = nextOf(envelope, known)
  if (known.docusign) return { tone: 'others', words: known.docusign, next }
  if (isMine(step, envelope, known)) return { tone: 'mine', words: mineWords(step, envelope, known), next }
  const presses =
    step.kind === 'signature' &&
    envelope.kind === 'tce' &&
    known.starts_on !== null &&
    known.starts_on <= today(known.now, PRESSING_DAYS)
  if (presses && !step.bounced_at)
    return {
      tone: 'pressing',
      words: 'O estágio não pode começar sem assinatura.',
      next: `Início em ${formatDate(known.starts_on!)}; falta ${step.person_name}.`,
    }
  // Whoever may mend the address holds it: nobody else can.
  const tone = step.bounced_at && mayTake(known.asker, envelope, 'mend') ? 'mine' : 'others'
  return { tone, words: othersWords(step, envelope, known), next }
}
