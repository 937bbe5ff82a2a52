// On PostgreSQL too: search.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { openApp } from '#test/support/app.ts'

const app = await openApp()

for (const [text, folded] of [
  ['São João del-Rei', 'sao joao del rei'],
  ['AÇÚCAR & Água', 'acucar agua'],
  ['C++ / C#', 'c++ c#'],
  ["Olho d'Água", 'olho d agua'],
] as const)
  test(`fold('${text}') is '${folded}', whatever the locale`, async () => {
    const { rows } = await sql<{
      text: string
      plain: string
    }>`select fold(${text}) as text, fold(${text} collate "C") as plain`.execute(app.ctx().db)
    assert.deepEqual(rows, [{ text: folded, plain: folded }])
  })
