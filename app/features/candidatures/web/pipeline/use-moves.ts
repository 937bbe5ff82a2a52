import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#web/api.ts'
import { alert } from '#web/ui/alert.ts'
import { Refused } from '#wire/send.ts'
import { moveCandidature, moveCandidatures } from '../../wire/pipeline.ts'
import type { Received, Stage } from './use-pipeline.ts'

const FAILED = 'Não foi possível mover agora. Por favor, tente novamente.'
const people = (n: number) => (n === 1 ? '1 candidatura' : `${n} candidaturas`)

/** A no asks for words first: what waits for them. */
export type Waiting = { rows: Received[]; stage: Stage }

export function useMoves(job_id: string, onMoved: () => void) {
  const client = useQueryClient()
  const [waiting, setWaiting] = useState<Waiting>()

  async function send(rows: Received[], { key, name }: Stage, feedback?: string) {
    const said = { to: key, ...(feedback && { feedback }) }
    try {
      if (rows.length === 1) {
        await call(moveCandidature, { id: rows[0]!.id, move: { ...said, lock_version: rows[0]!.attributes.lock_version } })
        tell(1, name)
      } else {
        const candidatures = rows.map(({ id, attributes: { lock_version } }) => ({ id, lock_version }))
        const { moved, refused } = await call(moveCandidatures, { id: job_id, moves: { ...said, candidatures } })
        if (moved) tell(moved, name)
        if (refused.length) alert({ kind: 'warning', title: `${people(refused.length)} sem mover`, text: refused.slice(0, 3).map((one) => `${one.name}: ${one.message}`).join(' ') })
      }
      onMoved()
    } catch (error) {
      const words = error instanceof Refused && error.status < 500 ? error.message : FAILED
      alert({ kind: error instanceof Refused && error.status === 409 ? 'warning' : 'error', title: 'Ops!', text: words })
    }
    await client.invalidateQueries({ queryKey: ['v1', 'ats'] })
  }

  return {
    waiting,
    cancel: () => setWaiting(undefined),
    move(rows: Received[], stage: Stage) {
      const elsewhere = rows.filter(({ attributes }) => attributes.stage !== stage.key)
      if (!elsewhere.length) return
      if (stage.state === 'rejected') setWaiting({ rows: elsewhere, stage })
      else void send(elsewhere, stage)
    },
    async reject(feedback: string) {
      if (waiting) await send(waiting.rows, waiting.stage, feedback)
      setWaiting(undefined)
    },
  }
}

const tell = (n: number, name: string) =>
  alert({ kind: 'success', title: `${people(n)} em ${name}`, text: 'A pessoa já vê a mudança na candidatura, e o e-mail sai em dois minutos. Quem volta atrás até lá não avisa ninguém nem deixa nada no histórico dela.' })
