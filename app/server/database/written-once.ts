import type { Compilable, CompiledQuery } from 'kysely'
import type { Ctx } from '../context.ts'

class Place {
  name: string
  constructor(name: string) {
    this.name = name
  }
}

/** Whatever is asked of it is a place in the statement, which only passes it on. */
const places = <Values extends object>() => new Proxy({} as Values, { get: (_, name) => new Place(String(name)) as never })

/** A statement that is built once and asked with other values each time: where many requests ask it, building it is felt. What differs between them, the hour too, has to be among the values. */
export function writtenOnce<Values extends object, Row>(build: (db: Ctx['db'], values: Values) => Compilable<Row>) {
  let written: CompiledQuery<Row> | undefined
  return async ({ db }: Ctx, values: Values): Promise<Row[]> => {
    written ??= build(db, places<Values>()).compile()
    const { rows } = await db.executeQuery<Row>({ ...written, parameters: written.parameters.map((one) => (one instanceof Place ? values[one.name as keyof Values] : one)) })
    return rows
  }
}
