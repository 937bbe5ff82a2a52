import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { answerOf } from '#web/answer.ts'
import { call } from '#web/api.ts'
import { focusField } from '#web/form/focus-field.ts'
import { NOT_SAVED, placeRefusal } from '#web/form/place-refusal.ts'
import { useKeptTyping } from '#web/form/use-kept-typing.ts'
import { freshIn } from '#web/fresh-in.ts'
import { alert, type AlertHandle } from '#web/ui/alert.ts'
import { Refused } from '#wire/send.ts'
import { previewJob, showOwnedJob, updateJob } from '../../wire/writing.ts'
import type { Edited } from '../owned/use-job-moves.ts'
import { changedByBoth, clashWords } from './clash-words.ts'
import { FIELDS, fieldIn, inFormOrder } from './field-words.ts'
import {
  type Changes,
  changesIn,
  clashesIn,
  type DraftField,
  draftOf,
  type JobDraft,
  isOwn,
  judgedWith,
  merged,
  same,
  withUnanswered,
} from './job-draft.ts'
import type { Keeping } from './keeping-words.ts'

const PAUSE = 1_500
const NOT_SHOWN = 'Não foi possível mostrar a prévia agora. Por favor, tente novamente.'

/** Saves what was changed: a draft by itself once the person pauses, what is public when asked to. One save at a time. */
export function useKeptJob(form: UseFormReturn<JobDraft>, job: Edited) {
  const client = useQueryClient()
  const saved = useRef(draftOf(job.attributes))
  /** The same as it was answered: trimmed, for one. */
  const stored = useRef(draftOf(job.attributes))
  /** Sent since then without an answer: each may be saved, or none. */
  const unanswered = useRef<Changes[]>([])
  const version = useRef(job.attributes.lock_version)
  /** Changed by somebody else too: they wait until the person says so, by hand. */
  const held = useRef(new Set<DraftField>())
  /** Refused as they stand: they wait until they, or what they are judged with, are changed. */
  const refused = useRef(new Set<DraftField>())
  const failure = useRef<AlertHandle>(undefined)
  const running = useRef<Promise<boolean>>(undefined)
  const [keeping, setKeeping] = useState<Keeping>('saved')
  const [waiting, setWaiting] = useState<DraftField[]>([])
  const itself = job.attributes.status === 'draft'

  const adopt = useCallback(
    (fresh: Edited) => {
      version.current = fresh.attributes.lock_version
      stored.current = draftOf(fresh.attributes)
      unanswered.current = []
      client.setQueryData(answerOf(showOwnedJob, { id: fresh.id }).queryKey, { data: fresh })
    },
    [client],
  )

  const unsaved = useCallback(
    () => Object.keys(changesIn(saved.current, form.getValues(), { whole: true })).length > 0,
    [form],
  )

  const staying = useCallback(() => new Set([...held.current, ...refused.current]), [])

  /** Says how much is kept, once nothing more goes by itself. */
  const settle = useCallback(() => {
    const now = form.getValues()
    const left = Object.keys(changesIn(saved.current, now, { whole: true })) as DraftField[]
    const goes = !itself || Object.keys(changesIn(saved.current, now, { held: staying() })).length > 0
    setWaiting(left)
    setKeeping(!left.length ? 'saved' : goes ? 'changed' : 'partly')
  }, [form, itself, staying])

  /** What somebody else did meanwhile comes in, what was typed stays, what both changed waits. Answers what to say. */
  const meet = useCallback(
    (fresh: Edited, words?: string) => {
      const theirs = draftOf(fresh.attributes)
      const now = form.getValues()
      const clashes = clashesIn(
        saved.current,
        now,
        theirs,
        withUnanswered(stored.current, unanswered.current, theirs, fresh.attributes.lock_version > version.current + 1),
      )
      for (const name of clashes) held.current.add(name)
      const mine = merged(saved.current, now, theirs)
      saved.current = theirs
      refused.current.clear()
      form.reset(mine)
      adopt(fresh)
      setKeeping(unsaved() ? 'changed' : 'saved')
      return clashes.length || !words ? clashWords(clashes, theirs, itself) : words
    },
    [adopt, form, itself, unsaved],
  )

  /** Sends once more what was refused only because of a save from here that arrived, and was not answered. */
  const send = useCallback(
    async (changes: Changes): Promise<Edited> => {
      for (;;) {
        try {
          return (await call(updateJob, { id: job.id, job: { ...changes, lock_version: version.current } })).data
        } catch (error) {
          const fresh = freshIn<Edited>(error)
          if (
            fresh?.attributes.lock_version === version.current + 1 &&
            isOwn(stored.current, unanswered.current, draftOf(fresh.attributes))
          ) {
            adopt(fresh)
            continue
          }
          if (!(error instanceof Refused) || error.status >= 500) {
            unanswered.current.push(structuredClone(changes))
            // Saved or not, it goes again, even where it is typed back to what it was.
            for (const name of Object.keys(changes)) saved.current = { ...saved.current, [name]: undefined }
          }
          throw error
        }
      }
    },
    [adopt, job.id],
  )

  const keep = useCallback(
    async (changes: Changes) => {
      const data = await send(changes)
      const names = Object.keys(changes) as DraftField[]
      saved.current = { ...saved.current, ...(structuredClone(changes) as Partial<JobDraft>) }
      for (const name of names) for (const waiting of [held, refused]) waiting.current.delete(name)
      // What a field was told is over where it is saved, and where another field's change has ended it.
      form.clearErrors(FIELDS.filter((name) => !refused.current.has(name) && !data.attributes.missing[name]))
      failure.current?.close()
      adopt(data)
    },
    [adopt, form, send],
  )

  /** Puts a refusal where it can be read; answers which fields it is about, or undefined where another state was met. */
  const tell = useCallback(
    (error: unknown, asked: boolean): DraftField[] | undefined => {
      const fresh = freshIn<Edited>(error)
      if (fresh) {
        alert({ kind: 'warning', title: 'Ops!', text: meet(fresh) })
        return undefined
      }
      const { fields, words } = placeRefusal(form, error, NOT_SAVED, fieldIn as never)
      const told = inFormOrder(fields as DraftField[])
      if (words) failure.current = alert({ kind: 'error', title: 'Ops!', text: words })
      else if (asked) setTimeout(() => focusField(form, told[0]!))
      return told
    },
    [form, meet],
  )

  /** What is refused waits, and a draft goes without it: answers whether all went. */
  const once = useCallback(
    async (whole: boolean): Promise<boolean> => {
      for (let all = true; ; all = false) {
        const sent = form.getValues()
        const changes = changesIn(saved.current, sent, { whole: whole && all, held: staying() })
        try {
          if (Object.keys(changes).length) {
            setKeeping('saving')
            await keep(changes)
          }
          settle()
          return all
        } catch (error) {
          const told = tell(error, whole && all)
          if (!told) return false
          const now = form.getValues()
          const waits = told.filter((name) => same(sent[name], now[name])).flatMap(judgedWith)
          for (const name of waits) refused.current.add(name)
          if (itself && waits.some((name) => name in changes)) continue
          setWaiting(told)
          setKeeping('failed')
          return false
        }
      }
    },
    [form, itself, keep, settle, staying, tell],
  )

  /** After the save that is on its way, if one is. */
  const save = useCallback(
    (whole: boolean) => {
      const mine = (running.current ?? Promise.resolve(true)).then(() => once(whole))
      running.current = mine
      return mine
    },
    [once],
  )

  /** As the page would show what stands on the screen; nothing is saved by looking. */
  async function preview(): Promise<Edited | undefined> {
    try {
      return (await call(previewJob, { id: job.id, job: changesIn(saved.current, form.getValues()) })).data
    } catch (error) {
      const { fields, words } = placeRefusal(form, error, NOT_SHOWN, fieldIn as never)
      if (words) alert({ kind: 'error', title: 'Ops!', text: words })
      else setTimeout(() => focusField(form, inFormOrder(fields as DraftField[])[0]!))
      return undefined
    }
  }

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const { unsubscribe } = form.watch((_, { name }) => {
      clearTimeout(timer)
      const field = name?.split('.')[0] as DraftField | undefined
      if (field) {
        held.current.delete(field)
        for (const one of judgedWith(field)) refused.current.delete(one)
        form.clearErrors([...judgedWith(field)])
      }
      if (!unsaved()) return setKeeping('saved')
      setKeeping((now) => (now === 'saving' ? now : 'changed'))
      if (itself) timer = setTimeout(() => void save(false), PAUSE)
    })
    return () => {
      clearTimeout(timer)
      unsubscribe()
    }
  }, [form, itself, save, unsaved])

  // A draft that could not be saved without a connection is saved once there is one.
  useEffect(() => {
    if (!itself || keeping !== 'failed') return
    const again = () => void save(false)
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [itself, keeping, save])

  const stands = draftOf(job.attributes)
  useKeptTyping<JobDraft>(form, {
    name: `job ${job.id}`,
    initial: stands,
    join: (base, typed) => merged(base, typed, stands),
    both(base, typed) {
      const clashes = clashesIn(base, typed, stands)
      for (const name of clashes) held.current.add(name)
      return changedByBoth(clashes, stands)
    },
  })

  return { keeping, waiting, save, adopt, meet, preview, unsaved, version: () => version.current }
}
