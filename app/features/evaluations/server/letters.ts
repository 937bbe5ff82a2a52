// The letter that asks for an evaluation, the first time and later.
import type { Ctx } from '#server/context.ts'
import { writeLetter } from '#server/mail/letter.ts'
import { newMailedLink } from '#server/mailed/links.ts'
import { formatDate } from '#wire/time/date.ts'
import { PERIODS } from '../wire/words.ts'
import type { EvaluationRow } from './rows.ts'

export const LINK = 'evaluation'

const hello = (name: string | null) => (name ? `Olá, ${name.split(' ')[0]}.` : 'Olá.')
const MINUTE = 'São três perguntas, e leva um minuto.'

const toIntern = (row: EvaluationRow, again: boolean) => ({
  to: row.intern_email,
  subject: `${again ? 'Lembrete: ' : ''}Como está o seu estágio em ${row.company_name}?`,
  greeting: hello(row.intern_name),
  paragraphs: [
    `A avaliação do seu estágio (${PERIODS[row.period].toLowerCase()}) espera pela sua resposta até ` +
      `${formatDate(row.due_on)}. ${MINUTE}`,
    'A empresa lê só médias de cinco respostas ou mais, sem o seu nome nem a data.',
  ],
  action: { label: 'Avaliar o estágio', path: `/estagios/avaliar-empresa/avaliacoes/${row.id}/editar` },
})

function toSupervisor(row: EvaluationRow, again: boolean, token: string | undefined) {
  const room = `/avaliacoes/respostas/${row.id}/editar`
  return {
    to: row.supervisor_email!,
    subject: `${again ? 'Lembrete: ' : ''}Avalie o estágio de ${row.intern_name}`,
    greeting: hello(row.supervisor_name),
    paragraphs: [
      `A avaliação de ${row.intern_name} em ${row.company_name} (${PERIODS[row.period].toLowerCase()}) espera pela ` +
        `sua resposta até ${formatDate(row.due_on)}. ${MINUTE}`,
      `${row.intern_name.split(' ')[0]} lê o que você escreve, como a lei do estágio pede.`,
    ],
    action: token
      ? { label: 'Avaliar o estágio', path: '/avaliacoes/responder/:token', token }
      : { label: 'Avaliar o estágio', path: room },
    ...(token && { closing: 'O link é pessoal: não o encaminhe.' }),
  }
}

/** To a supervisor without a room of their own it carries a link, and the one before opens nothing any more. */
export async function askToEvaluate(ctx: Ctx, row: EvaluationRow, again = false) {
  if (row.author === 'intern') return writeLetter(ctx, toIntern(row, again))
  if (!row.supervisor_email) return
  const token = row.supervisor_has_room
    ? undefined
    : await newMailedLink(ctx, { purpose: LINK, subject: row.id, sent_to: row.supervisor_email })
  await writeLetter(ctx, toSupervisor(row, again, token))
}
