import { data, redirect, type RouterContextProvider } from 'react-router'
import { inProcess } from '#web/calls/answer.ts'
import { Refused, send } from '#wire/send.ts'
import { showJob } from '../../wire/board.ts'
import type { Job } from './job.ts'

type Refusal = { slug?: string; off_air?: boolean; data?: Job }

/** A job by its address: old ones redirect for ever; a job closed long ago keeps its page, with status 410. */
export async function loadJob(context: Readonly<RouterContextProvider>, slug: string) {
  try {
    return data(await send(inProcess(context), showJob, { slug }))
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    const refusal = error.body as Refusal
    if (error.status === 301) throw redirect(`/vagas/${refusal.slug}`, 301)
    if (error.status === 410 && refusal.data) return data({ data: refusal.data }, { status: 410 })
    if (error.status === 404)
      throw data(
        { words: refusal.off_air && { title: 'Esta vaga está fora do ar', text: error.message } },
        { status: 404 },
      )
    throw error
  }
}
