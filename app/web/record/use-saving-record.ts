import { useRef, useState } from 'react'
import { type FieldValues, useForm } from 'react-hook-form'
import { focusField } from '#web/form/errors/focus-field.ts'
import { NOT_SAVED, placeRefusal } from '#web/form/errors/place-refusal.ts'
import { useKeptTyping } from '#web/form/text/use-kept-typing.ts'
import { freshIn } from '#web/calls/fresh-in.ts'
import { alert, type AlertHandle } from '#web/ui/alerts/alert.ts'
import { type Fields, namesIn, type SentOf } from '#wire/record.ts'
import { Refused } from '#wire/send.ts'
import { changedIn, type Draft, isSame, sentIn } from './draft.ts'
import type { Keeping } from './keeping-words.ts'
import { recordResolver } from './record-resolver.ts'
import { useOnline, usePauses } from './use-pauses.ts'
import { type Answered, standingOf, useStanding } from './use-standing.ts'
import { waitingFields } from './waiting-fields.ts'

type Options<F extends Fields, A extends Answered> = {
  /** Those of the first drawing. */
  fields: F
  record: A
  /** Sends what was changed, and gives what stands then. */
  send: (changes: Partial<SentOf<F>>, lock_version: number) => Promise<A>
  /** What a stale write is answered with, where the fields do not stand in its attributes themselves. */
  fresh?: (attributes: never) => A
  /** By itself, once the person pauses; else when asked to. */
  itself: boolean
  together: Parameters<typeof waitingFields>[1]
  /** Fields that the record still lacks for something else than being saved: what was said of them stays. */
  lacking: (record: A) => readonly string[]
  /** Which form it is, where what is typed outlives a session that ends. */
  kept: string
}

const TRIES = 3
const AS_ANSWERED = (answered: Answered) => answered as never
const pick = (draft: Draft, names: readonly string[]) => Object.fromEntries(names.map((name) => [name, draft[name]]))

/**
 * One record that is saved while it is written: what was changed goes, one save at a time. What waits keeps the rest
 * from nothing. A stale write is met as in any other form.
 */
