import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { emailIndex } from '#server/person-index.ts'
import { agreedDomain } from '../students.ts'
import { enrolledAt } from './find-institution.ts'
import { type Named, samePerson } from './same-person.ts'

/** A hash that recognises somebody, and their place in the list. */
export type Enrolled = { hex: string; place: number; by_cpf: boolean }
type Known = Named & { id: string }
type Compared = {
  /** People that no list named before. */
  added: number
  /** People of the lists before whom this one does not name. */
  left_out: number
  /** Bonds that nothing would prove if this were the only list. */
  bonds_lost: number
  /** All of that in one word, and what it came from: another one is another loss. */
  seen: string
  /** What the list says by itself; and with all that is known of whom it names again. */
  alone: Enrolled[]
  joined: Enrolled[]
}

const BATCH = 1_000

export function* batches<T>(of: readonly T[]) {
  for (let at = 0; at < of.length; at += BATCH) yield of.slice(at, at + BATCH)
}

const keysOf = ({ cpf, emails }: Named) => [
  ...(cpf === null ? [] : [{ hex: cpf, by_cpf: true }]),
  ...emails.map((hex) => ({ hex, by_cpf: false })),
]

/** A list against all that came before it. */
export async function compareEnrolments(ctx: Ctx, institution_id: number, people: Named[]): Promise<Compared> {
  const known = await knownAmong(ctx, institution_id, people)
  const numbers = samePerson([...people, ...known])
  const [ofList, ofKnown] = [numbers.slice(0, people.length), numbers.slice(people.length)]
  const placeOf = new Map<number, number>()
  for (const [place, person] of ofList.entries()) if (!placeOf.has(person)) placeOf.set(person, place)
  const before = new Set(ofKnown)
  const again = new Set(known.filter((_, at) => placeOf.has(ofKnown[at]!)).map(({ id }) => id))

  const alone = placed(people.map((one, place) => ({ ...one, place })))
  const lost = await bondsLost(ctx, institution_id, new Set(alone.map(({ hex }) => hex)))
  const joined = placed(
    [...people, ...known].flatMap((one, at) =>
      placeOf.has(numbers[at]!) ? [{ ...one, place: placeOf.get(numbers[at]!)! }] : [],
    ),
  )
  const left_out = (await enrolledAt(ctx, institution_id)) - again.size
  const seen = ctx.secrets.sign(
    'enrolment look',
    JSON.stringify([await lastList(ctx, institution_id), left_out, lost, alone.map(({ hex }) => hex).sort()]),
  )
  return {
    added: new Set(ofList.filter((person) => !before.has(person))).size,
    left_out,
    bonds_lost: lost.length,
    seen,
    alone,
    joined,
  }
}

/** What is said of two is whose it was said of first. */
function placed(people: (Named & { place: number })[]): Enrolled[] {
  const taken = new Set<string>()
  return people.flatMap(({ place, ...one }) => {
    const keys = keysOf(one).filter(({ hex }) => !taken.has(hex))
    for (const { hex } of keys) taken.add(hex)
    return keys.map((key) => ({ ...key, place }))
  })
}

/** Of whom any list has named so far by anything that this one says too: all that is known. */
async function knownAmong(ctx: Ctx, institution_id: number, people: Named[]): Promise<Known[]> {
  const found = new Map<string, { hex: string; by_cpf: boolean }[]>()
  for (const hexes of batches(people.flatMap(keysOf).map(({ hex }) => hex))) {
    const { rows } = await sql<{ id: string; hexes: string[]; by_cpf: boolean[] }>`
      select e.import_id || ' ' || e.place as id, array_agg(encode(e.person_index, 'hex') order by e.person_index) as
        hexes, array_agg(e.by_cpf order by e.person_index) as by_cpf
      from institution_enrolments e
      where e.institution_id = ${institution_id} and (e.import_id, e.place) in (
        select n.import_id, n.place from institution_enrolments n where n.institution_id = ${institution_id} and
          n.person_index = any (select decode(h, 'hex') from unnest(${hexes}::text[]) as h))
      group by e.import_id, e.place`.execute(ctx.db)
    for (const { id, hexes, by_cpf } of rows)
      found.set(
        id,
        hexes.map((hex, at) => ({ hex, by_cpf: by_cpf[at]! })),
      )
  }
  return [...found].map(([id, keys]) => {
    const cpf = keys.find((key) => key.by_cpf)?.hex ?? null
    return { id, cpf, emails: keys.filter(({ hex }) => hex !== cpf).map(({ hex }) => hex) }
  })
}

/**
 * Whoever has a bond by a list and stands in none of these by anything that they are known by, nor has an e-mail that
 * proves it: also whom the list names, but by something else.
 */
async function bondsLost(ctx: Ctx, institution_id: number, hexes: Set<string>): Promise<string[]> {
  const { rows } = await sql<{ id: string; cpf: string | null; email: string | null; address: string | null }>`
    select b.id, encode(v.cpf_index, 'hex') as cpf, case when l.email_confirmed_at is not null then l.email end as
      email, a.address
    from student_bonds b join institution_partners p on p.institution_id = b.institution_id
      join user_infos u on u.id = b.user_info_id join logins l on l.id = u.login_id left join user_info_vaults v on
        v.user_info_id = u.id,
      lateral (select case when u.institutional_email_confirmed_at is not null then u.institutional_email end as
        address) a
    where b.institution_id = ${institution_id} and b.ended_at is null and b.proven_by = 'enrolment_list' and not
      (${agreedDomain(sql`split_part(coalesce(a.address, ''), '@', 2)`)}) order by b.id`.execute(ctx.db)
  const isNamed = (email: string | null) => email !== null && hexes.has(emailIndex(ctx, email).toString('hex'))
  return rows
    .filter(({ cpf, email, address }) => !(cpf !== null && hexes.has(cpf)) && !isNamed(email) && !isNamed(address))
    .map(({ id }) => id)
}

async function lastList(ctx: Ctx, institution_id: number) {
  const { rows } = await sql<{
    id: string | null
  }>`select max(id::text) as id from enrolment_imports where institution_id = ${institution_id}`.execute(ctx.db)
  return rows[0]!.id
}
