// Which times may be offered: ahead, apart from each other, and free for everybody who interviews.
import { busyWithin, hull, overlap, type Span } from '#features/calendar/server/calendar.ts'
import { wallTime, type Zone } from '#wire/time/zones.ts'
import type { Ctx } from '#server/context.ts'
import { invalid } from '#server/refusal.ts'
import { formatDate } from '#wire/time/date.ts'
import { LEAST_HOURS_AHEAD, MOST_DAYS_AHEAD } from '../../wire/interview-words.ts'

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000

export const spanOf = (at: string, minutes: number): Span => ({
  starts_at: new Date(at).toISOString(),
  ends_at: new Date(Date.parse(at) + minutes * MINUTE_MS).toISOString(),
})

const timeWords = ({ starts_at, ends_at }: Span, zone: Zone) => {
  const { day, time } = wallTime(starts_at, zone)
  return `${formatDate(day)}, das ${time} às ${wallTime(ends_at, zone).time}`
}

function problemOf(ctx: Ctx, span: Span, others: readonly Span[], hours: number): string | undefined {
  const ahead = Date.parse(span.starts_at) - ctx.now.getTime()
  if (ahead <= 0) return 'Este horário já passou'
  if (ahead < hours * HOUR_MS) return `Escolha um horário daqui a ${hours} horas ou mais`
  if (ahead > MOST_DAYS_AHEAD * 24 * HOUR_MS) return `Escolha um dia nos próximos ${MOST_DAYS_AHEAD} dias`
  return others.some((other) => overlap(other, span)) ? 'Este horário se sobrepõe a outro da lista' : undefined
}

/** Refuses at `name[i]` what cannot be; answers the times in their order. */
export function lawfulSpans(
  ctx: Ctx,
  name: string,
  starts: readonly string[],
  minutes: number,
  hours = LEAST_HOURS_AHEAD,
): Span[] {
  const spans = starts.map((at) => spanOf(at, minutes))
  const problems = spans.flatMap((span, i) => {
    const problem = problemOf(ctx, span, spans.slice(0, i), hours)
    return problem ? [[`${name}[${i}]`, problem] as const] : []
  })
  if (problems.length) throw invalid(Object.fromEntries(problems))
  return spans
}

type Who = { login_id: string; name: string }

/** Names who is taken, and when: they are colleagues. */
export async function refuseBusy(
  ctx: Ctx,
  name: string,
  spans: readonly Span[],
  people: readonly Who[],
  zone: Zone,
  but?: string,
) {
  const logins = people.map(({ login_id }) => login_id)
  const holder = but ? ({ what: 'interview', what_id: but } as const) : undefined
  const busy = await busyWithin(ctx, logins, hull(spans), holder)
  const problems = spans.flatMap((span, i) => {
    const taken = busy.find((one) => overlap(one, span))
    const who = taken && people.find(({ login_id }) => login_id === taken.person_id)
    return who ? [[`${name}[${i}]`, `${who.name} já tem compromisso em ${timeWords(taken, zone)}`] as const] : []
  })
  if (problems.length) throw invalid(Object.fromEntries(problems))
}
