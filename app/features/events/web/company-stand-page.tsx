import { IconTableExport } from '#web/icons/t/table-export.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { answerOf } from '#web/calls/answer.ts'
import { useAct } from '#web/calls/use-act.ts'
import { usePages } from '#web/list/use-pages.ts'
import { momentWords } from '#web/moment.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Card, Facts, Muted, Page, Section } from '#web/page/page.tsx'
import { pageMeta } from '#web/page-meta.ts'
import { saveBlob } from '#web/save-blob.ts'
import { Notice } from '#web/ui/alerts/notice.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import { EmptyState } from '#web/ui/states/state.tsx'
import { type Column, DataTable } from '#web/ui/tables/data-table.tsx'
import { TablePaging } from '#web/ui/tables/table-paging.tsx'
import type { RowOf } from '#web/list/use-pages.ts'
import {
  confirmStand,
  interestsSheet,
  leaveStand,
  listCompanyStands,
  listInterests,
  showCompanyStand,
} from '../wire/stands.ts'
import type { Route } from './+types/company-stand-page'
import { people, whenOf } from './parts/event-words.ts'
import styles from './public/event.module.css'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Estande', index: false })

const BACK = { to: '/eventos', label: 'Eventos e feiras' }
const refresh = [showCompanyStand, listCompanyStands]
const COLUMNS: Column<RowOf<typeof listInterests>>[] = [
  { key: 'name', header: 'Nome', cell: ({ attributes: of }) => of.name },
  { key: 'email', header: 'E-mail', cell: ({ attributes: of }) => <a href={`mailto:${of.email}`}>{of.email}</a> },
  { key: 'left', header: 'Interesse em', cell: ({ attributes: of }) => momentWords(of.left_at) },
]

export default function CompanyStandPage({ params: { id } }: Route.ComponentProps) {
  const query = useQuery({ ...answerOf(showCompanyStand, { id }), retry: false })
  const confirm = useAct(confirmStand, { done: 'O estande é de vocês.', refresh })
  const leave = useAct(leaveStand, { done: 'A empresa saiu da feira.', refresh: [listCompanyStands] })
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const of = query.data?.data.attributes
  return (
    <Page title={of ? `Estande: ${of.event_title}` : 'Estande'} {...(of && { lead: whenOf(of) })} back={BACK}>
      <Loaded of={[query]} missing="Estande não encontrado">
        {({ data: { attributes } }) => (
          <>
            {attributes.confirmed ? (
              <Section
                title="QR code do estande"
                id="qr"
                lead="Quem lê o código decide se deixa o interesse: a empresa só vê quem autorizou."
              >
                <div className={styles.ticket}>
                  <img className={styles.qr} src={attributes.qr} width={280} height={280} alt="QR code do estande" />
                  <Muted>{attributes.link}</Muted>
                </div>
              </Section>
            ) : (
              <Notice
                title="A empresa foi convidada para esta feira"
                action={
                  <Button kind="primary" loading={confirm.busy} onClick={() => confirm.press({ id })}>
                    Aceitar o convite
                  </Button>
                }
              >
                Depois de aceitar, o nome da empresa aparece na página da feira.
              </Notice>
            )}
            <Card>
              <Facts
                facts={[
                  ['Empresa', attributes.company.name],
                  ['Lugar na feira', attributes.place ?? 'Não informado'],
                  ['Interesse', people(attributes.interests)],
                ]}
              />
            </Card>
            {attributes.confirmed && <Interests id={id} />}
            <div>
              <Button onClick={() => setAsking(true)}>
                {attributes.confirmed ? 'Sair da feira' : 'Recusar o convite'}
              </Button>
            </div>
            <ConfirmDialog
              open={asking}
              onClose={() => setAsking(false)}
              title="Deixar este estande?"
              losses={[`o interesse de ${people(attributes.interests)}`]}
              confirm="Deixar o estande"
              cancel="Voltar"
              destructive
              onConfirm={async () => {
                await leave.act({ id })
                await navigate('/eventos')
              }}
            >
              O nome da empresa sai da página da feira, e a lista de interessados é apagada.
            </ConfirmDialog>
          </>
        )}
      </Loaded>
    </Page>
  )
}

function Interests({ id }: { id: string }) {
  const sheet = useAct(interestsSheet, { onDone: (file) => saveBlob(file, 'Interesse no estande.xlsx') })
  const { query, rows, size, paging } = usePages(listInterests, {}, { path: { id } })
  return (
    <Section title="Quem deixou interesse" id="interesse" bare>
      <DataTable
        caption="Quem deixou interesse"
        columns={COLUMNS}
        rows={rows}
        rowKey={(one) => one.id}
        loading={!query.data}
        expected={size}
        empty={<EmptyState drawing="wait" title="Ninguém ainda" text="Mostre o QR code a quem passar pelo estande." />}
      />
      <TablePaging {...paging} />
      {paging.count > 0 && (
        <div>
          <Button loading={sheet.busy} onClick={() => sheet.press({ id })}>
            <Icon of={IconTableExport} /> Exportar planilha
          </Button>
        </div>
      )}
    </Section>
  )
}
