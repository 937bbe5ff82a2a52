import { useState, type ReactNode } from 'react'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import type { Fields } from '#wire/record.ts'
import { RecordForm } from './record-form.tsx'
import type { RecordFormOptions } from './use-record-form.ts'

type Props<F extends Fields, A> = Omit<RecordFormOptions<F, A>, 'send'> & {
  title: string
  submit: string
  send: (...sent: Parameters<RecordFormOptions<F, A>['send']>) => Promise<unknown>
  onClose: () => void
  children: ReactNode
}

/**
 * A record's form in a dialog that closes when it is saved; what was typed goes only by a button that says so. Mount it
 * while it is open.
 */
export function RecordDialog<F extends Fields, A>({ title, onClose, send, ...form }: Props<F, A>) {
  const [changed, setChanged] = useState(false)
  return (
    <Dialog open wide onClose={onClose} title={title} dismissible={!changed}>
      <RecordForm<F, A>
        {...form}
        send={async (...sent) => {
          await send(...sent)
          onClose()
        }}
        end
        onCancel={onClose}
        onChanged={setChanged}
      />
    </Dialog>
  )
}
