import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { writeLetter } from '#server/mail/letter.ts'
import { task } from '#server/tasks/task.ts'
import { institutionsOf, reachable } from '../reachable.ts'
import { writeSearch } from '../search/write-search.ts'
import { listOf, recruitersOf, room } from './closing-letters.ts'

type Exclusive = { id: string; title: string; listed: boolean; names: string[] }

/** A job that nobody can apply to any more leaves the board, and comes back with an agreement; its company hears of both. */
export const followAgreement = task<{ institution_id: number }>('jobs-follow-agreement', async (ctx, { institution_id }) => {
  for (const before of await changedWith(ctx, institution_id)) {
    await writeSearch(ctx, before.id)
    const listed = (await ctx.db.selectFrom('job_search').select('job_id').where('job_id', '=', before.id).executeTakeFirst()) !== undefined
    if (listed !== before.listed) await tellCompany(ctx, before, listed)
  }
})

/** Most of what a partner saves changes no job. */
const changedWith = async (ctx: Ctx, institution_id: number) =>
  (
    await sql<Exclusive>`
      select * from (
        select j.id, j.title, exists (select from job_search s where s.job_id = j.id) as listed, ${reachable(ctx, institutionsOf(sql.ref('j.id')))} as reachable,
          array(select i.name from job_institutions o join institutions i on i.id = o.institution_id where o.job_id = j.id order by i.name) as names
        from jobs j join job_institutions ji on ji.job_id = j.id where ji.institution_id = ${institution_id} and j.status = 'published' for update of j
      ) found where listed <> reachable order by id`.execute(ctx.db)
  ).rows

async function tellCompany(ctx: Ctx, { id, title, names }: Exclusive, listed: boolean) {
  const agreement = `o convênio com ${names.length > 1 ? 'estas instituições' : 'esta instituição'}`
  const paragraphs = listed
    ? [`A vaga “${title}”, exclusiva para estudantes de ${listOf.format(names)}, está no ar de novo: há outra vez um convênio em vigor.`]
    : [
        `A vaga “${title}” é exclusiva para estudantes de ${listOf.format(names)}, e ${agreement} não está mais em vigor. Como ninguém podia se candidatar, ela saiu do ar.`,
        'Quem já se candidatou continua no processo. Para receber outras candidaturas, escolha outra instituição ou abra a vaga a todos. Se o convênio voltar, a vaga volta com ele.',
      ]
  for (const { name, email } of await recruitersOf(ctx, id))
    await writeLetter(ctx, { to: email, subject: listed ? `A vaga ${title} voltou ao ar` : `A vaga ${title} saiu do ar`, greeting: `Olá, ${name.split(' ')[0]}!`, paragraphs, action: room(id, 'Abrir a vaga') })
}
