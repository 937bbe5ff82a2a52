import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { answerOf } from '#web/answer.ts'
import { call } from '#web/api.ts'
import { alert } from '#web/ui/alert.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Refused } from '#wire/send.ts'
import { savePartner, showPartner } from '../../wire/partners.ts'
import { endedNow, type Institution } from './partner-draft.ts'

/** At once; what was agreed stays, and new dates take it up again. */
export function EndAgreement({ institution: { id, attributes } }: { institution: Institution }) {
  const client = useQueryClient()
  const [asked, setAsked] = useState(false)
  const { name, partner, bonds } = attributes
  if (!partner || !attributes.in_force) return null
  const students = bonds.email + bonds.enrolment_list
  const take = (fresh: Institution) => {
    client.setQueryData(answerOf(showPartner, { id }).queryKey, { data: fresh })
    void client.invalidateQueries({ queryKey: ['v1', 'admin', 'institutions'], refetchType: 'none' })
  }

  async function end() {
    try {
      take((await call(savePartner, { id, partner: endedNow(partner!) })).data)
      alert({ kind: 'success', title: 'Tudo certo', text: 'O convênio foi encerrado. O mural já não abre.' })
    } catch (error) {
      const fresh = error instanceof Refused && error.status === 409 ? (error.body as { data?: Institution }).data : undefined
      if (!fresh) throw error
      take(fresh)
      alert({ kind: 'warning', title: 'Mudou em outra janela', text: (error as Refused).message })
    }
  }

  return (
    <>
      <Button onClick={() => setAsked(true)}>Encerrar convênio</Button>
      <ConfirmDialog
        open={asked}
        onClose={() => setAsked(false)}
        title={`Encerrar o convênio com ${name}?`}
        losses={[`O mural em /ies/${partner.display_name}.`, ...(students ? [`O vínculo de ${students.toLocaleString('pt-BR')} ${students === 1 ? 'estudante' : 'estudantes'}, e o acesso às vagas exclusivas.`] : [])]}
        confirm="Encerrar convênio"
        destructive
        onConfirm={end}
      >
        <p>Vale a partir de agora. Para retomar, mude a data do último dia.</p>
      </ConfirmDialog>
    </>
  )
}
