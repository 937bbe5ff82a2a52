import { useState } from 'react'
import { IconDownload } from '#web/icons/d/download.ts'
import { useAct } from '#web/calls/use-act.ts'
import type { FileRule } from '#web/form/uploads/file-rules.ts'
import { pageMeta } from '#web/page-meta.ts'
import { Actions, Page, Section } from '#web/page/page.tsx'
import { RecordField } from '#web/record/record-field.tsx'
import { RecordForm } from '#web/record/record-form.tsx'
import { Button, ButtonAnchor } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import { type Standing, StandingMark } from '#web/ui/states/standing.tsx'
import { type Column, DataTable } from '#web/ui/tables/data-table.tsx'
import type { Answer } from '#wire/endpoint.ts'
import { fileField } from '#wire/file-field.ts'
import { downloadInviteModel, INVITE_BYTES, inviteBySheet, MOST_INVITES } from '../../wire/invites.ts'
import type { Route } from './+types/invite-sheet-page'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Convidar por planilha', index: false })

const fields = { file: fileField('Planilha preenchida') }
const RULE: FileRule = { kinds: ['spreadsheet', 'csv'], mostBytes: INVITE_BYTES }
type Results = Answer<typeof inviteBySheet>
type Row = Results['data'][number]

const MARKS: Record<Row['outcome'], [Standing, string]> = {
  ready: ['waiting', 'Pronta'],
  invited: ['good', 'Convite enviado'],
  failed: ['bad', 'A corrigir'],
}
const COLUMNS: Column<Row>[] = [
  { key: 'line', header: 'Linha', cell: ({ line }) => line },
  { key: 'name', header: 'Pessoa', cell: ({ name, email }) => `${name || 'Sem nome'} ${email && `(${email})`}` },
  {
    key: 'outcome',
    header: 'Situação',
    cell: ({ outcome, words }) => (
      <>
        <StandingMark of={MARKS[outcome][0]}>{MARKS[outcome][1]}</StandingMark> {outcome === 'failed' && words}
      </>
    ),
  },
]
const people = (n: number) => (n === 1 ? '1 pessoa' : `${n} pessoas`)

/** Looked at first: who has accounts and who has not are invited alike. */
export default function InviteSheetPage() {
  const [looked, setLooked] = useState<{ file: File; results: Results }>()
  const call = useAct(inviteBySheet)
  const send = async (file: File, invite: boolean) => setLooked({ file, results: await call.act({ file, invite }) })
  const { ready = 0, invited = 0, failed = 0 } = looked?.results ?? {}
  const again = useAct(inviteBySheet, { onDone: (results) => setLooked({ file: looked!.file, results }) })
  return (
    <Page
      title="Convidar por planilha"
      lead={`Até ${MOST_INVITES} pessoas. Cada uma recebe um link e preenche os próprios dados, sem precisar de conta.`}
      width="form"
      back={{ to: '/folders/convites', label: 'Convites' }}
    >
      <Section title="Planilha" id="planilha" lead="Colunas: nome, email, cpf e nascimento.">
        <Actions>
          <ButtonAnchor href={downloadInviteModel.path} download>
            <Icon of={IconDownload} /> Baixar modelo
          </ButtonAnchor>
        </Actions>
        <RecordForm
          fields={fields}
          submit="Conferir planilha"
          send={async ({ file }) => void (await send(file!, false))}
        >
          <RecordField of={fields} name="file" rule={RULE} />
        </RecordForm>
      </Section>
      {looked && (
        <Section
          title={invited > 0 ? `${people(invited)} no caminho` : `${people(ready)} para convidar`}
          id="conferencia"
          lead={failed > 0 && `${failed} a corrigir.`}
        >
          <div role="status">
            {ready > 0 && (
              <Button
                kind="primary"
                loading={again.busy}
                onClick={() => again.press({ file: looked.file, invite: true })}
              >
                Convidar {people(ready)}
              </Button>
            )}
          </div>
          <DataTable
            caption="Linhas da planilha"
            columns={COLUMNS}
            rows={looked.results.data}
            rowKey={({ line }) => String(line)}
          />
        </Section>
      )}
    </Page>
  )
}
