import { IconDownload } from '#web/icons/d/download.ts'
import { IconTableExport } from '#web/icons/t/table-export.ts'
import { useAct } from '#web/calls/use-act.ts'
import { saveBlob } from '#web/save-blob.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import { exportPayroll, exportStatement, printStatement } from '../wire/statements.ts'

export type Whose = { company_id?: string; month: string }

export function StatementFiles({ of }: { of: Whose }) {
  const sheet = useAct(exportStatement, { onDone: (file) => saveBlob(file, `extrato-${of.month}.xlsx`) })
  const pdf = useAct(printStatement, { onDone: (file) => saveBlob(file, `extrato-${of.month}.pdf`) })
  return (
    <>
      <Button loading={sheet.busy} onClick={() => sheet.press(of)}>
        <Icon of={IconTableExport} /> Exportar planilha
      </Button>
      <Button loading={pdf.busy} onClick={() => pdf.press(of)}>
        <Icon of={IconDownload} /> PDF
      </Button>
    </>
  )
}

export function PayrollFile({ of }: { of: Whose }) {
  const file = useAct(exportPayroll, { onDone: (csv) => saveBlob(csv, `bolsas-${of.month}.csv`) })
  return (
    <Button loading={file.busy} onClick={() => file.press(of)}>
      <Icon of={IconDownload} /> Baixar bolsas em CSV
    </Button>
  )
}
