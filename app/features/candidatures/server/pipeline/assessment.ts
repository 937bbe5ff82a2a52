import { disabilityOf, readAsCompany, setResume, type VisibleSection } from '#features/candidates/server/candidates.ts'
import { isSuspended } from '#features/companies/server/companies.ts'
import { sharedResults } from '#features/skill-tests/server/skill-tests.ts'
import type { Ctx } from '#server/context.ts'
import { forbidden } from '#server/refusal.ts'
import { today } from '#server/today.ts'
import { formatDate } from '#wire/time/date.ts'
import type { Answer } from '#wire/endpoint.ts'
import type { CandidatureStep } from '../../wire/candidature-states.ts'
import { hiddenWords } from '../../wire/candidature-words.ts'
import type { showAssessment } from '../../wire/pipeline.ts'
import { OPENED_BY_APPLYING } from '../apply/shown-sections.ts'
import { type Candidature, findCandidature } from '../candidature-rows.ts'
import { readSet } from '../questionnaire/read-set.ts'
import { setOf } from '../questionnaire/set-rows.ts'
import { refuseSuspended } from '../suspended.ts'
import { saidAbout } from './notes.ts'
import { mineAmong } from './received.ts'
import { receivedOne } from './received-one.ts'
import { type Stage, stagesOf } from './stages.ts'

type Assessment = Answer<typeof showAssessment>['data']

/** How to reach somebody outside the platform: never shown to a suspended company. */
const REACH = ['contact', 'networks', 'resume'] as const satisfies VisibleSection[]

/**
 * Everything that the company may know of one candidature. Of the vault a yes or no at most, and only when the person
 * released it.
 */
export async function assess(ctx: Ctx, id: string): Promise<Assessment> {
  const { attributes } = (await receivedOne(ctx, id)).data
  const c = (await findCandidature(ctx, id))!
  return {
    id,
    type: 'candidature',
    attributes: {
      ...attributes,
      job: { id: c.job_id, title: c.title, is_internship: c.job_type === 'internship' },
      feedback: c.feedback,
      ...(c.readable ? await personOf(ctx, c) : NOBODY),
      ...(await saidAbout(ctx, id)),
      history: await historyOf(ctx, id, await stagesOf(ctx, c.job_id)),
    },
  }
}

/** Of the person themself: as long as the company reads them. */
async function personOf(ctx: Ctx, c: Candidature) {
  const suspended = await isSuspended(ctx, c.company_id)
  const profile = await readAsCompany(ctx, {
    user_info_id: c.user_info_id,
    also: OPENED_BY_APPLYING,
    ...(suspended && { without: REACH }),
  })
  const { personal: _, own: __, ...shown } = profile.data.attributes
  return {
    slug: c.person_slug,
    message: c.message,
    pcd: c.shares_pcd ? await disabilityOf(ctx, c.user_info_id) : null,
    profile: shown,
    // Words, links and files may hold a way to reach the person.
    answers: suspended ? null : await answersTo(ctx, c),
    tests: await sharedResults(ctx, c.user_info_id),
  }
}
const NOBODY = { slug: null, message: null, pcd: null, profile: {}, answers: null, tests: [] }

async function answersTo(ctx: Ctx, c: Candidature) {
  const set = await setOf(ctx, c)
  return set ? readSet(ctx, set) : null
}

export async function candidateResume(ctx: Ctx, id: string) {
  await mineAmong(ctx, id)
  const { user_info_id, company_id, state, readable, read_until } = (await findCandidature(ctx, id))!
  await refuseSuspended(ctx, company_id)
  if (!readable) throw forbidden(hiddenWords({ state, day: formatDate(today(new Date(read_until!))) }))
  const { attributes: profile } = (await readAsCompany(ctx, { user_info_id, also: OPENED_BY_APPLYING })).data
  return {
    name: profile.name,
    bytes: await setResume({ profile, app_name: ctx.configuration.app_name, dated: today(ctx.now) }),
  }
}

const WORDS: Record<CandidatureStep, (to: string) => string> = {
  apply: () => 'Candidatou-se',
  apply_again: () => 'Candidatou-se de novo',
  withdraw: () => 'Desistiu',
  advance: (to) => `Foi para ${to}`,
  reconsider: (to) => `Voltou ao processo, em ${to}`,
  hire: (to) => `Foi para ${to}`,
  reject: (to) => `Foi para ${to}`,
  answer_review: () => 'Revisão humana feita',
  close_job: () => 'A vaga foi encerrada',
  cancel_job: () => 'A vaga foi cancelada',
  overdue: () => 'O prazo passou: avisamos a pessoa',
  expire: () => 'Encerrada sem resposta',
}

/** The newest first; nobody's name where the person or the calendar did it. */
async function historyOf(ctx: Ctx, candidature_id: string, stages: Stage[]) {
  const rows = await ctx.db
    .selectFrom('candidature_events as e')
    .leftJoin('company_managers as m', 'm.id', 'e.manager_id')
    .select(['e.kind', 'e.from_stage', 'e.to_stage', 'm.name as by', 'e.said', 'e.answer_by', 'e.happened_at as at'])
    .where('e.candidature_id', '=', candidature_id)
    .orderBy('e.happened_at', 'desc')
    .orderBy('e.id', 'desc')
    .execute()
  const nameOf = (stage: string) => stages.find(({ key }) => key === stage)?.name ?? stage
  return rows.map(({ kind, from_stage, to_stage, ...rest }) => ({
    ...rest,
    words:
      kind === 'advance' && from_stage === to_stage
        ? 'Deu outra data para a resposta'
        : WORDS[kind as CandidatureStep](nameOf(to_stage)),
  }))
}
