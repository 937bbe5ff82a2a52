import type { Ctx } from '#server/context.ts'
import { writeSheet } from '#server/spreadsheets/sheet.ts'
import { today } from '#server/today.ts'
import { formatDate } from '#wire/date.ts'
import { shownPhone } from '#wire/phone.ts'
import type { Filters } from './filtered.ts'
import { allReceived, stateWordsFor } from './list-received.ts'
import { jobOfMine } from './received.ts'
import { stagesOf } from './stages.ts'

const MOST_ROWS = 20_000
const day = (instant: string | null) => (instant ? formatDate(today(new Date(instant))) : '')
const COLUMNS = [
  ['Nome', 32], ['E-mail', 32], ['Celular', 18], ['WhatsApp', 10], ['Etapa', 18], ['Candidatura', 14], ['Responder até', 14], ['Curso', 28], ['Instituição', 28], ['Semestre', 10], ['Cidade', 24],
  ['Conhecimentos', 40], ['Nota', 8], ['Etiquetas', 24], ['Critérios não atendidos', 48],
] as const

/** What the filter finds, as the table shows it; nothing that the person keeps to themself. */
export async function exportReceived(ctx: Ctx, id: string, filters: Filters) {
  const { title } = await jobOfMine(ctx, id)
  const stages = await stagesOf(ctx, id)
  const rows = await allReceived(ctx, id, filters, MOST_ROWS)
  const bytes = await writeSheet({
    name: 'Candidaturas',
    columns: COLUMNS.map(([header, width]) => ({ header, width })),
    rows: rows.map((row) => [
      row.name,
      row.email,
      row.cellphone ? shownPhone(row.cellphone) : '',
      row.authorize_whatsapp ? 'Autoriza' : '',
      stateWordsFor(stages, row),
      day(row.applied_at),
      day(row.answer_by),
      row.course ?? '',
      row.university ?? '',
      row.semester ? `${row.semester}º` : '',
      row.city ?? '',
      row.skills.join(', '),
      row.rating === null ? '' : row.rating.toLocaleString('pt-BR', { maximumFractionDigits: 1 }),
      row.tags.join(', '),
      row.unmet.map(({ label, asked, told }) => `${label}: ${asked} / ${told}`).join('; '),
    ]),
  })
  return { title, bytes }
}
