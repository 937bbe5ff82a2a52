import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { showFolder } from '#features/internships/wire/folders.ts'
import { termsRecord } from '#features/internships/wire/terms-record.ts'
import { answerOf, belowAddress } from '#web/calls/answer.ts'
import { useAct } from '#web/calls/use-act.ts'
import { focusField } from '#web/form/errors/focus-field.ts'
import { Muted } from '#web/page/page.tsx'
import { SavingBar } from '#web/record/saving-bar.tsx'
import type { useSavingRecord } from '#web/record/use-saving-record.ts'
import { alert } from '#web/ui/alerts/alert.ts'
import { Button } from '#web/ui/button.tsx'
import { ChooseFilter } from '#web/ui/filters/choose-filter.tsx'
import { wordsOfFailure } from '#web/calls/words-of-failure.ts'
import * as wire from '../../wire/envelopes.ts'
import { showCompanySettings } from '../../wire/settings.ts'
import { CONTRACT_TYPES } from '../../wire/words.ts'
import type { Envelope } from '../../wire/buttons.ts'
import { isUnchanged, UnchangedDialog } from '../detail/dialogs/unchanged-dialog.tsx'
import type { Folder } from './draft-editor.tsx'
import styles from './draft.module.css'
import type { Breach } from './law/use-law.ts'
import { PreviewDialog } from './preview-dialog.tsx'
import { useCarrier } from './use-carrier.ts'

type Saving = Pick<ReturnType<typeof useSavingRecord>, 'keeping' | 'waiting' | 'save'>
type Props = {
  folder: Folder
  sent: (envelope_id: string) => string
  saving: Saving
  breaches: readonly Breach[] | undefined
  onAsk: () => void
}
type Chosen = 'digital' | 'hybrid' | 'analogic'

const WAYS = (['digital', 'hybrid', 'analogic'] as const).map((value) => ({ value, label: CONTRACT_TYPES[value] }))
const FAILED = 'Não foi possível enviar agora. Por favor, tente novamente.'
const points = (n: number) => (n === 1 ? '1 ponto impede o envio' : `${n} pontos impedem o envio`)

/** As the company's rules say, until whoever drafts says otherwise. */
function useUsualWay(company_id: string) {
  const { data } = useQuery(answerOf(showCompanySettings, { company_id }))
  return (data?.data.attributes.contract_type ?? 'digital') as Chosen
}

export function SendBar({ folder, sent, saving, breaches, onAsk }: Props) {
  const { save } = saving
  const form = useFormContext()
  const navigate = useNavigate()
  const carrier = useCarrier(folder.attributes.envelope_id)
  const usual = useUsualWay(folder.attributes.company_id)
  const [chosen, setWay] = useState<Chosen>()
  const way = chosen ?? usual
  const [declared, setDeclared] = useState(false)
  const [busy, setBusy] = useState(false)
  const [looks, setLooks] = useState(false)
  const [unchanged, setUnchanged] = useState<Envelope>()
  const client = useQueryClient()
  const refresh = [wire.listOwnedEnvelopes]
  /** Only then: what was sent is no draft, and this page would leave before it has said so. */
  const refreshFolder = () => client.invalidateQueries({ queryKey: belowAddress(showFolder) })
  const creation = useAct(wire.createEnvelope, { refresh })
  const sending = useAct(wire.sendEnvelope, { refresh })
  const against = breaches?.filter(({ kind }) => kind !== 'warning') ?? []

  /** As it stands once everything is saved. */
  const carrierNow = async (id: string) =>
    (await client.fetchQuery({ ...answerOf(wire.showEnvelope, { id }), staleTime: 0 })).data

  async function send(anyway = false) {
    onAsk()
    if (against.length) return focusField(form, against[0]!.field)
    setBusy(true)
    try {
      if (!(await save(true))) return
      const now = carrier && !anyway ? await carrierNow(carrier.id) : undefined
      if (now && isUnchanged(now)) return setUnchanged(now)
      const facts = way === 'hybrid' ? { mix_declared: declared } : {}
      const envelope = { internship_id: folder.id, kind: 'tce', contract_type: way, facts } as const
      const id = carrier?.id ?? (await creation.act({ envelope })).data.id
      await sending.act({ id })
      alert({ kind: 'success', title: 'Tudo certo!', text: 'O contrato foi enviado. Acompanhe por aqui.' })
      await navigate(sent(id))
      await refreshFolder()
    } catch (error) {
      const words = wordsOfFailure(error, FAILED)
      alert({ kind: 'warning', title: 'Ops!', text: words })
      await refreshFolder()
    } finally {
      setBusy(false)
    }
  }

  return (
    <SavingBar
      label="Enviar o contrato"
      fields={termsRecord}
      saving={saving}
      against={against.length > 0 ? points(against.length) : undefined}
    >
      {carrier ? (
        <Muted>{CONTRACT_TYPES[carrier.attributes.contract_type]}</Muted>
      ) : (
        <ChooseFilter
          label="Como assinar"
          name="way"
          none="Digital"
          value={way === 'digital' ? undefined : way}
          choices={WAYS.slice(1)}
          onChoose={(value) => setWay((value || 'digital') as Chosen)}
        />
      )}
      {!carrier && way === 'hybrid' && (
        <label className={styles.declared}>
          <input
            type="checkbox"
            checked={declared}
            onChange={({ currentTarget }) => setDeclared(currentTarget.checked)}
          />
          As partes assinam a Declaração de Ciência
        </label>
      )}
      <Button aria-haspopup="dialog" onClick={() => void save(false).then(() => setLooks(true))}>
        Ver o documento
      </Button>
      <Button kind="primary" loading={busy} data-blocked={against.length > 0 || undefined} onClick={() => void send()}>
        Enviar para assinatura
      </Button>
      {unchanged && (
        <UnchangedDialog envelope={unchanged} onConfirm={() => send(true)} onClose={() => setUnchanged(undefined)} />
      )}
      {looks && <PreviewDialog folder={folder} onClose={() => setLooks(false)} />}
    </SavingBar>
  )
}
