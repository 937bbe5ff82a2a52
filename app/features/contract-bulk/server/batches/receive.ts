import { membershipIn, myTree } from '#features/companies/server/companies.ts'
import { refuseSuspended, refuseUnknown } from '#features/internships/server/internships.ts'
import { draftTerms } from '#features/internships/wire/terms.ts'
import * as z from 'zod/mini'
import type { Ctx } from '#server/context.ts'
import { invalid, Refusal } from '#server/refusal.ts'
import { enqueue } from '#server/tasks/task.ts'
import { uuid } from '#server/uuid.ts'
import type { Received } from '#wire/endpoint.ts'
import { inWords } from '#wire/text/sentences.ts'
import type { createBatch } from '../../wire/batches.ts'
import { checkBatch } from './check.ts'
import { AHEAD, SEALED_CELLS } from './batch-rows.ts'
import { sheetRows } from './sheet-rows.ts'

type Body = Received<typeof createBatch>['body']

/** Each row asks for a person by e-mail and CPF: nobody tries numbers until two of them fit. */
const SHEETS = { name: 'contract sheets', times: 20, seconds: 3600 }
const NOT_YOURS = 'Escolha a sua empresa ou uma de suas filiais'
const NAME_SHOWN = 160

/** By the rules of a draft, and naming nobody and nothing that is not there. */
async function refuseDefaults(ctx: Ctx, company_id: string, defaults: object) {
  const parsed = z.safeParse(draftTerms, defaults, { reportInput: true })
  if (!parsed.success) throw new Refusal(422, inWords(parsed.error.issues))
  await refuseUnknown(ctx, company_id, parsed.data)
  return Object.fromEntries(Object.entries(parsed.data).filter(([, value]) => value !== null && value !== ''))
}

/** Kept as it came; looked at by a task. */
export async function receiveBatch(ctx: Ctx, { file, defaults: { company_id: of, ...told } = {} }: Body) {
  const { manager_id, company_id: own } = membershipIn(ctx)
  ctx.limits.spend(SHEETS, manager_id)
  const company_id = of || own
  if (!(await myTree(ctx)).includes(company_id)) throw invalid({ company_id: NOT_YOURS })
  await refuseSuspended(ctx, company_id)
  const defaults = await refuseDefaults(ctx, company_id, told)
  const rows = await sheetRows(file)
  const id = uuid(ctx.now.getTime())
  const values = rows.map(({ line, cells }) => ({
    batch_id: id,
    line,
    name: cells.name.slice(0, NAME_SHOWN),
    email: cells.email.slice(0, NAME_SHOWN),
    sealed: ctx.secrets.seal(SEALED_CELLS, `${id}:${line}`, JSON.stringify(cells)),
    row_hash: ctx.secrets.sign('contract batch row', JSON.stringify([company_id, defaults, cells])),
  }))
  return async (ctx: Ctx) => {
    await ctx.db
      .insertInto('contract_batches')
      .values({
        id,
        company_id,
        created_by: manager_id,
        file_name: file.name.slice(0, NAME_SHOWN),
        defaults: JSON.stringify(defaults),
        created_at: ctx.now.toISOString(),
      })
      .execute()
    await ctx.db.insertInto('contract_batch_rows').values(values).execute()
    await enqueue(ctx, checkBatch, { batch_id: id }, AHEAD)
    return id
  }
}
