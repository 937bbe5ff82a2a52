import { isSuspended } from '#features/companies/server/companies.ts'
import { furtherWords } from '#features/programs/server/programs.ts'
import type { Ctx } from '#server/context.ts'
import { writeLetter } from '#server/mail/letter.ts'
import { ended } from '#wire/time/ended.ts'
import type { CandidatureStep } from '../../wire/candidature-states.ts'
import { isOpen } from '../../wire/candidature-words.ts'
import type { Candidature } from '../candidature-rows.ts'
import { readingWords } from '../reading/reading-words.ts'
import { BY_STATE, HELD, day, of, type Words, until, within } from './state-words.ts'

/** What the person reads at once, by what happened. */
const AT_ONCE: Partial<Record<CandidatureStep, (c: Candidature, promised: string | null) => Words>> = {
  apply: applied,
  apply_again: applied,
  withdraw: (c) => ({
    subject: `Você saiu do processo: ${c.title}`,
    paragraphs: [
      `Como você pediu, sua candidatura à vaga ${within(c)} foi retirada. A empresa vê que a escolha foi sua.`,
      ...(c.available ? ['Enquanto as inscrições estiverem abertas, você pode se candidatar de novo.'] : []),
    ],
  }),
  answer_review: (c) => ({
    subject: `Sua candidatura foi revisada: ${c.title}`,
    paragraphs: [
      `${ended(`Você pediu que uma pessoa olhasse a sua candidatura a ${of(c)}`)} Ela ` +
        'foi revisada por alguém da empresa e continua no processo.',
      until(c),
    ],
  }),
  close_job: (c) => ({
    subject: `As inscrições terminaram: ${c.title}`,
    paragraphs: [`A vaga ${within(c)} não recebe mais candidaturas. A sua continua no processo.`, until(c)],
  }),
  cancel_job: (c) => ({
    subject: `A vaga foi cancelada: ${c.title}`,
    paragraphs: [
      `A empresa cancelou a vaga ${within(c)} e o processo terminou para todas ` +
        'as pessoas. Não foi nada com a sua candidatura.',
      'Veja outras vagas parecidas: seu perfil já está pronto para elas.',
    ],
  }),
  overdue: (c, promised) => ({
    subject: `Ainda sem resposta: ${c.title}`,
    paragraphs: [
      `A empresa devia ter respondido até ${day(promised!)} sobre a vaga ` +
        `${within(c)} e ainda não respondeu. Já cobramos.`,
      `Sua candidatura continua de pé. A próxima data é ${day(c.answer_by!)}.`,
    ],
  }),
  expire: (c) => ({
    subject: `A empresa não respondeu: ${c.title}`,
    paragraphs: [
      `A vaga ${within(c)} foi encerrada, e o prazo para responder a você terminou sem ` +
        'resposta. Para você não ficar esperando, encerramos a sua candidatura.',
      'Não é um juízo sobre você. Se a empresa retomar o contato, avisamos na hora.',
    ],
  }),
}

function applied(c: Candidature): Words {
  return {
    subject: `Sua candidatura foi enviada: ${c.title}`,
    paragraphs: [
      ended(`Recebemos a sua candidatura à vaga ${of(c)}`),
      ...(c.review_requested_at
        ? ['Você pediu revisão humana: uma pessoa da empresa vai olhar a sua candidatura, e não só o filtro.']
        : []),
      until(c),
    ],
  }
}

/** By somebody's word: with the program's own end every choice ends on the same day. */
const GONE = ['rejected']

async function send(ctx: Ctx, c: Candidature, words: (suspended: boolean) => Words) {
  const suspended = await isSuspended(ctx, c.company_id)
  const { subject, paragraphs } = words(suspended)
  const reading = readingWords(c, ctx.now)
  const held = suspended && (isOpen(c.state) || c.state === 'hired') ? [HELD] : []
  const further = GONE.includes(c.state) && !suspended ? await furtherWords(ctx, c) : []
  await writeLetter(ctx, {
    to: c.email,
    subject,
    greeting: `Olá, ${c.name.split(' ')[0]}!`,
    paragraphs: [...paragraphs, ...further, ...held, ...(reading ? [reading] : [])],
    action: { label: 'Ver a candidatura', path: `/usuarios/candidaturas/${c.id}` },
  })
}

/** With the date that stood before it. */
export async function writeStepLetter(ctx: Ctx, step: CandidatureStep, c: Candidature, promised: string | null = null) {
  const words = AT_ONCE[step]
  if (words) await send(ctx, c, () => words(c, promised))
}

/** A move that the person does not see, but for the date. */
export const writeDateLetter = (ctx: Ctx, c: Candidature) =>
  send(ctx, c, () => ({
    subject: `Sua candidatura tem uma nova data: ${c.title}`,
    paragraphs: [
      `${ended(`A empresa mudou a data da resposta sobre a vaga ${of(c)}`)} Sua candidatura continua no processo.`,
      until(c),
    ],
  }))

export async function writeStateLetter(ctx: Ctx, c: Candidature) {
  const words = BY_STATE[c.state]
  if (words) await send(ctx, c, (suspended) => words(c, suspended))
}
