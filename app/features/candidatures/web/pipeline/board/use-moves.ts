import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { callOnce } from '#web/calls/call-once.ts'
import { freshIn } from '#web/calls/fresh-in.ts'
import { alert, type AlertContent, type AlertHandle } from '#web/ui/alerts/alert.ts'
import type { Answer } from '#wire/endpoint.ts'
import { wordsOfFailure } from '#web/calls/words-of-failure.ts'
import { Refused } from '#wire/send.ts'
import { OUTSIDE, REVIEW_FIRST, SECOND_THOUGHTS_MS } from '../../../wire/candidature-words.ts'
import { type listReceived, moveCandidature, moveCandidatures } from '../../../wire/pipeline.ts'
import type { Received, Stage } from '../use-pipeline.ts'
import { takeBack } from './take-back.ts'

const FAILED = 'Não foi possível mover agora. Por favor, tente novamente.'
const UNANSWERED = 'O servidor não respondeu. Tente novamente: o que já foi feito não se repete.'
/** Reported by the dialog, beside its buttons. */
const elsewhere = (now: Received, before: Received | undefined) =>
  now.attributes.stage !== before?.attributes.stage || now.attributes.state === 'withdrawn'
const namesOf = (rows: Received[]) =>
  rows
    .slice(0, 3)
    .map(({ attributes: { name } }) => name ?? 'Sem nome')
    .join(', ') + (rows.length > 3 ? ` e mais ${rows.length - 3}` : '')
const people = (n: number) => (n === 1 ? '1 candidatura' : `${n} candidaturas`)

/** A rejection that waits for its words. `many`: chosen together, even if few are left. */
export type Waiting = {
  rows: Received[]
  stage: Stage
  many: boolean
  /** Also ticked, but excluded: they asked for a review. */ asked: Received[]
  /** Moved by a colleague while the words were written, with their current state. */ meanwhile?: Received[]
}

/** Alerts of the last move close when the next one begins. */
const openToasts: AlertHandle[] = []
const closeToasts = () => openToasts.splice(0).forEach((one) => one.close())
function showToast(content: AlertContent) {
  const shown = alert(content)
  openToasts.push(shown)
  return shown
}
const mayGoBack = ({ attributes: { state, readable } }: Received) => readable && !(state in OUTSIDE)

type Told = {
  /** A rejection only, which cannot be undone. */ final: boolean
  /** Who went where; nobody in particular when a move was taken back. */ onMoved: (
    rows: Received[],
    stage?: Stage,
  ) => void
  /** Updates everything that shows the candidature. */ onShown: (first: Received) => void
}

