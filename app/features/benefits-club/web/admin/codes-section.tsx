import { useState } from 'react'
import { useAct } from '#web/calls/use-act.ts'
import type { FileRule } from '#web/form/uploads/file-rules.ts'
import { UploadFrame } from '#web/form/uploads/upload-frame.tsx'
import { Section } from '#web/page/page.tsx'
import { type Column, DataTable } from '#web/ui/tables/data-table.tsx'
import type { Answer } from '#wire/endpoint.ts'
import { wordsOfFailure } from '#web/calls/words-of-failure.ts'
import { addCodes, CODES_BYTES, CODES_ROWS, showBenefit } from '../../wire/operator-benefits.ts'

const RULE: FileRule = { kinds: ['spreadsheet', 'csv'], mostBytes: CODES_BYTES }
const FAILED = { unanswered: 'Não foi possível enviar a planilha agora. Confira a sua conexão e tente novamente.' }
const number = new Intl.NumberFormat('pt-BR')

type Sheet = Answer<typeof addCodes>['data']['attributes']
type Problem = Sheet['problems'][number]
const COLUMNS: Column<Problem>[] = [
  { key: 'line', header: 'Linha', cell: ({ line }) => `Linha ${line}` },
  { key: 'code', header: 'Código', cell: ({ code }) => code || 'Em branco' },
  { key: 'why', header: 'Por que ficou de fora', cell: ({ why }) => why },
]

/** What a sheet brought, and what stayed out with the reason. */
export function CodesSection({ id, taken, left }: { id: string; taken: number; left: number }) {
  const [refusals, setRefusals] = useState<string[]>([])
  const [sheet, setSheet] = useState<Sheet>()
  const add = useAct(addCodes, { refresh: [showBenefit] })
  async function send(file: File) {
    setRefusals([])
    setSheet(undefined)
    try {
      setSheet((await add.act({ id, file })).data.attributes)
    } catch (error) {
      setRefusals([wordsOfFailure(error, FAILED)])
    }
  }
  return (
    <Section title="Códigos" id="codes" lead={`${number.format(taken)} entregues, ${number.format(left)} livres.`}>
      <UploadFrame
        label="Planilha de códigos"
        hint={`Um código por linha, na primeira coluna ou na coluna “código”; até ${number.format(CODES_ROWS)} linhas.`}
        rule={RULE}
        words={add.busy ? 'Lendo…' : 'Escolher planilha'}
        disabled={add.busy}
        refusals={refusals}
        onFiles={([chosen]) => chosen && void send(chosen)}
        onRefusals={setRefusals}
      />
      <p role="status">
        {sheet && `Códigos novos: ${number.format(sheet.added)}. Linhas de fora: ${number.format(sheet.refused)}.`}
      </p>
      {sheet && sheet.problems.length > 0 && (
        <DataTable
          caption="Linhas que ficaram de fora"
          columns={COLUMNS}
          rows={sheet.problems}
          rowKey={({ line }) => String(line)}
        />
      )}
    </Section>
  )
}
