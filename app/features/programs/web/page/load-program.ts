import { data, redirect, type RouterContextProvider } from 'react-router'
import { listJobs } from '#features/jobs/wire/board.ts'
import { inProcess } from '#web/calls/answer.ts'
import { Refused, send } from '#wire/send.ts'
import { showProgram } from '../../wire/programs.ts'

/** A program with its open jobs; an old address leads to the new one for ever. */
export async function loadProgram(context: Readonly<RouterContextProvider>, id: string) {
  const fetch = inProcess(context)
  try {
    const jobs = send(fetch, listJobs, { program_id: id, per_page: 50 })
    jobs.catch(() => {}) // told when it is waited for, of a program that is there
    const program = (await send(fetch, showProgram, { id })).data
    return data({ program, jobs: program.attributes.open ? (await jobs).collection.data : [] })
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    if (error.status === 301) throw redirect(`/programa_estagios/${(error.body as { slug?: string }).slug}`, 301)
    if (error.status === 404) throw data({ words: MISSING }, { status: 404 })
    throw error
  }
}

const MISSING = {
  title: 'Programa não encontrado',
  text: 'O endereço pode ter mudado, ou o programa ainda não foi publicado.',
}
