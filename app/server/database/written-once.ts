import type { CompiledQuery } from 'kysely'
import type { Ctx } from '../context.ts'
import { keepPlan } from './kept-plans.ts'

class Place {
  name: string
  constructor(name: string) {
    this.name = name
  }
}

/** Stands for each value with a placeholder, which the statement only passes on. */
const places = <Values extends object>() =>
  new Proxy({} as Values, { get: (_, name) => new Place(String(name)) as never })

type Statement<Row> = { compile: (db: Ctx['db']) => CompiledQuery<Row> }

/**
 * A statement that is built once and prepared once on each connection. Where many requests ask it, both are
 * measurable. Everything that differs between calls, the time too, must be among the values. It names its columns,
 * because a prepared plan fails after a column is added.
 */
export function writtenOnce<Values extends object, Row>(build: (db: Ctx['db'], values: Values) => Statement<Row>) {
  let written: CompiledQuery<Row> | undefined
  return async ({ db }: Pick<Ctx, 'db'>, values: Values): Promise<Row[]> => {
    if (!written) keepPlan((written = build(db, places<Values>()).compile(db)).sql)
    const { rows } = await db.executeQuery<Row>({
      ...written,
      parameters: written.parameters.map((one) => (one instanceof Place ? values[one.name as keyof Values] : one)),
    })
    return rows
  }
}
