import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { answerOf } from '#web/calls/answer.ts'
import { call } from '#web/calls/api.ts'
import { alsoChanged } from '#web/form/text/both-changed.ts'
import { NOT_SAVED, placeRefusal } from '#web/form/errors/place-refusal.ts'
import { beginAnew } from '#web/form/text/typed-over.ts'
import { freshIn } from '#web/calls/fresh-in.ts'
import { saveKeys } from '#web/calls/save-key.ts'
import { alert } from '#web/ui/alerts/alert.ts'
import type { Sent } from '#wire/endpoint.ts'
import type { Refused } from '#wire/send.ts'
import { savePartner, showPartner } from '../../wire/partners.ts'
import {
  changedByBoth,
  draftOf,
  endedNow,
  fieldAt,
  type Institution,
  joinedDraft,
  type PartnerDraft,
  sentOf,
} from './partner-draft.ts'

/** Saves by version; a stale save brings what stands now, and what was typed stays. */
export function useSavePartner(form: UseFormReturn<PartnerDraft>, first: Institution) {
  const client = useQueryClient()
  /** Of what the form was filled from, whatever is read again meanwhile. */
  const [version, setVersion] = useState(first.attributes.partner?.lock_version ?? 0)
  const [keys] = useState(() => saveKeys())

  /** The form begins from what stands now, with what was typed since `base` on top; answers what somebody else changed too. */
  function take(institution: Institution, base = form.formState.defaultValues as PartnerDraft): string[] {
    client.setQueryData(answerOf(showPartner, { id: first.id }).queryKey, { data: institution })
    void client.invalidateQueries({ queryKey: ['v1', 'admin', 'institutions'], refetchType: 'none' })
    setVersion(institution.attributes.partner?.lock_version ?? 0)
    const [typed, now] = [form.getValues(), draftOf(institution.attributes)]
    beginAnew(form, now, joinedDraft(base, typed, now))
    return changedByBoth(base, typed, now)
  }

  const warn = (words: string, both: string[]) =>
    alert({ kind: 'warning', title: 'Mudou em outra janela', text: words + alsoChanged(both) })

  /** Sent again because its answer was lost, it is the same save. */
  async function put(changes: Sent<typeof savePartner>['partner']) {
    const partner = { ...changes, lock_version: version }
    const { data } = await call(
      savePartner,
      { id: first.id, partner },
      { headers: { 'idempotency-key': keys.keyFor(partner) } },
    )
    keys.done()
    return data
  }

  async function save(draft: PartnerDraft) {
    try {
      const saved = await put(sentOf(draft))
      take(saved, draft)
      alert({
        kind: 'success',
        title: 'Tudo certo',
        text: `O convênio foi salvo. ${saved.attributes.in_force ? 'O mural mostra a mudança em até um minuto.' : 'Ele não está em vigor hoje: o mural está fechado.'}`,
      })
    } catch (error) {
      const fresh = freshIn<Institution>(error)
      const both = fresh ? take(fresh) : []
      const { fields, words } = placeRefusal(form, error, NOT_SAVED, fieldAt)
      if (words && fresh) warn(words, both)
      else if (words) alert({ kind: 'error', title: 'Ops!', text: words })
      else if (fields[0]) setTimeout(() => form.setFocus(fields[0]!))
    }
  }

  /** Only the dates: what else was typed waits for its own save. */
  async function end() {
    try {
      take(await put(endedNow(first.attributes.partner!)))
      alert({ kind: 'success', title: 'Tudo certo', text: 'O convênio foi encerrado. O mural fecha em até um minuto.' })
    } catch (error) {
      const fresh = freshIn<Institution>(error)
      if (!fresh) throw error
      warn((error as Refused).message, take(fresh))
    }
  }

  return { save, end }
}
