import { type RawBuilder, sql } from 'kysely'
import { onAir } from '#features/companies/server/companies.ts'
import type { Ctx } from '#server/context.ts'
import { writeLetter } from '#server/mail/letter.ts'
import { task } from '#server/tasks/task.ts'
import { institutionsOf, reachable } from '../reachable.ts'
import { writeSearch } from '../search/write-search.ts'
import { listOf, recruitersOf, room } from './closing-letters.ts'
import { forgetOutOfReach } from './out-of-reach.ts'

type Exclusive = { id: string; title: string; listed: boolean; reachable: boolean; told: boolean; names: string[] }

/**
 * A job that nobody can apply to any more leaves the board, and comes back with an agreement; its company hears of
 * both.
 */
export const followAgreement = task<{ institution_id: number }>('jobs-follow-agreement', (ctx, { institution_id }) =>
  followReach(ctx, sql`j.id in (select job_id from job_institutions where institution_id = ${institution_id})`),
)

/**
 * While a company is suspended its jobs are away for that alone, and it hears nothing: what is so when that ends is
 * told then.
 */
export async function followReach(ctx: Ctx, which: RawBuilder<unknown>) {
  for (const job of await changedAmong(ctx, which)) {
    if (job.listed !== job.reachable) await writeSearch(ctx, job.id)
    if (job.told !== job.reachable) continue
    if (job.reachable) await forgetOutOfReach(ctx, job.id)
    else
      await ctx.db.insertInto('jobs_out_of_reach').values({ job_id: job.id, told_at: ctx.now.toISOString() }).execute()
    await tellCompany(ctx, job)
  }
}

/** Most of what a partner saves changes no job. */
const changedAmong = async (ctx: Ctx, which: RawBuilder<unknown>) =>
  (
    await sql<Exclusive>`
      select * from (
        select j.id, j.title, exists (select from job_search s where s.job_id = j.id) as listed, exists (select from
          jobs_out_of_reach t where t.job_id = j.id) as told, ${reachable(ctx, institutionsOf(sql.ref('j.id')))} as
          reachable,
          array(select i.name from job_institutions o join institutions i on i.id = o.institution_id where o.job_id =
            j.id order by i.name) as names
        from jobs j where ${which} and exists (select from job_institutions o where o.job_id = j.id) and j.status =
          'published' and ${onAir(sql.ref('j.company_id'))} for update of j
      ) found where listed <> reachable or told = reachable order by id`.execute(ctx.db)
  ).rows

async function tellCompany(ctx: Ctx, { id, title, names, listed, reachable }: Exclusive) {
  const agreement = `o convênio com ${names.length > 1 ? 'estas instituições' : 'esta instituição'}`
  const subject = reachable ? 'voltou ao ar' : listed ? 'saiu do ar' : 'está fora do ar'
  const paragraphs = reachable
    ? [
        `A vaga “${title}”, exclusiva para estudantes de ${listOf.format(names)}, ` +
          'está no ar de novo: há outra vez um convênio em vigor.',
      ]
    : [
        `A vaga “${title}” é exclusiva para estudantes de ${listOf.format(names)}, e ${agreement} não está ` +
          `mais em vigor. Como ninguém ${listed ? 'podia' : 'pode'} se candidatar, ela ${subject}.`,
        'Quem já se candidatou continua no processo. Para receber outras candidaturas, escolha outra ' +
          'instituição ou abra a vaga a todos. Se o convênio voltar, a vaga volta com ele.',
      ]
  for (const { name, email } of await recruitersOf(ctx, id))
    await writeLetter(ctx, {
      to: email,
      subject: `A vaga ${title} ${subject}`,
      greeting: `Olá, ${name.split(' ')[0]}!`,
      paragraphs,
      action: room(id, 'Abrir a vaga'),
    })
}
