import { useState } from 'react'
import { freshIn } from '#web/fresh-in.ts'
import { alert } from '#web/ui/alert.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import type { Entry } from './certificate-card.tsx'
import { type Certificate, CertificateForm } from './certificate-form.tsx'
import type { Totals } from './hour-totals.tsx'
import { useHours } from './use-hours.ts'

export type Editing = Entry | 'new' | undefined
type Props = { editing: Editing; categories: Totals['categories']; onClose: () => void }

/** A new certificate or one to correct. What was typed goes only by a button that says so. */
export function EditDialog({ editing, categories, onClose }: Props) {
  const { add, change, refresh } = useHours()
  const [dirty, setDirty] = useState(false)
  const [version, setVersion] = useState<number>()
  const old = editing === 'new' ? undefined : editing
  const close = () => {
    setDirty(false)
    setVersion(undefined)
    onClose()
  }

  /** Another window was quicker: its words are told, and sending again is then meant. */
  async function correct(entry: Entry, certificate: Certificate, upload: Parameters<typeof change>[3]) {
    try {
      await change(entry.id, version ?? entry.attributes.lock_version, certificate, upload)
    } catch (error) {
      const now = freshIn<Entry>(error)
      if (now) {
        setVersion(now.attributes.lock_version)
        void refresh()
        const { title, hours, finished_on } = now.attributes
        alert({
          kind: 'warning',
          title: 'Mudou em outra janela',
          text: `Agora está guardado: “${title}”, ${hours} h, ${finished_on}. Salve outra vez para ficar com o que está aqui.`,
        })
      }
      throw error
    }
  }

  return (
    <Dialog
      open={editing !== undefined}
      onClose={close}
      title={old ? 'Editar certificado' : 'Adicionar certificado'}
      wide
      dismissible={!dirty}
    >
      {editing && (
        <CertificateForm
          kept={`certificate ${old?.id ?? 'new'}`}
          {...(old && { before: old.attributes })}
          categories={categories}
          cancel={close}
          onDirty={setDirty}
          send={async (certificate, upload) => {
            await (old ? correct(old, certificate, upload) : add(certificate, upload))
            close()
          }}
        />
      )}
    </Dialog>
  )
}
