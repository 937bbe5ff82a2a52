import { askedContent } from '#features/questionnaires/wire/criteria.ts'
import type { Answers } from '#features/questionnaires/wire/answering.ts'
import type { Ctx } from '#server/context.ts'
import { notFound } from '#server/refusal.ts'
import { uuid } from '#server/uuid.ts'
import type { Answer } from '#wire/endpoint.ts'
import type { showAnswers } from '../../wire/questionnaire.ts'
import { jobToApply } from '../apply/job-to-apply.ts'
import { seekerIn } from '../apply/seeker.ts'
import { filesById, filesIn } from './answer-files.ts'
import { askedVersion } from './asked-version.ts'
import { answersOf, type SetRow, unsentSet } from './set-rows.ts'

type AnswerSet = Answer<typeof showAnswers>['data']
type Job = { id: string; slug: string; title: string; company_name: string }

const jobOf = ({ id, slug, title, company_name }: Job) => ({ id, slug, title, company_name })

/** As the person reads it: no points, and criteria in words. */
export async function showSet(ctx: Ctx, set: SetRow, job: Job): Promise<AnswerSet> {
  const answers = set.sent_at ? await answersOf(ctx, set) : set.draft
  return {
    id: set.id,
    type: 'answer_set',
    attributes: {
      job: jobOf(job),
      version_id: set.version_id,
      ...askedContent(set.content),
      answers,
      files: await filesById(ctx, filesIn(set.content, answers as Answers)),
      sent_at: set.sent_at,
      lock_version: set.lock_version,
    },
  }
}

/** What a job asks, with what was begun; the id of a set that is not begun is made here and kept by the first save. */
export async function showJobQuestionnaire(ctx: Ctx, key: string): Promise<AnswerSet> {
  const [seeker, job] = [await seekerIn(ctx), await jobToApply(ctx, key)]
  const version = await askedVersion(ctx, job, seeker.id)
  if (!version) throw notFound('Esta vaga não tem questionário.')
  const begun = await unsentSet(ctx, job.id, seeker.id)
  if (begun) return showSet(ctx, begun, job)
  return {
    id: uuid(ctx.now.getTime()),
    type: 'answer_set',
    attributes: {
      job: jobOf(job),
      version_id: version.id,
      ...askedContent(version.content),
      answers: {},
      files: [],
      sent_at: null,
      lock_version: 0,
    },
  }
}
