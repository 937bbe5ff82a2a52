// Art. 17, § 5º: of the places that a company offers, those of people with disabilities.
import { sql } from 'kysely'
import { disabilityOf } from '#features/candidates/server/candidates.ts'
import type { Ctx } from '#server/context.ts'
import { overlaps, type Period } from '../../wire/law/calendar.ts'
import type { Facts } from '../../wire/law/facts.ts'
import { held } from './held.ts'
import type { Subject } from './subject.ts'

/** With this one. A disability counts where the person told it with the candidature. */
export async function placesFacts(
  ctx: Ctx,
  { company_id, internship_id }: Subject,
  span: Period,
  person: Facts['person'],
): Promise<Facts['places']> {
  const others = await held<{ user_info_id: string; told: boolean }>(ctx, {
    except: internship_id,
    where: sql`i.company_id = ${company_id}`,
    more: sql`, i.user_info_id,
      exists (select from candidatures x where x.id = i.candidature_id and x.shares_pcd) as told`,
  })
  const beside = others.filter((other) => overlaps(other, span))
  const told = beside.filter((other) => other.told)
  const answers = await Promise.all(told.map(({ user_info_id }) => disabilityOf(ctx, user_info_id)))
  return { all: beside.length + 1, pcd: answers.filter(Boolean).length + (person?.pcd ? 1 : 0) }
}
