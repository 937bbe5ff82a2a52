// Structured data of every demonstration job, validated by an independent implementation of Google's rules.
import assert from 'node:assert/strict'
import { test } from 'node:test'
// @ts-expect-error -- it brings no types
import Validator from '@adobe/structured-data-validator'
import { listJobs, showJob } from '#features/jobs/wire/board.ts'
import { jobPosting } from '#features/jobs/web/page/job-posting.ts'
import { openApp } from '#test/support/app.ts'

type Issue = { issueMessage: string; severity: 'ERROR' | 'WARNING'; path: object[] }
const ORIGIN = 'https://ponte.example'

const app = await openApp({ demo: true, env: { RATE_LIMITS: 'off' } })

const judge = async (posting: object): Promise<Issue[]> =>
  (await new Validator().validate({
    jsonld: { JobPosting: [structuredClone(posting)] },
    microdata: {},
    rdfa: {},
    metatags: {},
    errors: [],
  })) as Issue[]
const open = async () =>
  Promise.all(
    (await app.call(listJobs, { per_page: 100 })).collection.data.map(
      async ({ attributes }) => (await app.call(showJob, { slug: attributes.slug })).data,
    ),
  )

/**
 * Recommended by Google, but not applicable here: applicant location and TELECOMMUTE are for remote jobs, a salary
 * needs one.
 */
const excused = ({ work_model, salary_from }: { work_model: string; salary_from: string | null }) => [
  ...(work_model === 'remote' ? [] : ['applicantLocationRequirements', 'jobLocationType']),
  ...(salary_from ? [] : ['baseSalary']),
]

test('every demonstration job is markup that Google takes, with all that is recommended', async () => {
  const jobs = await open()
  assert.ok(jobs.length >= 18)
  for (const job of jobs) {
    const posting = jobPosting(job, ORIGIN)
    assert.ok(posting, job.attributes.title)
    const issues = (await judge(posting)).filter(
      ({ issueMessage }) => !excused(job.attributes).some((name) => issueMessage.includes(`"${name}"`)),
    )
    assert.deepEqual(
      issues.map(({ issueMessage }) => issueMessage),
      [],
      job.attributes.title,
    )
  }
})

test('the judge says what is missing', async () => {
  const [job] = await open()
  const { title: _, hiringOrganization: __, ...less } = jobPosting(job!, ORIGIN)!
  const said = (await judge(less))
    .filter(({ severity }) => severity === 'ERROR')
    .map(({ issueMessage }) => issueMessage)
  assert.equal(said.length, 2)
})

test('internships, remote jobs and pay are named as search engines name them', async () => {
  const jobs = await open()
  for (const job of jobs) {
    const { attributes } = job
    const posting = jobPosting(job, ORIGIN)!
    assert.equal(posting.employmentType === 'INTERN', attributes.job_type === 'internship')
    assert.equal(posting.jobLocationType === 'TELECOMMUTE', attributes.work_model === 'remote')
    assert.equal('jobLocation' in posting, attributes.place !== null)
    assert.equal(posting.validThrough, attributes.closes_at)
    assert.equal('baseSalary' in posting, attributes.salary_from !== null)
  }
  assert.ok(
    jobs.some(({ attributes }) => attributes.work_model === 'remote') &&
      jobs.some(({ attributes }) => attributes.job_type !== 'internship'),
  )
})

test('what takes no candidatures carries no markup', async () => {
  const [job] = await open()
  assert.equal(jobPosting({ ...job!, attributes: { ...job!.attributes, available: false } }, ORIGIN), undefined)
})
