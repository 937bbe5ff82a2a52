// On PostgreSQL too: types.
import assert from 'node:assert/strict'
import process from 'node:process'
import { test } from 'node:test'
import { sql } from 'kysely'
import { openApp } from '#test/support/app.ts'
import { writtenOnce } from './written-once.ts'

const app = await openApp()

test('what is written once is asked with other values, and a server plans it once on a connection', () =>
  app
    .ctx()
    .db.connection()
    .execute(async (db) => {
      const ctx = { ...app.ctx(), db }
      const square = writtenOnce(
        (_, { n }: { n: number }) => sql<{ square: number }>`select ${n}::int * ${n}::int as square`,
      )
      assert.deepEqual([await square(ctx, { n: 3 }), await square(ctx, { n: 4 })], [[{ square: 9 }], [{ square: 16 }]])
      const { rows } = await sql<{
        statement: string
      }>`select statement from pg_prepared_statements where name <> ''`.execute(db)
      const kept = process.env['TEST_DATABASE_URL'] ? ['select $1::int * $2::int as square'] : []
      assert.deepEqual(
        rows.map(({ statement }) => statement),
        kept,
      )
    }))
