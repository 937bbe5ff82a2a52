import { useAct } from '#web/calls/use-act.ts'
import { Muted, Pair } from '#web/page/page.tsx'
import { RecordDialog } from '#web/record/record-dialog.tsx'
import { RecordField } from '#web/record/record-field.tsx'
import { recordRecess, showLedger } from '../../wire/ledger.ts'
import type { Ledger } from './ledger-sections.tsx'
import { recessFields } from './recess-fields.ts'

export function RecessDialog({ id, ledger, onClose }: { id: string; ledger: Ledger; onClose: () => void }) {
  const { act } = useAct(recordRecess, { refresh: [showLedger], done: 'O recesso foi registrado.' })
  return (
    <RecordDialog
      title="Registrar recesso"
      submit="Registrar"
      root="recess"
      fields={recessFields}
      send={(recess) => act({ id, recess })}
      onClose={onClose}
    >
      <Muted>Restam {ledger.recess.left} dias. Os dias podem já ter passado ou estar combinados.</Muted>
      <Pair>
        <RecordField of={recessFields} name="from" />
        <RecordField of={recessFields} name="to" />
      </Pair>
    </RecordDialog>
  )
}
