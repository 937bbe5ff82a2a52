import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { answerOf } from '#web/answer.ts'
import { call } from '#web/api.ts'
import { alsoChanged } from '#web/form/both-changed.ts'
import { NOT_SAVED, placeRefusal } from '#web/form/place-refusal.ts'
import { alert } from '#web/ui/alert.ts'
import { Refused } from '#wire/send.ts'
import { savePartner, showPartner } from '../../wire/partners.ts'
import { changedByBoth, draftOf, endedNow, fieldAt, type Institution, joinedDomains, type PartnerDraft, sentOf } from './partner-draft.ts'

const KEEP = { keepDirtyValues: true }
const freshOf = (error: unknown) => (error instanceof Refused && error.status === 409 ? (error.body as { data?: Institution }).data : undefined)

/** Saves by version; a stale save brings what stands now, and what was typed stays. */
export function useSavePartner(form: UseFormReturn<PartnerDraft>, first: Institution) {
  const client = useQueryClient()
  /** Of what the form was filled from, whatever is read again meanwhile. */
  const [version, setVersion] = useState(first.attributes.partner?.lock_version ?? 0)

  function take(institution: Institution, keep?: typeof KEEP) {
    client.setQueryData(answerOf(showPartner, { id: first.id }).queryKey, { data: institution })
    void client.invalidateQueries({ queryKey: ['v1', 'admin', 'institutions'], refetchType: 'none' })
    setVersion(institution.attributes.partner?.lock_version ?? 0)
    form.reset(draftOf(institution.attributes), keep)
  }

  /** What stands now, with what was typed on top; answers what both changed. */
  function adopt(draft: PartnerDraft, fresh: Institution) {
    const [base, now] = [form.formState.defaultValues as PartnerDraft, draftOf(fresh.attributes)]
    take(fresh, KEEP)
    form.setValue('email_domains', joinedDomains(base, draft, now), { shouldDirty: true })
    return changedByBoth(base, draft, now)
  }

  async function save(draft: PartnerDraft) {
    try {
      take((await call(savePartner, { id: first.id, partner: { ...sentOf(draft), lock_version: version } })).data)
      alert({ kind: 'success', title: 'Tudo certo', text: 'O convênio foi salvo. O mural mostra a mudança em até um minuto.' })
    } catch (error) {
      const fresh = freshOf(error)
      const both = fresh ? adopt(draft, fresh) : []
      const { fields, words } = placeRefusal(form, error, NOT_SAVED, fieldAt)
      if (words) alert({ kind: fresh ? 'warning' : 'error', title: fresh ? 'Mudou em outra janela' : 'Ops!', text: words + alsoChanged(both) })
      else if (fields[0]) setTimeout(() => form.setFocus(fields[0]!))
    }
  }

  /** Only the dates: what else was typed waits for its own save. */
  async function end() {
    try {
      take((await call(savePartner, { id: first.id, partner: { ...endedNow(first.attributes.partner!), lock_version: version } })).data, KEEP)
      alert({ kind: 'success', title: 'Tudo certo', text: 'O convênio foi encerrado. O mural fecha em até um minuto.' })
    } catch (error) {
      const fresh = freshOf(error)
      if (!fresh) throw error
      take(fresh, KEEP)
      alert({ kind: 'warning', title: 'Mudou em outra janela', text: (error as Refused).message })
    }
  }

  return { save, end }
}
