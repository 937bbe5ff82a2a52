// Whom and what a sheet names by words: supervisors by e-mail or name, institutions by name.
import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { plain } from '#server/spreadsheets/cells.ts'

export type Names = {
  supervisor: (cell: string) => string | undefined
  institution: (cell: string) => number | undefined
}

export const NAMES: Record<keyof Names, [words: string, fix: string]> = {
  supervisor: [
    'não é uma pessoa que trabalhe hoje na empresa, ou há mais de uma com este nome',
    'Escreva o e-mail do colaborador.',
  ],
  institution: [
    'não é uma instituição da lista, ou há mais de uma com este nome',
    'Escreva o nome como no cadastro do MEC, ou deixe em branco para usar a que vale para toda a planilha.',
  ],
}

/** Of equals nobody is meant. */
function byWords<T extends { words: string[]; id: string | number }>(rows: T[]) {
  const found = new Map<string, T['id'] | undefined>()
  for (const { words, id } of rows)
    for (const word of words.map(plain)) found.set(word, found.has(word) && found.get(word) !== id ? undefined : id)
  return (cell: string) => found.get(plain(cell))
}

/** Whoever acts for a company acts for those below it. */
const supervisorsOf = (ctx: Ctx, company_id: string) =>
  sql<{ id: string; name: string; email: string }>`
    with recursive up as (
      select id, parent_id, 0 as depth from companies where id = ${company_id}
      union all
      select c.id, c.parent_id, depth + 1 from companies c join up on c.id = up.parent_id where depth < 20
    )
    select m.id, m.name, l.email from company_managers m
      join up on up.id = m.company_id
      join logins l on l.id = m.login_id
    where m.deactivated_at is null`.execute(ctx.db)

const institutionsNamed = (ctx: Ctx, cells: string[]) =>
  sql<{ id: number; name: string }>`
    select id, name from institutions
    where search in (select fold(normalize(x)) from unnest(${cells}::text[]) x)`.execute(ctx.db)

export async function namesFor(ctx: Ctx, company_id: string, institutions: readonly string[]): Promise<Names> {
  const people = await supervisorsOf(ctx, company_id)
  const schools = await institutionsNamed(ctx, [...new Set(institutions.filter(Boolean))])
  return {
    supervisor: byWords(
      people.rows.map(({ id, name, email }) => ({ id, words: [name, email] })),
    ) as Names['supervisor'],
    institution: byWords(schools.rows.map(({ id, name }) => ({ id, words: [name] }))) as Names['institution'],
  }
}
