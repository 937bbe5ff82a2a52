import { actingAs, membershipIn } from '#features/companies/server/companies.ts'
import { attachFile, removeFile, storeFile } from '#features/files/server/files.ts'
import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { writeLetter } from '#server/mail/letter.ts'
import { Refusal } from '#server/refusal.ts'
import { onDisk } from '#server/storage/on-disk.ts'
import { outsideTask, task } from '#server/tasks/task.ts'
import { EXPORT_DAYS, MOST_EXPORTED } from '../../wire/reports.ts'
import { type ReportName, REPORTS } from '../../wire/words.ts'
import { type Asked, allRows } from '../rows.ts'
import { type Format, rowsFile } from '../rows-file.ts'

const failed = (ctx: Ctx, id: string) =>
  ctx.db
    .updateTable('report_exports')
    .set({ state: 'failed' })
    .where('id', '=', id)
    .where('state', '=', 'making')
    .execute()

class MadeAlready extends Error {}

type Found = { id: string; company_id: string; created_by: string; report: ReportName; asked: Asked; format: Format }

const found = async (ctx: Ctx, id: string) =>
  (await ctx.db
    .selectFrom('report_exports')
    .select(['id', 'company_id', 'created_by', 'report', 'asked', 'format'])
    .where('id', '=', id)
    .where('state', '=', 'making')
    .executeTakeFirst()) as Found | undefined

const askerOf = (ctx: Ctx, manager_id: string) =>
  ctx.db
    .selectFrom('company_managers as m')
    .innerJoin('logins as l', 'l.id', 'm.login_id')
    .select(['m.name', 'l.email'])
    .where('m.id', '=', manager_id)
    .executeTakeFirstOrThrow()

async function make(ctx: Ctx, as: Ctx, { id, created_by, report, asked, format }: Found) {
  const { rows, n } = await allRows(as, report, asked, { most: MOST_EXPORTED, words: '' })
  const title = REPORTS[report]
  const lines = `${n.toLocaleString('pt-BR')} ${n === 1 ? 'linha' : 'linhas'}`
  const file = await onDisk(rowsFile(rows, format), (bytes) =>
    storeFile(as, new File([bytes], `${title}.${format}`), format === 'csv' ? 'text' : 'xlsx', {
      purpose: 'report export',
      private: true,
    }),
  )
  const { name, email } = await askerOf(ctx, created_by)
  await transaction(ctx, async (ctx) => {
    await attachFile(ctx, file)
    const { numUpdatedRows } = await ctx.db
      .updateTable('report_exports')
      .set({ state: 'ready', file_id: file.id, row_count: n, ready_at: ctx.now.toISOString() })
      .where('id', '=', id)
      .where('state', '=', 'making')
      .executeTakeFirst()
    // Another process made it meanwhile: this file stays unattached, and is swept.
    if (!numUpdatedRows) throw new MadeAlready()
    await writeLetter(ctx, {
      to: email,
      subject: 'Seu arquivo está pronto',
      greeting: `Olá, ${name.split(' ')[0]}.`,
      paragraphs: [`“${title}” tem ${lines} e fica disponível por ${EXPORT_DAYS} dias.`],
      action: { label: 'Baixar', path: '/folders/kpis' },
    })
  })
}

export const makeExport = outsideTask<{ id: string }>(
  'make-report-export',
  async (ctx, { id }) => {
    const asked = await found(ctx, id)
    if (!asked) return
    const as = await actingAs(ctx, asked.created_by, 'REPORTS')
    if (!as || membershipIn(as).company_id !== asked.company_id) return void (await failed(ctx, id))
    await make(ctx, as, asked).catch(async (error: unknown) => {
      if (error instanceof MadeAlready) return
      // A unit that is theirs no more, say: asking again tells why.
      if (!(error instanceof Refusal) || error.status >= 500) throw error
      await failed(ctx, id)
    })
  },
  { givenUp: (ctx, { id }) => failed(ctx, id).then(() => {}) },
)

/** The file goes, and nobody finds its row any more. */
export const forgetExports = task<object>('forget-report-exports', async (ctx) => {
  const before = new Date(ctx.now.getTime() - EXPORT_DAYS * 86_400_000).toISOString()
  const old = await ctx.db.deleteFrom('report_exports').where('created_at', '<', before).returning('file_id').execute()
  for (const { file_id } of old) if (file_id) await removeFile(ctx, { id: file_id })
})
