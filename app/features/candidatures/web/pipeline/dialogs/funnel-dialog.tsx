import { useQuery } from '@tanstack/react-query'
import { answerOf } from '#web/calls/answer.ts'
import { useAct } from '#web/calls/use-act.ts'
import { IconDownload } from '#web/icons/d/download.ts'
import { momentWords } from '#web/moment.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Actions, Muted } from '#web/page/page.tsx'
import { saveBlob } from '#web/save-blob.ts'
import { Button } from '#web/ui/button.tsx'
import { Chart } from '#web/ui/chart/chart.tsx'
import table from '#web/ui/chart/chart-table.module.css'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import { drawFunnel, funnelChart, showFunnel, told } from '../../../wire/funnel.ts'
import dialogs from './dialogs.module.css'

const share = (count: number, of: number) => (of === 0 ? '—' : `${told(Math.round((count * 100) / of))} %`)

/** How far the candidatures of a job came. */
export function FunnelDialog({ job_id, onClose }: { job_id: string; onClose: () => void }) {
  const picture = useAct(drawFunnel, { onDone: (bytes) => saveBlob(bytes, 'funil.png') })
  const query = useQuery(answerOf(showFunnel, { id: job_id }))
  return (
    <Dialog open onClose={onClose} title="Funil da vaga" wide>
      <Loaded of={[query]} lines={6}>
        {({ data: { attributes: of } }) => (
          <div className={dialogs.stack}>
            <Chart
              of={funnelChart(of.stages)}
              label="Gráfico: até onde as candidaturas chegaram. Os números estão na tabela."
            />
            <table className={table.table}>
              <caption className="unseen">Funil da vaga</caption>
              <thead>
                <tr>
                  <th scope="col">Etapa</th>
                  <th scope="col">Chegaram</th>
                  <th scope="col">Das inscritas</th>
                </tr>
              </thead>
              <tbody>
                {of.stages.map(({ key, label, count }) => (
                  <tr key={key}>
                    <th scope="row">{label}</th>
                    <td>{told(count)}</td>
                    <td>{share(count, of.stages[0]!.count)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
            <Muted>
              Conta cada candidatura até a etapa mais longe a que chegou, também as que já saíram. Até{' '}
              {momentWords(of.as_of)}.
            </Muted>
            <Actions>
              <Button loading={picture.busy} onClick={() => picture.press({ id: job_id })}>
                <Icon of={IconDownload} /> Imagem
              </Button>
            </Actions>
          </div>
        )}
      </Loaded>
    </Dialog>
  )
}
