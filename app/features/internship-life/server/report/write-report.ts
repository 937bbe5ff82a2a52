// A report in the intern's hands: begun with the period that is due, saved while it is written, sent as a document.
import { sendReportAs } from '#features/contracts/server/contracts.ts'
import { findFolder, holdInternship } from '#features/internships/server/internships.ts'
import type { Ctx } from '#server/context.ts'
import { conflict, invalid, Refusal, stale } from '#server/refusal.ts'
import { today } from '#server/today.ts'
import { BLANK } from '#wire/text/sentences.ts'
import type { Answer, Received } from '#wire/endpoint.ts'
import { columnsOf } from '#wire/record.ts'
import { formatDate } from '#wire/time/date.ts'
import { reportRecord, type saveReport as saving, type showReport as showing } from '../../wire/report.ts'
import { ledgerOf } from '../ledger/ledger-of.ts'
import { lifeFor } from '../ledger/show-ledger.ts'

type Shown = Answer<typeof showing>
type Changes = Received<typeof saving>['body']['report']

const NONE_DUE = 'Todos os relatórios deste estágio já foram feitos.'
const ON_ITS_WAY = 'O seu relatório já está a caminho: espere que todos assinem.'
const DONE = 'Conte o que você fez no período'
const FINISHED = ['completed', 'voided']

async function standing(ctx: Ctx, id: string) {
  const life = await lifeFor(ctx, id)
  const { company_name } = await findFolder(ctx, id)
  const { internship_id } = life
  const row = await ctx.db
    .selectFrom('activity_reports as r')
    .leftJoin('envelopes as e', 'e.id', 'r.envelope_id')
    .selectAll('r')
    .select('e.state')
    .where('r.internship_id', '=', internship_id)
    .executeTakeFirst()
  const due = ledgerOf(life, today(ctx.now)).find(({ kind, state }) => kind === 'report' && state !== 'done')
  // What was sent and is finished is no draft any more: the next one begins.
  const draft = row && !(row.state && FINISHED.includes(row.state)) ? row : undefined
  const sent = draft?.state && draft.state !== 'rejected' ? draft.envelope_id : null
  return { internship_id, company_name, row, draft, due, sent }
}

export async function showReport(ctx: Ctx, id: string): Promise<Shown> {
  const { internship_id, company_name, draft, due, sent, row } = await standing(ctx, id)
  const day = today(ctx.now)
  const from_day = draft?.from_day ?? due?.from ?? day
  const to_day = draft?.to_day ?? (due?.to && due.to < day ? due.to : day < from_day ? from_day : day)
  return {
    data: {
      id: internship_id,
      type: 'activity_report',
      attributes: {
        from_day: formatDate(from_day),
        to_day: formatDate(to_day),
        done: draft?.done ?? null,
        learned: draft?.learned ?? null,
        difficulties: draft?.difficulties ?? null,
        due_on: due?.due_on ?? null,
        on_its_way: sent,
        company_name,
        lock_version: row?.lock_version ?? 0,
      },
    },
  }
}

async function held(ctx: Ctx, id: string, lock_version: number) {
  await holdInternship(ctx, (await findFolder(ctx, id)).id)
  const found = await standing(ctx, id)
  if (found.sent) throw conflict(ON_ITS_WAY, await showReport(ctx, id))
  if (!found.due && !found.draft) throw conflict(NONE_DUE)
  if ((found.row?.lock_version ?? 0) !== lock_version) throw stale(await showReport(ctx, id))
  return found
}

export async function saveReport(ctx: Ctx, id: string, { lock_version, ...changes }: Changes): Promise<string> {
  const { internship_id, draft } = await held(ctx, id, lock_version)
  const begun = draft
    ? {}
    : { from_day: null, to_day: null, done: null, learned: null, difficulties: null, envelope_id: null }
  const kept = {
    ...begun,
    ...columnsOf(reportRecord, changes),
    lock_version: lock_version + 1,
    updated_at: ctx.now.toISOString(),
  }
  await ctx.db
    .insertInto('activity_reports')
    .values({ internship_id, ...kept })
    .onConflict((c) => c.column('internship_id').doUpdateSet(kept))
    .execute()
  return id
}

const OWN: Record<string, string> = { 'facts.from': 'from_day', 'facts.to': 'to_day' }
/** What is wrong with the document is said where the intern typed it. */
function atOwnFields(error: unknown): never {
  const errors = error instanceof Refusal && error.status === 422 ? error.body.errors : undefined
  if (!errors) throw error
  throw invalid(
    Object.fromEntries(
      Object.entries(errors as Record<string, string[]>).map(([at, [words]]) => [OWN[at] ?? at, words!]),
    ),
  )
}

/** By the intern, and no one in her place: it is reviewed, signed and kept like every document of the internship. */
export async function sendReport(ctx: Ctx, id: string, lock_version: number): Promise<string> {
  const { internship_id, draft } = await held(ctx, id, lock_version)
  const { attributes } = (await showReport(ctx, id)).data
  if (!draft?.done) throw invalid({ done: attributes.done ? BLANK : DONE })
  const iso = (shown: string) => shown.split('/').toReversed().join('-')
  const sending = sendReportAs(ctx, {
    internship_id,
    rejected_id: draft.envelope_id,
    told: {
      from: iso(attributes.from_day),
      to: iso(attributes.to_day),
      done: draft.done,
      ...(draft.learned && { learned: draft.learned }),
      ...(draft.difficulties && { difficulties: draft.difficulties }),
    },
  })
  const envelope_id = await sending.catch(atOwnFields)
  await ctx.db
    .updateTable('activity_reports')
    .set({ envelope_id, lock_version: lock_version + 1 })
    .where('internship_id', '=', internship_id)
    .execute()
  return envelope_id
}
