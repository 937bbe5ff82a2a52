import type { Ctx } from '#server/context.ts'
import { writeSheet } from '#server/spreadsheets/sheet.ts'
import { today } from '#server/today.ts'
import { formatDate } from '#wire/time/date.ts'
import { shownPhone } from '#wire/person/phone.ts'
import { choiceWords, hiddenWords } from '../../wire/candidature-words.ts'
import { answerColumns } from '../questionnaire/answer-columns.ts'
import { refuseSuspended } from '../suspended.ts'
import type { Filters } from './filtered.ts'
import { allReceived, type ReceivedRow, stateWordsFor } from './list-received.ts'
import { jobOfMine } from './received.ts'
import { stagesOf } from './stages.ts'

const MOST_ROWS = 20_000
const day = (instant: string | null) => (instant ? new Date(today(new Date(instant))) : null)
const DAY = 'dd/mm/yyyy'
const COLUMNS = [
  ['Nome', 32],
  ['E-mail', 32],
  ['Celular', 18],
  ['WhatsApp', 10],
  ['Etapa', 18],
  ['Candidatura', 14, DAY],
  ['Responder até', 16, DAY],
  ['Curso', 28],
  ['Instituição', 28],
  ['Período', 11],
  ['Cidade', 24],
  ['Conhecimentos', 40],
  ['Nota', 8, '0.0'],
  ['Etiquetas', 24],
  ['Pontos', 10],
  ['Escolha no programa', 18],
  ['Critérios não atendidos', 48],
  ['Dados da pessoa', 44],
] satisfies [string, number, string?][]

/** Why cells stand empty, or until when they will not. */
function dataWords({ state, readable, readable_until }: ReceivedRow) {
  if (readable_until === null) return ''
  const day = formatDate(today(new Date(readable_until)))
  return readable ? `Visíveis até ${day}` : hiddenWords({ state, day })
}

/** What the filter finds, as the table shows it; nothing that the person keeps to themself. */
export async function exportReceived(ctx: Ctx, id: string, filters: Filters) {
  const { title, company_id } = await jobOfMine(ctx, id)
  await refuseSuspended(ctx, company_id)
  const stages = await stagesOf(ctx, id)
  const rows = await allReceived(ctx, id, filters, MOST_ROWS)
  const answers = await answerColumns(ctx, id, rows)
  const bytes = await writeSheet({
    name: 'Candidaturas',
    columns: [
      ...COLUMNS.map(([header, width, format]) => ({ header, width, ...(format && { format }) })),
      ...answers.columns,
    ],
    rows: rows.map((row) => [
      row.name,
      row.email ?? '',
      row.cellphone ? shownPhone(row.cellphone) : '',
      row.authorize_whatsapp ? 'Autoriza' : '',
      stateWordsFor(stages, row),
      day(row.applied_at),
      day(row.answer_by),
      row.course ?? '',
      row.university ?? '',
      row.semester,
      row.city ?? '',
      row.skills.join(', '),
      row.rating === null ? null : Math.round(row.rating * 10) / 10,
      row.tags.join(', '),
      row.score,
      row.choice ? choiceWords(row.choice) : '',
      row.unmet.map(({ label, asked, told }) => `${label}: ${asked} / ${told}`).join('; '),
      dataWords(row),
      ...answers.cellsOf(row),
    ]),
  })
  return { title, bytes }
}
