// The partner's codes from a sheet: one a line. The same sheet again adds none.
import { sql } from 'kysely'
import { acceptedKind } from '#features/files/server/files.ts'
import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { conflict, invalid } from '#server/refusal.ts'
import { plain } from '#server/spreadsheets/cells.ts'
import { readSheet, type SheetRow, UnreadableSheet } from '#server/spreadsheets/sheet.ts'
import { uuid } from '#server/uuid.ts'
import type { Answer } from '#wire/endpoint.ts'
import { isVisible } from '#wire/text/visible-text.ts'
import { type addCodes as addWire, CODES_BYTES, CODES_ROWS } from '../wire/operator-benefits.ts'
import { benefitRow } from './benefit-rows.ts'

type Problem = Answer<typeof addWire>['data']['attributes']['problems'][number]
type Line = { line: number; code: string }

const HEADER = /^(codigos?|cupom|cupons|code)( |$)/
const PROBLEMS_TOLD = 100
const LONGEST = 80

async function rowsIn(file: File): Promise<SheetRow[]> {
  const kind = await acceptedKind(file, { field: 'file', accept: ['xlsx', 'text'], limit: CODES_BYTES })
  const bytes = new Uint8Array(await file.arrayBuffer())
  return readSheet(bytes, kind === 'text' ? 'text' : 'xlsx', { rows: CODES_ROWS + 1, columns: 60 }).catch(
    (error: unknown) => {
      throw error instanceof UnreadableSheet ? invalid({ file: error.message }) : error
    },
  )
}

/** Without a header the first column has them. Lines that the reader left out are blank. */
export function linesIn(rows: readonly SheetRow[]): Line[] {
  const titles = (rows[0]?.cells ?? []).map(plain)
  const titled = titles.findIndex((title) => HEADER.test(title))
  const body = titled < 0 ? rows : rows.slice(1)
  let next = body[0]?.line ?? 0
  let room = PROBLEMS_TOLD
  return body.flatMap(({ line, cells }) => {
    const blanks = Array.from({ length: Math.min(line - next, room) }, (_, i) => ({ line: next + i, code: '' }))
    room -= blanks.length
    next = line + 1
    return [...blanks, { line, code: (cells[Math.max(titled, 0)] ?? '').trim() }]
  })
}

/** What stands against a line by itself, and beside those before it. */
export function sortLines(lines: readonly Line[]) {
  const first = new Map<string, number>()
  const problems: Problem[] = []
  for (const { line, code } of lines) {
    const why =
      code === ''
        ? 'Em branco'
        : code.length > LONGEST || !isVisible(code)
          ? `Um código tem até ${LONGEST} letras e sinais visíveis`
          : first.has(code)
            ? `Repetido: está também na linha ${first.get(code)}`
            : undefined
    if (why) problems.push({ line, code: code.slice(0, LONGEST), why })
    else first.set(code, line)
  }
  return { first, problems }
}

export async function addCodes(ctx: Ctx, id: string, file: File): Promise<Answer<typeof addWire>> {
  await benefitRow(ctx, id)
  const { first, problems } = sortLines(linesIn(await rowsIn(file)))
  if (!first.size) throw invalid({ file: 'A planilha não tem nenhum código. Ponha um por linha, na primeira coluna.' })
  const codes = [...first.keys()]
  const added = await transaction(ctx, async (ctx) => {
    const { kind } = await benefitRow(ctx, id, { lock: true })
    if (kind !== 'code') throw conflict('Este benefício se usa pelo endereço do parceiro: ele não tem códigos.')
    const { rows } = await sql<{ code: string }>`insert into benefit_codes (id, benefit_id, code)
      select id::uuid, ${id}::uuid, code from unnest(${codes.map(() => uuid(ctx.now.getTime()))}::text[],
        ${codes}::text[]) as given (id, code)
      on conflict on constraint benefit_codes_known do nothing returning code`.execute(ctx.db)
    return new Set(rows.map(({ code }) => code))
  })
  const known = codes.filter((code) => !added.has(code))
  const all = [
    ...problems,
    ...known.map((code) => ({ line: first.get(code)!, code, why: 'Já está entre os códigos deste benefício' })),
  ].toSorted((one, other) => one.line - other.line)
  return {
    data: {
      id,
      type: 'codes_sheet',
      attributes: { added: added.size, refused: all.length, problems: all.slice(0, PROBLEMS_TOLD) },
    },
  }
}
