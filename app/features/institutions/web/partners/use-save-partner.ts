import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { answerOf } from '#web/answer.ts'
import { call } from '#web/api.ts'
import { NOT_SAVED, placeRefusal } from '#web/form/place-refusal.ts'
import { alert } from '#web/ui/alert.ts'
import { Refused } from '#wire/send.ts'
import { savePartner, showPartner } from '../../wire/partners.ts'
import { draftOf, fieldAt, type Institution, type PartnerDraft, sentOf } from './partner-draft.ts'

/** Saves by version; a stale save brings what stands now and keeps what was typed. */
export function useSavePartner(form: UseFormReturn<PartnerDraft>, first: Institution) {
  const client = useQueryClient()
  /** Of what the form was filled from, whatever is read again meanwhile. */
  const [version, setVersion] = useState(first.attributes.partner?.lock_version ?? 0)

  function take(institution: Institution, keep?: { keepDirtyValues: boolean }) {
    client.setQueryData(answerOf(showPartner, { id: first.id }).queryKey, { data: institution })
    void client.invalidateQueries({ queryKey: ['v1', 'admin', 'institutions'], refetchType: 'none' })
    setVersion(institution.attributes.partner?.lock_version ?? 0)
    form.reset(draftOf(institution.attributes), keep)
  }

  return async (draft: PartnerDraft) => {
    try {
      take((await call(savePartner, { id: first.id, partner: { ...sentOf(draft), lock_version: version } })).data)
      alert({ kind: 'success', title: 'Tudo certo', text: 'O convênio foi salvo. O mural mostra a mudança em até um minuto.' })
    } catch (error) {
      const fresh = error instanceof Refused && error.status === 409 ? (error.body as { data?: Institution }).data : undefined
      if (fresh) take(fresh, { keepDirtyValues: true })
      const { fields, words } = placeRefusal(form, error, NOT_SAVED, fieldAt)
      if (words) alert({ kind: fresh ? 'warning' : 'error', title: fresh ? 'Mudou em outra janela' : 'Ops!', text: words })
      else if (fields[0]) setTimeout(() => form.setFocus(fields[0]!))
    }
  }
}
