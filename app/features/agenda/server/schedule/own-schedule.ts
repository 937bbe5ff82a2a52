// What of a person's own lies over a time: classes, internships, and what else they have agreed to.
import { sql } from 'kysely'
import {
  busyWithin,
  crossing,
  hull,
  overlap,
  type Span,
  type WeeklyHours,
  weeklyWords,
} from '#features/calendar/server/calendar.ts'
import { classHours } from '#features/candidates/server/candidates.ts'
import { wallTime, type Zone } from '#wire/time/zones.ts'
import type { Ctx } from '#server/context.ts'
import { type InterviewRow, ownZone } from '../rows.ts'

type Person = Pick<InterviewRow, 'id' | 'user_info_id' | 'login_id'>
type Named = WeeklyHours & { what: string }

type Internship = { company: string; schedule: WeeklyHours[]; classes: WeeklyHours[]; first: string; last: string }

/** Agreed ones that run within these days. */
async function internshipsOf(ctx: Ctx, user_info_id: string, from: string, until: string): Promise<Internship[]> {
  const last = sql`least(i.ends_on, (i.ended_at at time zone 'America/Sao_Paulo')::date)`
  const { rows } = await sql<Internship>`
    select coalesce(c.trading_name, c.name) as company, t.schedule, t.class_schedule as classes,
      i.starts_on::text as first, ${last}::text as last
    from internships i join internship_terms t on t.id = i.terms_id join companies c on c.id = i.company_id
    where i.user_info_id = ${user_info_id} and i.agreed_at is not null and i.dropped_at is null
      and i.starts_on <= ${until}::date and ${last} >= ${from}::date`.execute(ctx.db)
  return rows
}

const hoursOf = ({ company, schedule, classes }: Internship): Named[] => [
  ...schedule.map((one) => ({ ...one, what: `Estágio em ${company}` })),
  ...classes.map((one) => ({ ...one, what: 'Aula' })),
]
const WORDS = { interview: 'Outra entrevista', mentoring: 'Mentoria', event: 'Evento' } as const
const busyWords = (what: keyof typeof WORDS, span: Span, zone: Zone) =>
  `${WORDS[what]}, das ${wallTime(span.starts_at, zone).time} às ${wallTime(span.ends_at, zone).time}`

/** For each of the spans what lies over it, in the person's own words and clock; nothing where it fits. */
export async function conflictsOf(ctx: Ctx, row: InterviewRow, spans: readonly Span[]): Promise<(string | null)[]> {
  if (!spans.length) return []
  const { id, user_info_id, login_id }: Person = row
  const zone = ownZone(row)
  const whole = hull(spans)
  const busy = await busyWithin(ctx, [login_id], whole, { what: 'interview', what_id: id })
  const classes = (await classHours(ctx, login_id)).map((one) => ({ ...one, what: 'Aula' }))
  const [from, until] = [wallTime(whole.starts_at, zone).day, wallTime(whole.ends_at, zone).day]
  const internships = await internshipsOf(ctx, user_info_id, from, until)
  return spans.map((span) => {
    const other = busy.find((one) => overlap(one, span))
    if (other) return busyWords(other.what, other, zone)
    const { day } = wallTime(span.starts_at, zone)
    const running = internships.filter(({ first, last }) => first <= day && day <= last)
    const weekly = crossing([...classes, ...running.flatMap(hoursOf)], span, zone)
    return weekly ? weeklyWords(weekly) : null
  })
}
