import { type Query, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { call, upload } from '#web/calls/api.ts'
import { readSessionAgain } from '#web/session/fresh-session.ts'
import { alsoChanged } from '#web/form/text/both-changed.ts'
import { placeRefusal } from '#web/form/errors/place-refusal.ts'
import { beginAnew } from '#web/form/text/typed-over.ts'
import { alert } from '#web/ui/alerts/alert.ts'
import { Refused } from '#wire/send.ts'
import { size } from '#wire/text/sentences.ts'
import { PROFILE_BYTES, updateCompany } from '../../wire/profile.ts'
import { type CompanyDraft, draftOf, type Edited } from './company-draft.ts'
import { fieldAt, namingPhotos } from './company-fields.ts'
import { companySaves } from './company-saves.ts'
import { bytesIn, type CompanySent, withFile } from './company-sent.ts'
import { goneFaces } from './gone-faces.ts'
import { mergedDraft } from './merge-draft.ts'
import { toldChanges } from './told-changes.ts'

const FAILED =
  'Não foi possível salvar agora. O que você preencheu continua aqui: confira a sua conexão e salve de novo.'
const STALE =
  'Outra pessoa mudou esta empresa enquanto você editava. Trouxemos os dados atuais e mantivemos o que você preencheu: confira e salve de novo.'
const WHOLE = ' O texto inteiro está na página da empresa até você salvar.'
const MB = 1_000_000
/** The words of a form weigh something too. */
const MOST_BYTES = PROFILE_BYTES - MB
const tooMuch = (bytes: number) =>
  `As imagens somam ${size(Math.ceil(bytes / MB) * MB)}, e um envio leva até ${size(MOST_BYTES)}. Tire algumas, salve, e envie o resto depois.`
const { form: _, ...asJson } = updateCompany

const COMPANIES = ['v1', 'profile', 'companies']
/** What the page around the form reads, under whichever address it was opened. */
const isOf = ({ id }: Edited, { queryKey, state }: Query) =>
  queryKey.at(-1) === 'attributes' && (state.data as { data: Edited } | undefined)?.data.id === id

/** Saves what was changed, by its version; a stale save brings the fresh state and keeps what was typed. */
export function useSaveCompany(form: UseFormReturn<CompanyDraft>, first: Edited) {
  const client = useQueryClient()
  const [company, setCompany] = useState(first)
  const [sent, setSent] = useState<{ done: number; total: number }>()
  const stop = useRef<AbortController>(null)
  const photos = useRef<File[]>([])
  const both = useRef<string[]>([])
  const stored = useRef(first)
  const before = draftOf(company.attributes)
  const isStopped = () => Boolean(stop.current?.signal.aborted)

  async function put(changes: CompanySent, { id, attributes: { lock_version } }: Edited, key: string) {
    if (bytesIn(changes) > MOST_BYTES) throw new Refused(413, { messages: [tooMuch(bytesIn(changes))] })
    photos.current = (changes.photos ?? []) as File[]
    const input = { company_id: id, company: { ...changes, lock_version } }
    const headers = { 'idempotency-key': key }
    const { signal } = (stop.current = new AbortController())
    const onSent = (done: number, total: number) => setSent({ done: done / MB, total: total / MB })
    const { data } = withFile(changes)
      ? await upload(updateCompany, input, { onSent, signal, headers })
      : await call(asJson as typeof updateCompany, input, { signal, headers })
    return data
  }

  async function adopt(base: CompanyDraft, fresh: Edited) {
    const [before, now] = [stored.current.attributes, fresh.attributes]
    const faces = await goneFaces(before, now, base, form.getValues())
    const typed = form.getValues()
    const next = draftOf(now)
    const merged = mergedDraft(base, typed, next, faces)
    both.current = toldChanges({ base, typed, before, now, faces })
    client.setQueriesData({ queryKey: COMPANIES, predicate: (query) => isOf(fresh, query) }, { data: fresh })
    void client.invalidateQueries({ queryKey: COMPANIES, refetchType: 'none' })
    stored.current = fresh
    setCompany(fresh)
    beginAnew(form, next, merged)
    return merged
  }

  const [saveDraft] = useState(() => companySaves(first, { put, adopt }))

  async function save(draft: CompanyDraft) {
    stop.current = null
    try {
      const outcome = await saveDraft(draft)
      if (outcome === 'stale') alert({ kind: 'warning', title: 'Ops!', text: STALE + alsoChanged(both.current, WHOLE) })
      if (outcome === 'nothing changed')
        alert({ kind: 'info', title: 'Tudo certo', text: 'Nada mudou desde a última vez que você salvou.' })
      if (outcome !== 'saved') return
      void readSessionAgain()
      alert({ kind: 'success', title: 'Tudo certo', text: 'As alterações foram salvas.' })
    } catch (error) {
      if (!isStopped()) refuse(error)
    } finally {
      setSent(undefined)
    }
  }

  function refuse(error: unknown) {
    const { fields, words } = placeRefusal(form, namingPhotos(error, photos.current), FAILED, fieldAt)
    if (words) alert({ kind: 'error', title: 'Ops!', text: words })
    else if (fields[0]) setTimeout(() => form.setFocus(fields[0]!))
  }

  return { company, before, sent, save, stop: () => stop.current?.abort() }
}
