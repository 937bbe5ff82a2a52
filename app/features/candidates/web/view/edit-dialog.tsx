import { useState } from 'react'
import { FormsProvider } from '#web/layout/mantine-layout.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { FieldsForm } from '../profile/fields-form.tsx'
import { type SectionName, SECTIONS } from '../profile/sections.ts'
import styles from './edit-dialog.module.css'

/** The fields of one part. What was typed is not lost without being asked for. */
export function EditDialog({ section, onClose }: { section: SectionName; onClose: () => void }) {
  const { title, fields } = SECTIONS[section]
  const [dirty, setDirty] = useState(false)
  const [asking, setAsking] = useState(false)
  return (
    <FormsProvider>
      <Dialog open wide onClose={() => (dirty ? setAsking(!asking) : onClose())} title={title}>
        {asking && (
          <div className={styles.asking} role="alertdialog" aria-label="Sair sem salvar?">
            <p>O que você mudou aqui ainda não foi salvo.</p>
            <div className={styles.actions}>
              <Button autoFocus onClick={() => setAsking(false)}>
                Continuar editando
              </Button>
              <Button kind="primary" onClick={onClose}>
                Sair sem salvar
              </Button>
            </div>
          </div>
        )}
        <FieldsForm fields={fields} mode="full" submit="Salvar" onSaved={onClose} onDirty={setDirty} />
      </Dialog>
    </FormsProvider>
  )
}
