import * as z from 'zod/mini'
import { acceptedKind } from '#features/files/server/files.ts'
import { inviteToAdmission } from '#features/internship-forms/server/internship-forms.ts'
import type { Ctx } from '#server/context.ts'
import { invalid, Refusal } from '#server/refusal.ts'
import { plain, wholeCpf } from '#server/spreadsheets/cells.ts'
import { readSheet, UnreadableSheet } from '#server/spreadsheets/sheet.ts'
import { writeCsv } from '#server/spreadsheets/write-csv.ts'
import type { Answer, Received } from '#wire/endpoint.ts'
import { bareCpf, cpf } from '#wire/person/cpf.ts'
import { email } from '#wire/person/email.ts'
import { othersName } from '#wire/person/person-name.ts'
import { inWords } from '#wire/text/sentences.ts'
import { date } from '#wire/time/date.ts'
import { INVITE_BYTES, type inviteBySheet as endpoint, MOST_INVITES } from '../../wire/invites.ts'

const HEADERS = { name: 'nome', email: 'email', cpf: 'cpf', date_of_birth: 'nascimento' }
const KEYS = Object.keys(HEADERS) as (keyof typeof HEADERS)[]
const person = z.object({ name: othersName, email, cpf, date_of_birth: date })
const EXAMPLE = ['Ana Beatriz Exemplo', 'ana.exemplo@escola.example', '529.982.247-25', '10/05/2005']

export const printInviteModel = () => writeCsv([Object.values(HEADERS), EXAMPLE])

const SHEETS = { name: 'admission sheets', times: 20, seconds: 3600 }
const EMPTY = 'A planilha não tem ninguém. Preencha uma pessoa por linha, abaixo dos títulos.'
const MANY = `A planilha passa de ${MOST_INVITES} pessoas. Divida-a em partes e envie uma de cada vez.`

type Result = Answer<typeof endpoint>['data'][number]
type Row = { line: number; cells: Record<keyof typeof HEADERS, string> }

const bare = (header: string) => plain(header).replaceAll('-', '')

async function rowsIn(file: File): Promise<Row[]> {
  const kind = await acceptedKind(file, { field: 'file', accept: ['xlsx', 'text'], limit: INVITE_BYTES })
  const bytes = new Uint8Array(await file.arrayBuffer())
  const limits = { rows: 20_000, columns: 60 }
  const [header, ...body] = await readSheet(bytes, kind === 'xlsx' ? 'xlsx' : 'text', limits).catch(
    (error: unknown) => {
      throw error instanceof UnreadableSheet ? invalid({ file: error.message }) : error
    },
  )
  const names = (header?.cells ?? []).map(bare)
  const missing = KEYS.filter((key) => !names.includes(HEADERS[key])).map((key) => HEADERS[key])
  if (missing.length) throw invalid({ file: `Faltam colunas na primeira linha: ${missing.join(', ')}.` })
  const rows = body
    .map(({ line, cells }) => ({
      line,
      cells: Object.fromEntries(KEYS.map((key) => [key, cells[names.indexOf(HEADERS[key])] ?? ''])) as Row['cells'],
    }))
    .filter(({ cells }) => cells.email !== EXAMPLE[1])
  if (!rows.length) throw invalid({ file: EMPTY })
  if (rows.length > MOST_INVITES) throw invalid({ file: MANY })
  return rows.map(({ line, cells }) => ({ line, cells: { ...cells, cpf: wholeCpf(cells.cpf) } }))
}

/** What stands against a row by itself, and beside the others. */
function wrongIn({ line, cells }: Row, lines: Map<string, number[]>): string | undefined {
  const parsed = z.safeParse(person, cells, { reportInput: true })
  if (!parsed.success)
    return Object.entries(inWords(parsed.error.issues).errors)
      .map(
        ([key, words]) =>
          `${HEADERS[key as keyof typeof HEADERS]} “${cells[key as keyof typeof HEADERS]}”: ${words[0]}`,
      )
      .join('; ')
  const others = lines.get(bareCpf(cells.cpf))!.filter((one) => one !== line)
  return others.length ? `O mesmo CPF está também na linha ${others.join(' e na linha ')}` : undefined
}

async function invited(ctx: Ctx, { cells }: Row): Promise<Pick<Result, 'outcome' | 'words'>> {
  try {
    await inviteToAdmission(ctx, cells)
    return { outcome: 'invited', words: 'Convite enviado.' }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const [words = 'Não foi possível convidar agora.'] = (error.body as { messages?: string[] }).messages ?? []
    return { outcome: 'failed', words }
  }
}

/** Each in a transaction of its own: one that cannot be invited keeps none of the others. */
export async function inviteRows(ctx: Ctx, { file, invite }: Received<typeof endpoint>['body']) {
  ctx.limits.spend(SHEETS, (ctx.actor as { login_id: string }).login_id)
  const rows = await rowsIn(file)
  const lines = new Map(
    [...Map.groupBy(rows, ({ cells }) => bareCpf(cells.cpf))].map(([cpf, of]) => [cpf, of.map(({ line }) => line)]),
  )
  const data: Result[] = []
  for (const row of rows) {
    const wrong = wrongIn(row, lines)
    const told = wrong
      ? ({ outcome: 'failed', words: wrong } as const)
      : invite
        ? await invited(ctx, row)
        : ({ outcome: 'ready', words: 'Pronta para convidar.' } as const)
    data.push({ line: row.line, name: row.cells.name, email: row.cells.email, ...told })
  }
  const count = (outcome: Result['outcome']) => data.filter((one) => one.outcome === outcome).length
  return { data, ready: count('ready'), invited: count('invited'), failed: count('failed') }
}
