import type { Compilable, CompiledQuery } from 'kysely'
import type { Ctx } from '../context.ts'

/** A statement that is built once and asked with another value each time: for what many requests ask, building it is felt. */
export function writtenOnce<Value extends object, Row>(build: (ctx: Ctx, value: Value) => Compilable<Row>) {
  const place = {} as Value
  let written: CompiledQuery<Row> | undefined
  return async (ctx: Ctx, value: Value): Promise<Row[]> => {
    written ??= build(ctx, place).compile()
    const { rows } = await ctx.db.executeQuery<Row>({ ...written, parameters: written.parameters.map((one) => (one === place ? value : one)) })
    return rows
  }
}
