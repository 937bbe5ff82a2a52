import { type SqlBool, sql } from 'kysely'

/** A row is good when nothing is wrong with it. */
export const good = sql<SqlBool>`problems = '{}'`
export const bad = sql<SqlBool>`problems <> '{}'`
