import { useAct } from '#web/calls/use-act.ts'
import { Actions } from '#web/page/page.tsx'
import { saveBlob } from '#web/save-blob.ts'
import { Button } from '#web/ui/button.tsx'
import { createReportExport, exportReportRows, listReportExports, MOST_ROWS } from '../wire/reports.ts'

type Format = 'xlsx' | 'csv'
type Props = { name: string; total: number; asked: object }

/** At once, or by a task where there are too many. */
export function ExportRows({ name, total, asked }: Props) {
  const sheet = useAct(exportReportRows, { onDone: (bytes) => saveBlob(bytes, `${name}.xlsx`) })
  const csv = useAct(exportReportRows, { onDone: (bytes) => saveBlob(bytes, `${name}.csv`) })
  const later = useAct(createReportExport, {
    refresh: [listReportExports],
    done: 'Estamos preparando o arquivo. Um e-mail avisa quando ele estiver pronto.',
  })
  const press = (format: Format) => {
    const sent = { ...asked, name, format } as never
    if (total > MOST_ROWS) later.press(sent)
    else (format === 'csv' ? csv : sheet).press(sent)
  }
  return (
    <Actions>
      <Button loading={sheet.busy || later.busy} onClick={() => press('xlsx')}>
        Exportar planilha
      </Button>
      <Button kind="quiet" loading={csv.busy || later.busy} onClick={() => press('csv')}>
        Exportar CSV
      </Button>
    </Actions>
  )
}
