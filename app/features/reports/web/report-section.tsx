import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { answerOf } from '#web/calls/answer.ts'
import { useAct } from '#web/calls/use-act.ts'
import { IconDownload } from '#web/icons/d/download.ts'
import { IconTableExport } from '#web/icons/t/table-export.ts'
import { momentWords } from '#web/moment.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Actions, Muted, Section } from '#web/page/page.tsx'
import { saveBlob } from '#web/save-blob.ts'
import { Button } from '#web/ui/button.tsx'
import { Chart } from '#web/ui/chart/chart.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import { chartOf, leavesOut } from '../wire/chart-of.ts'
import { drawReport, exportReport, showReport } from '../wire/reports.ts'
import { keysOf } from '#wire/keys-of.ts'
import { NARROWED_BY, type Narrowing, type ReportName, REPORTS } from '../wire/words.ts'
import type { Values } from './report-filters.tsx'
import { ReportTable } from './report-table.tsx'
import styles from './reports.module.css'

type Props = { name: ReportName; values: Values; children?: ReactNode }

const unheeded = (heeded: readonly Narrowing[], values: Values) =>
  keysOf(NARROWED_BY)
    .filter((name) => values[name] && !heeded.includes(name))
    .map((name) => NARROWED_BY[name])
    .join(' e ')

/** A chart with its table: what each number means, and until when it counts. */
export function ReportSection({ name, values, children }: Props) {
  const query = useQuery({ ...answerOf(showReport, { name, ...values } as never), placeholderData: keepPreviousData })
  const sheet = useAct(exportReport, { onDone: (bytes) => saveBlob(bytes, `${name}.xlsx`) })
  const csv = useAct(exportReport, { onDone: (bytes) => saveBlob(bytes, `${name}.csv`) })
  const picture = useAct(drawReport, { onDone: (bytes) => saveBlob(bytes, `${name}.png`) })
  const sent = { name, ...values } as never
  return (
    <Section title={REPORTS[name]} id={name}>
      {children}
      <Loaded of={[query]}>
        {({ data: { attributes: of } }) => (
          <>
            <div className={styles.pair}>
              <Chart of={chartOf(name, of)} label={`Gráfico: ${of.title}. Os números estão na tabela.`} few={6} />
              {of.rows.length > 0 ? (
                <ReportTable name={name} of={of} values={values} />
              ) : (
                <Muted>Nada a contar neste período.</Muted>
              )}
            </div>
            <Muted>
              {leavesOut(name, of) && `O gráfico mostra os ${leavesOut(name, of)} primeiros; a tabela, todos. `}
              {of.definition} Até {momentWords(of.as_of)}.
            </Muted>
            {unheeded(of.narrowed_by, values) && (
              <Muted>Este relatório não considera o filtro de {unheeded(of.narrowed_by, values)}.</Muted>
            )}
          </>
        )}
      </Loaded>
      <Actions>
        <Button loading={sheet.busy} onClick={() => sheet.press({ ...(sent as object), format: 'xlsx' } as never)}>
          <Icon of={IconTableExport} /> Planilha
        </Button>
        <Button loading={csv.busy} onClick={() => csv.press({ ...(sent as object), format: 'csv' } as never)}>
          <Icon of={IconDownload} /> CSV
        </Button>
        <Button loading={picture.busy} onClick={() => picture.press(sent)}>
          <Icon of={IconDownload} /> Imagem
        </Button>
      </Actions>
    </Section>
  )
}
