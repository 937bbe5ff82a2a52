import { useState } from 'react'
import { freshIn } from '#web/calls/fresh-in.ts'
import { useAct } from '#web/calls/use-act.ts'
import { SavingBar } from '#web/record/saving-bar.tsx'
import { alert } from '#web/ui/alerts/alert.ts'
import { Button } from '#web/ui/button.tsx'
import type { Fields } from '#wire/record.ts'
import { wordsOfFailure } from '#web/calls/words-of-failure.ts'
import { Refused } from '#wire/send.ts'
import type { Form } from './form-endpoints.ts'
import type { Opened } from './form-room.tsx'
import { recordOf, type useFormSaving } from './use-form-saving.ts'

type Props = {
  opened: Opened
  saving: ReturnType<typeof useFormSaving>
  fields: Fields
  label: string
  failed?: string | undefined
  onAsk: () => void
}

const FAILED = 'Não foi possível enviar agora. O que você respondeu está salvo: tente novamente em instantes.'
const left = (n: number) => (n === 1 ? 'Falta 1 ponto' : `Faltam ${n} pontos`)

export function SubmitBar({ opened, saving, fields, label, failed = FAILED, onAsk }: Props) {
  const { of, uuid, session, form } = opened
  const { save, meet, version } = saving
  const [busy, setBusy] = useState(false)
  const submission = useAct(of.submit)
  const against = form.findings.filter(({ kind }) => kind === 'refusal').length

  async function send() {
    onAsk()
    setBusy(true)
    try {
      if (!(await save(true))) return
      const { data } = await submission.act({ id: uuid, session, lock_version: version() })
      opened.onAnswered(data.attributes)
    } catch (error) {
      if (error instanceof Refused && error.status === 410) return opened.onOver()
      const fresh = freshIn<{ attributes: Form }>(error)?.attributes
      if (fresh) {
        opened.keep(fresh)
        meet(recordOf(fresh))
      }
      const words = wordsOfFailure(error, failed)
      alert({ kind: 'warning', title: 'Ainda não', text: words })
    } finally {
      setBusy(false)
    }
  }

  return (
    <SavingBar
      label="Concluir o formulário"
      fields={fields}
      saving={saving}
      against={against > 0 ? left(against) : undefined}
    >
      <Button kind="primary" loading={busy} onClick={() => void send()}>
        {label}
      </Button>
    </SavingBar>
  )
}
