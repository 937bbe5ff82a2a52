import { IconDownload } from '#web/icons/d/download.ts'
import { IconPlus } from '#web/icons/p/plus.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { answerOf } from '#web/calls/answer.ts'
import { usePages } from '#web/list/use-pages.ts'
import { pageMeta } from '#web/page-meta.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Page, Rows, Section } from '#web/page/page.tsx'
import { saveBlob } from '#web/save-blob.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import { EmptyState } from '#web/ui/states/state.tsx'
import { TablePaging } from '#web/ui/tables/table-paging.tsx'
import { useAct } from '#web/calls/use-act.ts'
import { listHours, printStatement, showHourTotals } from '../wire.ts'
import type { Route } from './+types/certificates-page'
import { CertificateDialog, type Entry } from './certificate-dialog.tsx'
import { CertificateRow } from './certificate-row.tsx'
import { HourTotals } from './hour-totals.tsx'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Horas complementares', index: false })

const LEAD = 'Reúna os seus certificados, veja o que conta em cada categoria e leve um extrato só à sua instituição.'
const NONE =
  'Palestras, cursos, monitoria, voluntariado: tudo o que o seu curso aceita pode entrar ' +
  'aqui. O que você concluir na Academy e nos eventos entra sozinho.'
/** Addresses of files end after ten minutes. */
const FRESH = { refetchInterval: 8 * 60_000 }

export default function CertificatesPage() {
  const totals = useQuery(answerOf(showHourTotals, {}))
  const { query, rows, paging } = usePages(listHours, {}, FRESH)
  const print = useAct(printStatement, {
    onDone: (pdf) => saveBlob(pdf, 'horas-complementares.pdf'),
    failed: 'Não foi possível gerar o extrato agora. Por favor, tente novamente.',
  })
  const [editing, setEditing] = useState<Entry | 'new'>()
  const sums = totals.data?.data.attributes
  const add = (
    <Button kind="primary" disabled={!sums} onClick={() => setEditing('new')}>
      <Icon of={IconPlus} /> Adicionar certificado
    </Button>
  )
  const actions = (
    <>
      {paging.count > 0 && (
        <Button loading={print.busy} onClick={() => print.press({})}>
          <Icon of={IconDownload} /> Baixar extrato em PDF
        </Button>
      )}
      <ButtonLink to="/usuarios/eventos">Meus eventos</ButtonLink>
      {add}
    </>
  )
  return (
    <Page title="Horas complementares" lead={LEAD} actions={actions}>
      <Loaded of={[totals, query]}>
        {({ data }) =>
          paging.count === 0 ? (
            <EmptyState drawing="folder" title="Nenhum certificado ainda" text={NONE} action={add} />
          ) : (
            <>
              <HourTotals of={data.attributes} />
              <Section title="Certificados" id="certificates" bare>
                <Rows>
                  {rows.map((entry) => (
                    <li key={entry.id}>
                      <CertificateRow entry={entry} onEdit={() => setEditing(entry)} />
                    </li>
                  ))}
                </Rows>
                <TablePaging {...paging} />
              </Section>
            </>
          )
        }
      </Loaded>
      {sums && editing && (
        <CertificateDialog editing={editing} categories={sums.categories} onClose={() => setEditing(undefined)} />
      )}
    </Page>
  )
}
