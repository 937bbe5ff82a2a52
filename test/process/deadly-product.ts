// The product with a task that ends its process. Prints the subject of the first letter to the operator.
import { sql } from 'kysely'
import { inviteOperator } from '#features/accounts/server/accounts.ts'
import { readConfiguration } from '#server/start/configuration.ts'
import { newCtx } from '#server/house.ts'
import { openProduct } from '#server/product.ts'
import { enqueue, outsideTask, type Task } from '#server/tasks/task.ts'
import { until } from '#test/support/patience/patience.ts'
import { tasks } from '../../app/tasks.ts'

const deadly = outsideTask<object>('deadly', async () => void process.kill(process.pid, 'SIGKILL'))
const table = tasks()
table.tasks.set(deadly.name, deadly as Task<never>)
const { house, work } = await openProduct(readConfiguration(process.env), { tasks: table, say: () => {} })
const ctx = newCtx(house)
const asked = await sql`select from tasks where name = 'deadly'`.execute(ctx.db)
if (!asked.rows.length) {
  await inviteOperator(ctx, 'operadora@ponte.example')
  await enqueue(ctx, deadly, {})
}
work()
const told = await until('the letter to the operator', async () => {
  const { rows } = await sql<{ subject: string }>`select subject from mails
    where recipient = 'operadora@ponte.example'`.execute(ctx.db)
  return rows[0]?.subject
})
console.log(told)
