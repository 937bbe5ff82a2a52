import { actingAs } from '#features/companies/server/companies.ts'
import { attachFile, removeFile, storeFile } from '#features/files/server/files.ts'
import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { writeLetter } from '#server/mail/letter.ts'
import { onDisk } from '#server/storage/on-disk.ts'
import { writeZip } from '#server/storage/write-zip.ts'
import { outsideTask, task } from '#server/tasks/task.ts'
import { today } from '#server/today.ts'
import { ZIP_DAYS } from '../../wire/zips.ts'
import { signerOf } from '../signing/waiting.ts'
import { entriesOf, papersIn } from './papers-of.ts'

const failed = (ctx: Ctx, id: string) =>
  ctx.db
    .updateTable('folder_zips')
    .set({ state: 'failed' })
    .where('id', '=', id)
    .where('state', '=', 'making')
    .execute()

type Found = { id: string; created_by: string; internship_ids: string[] }

async function make(ctx: Ctx, as: Ctx, { id, created_by, internship_ids }: Found) {
  const papers = await papersIn(ctx, internship_ids)
  const file = await onDisk(writeZip(entriesOf(as, papers)), (bytes) =>
    storeFile(as, new File([bytes], `contratos ${today(ctx.now)}.zip`), 'zip', {
      purpose: 'folder zip',
      private: true,
    }),
  )
  const { name, email } = await signerOf(ctx, created_by)
  await transaction(ctx, async (ctx) => {
    await attachFile(ctx, file)
    await ctx.db
      .updateTable('folder_zips')
      .set({ state: 'ready', file_id: file.id, files: papers.length, ready_at: ctx.now.toISOString() })
      .where('id', '=', id)
      .execute()
    await writeLetter(ctx, {
      to: email,
      subject: 'Seus documentos em ZIP estão prontos',
      greeting: `Olá, ${name.split(' ')[0]}.`,
      paragraphs: [`O arquivo tem ${papers.length} documentos e fica disponível por ${ZIP_DAYS} dias.`],
      action: { label: 'Baixar', path: '/folders/zip' },
    })
  })
}

export const makeZip = outsideTask<{ id: string }>(
  'make-folder-zip',
  async (ctx, { id }) => {
    const found = await ctx.db
      .selectFrom('folder_zips')
      .select(['id', 'created_by', 'internship_ids'])
      .where('id', '=', id)
      .where('state', '=', 'making')
      .executeTakeFirst()
    if (!found) return
    const as = await actingAs(ctx, found.created_by, 'CONTRACTS')
    await (as ? make(ctx, as, found) : failed(ctx, id))
  },
  { givenUp: (ctx, { id }) => failed(ctx, id).then(() => {}) },
)

/** The file goes, and nobody finds its row any more. */
export const forgetZips = task<object>('forget-folder-zips', async (ctx) => {
  const before = new Date(ctx.now.getTime() - ZIP_DAYS * 86_400_000).toISOString()
  const old = await ctx.db.deleteFrom('folder_zips').where('created_at', '<', before).returning('file_id').execute()
  for (const { file_id } of old) if (file_id) await removeFile(ctx, { id: file_id })
})
