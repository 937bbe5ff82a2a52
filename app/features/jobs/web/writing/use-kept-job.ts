import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { answerOf } from '#web/answer.ts'
import { call } from '#web/api.ts'
import { NOT_SAVED, placeRefusal } from '#web/form/place-refusal.ts'
import { useKeptTyping } from '#web/form/use-kept-typing.ts'
import { alert, type AlertHandle } from '#web/ui/alert.ts'
import { previewJob, showOwnedJob, updateJob } from '../../wire/writing.ts'
import { type Edited, freshIn } from '../owned/use-job-moves.ts'
import { changedByBoth, clashWords } from './clash-words.ts'
import { fieldIn } from './field-words.ts'
import { changesIn, clashesIn, type DraftField, draftOf, type JobDraft, merged } from './job-draft.ts'

const PAUSE = 1_500
const NOT_SHOWN = 'Não foi possível mostrar a prévia agora. Por favor, tente novamente.'

export type Keeping = 'saved' | 'changed' | 'saving' | 'failed'

/** Saves what was changed: a draft by itself once the person pauses, what is public when asked to. One save at a time. */
export function useKeptJob(form: UseFormReturn<JobDraft>, job: Edited) {
  const client = useQueryClient()
  const saved = useRef(draftOf(job.attributes))
  const version = useRef(job.attributes.lock_version)
  /** Changed by somebody else too: they wait until the person says so, by hand. */
  const held = useRef(new Set<DraftField>())
  const failure = useRef<AlertHandle>(undefined)
  const running = useRef<Promise<boolean>>(undefined)
  const [keeping, setKeeping] = useState<Keeping>('saved')
  const itself = job.attributes.status === 'draft'

  const adopt = useCallback((fresh: Edited) => {
    version.current = fresh.attributes.lock_version
    client.setQueryData(answerOf(showOwnedJob, { id: fresh.id }).queryKey, { data: fresh })
  }, [client])

  const unsaved = useCallback(() => Object.keys(changesIn(saved.current, form.getValues(), { whole: true })).length > 0, [form])

  /** What somebody else did meanwhile comes in, what was typed stays, what both changed waits. Answers what to say. */
  const meet = useCallback((fresh: Edited, words?: string) => {
    const theirs = draftOf(fresh.attributes)
    const now = form.getValues()
    const clashes = clashesIn(saved.current, now, theirs)
    for (const name of clashes) held.current.add(name)
    const mine = merged(saved.current, now, theirs)
    saved.current = theirs
    form.reset(mine)
    adopt(fresh)
    setKeeping(unsaved() ? 'changed' : 'saved')
    return clashes.length || !words ? clashWords(clashes, theirs, itself) : words
  }, [adopt, form, itself, unsaved])

  const once = useCallback(async (whole: boolean): Promise<boolean> => {
    const sent = form.getValues()
    const changes = changesIn(saved.current, sent, { whole, held: held.current })
    if (!Object.keys(changes).length) return true
    setKeeping('saving')
    try {
      const { data } = await call(updateJob, { id: job.id, job: { ...changes, lock_version: version.current } })
      saved.current = { ...saved.current, ...(structuredClone(changes) as Partial<JobDraft>) }
      form.clearErrors(Object.keys(changes) as (keyof JobDraft)[])
      for (const name of Object.keys(changes) as DraftField[]) held.current.delete(name)
      failure.current?.close()
      adopt(data)
      setKeeping(unsaved() ? 'changed' : 'saved')
      return true
    } catch (error) {
      setKeeping('failed')
      const fresh = freshIn(error)
      if (fresh) {
        alert({ kind: 'warning', title: 'Ops!', text: meet(fresh) })
        return false
      }
      const { words } = placeRefusal(form, error, NOT_SAVED, fieldIn as never)
      if (words) failure.current = alert({ kind: 'error', title: 'Ops!', text: words })
      return false
    }
  }, [adopt, form, job.id, meet, unsaved])

  /** After the save that is on its way, if one is. */
  const save = useCallback((whole: boolean) => {
    const mine = (running.current ?? Promise.resolve(true)).then(() => once(whole))
    running.current = mine
    return mine
  }, [once])

  /** As the page would show what stands on the screen; nothing is saved by looking. */
  async function preview(): Promise<Edited | undefined> {
    try {
      return (await call(previewJob, { id: job.id, job: changesIn(saved.current, form.getValues()) })).data
    } catch (error) {
      const { fields, words } = placeRefusal(form, error, NOT_SHOWN, fieldIn as never)
      if (words) alert({ kind: 'error', title: 'Ops!', text: words })
      else if (fields[0]) setTimeout(() => form.setFocus(fields[0]!))
      return undefined
    }
  }

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const { unsubscribe } = form.watch((_, { name }) => {
      clearTimeout(timer)
      if (name) held.current.delete(name.split('.')[0] as DraftField)
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

  return { keeping, save, adopt, meet, preview, unsaved, version: () => version.current }
}
