import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { contains } from '#server/database/contains.ts'
import { formatCnpj } from '#wire/cnpj.ts'
import type { Answer } from '#wire/endpoint.ts'
import type * as wire from '../wire.ts'

type Found = Answer<typeof wire.searchAll>['data'][number]
type Row = Found['attributes'] & { id: string }
const EACH = 5
const byEmail = (q: string) => sql`select id from logins where ${contains(sql`fold(email)`, q)}`

/**
 * People by name or e-mail, companies by name or CNPJ, jobs by title, claims by who makes them: only what names them.
 * One column a condition, so that each is found by its own index.
 */
export async function searchAll(ctx: Ctx, q: string): Promise<Answer<typeof wire.searchAll>> {
  const bare = q.replace(/[^0-9A-Za-z]/g, '').toUpperCase()
  const digits = /^[0-9./-]+$/.test(q.trim()) && bare.length > 3 ? sql`or cnpj like ${`${bare}%`}` : sql``
  const { rows } = await sql<Row>`
    (select u.id::text, 'person' as kind, coalesce(u.social_name, u.full_name) as title, l.email as about, null as slug,
      null as company_id
      from user_infos u join logins l on l.id = u.login_id
      where u.login_id in (select login_id from user_infos where ${contains(sql`search`, q)} union all ${byEmail(q)})
      order by 3, 1 limit ${EACH})
    union all
    (select m.id::text, 'person', m.name, l.email || ' · ' || co.name, null, co.id::text from company_managers m
      join logins l on l.id = m.login_id join companies co on co.id = m.company_id
      where m.login_id in (select login_id from company_managers where ${contains(sql`fold(name)`, q)}
        union all ${byEmail(q)}) order by 3, 1 limit ${EACH})
    union all
    (select id::text, 'company', name, cnpj, slug, id::text from companies
      where ${contains(sql`fold(name)`, q)} ${digits} order by 3, 1 limit ${EACH})
    union all
    (select j.id::text, 'job', j.title, co.name, case when j.status <> 'draft' then j.slug end, co.id::text from jobs j
      join companies co on co.id = j.company_id
      where ${contains(sql`fold(j.title)`, q)} order by j.updated_at desc, 1 limit ${EACH})
    union all
    (select c.id::text, 'claim', c.name, c.email || ' · ' || co.name, null, co.id::text from company_claims c
      join companies co on co.id = c.company_id
      where ${contains(sql`fold(c.name)`, q)} or ${contains(sql`fold(c.email)`, q)}
      order by c.created_at desc, 1 limit ${EACH})`.execute(ctx.db)
  return {
    data: rows.map(({ id, kind, about, ...rest }) => ({
      id,
      type: 'finding',
      attributes: { kind, about: kind === 'company' ? formatCnpj(about) : about, ...rest },
    })),
  }
}
