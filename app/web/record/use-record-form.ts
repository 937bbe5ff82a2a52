import { useEffect, useRef, useState } from 'react'
import { type FieldValues, useForm } from 'react-hook-form'
import { focusField } from '#web/form/errors/focus-field.ts'
import { listErrors } from '#web/form/errors/list-errors.ts'
import { NOT_SAVED, placeRefusal } from '#web/form/errors/place-refusal.ts'
import { useKeptTyping } from '#web/form/text/use-kept-typing.ts'
import { freshIn } from '#web/calls/fresh-in.ts'
import type { Upload } from '#web/calls/sending-fetch.ts'
import { type Fields, namesIn, type SentOf, type TypedOf } from '#wire/record.ts'
import { Refused } from '#wire/send.ts'
import { changedIn, type Draft, sentIn } from './draft.ts'
import { recordResolver } from './record-resolver.ts'
import { useChanged } from './use-changed.ts'
import { useSecondLook } from './use-second-look.ts'
import { type Answered, type Read, standingOf, useStanding } from './use-standing.ts'

export type RecordFormOptions<F extends Fields, A> = {
  /** Those of the first drawing. */
  fields: F
  /** What the form is filled from; a new record has none. */
  record?: A | undefined
  /** The record by the names of its fields, where it is not answered so. */
  read?: Read<F, A>
  /**
   * What was changed elsewhere comes in while nothing is typed here. Sends, and gives what stands then; nothing, where
   * the form goes away.
   */
  send: (sent: SentOf<F>, how: Upload & { lock_version: number; quiet: boolean }) => Promise<A | void>
  /** What only several fields together can say: words by the name of a field. */
  rules?: (draft: TypedOf<F>) => Record<string, string>
  /** The key that the body is wrapped in, errors of the API come without it; or where each of them belongs. */
  root?: string | ((path: string) => string | undefined)
  /** Only what was changed is sent: the record may be kept in several forms, or is large. */
  partly?: boolean
  /** What goes, where an answer takes others with it. */
  prepared?: (draft: TypedOf<F>) => object
  /** A record that nobody else writes. */
  own?: boolean
  /** What saving would take away, by name: asked before. */
  losses?: (draft: TypedOf<F>, stands: A) => readonly string[]
  /** Which form it is, where what is typed outlives a session that ends. */
  kept?: string | undefined
  /** Fields that are typed again rather than left on a device. */
  never?: readonly string[]
}

type Sending<F extends Fields> = { draft: Draft; sent: SentOf<F>; lock_version: number }
const isAnswered = (error: unknown) => error instanceof Refused && error.status < 500

/** Tries of one press, on top of versions that came meanwhile and clash with nothing. */
const TRIES = 3
const MB = 1_000_000
const AS_ANSWERED = (answered: unknown) => answered as Answered

/** One form for one record: rules, errors of the API, the progress of an upload, and what becomes of a stale write. */
export function useRecordForm<F extends Fields, A = Answered>(options: RecordFormOptions<F, A>) {
  const { record, read = AS_ANSWERED as Read<F, A>, send, rules, root, kept, never, partly, losses, prepared } = options
  const [fields] = useState(options.fields)
  const [problem, setProblem] = useState<string>()
  const [losing, setLosing] = useState<readonly string[]>()
  const [sent, setSent] = useState<{ done: number; total: number }>()
  const stop = useRef<AbortController>(null)
  const sending = useRef(false)
  /**
   * What went out without an answer goes again, as it was, before what was typed since: so it is known as one's own.
   */
  const lost = useRef<Sending<F>>(undefined)
  const whole = useRef(false)
  const judge = useRef(rules)
  const [resolver] = useState(() =>
    recordResolver(
      fields,
      (draft) => judge.current?.(draft as TypedOf<F>) ?? {},
      () => whole.current,
    ),
  )
  const [first] = useState(() => standingOf(fields, record, read))
  const form = useForm<FieldValues>({
    resolver,
    defaultValues: first.draft,
    mode: 'onTouched',
    shouldFocusError: false,
  })
  /** As it would go. */
  const typed = () => (prepared?.(form.getValues() as TypedOf<F>) ?? form.getValues()) as Draft
  const standing = useStanding({ getValues: typed, write: form.reset }, fields, first, read)
  const { base, latest } = standing
  const lookAgain = useSecondLook(form)
  const { changed, look } = useChanged(
    form,
    () => changedIn(fields, latest.current.draft, form.getValues()).length > 0,
    base,
  )
  useEffect(() => {
    judge.current = rules
  })
  useEffect(() => () => stop.current?.abort(), [])
  useEffect(() => {
    const version = (one: A | undefined) => (one && read(one).lock_version) ?? 0
    if (record && !changed && !sending.current && version(record) > version(latest.current.record))
      standing.meet(record, () => {})
  })
  useKeptTyping<FieldValues>(form, { name: kept, initial: base.draft, never, join: standing.restore })

  async function submit(isAgreed = false) {
    if (sending.current || !standing.isSettled(() => void submit(isAgreed))) return
    sending.current = whole.current = true
    const go = () => {
      const { record: stands } = latest.current
      const gone = !isAgreed && stands && losses ? losses(form.getValues() as TypedOf<F>, stands) : []
      return gone.length ? setLosing(gone) : sendOn(isAgreed)
    }
    try {
      await form.handleSubmit(go, (errors) => {
        const [wrong] = listErrors(errors)
        if (wrong) setTimeout(() => focusField(form, wrong.name))
      })()
    } finally {
      sending.current = whole.current = false
      setSent(undefined)
    }
  }

  async function sendOn(isAgreed: boolean) {
    setProblem(undefined)
    for (let tries = TRIES; tries > 0; tries--) {
      const { signal } = (stop.current = new AbortController())
      const again = lost.current
      const one = again ?? next()
      const quiet = changedIn(fields, one.draft, typed()).length > 0
      try {
        const stands = await send(one.sent, {
          lock_version: one.lock_version,
          signal,
          quiet,
          onSent: (done, total) => setSent({ done: done / MB, total: total / MB }),
        })
        lost.current = undefined
        standing.saved(stands ?? undefined, one.draft)
        if (!quiet) return
      } catch (error) {
        if (signal.aborted) return
        lost.current = isAnswered(error) ? undefined : one
        const now = freshIn<{ attributes: A }>(error)?.attributes
        if (!now) return refuse(error)
        if (!standing.meet(now, () => void submit(isAgreed))) return
      }
    }
    setProblem(NOT_SAVED)
  }

  function next(): Sending<F> {
    const draft: Draft = structuredClone(typed())
    const { record: known, draft: before } = latest.current
    const names = partly ? changedIn(fields, before, draft) : namesIn(fields)
    const lock_version = (known && read(known).lock_version) ?? 0
    return { draft, sent: sentIn(fields, draft, before, names) as SentOf<F>, lock_version }
  }

  function refuse(error: unknown) {
    const { fields: wrong, words } = placeRefusal(form, error, NOT_SAVED, typeof root === 'string' ? { root } : root)
    setProblem(words)
    if (!words) setTimeout(() => focusField(form, wrong[0]!))
  }

  return {
    form,
    record: base.record,
    changed,
    look: () => (look(), lookAgain()),
    submit: () => submit(),
    problem,
    sent,
    stop: () => stop.current?.abort(),
    losing: losing && { losses: losing, onConfirm: () => submit(true), onClose: () => setLosing(undefined) },
    conflict: standing.conflict ? { ...standing.conflict, own: options.own } : undefined,
  }
}
