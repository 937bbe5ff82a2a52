// Pages that must not move while they come: what everybody reads, and where each kind of person begins.
import { listOwnedJobs } from '#features/jobs/wire/writing.ts'
import { callsOf, storageOf, type UserType } from '#test/support/browser/signed-in.ts'
import { send } from '#wire/send.ts'
import type { openBrowser } from './browser.ts'
import type { Figure } from './figures.ts'
import { layoutShift } from './layout-shift.ts'
import { someCompany } from './some-company.ts'
import { someJob } from './some-job.ts'

const AT_MOST = 0.05
const SIZES = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
]

const GUEST = undefined
const STUDENT = ['estudante', 'User'] as const
const MANAGER = ['gestora', 'CompanyManager'] as const
type Person = readonly [who: string, user_type: UserType] | undefined

/** The job with the most candidatures. */
async function somePipeline(origin: string) {
  const { collection } = await send(await callsOf(origin, 'gestora@demo.test', 'CompanyManager'), listOwnedJobs, {})
  const [most] = collection.data.toSorted((a, b) => b.attributes.candidatures - a.attributes.candidatures)
  return `/vagas/minhas/${most!.id}/candidaturas`
}

export async function measureShifts(browser: Awaited<ReturnType<typeof openBrowser>>, origin: string) {
  const pages: [string, Person][] = [
    ['/', GUEST],
    ['/vagas', GUEST],
    [await someJob(origin), GUEST],
    [await someCompany(origin), GUEST],
    ['/usuarios/home', STUDENT],
    ['/empresas/dashboard', MANAGER],
    ['/vagas/minhas', MANAGER],
    [await somePipeline(origin), MANAGER],
  ]
  const figures: Figure[] = []
  for (const [page, person] of pages)
    for (const viewport of SIZES) {
      const storageState = person && (await storageOf(origin, ...person))
      const options = { viewport, ...(storageState && { storageState }) }
      const { value, moved } = await layoutShift(browser, origin + page, options)
      figures.push({
        what: `${page}: layout shift on slow 3G at ${viewport.width}`,
        values: [value],
        unit: '',
        limit: { at_most: AT_MOST },
        note: moved.join(' '),
      })
    }
  return figures
}
