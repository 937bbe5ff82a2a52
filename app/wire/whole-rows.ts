import type { Field, Fields, Schema } from './record.ts'

const same = <T>(value: T) => value

/** A list of rows that is sent whole: their ids are made where they are written. */
export const wholeRows = <Row extends { id: string }>(
  label: string,
  one: string,
  schema: Schema<Row[]>,
  answer: Schema<Row[]>,
  of: Fields,
  words: (row: Row) => string,
): Field<Row[]> => ({
  label,
  one,
  control: 'own',
  schema,
  answer,
  blank: [],
  toTyped: same,
  fromTyped: same,
  toStored: same,
  fromStored: same,
  of,
  words: (rows) => rows.map(words).join('\n'),
})