export function useSavingRecord<F extends Fields, A extends Answered>(options: Options<F, A>) {
  const { send, itself } = options
  const [{ fields, waits, first, resolver }] = useState(() => {
    const { fields, record, together } = options
    const waits = waitingFields(fields, together)
    const resolver = recordResolver(fields, waits.words, () => false)
    return { fields, waits, first: standingOf(fields, record, AS_ANSWERED), resolver }
  })
  const settings = { resolver, defaultValues: first.draft, mode: 'onTouched', shouldFocusError: false } as const
  const form = useForm<FieldValues>(settings)
  const standing = useStanding({ getValues: form.getValues, write }, fields, first, AS_ANSWERED)
  const { latest, unanswered, unsettled } = standing
  const isWriting = useRef(false)
  const failure = useRef<AlertHandle>(undefined)
  const running = useRef<Promise<boolean>>(Promise.resolve(true))
  const [keeping, setKeeping] = useState<Keeping>('saved')
  const [waiting, setWaiting] = useState<readonly string[]>([])

  const goOn = () => (itself ? void save(false) : settle())
  useKeptTyping<FieldValues>(form, {
    name: options.kept,
    initial: standing.base.draft,
    join(began, typed) {
      setTimeout(goOn)
      return standing.restore(began, typed)
    },
  })

  /** Only what is otherwise: somebody may be typing in what is not. */
  function write(draft: Draft) {
    const typed = form.getValues()
    isWriting.current = true
    for (const [name, value] of Object.entries(draft))
      if (!isSame(fields[name]!, typed[name], value)) form.setValue(name, value)
    isWriting.current = false
  }

  const changed = (typed: Draft = form.getValues()) => changedIn(fields, latest.current.draft, typed)

  /** Says how much is kept, once nothing more goes by itself. */
  function settle() {
    const typed = form.getValues()
    const left = changed(typed)
    const half = waits.halfTyped(typed, left)
    const goes = !itself || left.some((name) => !half.includes(name) && !waits.isRefused(name))
    setWaiting(left)
    setKeeping(left.length === 0 ? 'saved' : goes ? 'changed' : 'partly')
  }

  function fail(names: readonly string[], how: Keeping = 'failed') {
    setWaiting(names)
    setKeeping(how)
    return false
  }

  /**
   * What is half typed waits, and so does what was refused, unless all of it was asked for. Answers whether all went.
   */
  async function once(isAsked: boolean): Promise<boolean> {
    if (unsettled().length && !(isAsked && standing.isSettled(() => void save(true))))
      return fail(unsettled(), 'unsettled')
    for (let tries = TRIES, isWhole = isAsked; tries > 0; tries--) {
      const typed: Draft = structuredClone(form.getValues())
      const { draft: before, record } = latest.current
      const half = waits.halfTyped(typed, changed(typed))
      if (half.length && isWhole) await form.trigger(half).then(() => focusField(form, half[0]!))
      if (half.length && !itself) return fail(half)
      isWhole &&= half.length === 0
      const names = changed(typed).filter((name) => !half.includes(name) && (isWhole || !waits.isRefused(name)))
      const sent = { ...before, ...pick(typed, names) }
      try {
        if (names.length) {
          setKeeping('saving')
          const changes = sentIn(fields, typed, before, names) as Partial<SentOf<F>>
          const stands = await send(changes, record?.lock_version ?? 0)
          standing.saved(stands, sent)
          failure.current?.close()
          waits.release(names)
          const lacking = options.lacking(stands)
          const isOver = (name: string) => form.getFieldState(name).error?.type === 'server' && !waits.isRefused(name)
          form.clearErrors(namesIn(fields).filter((name) => isOver(name) && !lacking.includes(name)))
        }
        settle()
        return isWhole || (!isAsked && changed().length === 0)
      } catch (error) {
        const told = freshIn<{ attributes: A }>(error)?.attributes
        const now = told && (options.fresh?.(told as never) ?? told)
        if (now && standing.meet(now, () => void save(isAsked))) continue
        if (now) return fail(unsettled(), 'unsettled')
        if (!(error instanceof Refused) || error.status >= 500) unanswered.current.push(sent)
        const refused = refuse(error, typed, isWhole)
        if (!itself || !refused.flatMap(waits.judgedWith).some((name) => names.includes(name))) return fail(refused)
        isWhole = false
      }
    }
    return fail([])
  }

  /** Puts a refusal where it can be read, and answers the fields that it is about, as they stand. */
  function refuse(error: unknown, sent: Draft, isAsked: boolean): string[] {
    const { fields: places, words } = placeRefusal(form, error, NOT_SAVED)
    const told = namesIn(fields).filter((name) => places.some((place) => place.split('.')[0] === name))
    if (words) failure.current = alert({ kind: 'error', title: 'Ops!', text: words })
    else if (isAsked) setTimeout(() => focusField(form, told[0]!))
    const typed = form.getValues()
    const stands = told.filter((name) => isSame(fields[name]!, sent[name], typed[name]))
    waits.refuse(stands, (name) => form.getFieldState(name).error?.message)
    return told
  }

  /** After the save that is on its way, if one is. */
  function save(isAsked: boolean) {
    stopPause() // what this save has to say stays until the next change
    running.current = running.current.then(() => once(isAsked))
    return running.current
  }

  const stopPause = usePauses(form, isWriting, (name) => {
    waits.release([name])
    form.clearErrors(waits.judgedWith(name))
    setKeeping((before) => (before === 'saving' ? before : 'changed'))
    return goOn
  })
  // What could not be saved without a connection is saved once there is one.
  useOnline(itself && keeping === 'failed', () => void save(false))

  return {
    form,
    keeping,
    waiting,
    save,
    /** What another act has answered, or met: it joins what was typed. */
    meet: (stands: A) => standing.meet(stands, settle),
    unsaved: () => changed().length > 0,
    /** As they would be sent. */
    changes() {
      const typed = form.getValues()
      const half = waits.halfTyped(typed, changed(typed))
      const names = changed(typed).filter((name) => !half.includes(name))
      return sentIn(fields, typed, latest.current.draft, names) as Partial<SentOf<F>>
    },
    version: () => latest.current.record?.lock_version ?? 0,
    conflict: standing.conflict || undefined,
  }
}
