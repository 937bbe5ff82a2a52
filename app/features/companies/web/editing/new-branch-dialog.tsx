import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { call } from '#web/calls/api.ts'
import { MaskedField } from '#web/form/text/masked-field.tsx'
import { NumberField } from '#web/form/text/number-field.tsx'
import { SelectField } from '#web/form/choices/select-field.tsx'
import { SendingForm } from '#web/form/sending-form.tsx'
import { TextField } from '#web/form/text/text-field.tsx'
import { saveKeys } from '#web/calls/save-key.ts'
import type { Upload } from '#web/calls/sending-fetch.ts'
import { alert } from '#web/ui/alerts/alert.ts'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { createSubCompany, subCompanyForm } from '../../wire/profile.ts'
import { FIELD_WORDS as WORDS } from './company-fields.ts'
import styles from './editing.module.css'
import { sectors } from './sources.ts'

const schema = subCompanyForm.shape.company
type Draft = {
  cnpj: string
  name: string
  trading_name: string
  phone: string
  website: string
  sector_id: string
  number_of_interns: number | null
}
/** In the order of the form. */
const LABELS = {
  cnpj: WORDS.cnpj,
  name: WORDS.name,
  trading_name: WORDS.trading_name,
  sector_id: WORDS.sector_id,
  phone: WORDS.phone,
  website: WORDS.website,
  number_of_interns: WORDS.number_of_interns,
}
const EMPTY: Draft = {
  cnpj: '',
  name: '',
  trading_name: '',
  phone: '',
  website: '',
  sector_id: '',
  number_of_interns: null,
}

/** A branch begins with what identifies it; the rest is told on its own page. */
export function NewBranchDialog({
  company_id,
  kept,
  open,
  onClose,
}: {
  company_id: string
  kept: string
  open: boolean
  onClose: () => void
}) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [keys] = useState(() => saveKeys())
  const [dirty, setDirty] = useState(false)
  const [asking, setAsking] = useState(false)
  const close = () => (dirty ? setAsking(true) : onClose())

  async function send(company: Draft, { signal }: Upload) {
    const headers = { 'idempotency-key': keys.keyFor(company) }
    const { data } = await call(createSubCompany, { company_id, company }, { headers, signal }).catch(
      (error: unknown) => {
        // Without an answer nobody knows whether it is there: the list behind is read again.
        void client.invalidateQueries({ queryKey: ['v1', 'profile', 'companies'] })
        throw error
      },
    )
    keys.done()
    setDirty(false)
    onClose()
    void client.invalidateQueries({ queryKey: ['v1', 'profile'], refetchType: 'none' })
    alert({ kind: 'success', title: 'Tudo certo', text: 'A filial foi cadastrada. Agora conte mais sobre ela.' })
    setTimeout(() => void navigate(`/empresas/editar/${data.id}`))
  }

  return (
    <>
      <Dialog open={open} onClose={close} title="Cadastrar filial" wide>
        {open && (
          <SendingForm<Draft>
            schema={schema as never}
            values={EMPTY}
            labels={LABELS}
            root="company"
            send={send}
            submit="Cadastrar filial"
            cancel={close}
            onDirty={setDirty}
            kept={kept}
          >
            <Fields />
          </SendingForm>
        )}
      </Dialog>
      <ConfirmDialog
        open={asking}
        title="Descartar o que digitou?"
        confirm="Descartar"
        cancel="Continuar"
        destructive
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          setDirty(false)
          onClose()
        }}
      >
        <p>A filial ainda não foi cadastrada.</p>
      </ConfirmDialog>
    </>
  )
}

function Fields() {
  const { control } = useFormContext<Draft>()
  return (
    <div className={styles.pair}>
      <MaskedField control={control} name="cnpj" mask="cnpj" label={WORDS.cnpj} required />
      <TextField control={control} name="name" label={WORDS.name} required autoComplete="off" />
      <TextField control={control} name="trading_name" label={WORDS.trading_name} autoComplete="off" />
      <SelectField control={control} name="sector_id" label={WORDS.sector_id} required load={sectors} />
      <MaskedField control={control} name="phone" mask="phone" label={WORDS.phone} required />
      <TextField
        control={control}
        name="website"
        label={WORDS.website}
        required
        type="url"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <NumberField control={control} name="number_of_interns" label={WORDS.number_of_interns} />
    </div>
  )
}
