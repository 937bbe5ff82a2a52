import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { answerOf } from '#web/answer.ts'
import { call, upload } from '#web/api.ts'
import { readSessionAgain } from '#web/fresh-session.ts'
import { sentParts } from '#web/form/many-files.ts'
import { placeRefusal } from '#web/form/place-refusal.ts'
import { saveKeys } from '#web/save-key.ts'
import { alert } from '#web/ui/alert.ts'
import { Refused } from '#wire/send.ts'
import { size } from '#wire/sentences.ts'
import { PROFILE_BYTES, showCompanyAttributes, updateCompany } from '../../wire/profile.ts'
import { type CompanyDraft, draftOf, type Edited } from './company-draft.ts'
import { fieldAt } from './company-fields.ts'
import { bytesIn, changesIn, type CompanySent, withFile } from './company-sent.ts'
import { mergedDraft } from './merge-draft.ts'

const FAILED = 'Não foi possível salvar agora. O que você preencheu continua aqui: confira a sua conexão e salve de novo.'
const STALE = 'Outra pessoa mudou esta empresa enquanto você editava. Trouxemos os dados atuais e mantivemos o que você preencheu: confira e salve de novo.'
const MB = 1_000_000
/** The words of a form weigh something too. */
const MOST_BYTES = PROFILE_BYTES - MB
const tooMuch = (bytes: number) => `As imagens somam ${size(Math.ceil(bytes / MB) * MB)}, e um envio leva até ${size(MOST_BYTES)}. Tire algumas, salve, e envie o resto depois.`
const { form: _, ...asJson } = updateCompany

/** Saves what was changed, by its version; a stale save brings the fresh state and keeps what was typed. */
export function useSaveCompany(form: UseFormReturn<CompanyDraft>, first: Edited) {
  const client = useQueryClient()
  const [company, setCompany] = useState(first)
  const [sent, setSent] = useState<{ done: number; total: number }>()
  const [keys] = useState(() => saveKeys())
  const stop = useRef<AbortController>(null)
  const before = draftOf(company.attributes)

  async function put(changes: CompanySent, { id, attributes: { lock_version } }: Edited) {
    const input = { company_id: id, company: { ...changes, lock_version } }
    const headers = { 'idempotency-key': keys.keyFor(changes) }
    const { signal } = (stop.current = new AbortController())
    const onSent = (done: number, total: number) => setSent({ done: done / MB, total: total / MB })
    const { data } = withFile(changes) ? await upload(updateCompany, input, { onSent, signal, headers }) : await call(asJson as typeof updateCompany, input, { signal, headers })
    keys.done()
    return data
  }

  function adopt(fresh: Edited) {
    setCompany(fresh)
    for (const company_id of new Set([fresh.id, fresh.attributes.slug, company.attributes.slug])) client.setQueryData(answerOf(showCompanyAttributes, { company_id }).queryKey, { data: fresh })
    void client.invalidateQueries({ queryKey: ['v1', 'profile', 'companies'], refetchType: 'none' })
  }

  async function save(draft: CompanyDraft) {
    const changes = changesIn(before, draft)
    if (!Object.keys(changes).length) return
    if (bytesIn(changes) > MOST_BYTES) return alert({ kind: 'warning', title: 'Ops!', text: tooMuch(bytesIn(changes)) })
    try {
      const saved = await inOrder(draft, await put(changes, company))
      adopt(saved)
      form.reset(draftOf(saved.attributes))
      void readSessionAgain()
      alert({ kind: 'success', title: 'Tudo certo', text: 'As alterações foram salvas.' })
    } catch (error) {
      if (stop.current?.signal.aborted) return
      const fresh = error instanceof Refused && error.status === 409 ? (error.body as { data?: Edited }).data : undefined
      if (fresh) takeOver(fresh)
      else refuse(error)
    } finally {
      setSent(undefined)
    }
  }

  /** New photos come last on the wire: those that were moved among the stored ones take their places once they have ids. */
  async function inOrder({ photos }: CompanyDraft, saved: Edited): Promise<Edited> {
    const { added, order } = sentParts(photos)
    const stands = saved.attributes.photos.map(({ id }) => id)
    const fresh = stands.slice(stands.length - added.length)
    const wished = order.flatMap((id) => id ?? fresh.shift() ?? [])
    return added.length && wished.join() !== stands.join() ? put({ photos_order: wished }, saved) : saved
  }

  function takeOver(fresh: Edited) {
    const next = draftOf(fresh.attributes)
    const merged = mergedDraft(before, form.getValues(), next)
    adopt(fresh)
    form.reset(next)
    for (const [field, value] of Object.entries(merged)) form.setValue(field as keyof CompanyDraft, value as never, { shouldDirty: true })
    alert({ kind: 'warning', title: 'Ops!', text: STALE })
  }

  function refuse(error: unknown) {
    const { fields, words } = placeRefusal(form, error, FAILED, fieldAt)
    if (words) alert({ kind: 'error', title: 'Ops!', text: words })
    else if (fields[0]) setTimeout(() => form.setFocus(fields[0]!))
  }

  return { company, before, sent, save, stop: () => stop.current?.abort() }
}
