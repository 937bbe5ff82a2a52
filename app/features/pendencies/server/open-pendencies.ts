// Every open pendency of a tree of companies, as rows of one shape: duties that the ledger keeps, contracts that wait
// for a signature, invites to forms, answers to check, evaluations, and supervisors who have too many interns.
import { type RawBuilder, sql } from 'kysely'
import { startOfDay, today } from '#server/today.ts'

/** A contract is late on the tenth day of its step, and on the first day of the internship. */
const UNSIGNED_DAYS = 10
const INVITE_DAYS = 2
const ANSWER_DAYS = 2
/** Lei 11.788, art. 9º, III. */
const MOST_INTERNS = 10

const duties = (tree: string[], day: string) => sql`
  select d.kind, d.due_on, d.owner, d.company_id, d.internship_id, null::uuid as envelope_id, null::uuid as manager_id,
    d.from_day, d.to_day, d.days, null::text as about, null::uuid as form_id
  from internship_duties d where d.company_id = any(${tree}::uuid[]) and d.shown_from <= ${day}::date`

/** A draft has no step; said as the index has it. */
const contracts = (tree: string[]) => sql`
  select case when p.bounced_at is null then 'unsigned' else 'bounced' end,
    case when p.bounced_at is not null then (p.bounced_at at time zone 'America/Sao_Paulo')::date
      else least((p.current_at at time zone 'America/Sao_Paulo')::date + ${sql.lit(UNSIGNED_DAYS)},
        case when e.kind = 'tce' then t.starts_on end) end,
    case when p.bounced_at is null then p.party else 'company_sign' end, e.company_id, e.internship_id, e.id, null,
    null, null, null, coalesce(p.person_name, ''), null
  from envelopes e join envelope_steps p on p.id = e.step_id
    left join internship_terms t on t.id = e.terms_id
  where e.company_id = any(${tree}::uuid[]) and e.state not in ('created', 'completed', 'voided')`

/** Nobody's step any more: it waits to be corrected, from the day on which it was rejected. */
const rejected = (tree: string[]) => sql`
  select 'rejected', (e.held_since at time zone 'America/Sao_Paulo')::date, e.reject_by, e.company_id, e.internship_id,
    e.id, null, null, null, null, e.rejection_cause, null
  from envelopes e where e.company_id = any(${tree}::uuid[]) and e.state = 'rejected'`

const running = (tree: string[], day: string) => sql`i.company_id = any(${tree}::uuid[])
  and i.agreed_at is not null and i.ended_at is null and i.dropped_at is null
  and i.starts_on <= ${day}::date and i.ends_on >= ${day}::date`

const supervisors = (tree: string[], day: string) => sql`
  select 'supervisor', ${day}::date, 'company_sign', null, (array_agg(i.id order by i.starts_on desc, i.id))[1], null,
    i.supervisor_id, null, null, count(*)::int, null, null
  from internships i where i.supervisor_id is not null and ${running(tree, day)}
  group by i.supervisor_id having count(*) > ${sql.lit(MOST_INTERNS)}`

/** By the e-mail that the terms tell: theirs alone are read, where a join would read everybody's. */
const outside = (tree: string[], day: string) => sql`
  select 'supervisor', ${day}::date, 'company_sign', null, (array_agg(i.id order by i.starts_on desc, i.id))[1], null,
    null, null, null, count(*)::int, min(t.supervisor_name), null
  from internships i cross join lateral (
    select supervisor_name, supervisor_email from internship_terms where id = i.terms_id offset 0) t
  where i.supervisor_id is null and t.supervisor_email is not null and ${running(tree, day)}
  group by lower(t.supervisor_email) having count(*) > ${sql.lit(MOST_INTERNS)}`

/** Of supervisors: a company does not learn who of its interns has answered. */
const evaluations = (tree: string[]) => sql`
  select 'evaluation', v.due_on, 'company_sign', i.company_id, i.id, null, null, null, null, null, null,
    null
  from internships i join evaluations v on v.internship_id = i.id
  where i.company_id = any(${tree}::uuid[]) and i.dropped_at is null and v.author = 'supervisor'
    and v.answered_at is null and v.paper_at is null`

/** From the first reminder on, until it is answered, sent again or taken back. `days` is 1 once the person came in. */
const invites = (tree: string[], now: Date) => sql`
  select 'invite', f.expires_on, 'internship_sign', f.company_id, f.internship_id, null, null, null, null,
    case when f.opened_at is null then 0 else 1 end, f.person_name, f.id
  from internship_forms f
  where f.company_id = any(${tree}::uuid[]) and f.state = 'open' and f.created_by is not null
    and (f.invited_at < ${startOfDay(today(now, 1 - INVITE_DAYS))}::timestamptz
      or f.expires_on < ${today(now)}::date)`

/** What the company itself asked for, and has not looked at. */
const answers = (tree: string[]) => sql`
  select 'answer', (f.answered_at at time zone 'America/Sao_Paulo')::date + ${sql.lit(ANSWER_DAYS)}, 'company_sign',
    f.company_id, f.internship_id, null, null, null, null, null, f.person_name, f.id
  from internship_forms f
  where f.company_id = any(${tree}::uuid[]) and f.kind = 'data' and f.state = 'answered'
    and exists (select from data_requests r where r.form_id = f.id and r.party = 'company_sign')
    and not exists (select from data_checks c where c.form_id = f.id and c.party = 'company_sign')`

export const openPendencies = (tree: string[], now: Date): RawBuilder<unknown> => {
  const day = today(now)
  return sql`${duties(tree, day)} union all ${contracts(tree)} union all ${rejected(tree)}
    union all ${invites(tree, now)} union all ${answers(tree)}
    union all ${supervisors(tree, day)}
    union all ${outside(tree, day)} union all ${evaluations(tree)}`
}