export function useMoves(job_id: string, { final, onMoved, onShown }: Told) {
  const client = useQueryClient()
  const [waiting, setWaiting] = useState<Waiting>()
  /** The last move, as its people stood before. */
  const last = useRef<Received[]>([])
  const until = useRef(0)

  /** The row as the board shows it now. */
  const fresh = (row: Received) =>
    client
      .getQueriesData<Answer<typeof listReceived>>({ queryKey: ['v1', 'ats', 'jobs', job_id, 'candidatures'] })
      .flatMap(([, data]) => data?.collection.data ?? [])
      .reduce(
        (newest, one) =>
          one.id === row.id && one.attributes.lock_version > newest.attributes.lock_version ? one : newest,
        row,
      )

  /**
   * Returns who was not moved, with their current state. In a bulk rejection, people who asked for a review are
   * opened first and answered alone.
   */
  async function send(
    { rows, stage, many }: Pick<Waiting, 'rows' | 'stage' | 'many'>,
    feedback?: string,
  ): Promise<Received[]> {
    const { key, name } = stage
    let stayed: Received[] = []
    let moved: Received[] = []
    closeToasts()
    const held = document.activeElement !== document.body // dragging leaves the focus on the body
    const wanted = { to: key, ...(feedback && { feedback }) }
    try {
      if (!many) {
        await callOnce(moveCandidature, {
          id: rows[0]!.id,
          move: { ...wanted, lock_version: rows[0]!.attributes.lock_version },
        })
        moved = rows
      } else {
        const candidatures = rows.map(({ id, attributes: { lock_version } }) => ({ id, lock_version }))
        const { refused } = await callOnce(moveCandidatures, { id: job_id, moves: { ...wanted, candidatures } })
        moved = rows.filter(({ id }) => !refused.some((one) => one.id === id))
        stayed = rows.filter(
          ({ id, attributes }) => !attributes.review_requested && refused.some((one) => one.id === id),
        )
        tellStayed(refused)
      }
      last.current = final ? [] : moved.filter(mayGoBack)
      if (last.current.length) {
        const { close } = tellMoved(moved.length, name, final, () => void undo())
        until.current = Date.now() + SECOND_THOUGHTS_MS
        forgetLater(last.current, close)
      } else if (moved.length) tellMoved(moved.length, name, final)
      onMoved(moved, stage)
    } catch (error) {
      const now = freshIn<Received>(error)
      stayed = now ? [now] : rows
      if (!(feedback && now && elsewhere(now, rows[0])))
        showToast({
          kind: now ? 'warning' : 'error',
          title: 'Ops!',
          text: error instanceof Refused ? wordsOfFailure(error, FAILED) : UNANSWERED,
        })
    }
    await client.invalidateQueries({ queryKey: ['v1', 'ats'] })
    if (held) onShown(rows[0]!)
    return stayed.map(fresh)
  }

  /** Later a move is told, and undoing it would be another one. */
  const forgetLater = (moved: Received[], close: () => void) =>
    setTimeout(() => {
      moved.splice(0)
      close()
    }, until.current - Date.now())

  async function undo() {
    const back = last.current.splice(0)
    if (!back.length) return
    closeToasts()
    const { refused, unanswered } = await takeBack(job_id, back)
    const n = back.length - refused.length - unanswered.length
    if (n) showToast({ kind: 'success', title: 'Desfeito', text: `${people(n)} de volta aonde estava.` })
    tellStayed(refused)
    if (unanswered.length) {
      if (!last.current.length) last.current = unanswered
      const { close } = showToast({
        kind: 'error',
        title: `${people(unanswered.length)} sem desfazer`,
        text: `${namesOf(unanswered)}: ${UNANSWERED}`,
        action: { label: 'Desfazer de novo', act: () => void undo() },
      })
      forgetLater(unanswered, close)
    }
    onMoved([])
    await client.invalidateQueries({ queryKey: ['v1', 'ats'] })
    onShown(back[0]!)
  }

  return {
    waiting,
    undo: () => void undo(),
    cancel: () => setWaiting(undefined),
    move(rows: Received[], stage: Stage, many = rows.length > 1) {
      const elsewhere = rows.filter(({ attributes }) => attributes.stage !== stage.key)
      if (!elsewhere.length) return
      if (stage.state !== 'rejected') return void send({ rows: elsewhere, stage, many })
      const asked = elsewhere.filter(({ attributes }) => many && attributes.review_requested)
      const answered = elsewhere.filter((one) => !asked.includes(one))
      if (answered.length) return setWaiting({ rows: answered, stage, many, asked })
      closeToasts()
      tellStayed(asked.map(({ attributes: { name } }) => ({ name, message: REVIEW_FIRST })))
    },
    /**
     * Who was not rejected stays waiting with the typed words; of many, those who still can be. Returns whether all
     * were rejected.
     */
    async reject(feedback: string) {
      if (!waiting) return true
      const stayed = await send(waiting, feedback)
      const rows = stayed.filter(
        ({ attributes: { stage, state } }) => !waiting.many || (stage !== waiting.stage.key && state !== 'withdrawn'),
      )
      const meanwhile = stayed.filter((now) =>
        elsewhere(
          now,
          waiting.rows.find(({ id }) => id === now.id),
        ),
      )
      setWaiting(rows.length ? { ...waiting, rows, meanwhile } : undefined)
      return stayed.length === 0
    },
  }
}

function tellStayed(refused: { name: string | null; message: string }[]) {
  if (refused.length)
    showToast({
      kind: 'warning',
      title: `${people(refused.length)} sem mover`,
      text: refused
        .slice(0, 3)
        .map(({ name, message }) => (name ? `${name}: ${message}` : message))
        .join(' '),
    })
}

const tellMoved = (n: number, name: string, final: boolean, undo?: () => void) =>
  showToast({
    kind: 'success',
    ...(undo && { action: { label: 'Desfazer', act: undo } }),
    title: `${people(n)} em ${name}`,
    text: `O e-mail sai em dois minutos.${final ? '' : ' Desfeito até lá, ninguém é avisado.'}`,
  })
