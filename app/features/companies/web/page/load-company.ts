import { data, redirect, type RouterContextProvider } from 'react-router'
import { listJobs } from '#features/jobs/wire/board.ts'
import { inProcess } from '#web/calls/answer.ts'
import { Refused, send } from '#wire/send.ts'
import { showCompany } from '../../wire/directory.ts'

/** A page shows a few of a company's jobs; the board has all of them. */
const JOBS = 10

/**
 * A company as everybody sees it, with what it has open. One that nobody sees yet is a page that is not there, except
 * to its own people.
 */
export async function loadCompany(context: Readonly<RouterContextProvider>, company_id: string) {
  const fetch = inProcess(context)
  try {
    const jobs = send(fetch, listJobs, { company_id, per_page: JOBS })
    jobs.catch(() => {}) // told when it is waited for, of a company that is there
    const company = (await send(fetch, showCompany, { company_id })).data
    return data({ company, jobs: (await jobs).collection.data })
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    if (error.status === 301) throw redirect(`/empresas/ver/${(error.body as { slug?: string }).slug}`, 301)
    if (error.status === 404) return data({ company: null, jobs: [] }, { status: 404 })
    throw error
  }
}
