import { useRef, useState } from 'react'
import { type Fields, typedOf } from '#wire/record.ts'
import type { Draft } from './draft.ts'
import { type Clash, rebase } from './rebase.ts'
import type { Labels } from './words-of.ts'

/** What a record's form reads of an answer besides the fields. `labels` are the words of ids. */
export type Answered = { lock_version?: number; labels?: Labels }
export type Read<F extends Fields, A> = (answered: A) => Answered & Partial<Record<keyof F, unknown>>

export type Standing<A> = { draft: Draft; record: A | undefined }
export const standingOf = <F extends Fields, A>(fields: F, record: A | undefined, read: Read<F, A>): Standing<A> => ({
  draft: typedOf(fields, record && (read(record) as never)),
  record,
})
type Question<A> = { clashes: Clash[]; now: A; after: () => void; isClosed?: true }
type Form = {
  getValues: () => Draft
  /** The form goes on from what stands now, and holds this. */
  write: (draft: Draft) => void
}

/**
 * What stands on the server as a form knows it, and what becomes of what stands there since: one policy for every form.
 */
export function useStanding<F extends Fields, A>(form: Form, fields: F, first: Standing<A>, read: Read<F, A>) {
  const [base, setBase] = useState(first)
  const latest = useRef(base)
  /** Drafts that were sent without an answer: one of them may stand there. */
  const unanswered = useRef<Draft[]>([])
  /** Of what stands there since, where both changed the same: it waits for the person. */
  const asked = useRef<Question<A>>(undefined)
  const [question, setQuestion] = useState<Question<A>>()

  const onTopOf = (now: A, typed = form.getValues()) =>
    rebase(fields, latest.current.draft, typed, standingOf(fields, now, read).draft, unanswered.current)

  function ask(next: Question<A> | undefined) {
    asked.current = next
    setQuestion(next)
  }

  function goOn(stands: Standing<A>, draft: Draft) {
    latest.current = stands
    unanswered.current = []
    ask(undefined)
    setBase(stands)
    form.write(draft)
  }

  /**
   * Joins what stands now with what was typed, and says whether that was possible; else asks, and goes on `after` the
   * answer.
   */
  function meet(now: A, after: () => void): boolean {
    const { draft, clashes } = onTopOf(now)
    if (clashes.length === 0) goOn(standingOf(fields, now, read), draft)
    else ask({ clashes, now, after })
    return clashes.length === 0
  }

  function settle({ now, after }: Question<A>, theirs: readonly string[]) {
    const { draft, clashes } = onTopOf(now)
    for (const clash of clashes)
      if (theirs.includes(clash.label)) for (const name of clash.names) draft[name] = clash.theirs[name]
    goOn(standingOf(fields, now, read), draft)
    after()
  }

  return {
    base,
    latest,
    unanswered,
    meet,
    /** A save that was answered, with what stands now or without: what was typed while it was on its way stays. */
    saved(record: A | undefined, sent: Draft) {
      const stands =
        record === undefined ? { draft: sent, record: latest.current.record } : standingOf(fields, record, read)
      goOn(stands, rebase(fields, sent, form.getValues(), stands.draft).draft)
    },
    /** Whether nothing waits for the person; else asks again. */
    isSettled: (after: () => void) => asked.current === undefined || meet(asked.current.now, after),
    /** Fields in which the person has not chosen yet. */
    unsettled: () => asked.current?.clashes.flatMap(({ names }) => names) ?? [],
    /** What was typed since `began` when a session ended, on top of what stands now. */
    restore(began: Draft, typed: Draft): Draft {
      const now = base.record
      const { draft, clashes } = rebase(fields, began, typed, base.draft)
      if (clashes.length && now) {
        latest.current = { draft: began, record: now }
        ask({ clashes, now, after: () => {} })
      }
      return draft
    },
    conflict: question &&
      !question.isClosed && {
        fields,
        clashes: question.clashes,
        labels: [question.now, base.record].flatMap((record): Labels[] => {
          const labels = record && read(record).labels
          return labels ? [labels] : []
        }),
        onSettle: (theirs: readonly string[]) => settle(question, theirs),
        onClose: () => ask({ ...question, isClosed: true }),
      },
  }
}
