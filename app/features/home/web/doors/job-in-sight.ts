import type { RouterContextProvider } from 'react-router'
import { showJob } from '#features/jobs/wire/board.ts'
import { inProcess } from '#web/calls/answer.ts'
import { returnPath } from '#web/session/homes.ts'
import { Refused, send } from '#wire/send.ts'

const APPLICATION = /^\/vagas\/([\w-]+)\/candidaturas\/nova$/

type Loading = { context: Readonly<RouterContextProvider>; request: Request }

/** The job of the application that somebody is on the way to; nothing when they come for something else. */
export async function jobInSight({ context, request }: Loading) {
  const [, slug] = APPLICATION.exec(returnPath(new URL(request.url).search) ?? '') ?? []
  if (!slug) return { job: undefined }
  try {
    const { title, author_name, avatar, address, answer_by, salary } = (
      await send(inProcess(context), showJob, { slug })
    ).data.attributes
    return { job: { title, author_name, avatar, address, answer_by, salary } }
  } catch (error) {
    if (error instanceof Refused) return { job: undefined }
    throw error
  }
}
export type JobInSight = NonNullable<Awaited<ReturnType<typeof jobInSight>>['job']>
